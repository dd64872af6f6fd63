// Home: what Orrery is, the games, a new table, and the tables that wait for the reader.

import { gameIds } from '@orrery/games';
import { lazy, Suspense, useState } from 'react';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { Orrery } from '../part/Orrery.tsx';
import { useLanguage } from '../words/language.tsx';
import { GameCard } from './GameCard.tsx';
import { KeptHere } from './KeptHere.tsx';
import { KeptThere } from './KeptThere.tsx';
import './Home.css';

/** Brings the kernel and the bots; home itself needs neither. */
const NewGame = lazy(() => import('./NewGame.tsx'));

const PLANETS: readonly { readonly angle: number; readonly size: number; readonly colour: string }[] = [
  { angle: 40, size: 8, colour: '#cbbd94' },
  { angle: 155, size: 12, colour: '#e4685d' },
  { angle: 265, size: 15, colour: '#5aa9e6' },
  { angle: 330, size: 19, colour: '#f0c75e' },
];

export function Home() {
  const { say } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const bodies = PLANETS.map(({ angle, size, colour }) => ({
    key: angle,
    angle,
    lit: false,
    planet: <circle r={size} fill={colour} stroke="#0c1329" strokeWidth="2" />,
  }));
  return (
    <div className="home">
      <header className="home-bar">
        <span className="brand">Orrery</span>
        <LanguageSwitch />
      </header>
      <main>
        <section className="hero">
          <div>
            <h1>{say('home.title')}</h1>
            <p>{say('home.lead')}</p>
          </div>
          <Orrery turning bodies={bodies} />
        </section>
        <section aria-labelledby="games-title">
          <h2 id="games-title">{say('home.games')}</h2>
          <ul className="games">
            {gameIds.map((id) => (
              <GameCard key={id} id={id} onChoose={() => setChosen(id)} />
            ))}
          </ul>
        </section>
        <div className="mine">
          <KeptHere />
          <KeptThere />
        </div>
        <ul className="promises">
          {(['honest', 'undo', 'keep'] as const).map((each) => (
            <li key={each}>
              <h3>{say(`home.${each}`)}</h3>
              <p>{say(`home.${each}-more`)}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer>{say('home.unofficial')}</footer>
      <Suspense>{chosen !== null && <NewGame id={chosen} onClose={() => setChosen(null)} />}</Suspense>
    </div>
  );
}
