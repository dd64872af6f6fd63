// The frame around every game: the race on top, the table in words, seats, log, and the one decision at the bottom.

import { drafted } from '@orrery/kernel';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { Waiting } from '../part/Waiting.tsx';
import type { Mind } from '../source/mind.ts';
import type { TableSource } from '../source/source.ts';
import { useGameName } from '../words/gameName.ts';
import { useLanguage } from '../words/language.tsx';
import { Decision } from './Decision.tsx';
import { End } from './End.tsx';
import { useMessages, useRisky, useShot } from './hooks.ts';
import { Instrument } from './Instrument.tsx';
import { Log } from './Log.tsx';
import { namingOf } from '@orrery/games';
import { Race } from './Race.tsx';
import { Seats } from './Seats.tsx';
import { Sentences } from './Sentences.tsx';
import './Table.css';

interface Props {
  readonly source: TableSource;
  readonly mind: Mind;
}

export function Table({ source, mind }: Props) {
  const { say } = useLanguage();
  const shot = useShot(source);
  const messages = useMessages(
    shot.game,
    shot.sitters.map(({ name }) => name),
  );
  const title = useGameName(shot.game);
  const risky = useRisky(shot);
  const shown = useMemo(() => drafted(shot.game, shot.view), [shot.game, shot.view]);
  if (messages === null) return <Waiting />;
  const name = namingOf(shot.game, shown, messages);
  const over = shot.standing.over;
  return (
    <div className="table">
      <header className="table-bar">
        <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
          Orrery
        </Link>
        <h1>{title}</h1>
        <Race shot={shot} />
        <LanguageSwitch />
      </header>
      <main>
        <section className="chart" aria-label={say('table.now')}>
          <Instrument shot={shot} />
          <Sentences game={shot.game} view={shown} messages={messages} />
        </section>
        <div className="side">
          <Seats shot={shot} />
          <Log events={shot.events} messages={messages} />
        </div>
        <section className="bottom">
          <Notices source={source} />
          {over ? (
            <End shot={shot} source={source} messages={messages} />
          ) : (
            <Decision shot={shot} source={source} mind={mind} messages={messages} name={name} risky={risky} />
          )}
        </section>
      </main>
    </div>
  );
}

/** What is wrong with the table itself, if anything. */
function Notices({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const { link, trouble } = useShot(source);
  return (
    <div role="status">
      {link === 'lost' && <p className="notice">{say('table.lost')}</p>}
      {trouble !== null && (
        <p className="notice bad">
          {say('table.trouble', { what: trouble })}
          <button type="button" className="button" onClick={source.retry}>
            {say('table.again')}
          </button>
        </p>
      )}
    </div>
  );
}
