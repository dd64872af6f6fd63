// The first thing a visitor sees: the instrument, and one button that plays the first game of the catalog.

import { Link } from 'wouter';
import { Orrery } from '../part/Orrery.tsx';
import type { SavedGame } from '../source/savedGames.ts';
import { useLanguage } from '../words/language.tsx';
import { useFronts, useGameNames } from './fronts.tsx';
import { Globe } from './Globe.tsx';
import { QuickStart } from './QuickStart.tsx';
import { useGlance } from './useGlance.ts';

const PLANETS: readonly { readonly angle: number; readonly size: number; readonly look: number }[] = [
  { angle: 40, size: 9, look: 0 },
  { angle: 155, size: 14, look: 1 },
  { angle: 265, size: 18, look: 2 },
  { angle: 330, size: 24, look: 3 },
];

interface HeroProps {
  readonly latest: SavedGame | undefined;
  onFriends(): void;
}

export function Hero({ latest, onFriends }: HeroProps) {
  const { say } = useLanguage();
  const [first] = useFronts();
  const bodies = PLANETS.map(({ angle, size, look }) => ({
    key: angle,
    angle,
    lit: false,
    planet: <Globe look={look} size={size} />,
  }));
  return (
    <section className="hero">
      <div>
        <h1>{say('home.title')}</h1>
        <p>{say('home.lead')}</p>
        {latest !== undefined && <GoOn kept={latest} />}
        <div className="hero-ways">
          {first !== undefined && <QuickStart front={first} label={say('home.quick')} main={latest === undefined} />}
          <button type="button" className="button" onClick={onFriends}>
            {say('friends.title')}
          </button>
          <Link href="/learn" className="button">
            {say('home.learn-now')}
          </Link>
        </div>
      </div>
      <Orrery turning bodies={bodies} />
    </section>
  );
}

/** The game that was left last, and where it stands. */
function GoOn({ kept }: { readonly kept: SavedGame }) {
  const { say } = useLanguage();
  const name = useGameNames();
  const glance = useGlance();
  return (
    <Link href={`/here/${kept.id}`} className="go-on">
      <span className="go-on-label">{say('home.go-on')}</span>
      <strong>{name(kept.record.game)}</strong>
      <small>{glance(kept)}</small>
    </Link>
  );
}
