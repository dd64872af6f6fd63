// Games of this browser, to be continued.

import { Link } from 'wouter';
import type { SavedGame } from '../source/savedGames.ts';
import { useLanguage } from '../words/language.tsx';
import { useGameNames } from './fronts.tsx';
import { useGlance } from './useGlance.ts';

interface Props {
  readonly kept: readonly SavedGame[] | null;
  onThrowAway(id: string): void;
}

export function KeptHere({ kept, onThrowAway }: Props) {
  const { say } = useLanguage();
  const name = useGameNames();
  const glance = useGlance();
  return (
    <section className="panel kept" aria-labelledby="here-title">
      <h2 id="here-title">{say('home.continue')}</h2>
      {kept?.length === 0 && <p className="quiet">{say('home.none-here')}</p>}
      <ul>
        {kept?.map((each) => {
          const game = name(each.record.game);
          const line = glance(each);
          return (
            <li key={each.id}>
              <Link href={`/here/${each.id}`}>
                <strong>{game}</strong>
                <small>{line}</small>
              </Link>
              <ThrowAway game={game} when={line} onThrowAway={() => onThrowAway(each.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ThrowProps {
  readonly game: string;
  readonly when: string;
  onThrowAway(): void;
}

/** Gone is gone: it asks once more, in place. */
function ThrowAway({ game, when, onThrowAway }: ThrowProps) {
  const { say } = useLanguage();
  return (
    <details className="throw-away">
      <summary className="button plain" aria-label={say('kept.discard-of', { game, when })}>
        {say('kept.discard')}
      </summary>
      <button type="button" className="button" onClick={onThrowAway}>
        {say('kept.discard-sure')}
      </button>
    </details>
  );
}
