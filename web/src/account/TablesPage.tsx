// Tables on the server: the ones that wait for the reader, longest waiting first, then the reader's others, then those that
// look for players.

import type { Pace, Turn } from '@orrery/protocol/people';
import type { SeatInfo, TableInfo } from '@orrery/protocol/tables';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { OpenTables } from '../friends/OpenTables.tsx';
import { useGameNames } from '../home/fronts.tsx';
import { paceWord } from '../online/ServerFields.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { api } from '../source/api.ts';
import { useServerBack } from '../source/serverBack.ts';
import { useLanguage } from '../words/language.tsx';
import { useWhen } from '../words/when.ts';
import { queueLink, useTurns } from './NextTurn.tsx';
import { people } from './peopleApi.ts';
import { PeoplePage, PlainHttpNote } from './PeoplePage.tsx';
import './PeoplePage.css';

const WithFriends = lazy(() => import('../friends/WithFriends.tsx'));

interface Lists {
  readonly mine: readonly TableInfo[];
  readonly played: readonly TableInfo[];
}

export default function TablesPage() {
  const { say } = useLanguage();
  const turns = useTurns();
  const [isNew, setNew] = useState(false);
  const [lists, setLists] = useState<Lists | 'offline' | null>(null);
  const load = (): void => {
    Promise.all([api.me(), people.tables('playing')]).then(
      ([me, played]) => setLists({ mine: me.tables, played: played.filter(isForeign) }),
      () => setLists('offline'),
    );
  };
  useEffect(load, []);
  useServerBack(() => lists === 'offline' && load());
  const waiting = new Set(turns?.map(({ table }) => table));
  return (
    <PeoplePage title={say('tables.title')}>
      {lists === 'offline' && <p className="lead">{say('home.offline')}</p>}
      <div className="row tables-ways">
        <button type="button" className="button main" onClick={() => setNew(true)}>
          {say('tables.new')}
        </button>
        <Link href="/profile" className="button">
          {say('played.title')}
        </Link>
      </div>
      <Suspense>{isNew && <WithFriends listed onClose={() => setNew(false)} />}</Suspense>
      {lists !== 'offline' && (
        <div className="people-columns">
          <div>
            <section className="panel" aria-labelledby="yours-title">
              <h2 id="yours-title">{say('tables.yours')}</h2>
              {turns?.length === 0 && <p className="quiet">{say('tables.none-yours')}</p>}
              <ol className="rows queue">
                {turns?.map((turn, place) => (
                  <TurnRow key={turn.table} turn={turn} first={place === 0} />
                ))}
              </ol>
            </section>
            <section className="panel" aria-labelledby="mine-title">
              <h2 id="mine-title">{say('tables.mine')}</h2>
              {lists !== null && (
                <TableRows
                  tables={lists.mine.filter(({ id }) => !waiting.has(id))}
                  none={say('tables.none-mine')}
                  door={say('tables.look')}
                />
              )}
            </section>
          </div>
          <div>
            <OpenTables Rows={TableRows} />
            <section className="panel" aria-labelledby="played-title">
              <h2 id="played-title">{say('tables.played')}</h2>
              {lists !== null && (
                <TableRows tables={lists.played} none={say('tables.none-played')} door={say('tables.watch')} />
              )}
            </section>
          </div>
        </div>
      )}
      <PlainHttpNote />
    </PeoplePage>
  );
}

const isForeign = ({ you }: TableInfo): boolean => you === null;

function TurnRow({ turn, first }: { readonly turn: Turn; readonly first: boolean }) {
  const { say } = useLanguage();
  const name = useGameNames();
  const when = useWhen();
  const { table, game, seats, since, until, seat } = turn;
  return (
    <li>
      <span>
        <strong>{name(game)}</strong>
        <span className="who">{seats.filter((_, at) => at !== seat).join(', ')}</span>
        <small>
          {say('tables.since', { when: when(since) })}
          {until !== null && ` · ${say('tables.until', { when: when(until) })}`}
        </small>
      </span>
      <Link href={queueLink(table)} className={first ? 'button main' : 'button'}>
        {say('tables.play')}
      </Link>
    </li>
  );
}

interface RowsProps {
  readonly tables: readonly TableInfo[];
  readonly none: string;
  readonly door: string;
}

function TableRows({ tables, none, door }: RowsProps) {
  const { say } = useLanguage();
  const paceOf = (pace: Pace): string[] => {
    const word = paceWord(pace);
    return word === undefined ? [] : [say(word)];
  };
  const name = useGameNames();
  const when = useWhen();
  if (tables.length === 0) return <p className="quiet">{none}</p>;
  return (
    <ul className="rows">
      {tables.map(({ id, game, seats, stage, created, pace, rated }) => (
        <li key={id}>
          <span>
            <strong>{name(game)}</strong>
            <SeatNames seats={seats} />
            <small>
              {[when(created), ...paceOf(pace), ...(rated === true ? [say('rated.title')] : [])].join(' · ')}
            </small>
          </span>
          <Link href={`/table/${id}`} className={stage === 'over' ? 'button plain' : 'button'}>
            {door}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Who sits there: the seat's own sign beside each name. */
function SeatNames({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const { say } = useLanguage();
  return (
    <span className="who">
      {seats.map(({ kind, name }, seat) => (
        <span key={seat} className={kind === 'open' ? 'free' : ''}>
          <Glyph seat={seat} size={16} />
          {kind === 'open' ? say('lobby.open') : name}
        </span>
      ))}
    </span>
  );
}
