// The end: who won, the whole ranking, and the record to keep and to verify.

import { sentence } from '@orrery/games';
import { type Game, type GameRecord, replay } from '@orrery/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useScore } from '../home/fronts.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { saveFile } from '../part/share.tsx';
import { scenarioOf, writeScenario } from '../source/scenario.ts';
import type { TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './tableContext.ts';
import './End.css';

interface EndProps {
  readonly source: TableSource;
  /** The way to another game; left out: home. */
  readonly again?: ReactNode;
}

export function End({ source, again }: EndProps) {
  const { shownTable, props, openPage } = useTableContext();
  const { messages } = props;
  const { say } = useLanguage();
  const { standing, sitters, game } = shownTable;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const winners = sitters.filter((_, seat) => standing.ranks[seat] === 1).map(({ name }) => name);
  const [verdict, setVerdict] = useState<{ readonly good: boolean; readonly text: string } | null>(null);

  const verify = async (): Promise<void> => {
    setVerdict({ good: true, text: say('end.verifying') });
    const broken = (error: unknown) => {
      const what = error instanceof Error ? error.message : String(error);
      return { good: false, text: say('end.broken', { what }) };
    };
    const found = source.record().then((record) => checkRecord(game, record));
    setVerdict(await found.then((n) => ({ good: true, text: say('end.verified', { n }) }), broken));
  };
  const save = async (kind: 'json' | 'txt'): Promise<void> => {
    const record = await source.record();
    const text = kind === 'json' ? `${JSON.stringify(record, null, 1)}\n` : writeScenario(scenarioOf(record));
    saveFile(`${record.game}-${record.table}.${kind}`, text);
  };
  return (
    <div className="over">
      <div>
        <h2 ref={title} tabIndex={-1}>
          {say('end.title')}: {say(winners.length === 1 ? 'end.won' : 'end.shared', { who: winners.join(', ') })}
        </h2>
        {standing.how !== undefined && <p className="quiet">{sentence(messages, standing.how)}</p>}
        <Ranking />
      </div>
      <div className="actions">
        {again ?? (
          <Link href="/" className="button main">
            {say('end.again')}
          </Link>
        )}
        <ReplayButton source={source} />
        <button type="button" className="button" onClick={() => openPage({ page: 'race' })}>
          {say('table.race')}
        </button>
        <button type="button" className="button" onClick={() => void verify()}>
          {say('end.verify')}
        </button>
        <button type="button" className="button" onClick={() => void save('json')}>
          {say('end.record')}
        </button>
        <button type="button" className="button" onClick={() => void save('txt')}>
          {say('end.notation')}
        </button>
        <p className={verdict?.good === false ? 'hint bad' : 'hint good'} role="status">
          {verdict?.text}
        </p>
      </div>
    </div>
  );
}

/** A finished game, played again here, must give the same digests from the promised dice. Throws what is wrong with it;
 *  gives the number of rows. */
function checkRecord(game: Game, record: GameRecord): number {
  return replay(game, record).rows.length;
}

function Ranking() {
  const { say } = useLanguage();
  const { shownTable } = useTableContext();
  const { standing, sitters } = shownTable;
  const write = useScore(shownTable.game.id);
  const order = sitters
    .map(({ name }, seat) => ({ name, seat, rank: standing.ranks[seat] ?? 0, score: standing.scores[seat] ?? null }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <table className="ranking">
      <thead>
        <tr>
          <th scope="col">{say('end.place')}</th>
          <th scope="col">{say('end.name')}</th>
          <th scope="col">{say('table.score')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ name, seat, rank, score }) => (
          <tr key={seat}>
            <td>{rank}</td>
            <td>
              <Glyph seat={seat} /> {name}
            </td>
            <td>{score === null ? say('table.unknown') : write(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the end of a table to its replay: the record is kept in this browser, wherever the game was played. */
function ReplayButton({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const [, goTo] = useLocation();
  const [trouble, setTrouble] = useState('');
  const open = async (): Promise<void> => {
    const { keepRecord } = await import('../source/records.ts');
    goTo(`/replay/${await keepRecord(await source.record())}`);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void open().catch((error: Error) => setTrouble(error.message))}
      >
        {say('replay.look-again')}
      </button>
      {trouble !== '' && (
        <p className="bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
