// Games of this browser, to be continued.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { discard, type Kept, listKept } from '../source/shelf.ts';
import { useLanguage } from '../words/language.tsx';

export function KeptHere() {
  const { say, messages, lang } = useLanguage();
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  useEffect(() => {
    void listKept().then(setKept);
  }, []);
  const throwAway = async (id: string): Promise<void> => {
    await discard(id);
    setKept(await listKept());
  };
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="panel kept" aria-labelledby="here-title">
      <h2 id="here-title">{say('home.continue')}</h2>
      {kept?.length === 0 && <p className="quiet">{say('home.none-here')}</p>}
      <ul>
        {kept?.map(({ id, record, over, saved }) => {
          const game = messages[`game.${record.game}`] ?? record.game;
          return (
            <li key={id}>
              <Link href={`/here/${id}`}>
                <strong>{game}</strong>
                <small>
                  {when.format(saved)} · {over ? say('kept.over') : say('kept.turn', { n: record.rows.length })}
                </small>
              </Link>
              <button
                type="button"
                className="button plain"
                aria-label={say('kept.discard-of', { game, when: when.format(saved) })}
                onClick={() => void throwAway(id)}
              >
                {say('kept.discard')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
