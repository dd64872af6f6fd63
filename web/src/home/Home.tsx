// Home: what Orrery is, the game to go on with, the games, a new table, and the tables that wait for the reader.

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { followOffline, readOffline } from '../offline/NewVersion.tsx';
import { HomeBar } from '../part/PageBar.tsx';
import { useLanguage, withWords } from '../words/language.tsx';
import { useFronts } from './fronts.tsx';
import { isSmall, LargeCard, SmallCard } from './GameCards.tsx';
import { Hero } from './Hero.tsx';
import { KeptHere } from './KeptHere.tsx';
import { KeptThere } from './KeptThere.tsx';
import { useKept } from './useKept.ts';
import './Home.css';

/** Brings the kernel and the bots; home itself needs neither. */
const NewGame = lazy(() => import('./NewGame.tsx'));

const WithFriends = lazy(withWords(() => import('../friends/WithFriends.tsx')));

export function Home() {
  const { say } = useLanguage();
  const fronts = useFronts();
  const [chosen, setChosen] = useState<string | null>(null);
  const [friends, setFriends] = useState(false);
  const { kept, throwAway } = useKept();
  const offline = useSyncExternalStore(followOffline, readOffline);
  const latest = kept?.find(({ over }) => !over);
  const [small, large] = [fronts.filter(isSmall), fronts.filter((front) => !isSmall(front))];
  return (
    <div className="page home">
      <HomeBar />
      <main>
        <Hero latest={latest} onFriends={() => setFriends(true)} />
        <section aria-labelledby="games-title">
          <h2 id="games-title" className="aloud">
            {say('home.games')}
          </h2>
          <div className="large-games">
            {large.map((front) => (
              <LargeCard key={front.id} front={front} onChoose={() => setChosen(front.id)} />
            ))}
          </div>
        </section>
        <div className="mine">
          <KeptHere kept={kept} onThrowAway={throwAway} />
          <KeptThere />
        </div>
        <section aria-labelledby="small-title">
          <h2 id="small-title">{say('home.small')}</h2>
          <p className="quiet small-more">{say('home.small-more')}</p>
          <ul className="small-games">
            {small.map((front) => (
              <SmallCard key={front.id} front={front} onChoose={() => setChosen(front.id)} />
            ))}
          </ul>
        </section>
        <ul className="promises">
          {(['honest', 'undo', 'keep'] as const).map((each) => (
            <li key={each}>
              <h3>{say(`home.${each}`)}</h3>
              <p>{say(`home.${each}-more`)}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer>
        {say('home.unofficial')} {offline !== 'none' && say('home.offline-ready')}
      </footer>
      <Suspense>{friends && <WithFriends onClose={() => setFriends(false)} />}</Suspense>
      <Suspense>{chosen !== null && <NewGame key={chosen} id={chosen} onClose={() => setChosen(null)} />}</Suspense>
    </div>
  );
}
