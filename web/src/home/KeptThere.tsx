// The reader's tables on the server. Without a server the page works all the same.

import type { Stage, TableInfo } from '@orrery/protocol/tables';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../source/api.ts';
import { useServerBack } from '../source/serverBack.ts';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import { localeOf } from '../words/when.ts';
import { useGameNames } from './fronts.tsx';

const STAGES: Readonly<Record<Stage, Word>> = { open: 'kept.waiting', playing: 'kept.going', over: 'kept.over' };

export function KeptThere() {
  const { say, lang } = useLanguage();
  const name = useGameNames();
  const [tables, setTables] = useState<readonly TableInfo[] | 'offline' | null>(null);
  const load = (): void => {
    api.me().then(
      (me) => setTables(me.tables),
      () => setTables('offline'),
    );
  };
  useEffect(load, []);
  useServerBack(() => tables === 'offline' && load());
  const when = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="panel kept" aria-labelledby="there-title">
      <h2 id="there-title">{say('home.my-tables')}</h2>
      {tables === 'offline' && <p className="quiet">{say('home.offline')}</p>}
      {Array.isArray(tables) && tables.length === 0 && <p className="quiet">{say('home.none-there')}</p>}
      {tables !== null && tables !== 'offline' && (
        <ul>
          {tables.map(({ id, game, stage, seats, created }) => (
            <li key={id}>
              <Link href={`/table/${id}`}>
                <strong>{name(game)}</strong>
                <small>
                  {when.format(created)} · {say(STAGES[stage])} · {seats.map((seat) => seat.name || '…').join(', ')}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
