// What the reader has played on this server: finished games with who came in where, and ratings where there are some.

import type { FinishedGame, ProfilePage as Profile } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { people } from '../account/peopleApi.ts';
import { PeoplePage } from '../account/PeoplePage.tsx';
import { TaskStatus, useTask } from '../account/task.tsx';
import { useGameNames, useScore } from '../home/fronts.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { useServerBack } from '../source/serverBack.ts';
import { useLanguage } from '../words/language.tsx';
import { useWhen } from '../words/when.ts';
import './ProfilePage.css';

export default function ProfilePage() {
  const { say } = useLanguage();
  const [profile, setProfile] = useState<Profile | 'offline' | null>(null);
  const task = useTask();
  const load = (): void => void people.played().then(setProfile, () => setProfile('offline'));
  useEffect(load, []);
  useServerBack(() => profile === 'offline' && load());
  if (profile === null || profile === 'offline')
    return (
      <PeoplePage title={say('played.title')}>
        {profile === 'offline' && <p className="lead">{say('home.offline')}</p>}
      </PeoplePage>
    );
  const { games, more, ratings } = profile;
  const goOn = async (): Promise<void> => {
    const next = await people.played(games.at(-1));
    setProfile({ ...next, games: [...games, ...next.games] });
  };
  return (
    <PeoplePage title={say('played.title')}>
      <div className="people-columns played">
        <section className="panel" aria-labelledby="played-games">
          <h2 id="played-games">{say('played.games')}</h2>
          {games.length === 0 && <p className="quiet">{say('played.none')}</p>}
          <ul className="rows">
            {games.map((game) => (
              <GameRow key={game.table} game={game} />
            ))}
          </ul>
          {more && (
            <button type="button" className="button" disabled={task.busy} onClick={() => task.run(goOn)}>
              {say('played.more')}
            </button>
          )}
          <TaskStatus task={task} />
        </section>
        <section className="panel" aria-labelledby="played-ratings">
          <h2 id="played-ratings">{say('played.ratings')}</h2>
          {ratings.length > 0 && <Ratings ratings={ratings} />}
          <p className="quiet">{say('played.ratings-more')}</p>
        </section>
      </div>
    </PeoplePage>
  );
}

function GameRow({ game }: { readonly game: FinishedGame }) {
  const { say } = useLanguage();
  const name = useGameNames()(game.game);
  const write = useScore(game.game);
  const when = useWhen();
  const mine = game.seats[game.you];
  const order = game.seats
    .map((seat, at) => ({ ...seat, at }))
    .toSorted((one, other) => (one.rank ?? 99) - (other.rank ?? 99) || one.at - other.at);
  const result =
    mine?.rank === 1
      ? say('played.won')
      : mine !== undefined && mine.rank !== null
        ? say('played.place', { rank: mine.rank, n: game.seats.length })
        : say(game.stopped === true ? 'played.stopped' : 'kept.over');
  return (
    <li>
      <span>
        <strong>{name}</strong> <span className={mine?.rank === 1 ? 'good' : ''}>{result}</span>
        {game.rated !== undefined && (
          <span className="quiet"> {say('played.moved', { from: game.rated.before, to: game.rated.after })}</span>
        )}
        <span className="who">
          {order.map(({ at, name: who, score, bot }) => (
            <span key={at} className={at === game.you ? 'own' : ''}>
              <Glyph seat={at} size={16} />
              {who}
              {bot && ` (${say('table.bot-word')})`}
              {score !== null && ` ${write(score)}`}
            </span>
          ))}
        </span>
        <small>{when(game.over)}</small>
      </span>
      <Link href={`/table/${game.table}`} className="button plain">
        {say('tables.look')}
      </Link>
    </li>
  );
}

function Ratings({ ratings }: Pick<Profile, 'ratings'>) {
  const { say } = useLanguage();
  const name = useGameNames();
  return (
    <ul className="rows">
      {ratings.map(({ game, rating, games }) => (
        <li key={game}>
          <span>
            <strong>{name(game)}</strong>
            <small>{say('played.rated-games', { n: games })}</small>
          </span>
          <strong className="rating">{rating}</strong>
        </li>
      ))}
    </ul>
  );
}
