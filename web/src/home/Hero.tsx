// The first thing a visitor sees: the instrument, and one button that plays the first game of the catalog.

import type { Front } from '@orrery/games/front';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Orrery } from '../part/Orrery.tsx';
import type { SavedGame } from '../source/savedGames.ts';
import { useLanguage } from '../words/language.tsx';
import { useFronts, useGameNames, useSaid } from './fronts.tsx';
import { Globe } from './Globe.tsx';
import { useGlance } from './useGlance.ts';

const PLANETS: readonly { readonly angle: number; readonly size: number; readonly look: number }[] = [
  { angle: 40, size: 9, look: 0 },
  { angle: 155, size: 14, look: 1 },
  { angle: 265, size: 18, look: 2 },
  { angle: 330, size: 24, look: 3 },
];

export function Hero({ latest }: { readonly latest: SavedGame | undefined }) {
  const { say } = useLanguage();
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
          <QuickStart main={latest === undefined} />
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

function QuickStart({ main }: { readonly main: boolean }) {
  const { say } = useLanguage();
  const said = useSaid();
  const [first] = useFronts();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (front: Front): Promise<void> => {
    setBusy(true);
    try {
      const { openQuick } = await import('./open.ts');
      go(await openQuick(front));
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  if (first === undefined) return null;
  const { name, line, presets: [preset] = [] } = first;
  return (
    <>
      <button
        type="button"
        className={main ? 'button main' : 'button'}
        title={say('home.quick-more', { game: said(name), what: said(preset?.line ?? line) })}
        disabled={busy}
        onClick={() => void start(first)}
      >
        {say('home.quick')}
      </button>
      {trouble !== null && (
        <p className="bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
