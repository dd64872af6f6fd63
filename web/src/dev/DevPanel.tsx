// The developer panel: a scenario, every moment of it, and all that a state holds. Rules saved in an editor are played
// under the same rows at once; the first row that is refused or gives another state is shown.

import { readRecord } from '@orrery/games/read';
import type { Game, Row } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import { readScenario, type Scenario, scenarioOf, writeScenario } from '../source/scenario.ts';
import { Inspector } from './Inspector.tsx';
import {
  currentGames,
  firstChange,
  keepWork,
  keptWork,
  type Moment,
  newScenario,
  onRulesChange,
  playScenario,
  type Run,
} from './work.ts';

interface Open {
  readonly scenario: Scenario;
  readonly run: Run;
  readonly at: number;
  /** The first moment that the last change of the rules changed; -1: none. */
  readonly changed: number;
}

export function DevPanel() {
  const [open, setOpen] = useState<Open | null>(null);
  const [note, setNote] = useState('');

  const load = useCallback(async (scenario: Scenario, at: number, before: readonly string[]): Promise<void> => {
    const game = await currentGames().getGame(scenario.head.game);
    const run = playScenario(game, scenario);
    const changed = firstChange(before, run);
    const place = Math.min(at, run.moments.length - 1);
    setOpen({ scenario, run, at: place, changed });
    keepWork({ scenario, at: place, digests: run.moments.map((moment) => moment.digest) });
  }, []);

  useEffect(() => {
    const again = (): void => {
      const work = keptWork();
      if (work !== null) void load(work.scenario, work.at, work.digests);
    };
    again();
    return onRulesChange(() => {
      again();
      setNote(`Rules reloaded at ${new Date().toLocaleTimeString()}`);
    });
  }, [load]);

  const jump = (at: number): void => {
    if (open === null) return;
    setOpen({ ...open, at });
    keepWork({ scenario: open.scenario, at, digests: open.run.moments.map((moment) => moment.digest) });
  };
  const add = (row: Row): void => {
    if (open === null) return;
    const rows = [...open.scenario.rows.slice(0, open.at), row];
    void load({ ...open.scenario, rows }, rows.length, []);
  };
  const copy = (): void => {
    if (open !== null) void navigator.clipboard.writeText(writeScenario(open.scenario)).then(() => setNote('Copied'));
  };
  const moment = open?.run.moments[open.at];
  return (
    <div className="dev">
      <header>
        <h1>Developer panel</h1>
        <OpenScenario
          scenario={open?.scenario ?? null}
          onOpen={(scenario) => void load(scenario, scenario.rows.length, [])}
        />
        <p role="status">
          {note} {open !== null && verdict(open)}
        </p>
      </header>
      {open !== null && moment !== undefined && (
        <main>
          <RowList moments={open.run.moments} at={open.at} changed={open.changed} onJump={jump} onCopy={copy} />
          <Inspector
            game={open.run.game}
            names={open.scenario.head.seats}
            moment={moment}
            before={open.run.moments[open.at - 1]}
            onRow={add}
          />
        </main>
      )}
    </div>
  );
}

function verdict({ run, changed, scenario }: Open): string {
  const parts = [`${run.moments.length - 1} of ${scenario.rows.length} rows played.`];
  if (changed >= 0) parts.push(`Row ${changed} is the first that differs under the new rules.`);
  if (run.stopped !== null) parts.push(`Row ${run.moments.length}: ${run.stopped}.`);
  return parts.join(' ');
}

interface RowListProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly changed: number;
  onJump(at: number): void;
  onCopy(): void;
}

/** Every row of the scenario: click to jump, or step with the buttons. */
function RowList({ moments, at, changed, onJump, onCopy }: RowListProps) {
  const last = moments.length - 1;
  const step = (label: string, to: number) => (
    <button type="button" disabled={to < 0 || to > last || to === at} onClick={() => onJump(to)}>
      {label}
    </button>
  );
  return (
    <section className="timeline">
      <h2>
        Row {at} of {last}
      </h2>
      <p>
        {step('First', 0)} {step('Back', at - 1)} {step('On', at + 1)} {step('Last', last)}{' '}
        <button type="button" onClick={onCopy}>
          Copy scenario
        </button>
      </p>
      <ol start={0}>
        {moments.map((moment, i) => (
          <li key={i} className={i === changed ? 'changed' : undefined}>
            <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => onJump(i)}>
              {i} · {moment.line === '' ? 'deal' : moment.line}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OpenScenarioProps {
  readonly scenario: Scenario | null;
  onOpen(scenario: Scenario): void;
}

/** How a game gets into the panel: a new deal, or a record or scenario pasted in. */
function OpenScenario({ scenario, onOpen }: OpenScenarioProps) {
  const { gameIds, getGame, fullOptions } = currentGames();
  const [id, setId] = useState(scenario?.head.game ?? gameIds[0] ?? '');
  const [seats, setSeats] = useState(scenario?.head.seats.length ?? 4);
  const [seed, setSeed] = useState('1');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const attempt = async (work: () => Promise<Scenario>): Promise<void> => {
    setFault('');
    await work().then(onOpen, (error: Error) => setFault(error.message));
  };
  const start = async (): Promise<Scenario> => {
    const game = await getGame(id);
    const fitting = Math.min(game.seats.max, Math.max(game.seats.min, seats));
    setSeats(fitting);
    return newScenario(game, fitting, seed, fullOptions(game));
  };
  return (
    <section className="start">
      <form action={() => attempt(start)}>
        <label>
          Game
          <select value={id} onChange={(event) => setId(event.target.value)}>
            {gameIds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          Seats
          <input
            type="number"
            min={1}
            max={8}
            value={seats}
            onChange={(event) => setSeats(event.target.valueAsNumber || 1)}
          />
        </label>
        <label>
          Seed
          <input value={seed} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button type="submit">Deal</button>
      </form>
      <form action={() => attempt(() => readPasted(text, scenario))}>
        <label>
          Record or scenario
          <textarea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit">Open</button>
      </form>
      <p role="alert">{fault}</p>
    </section>
  );
}

async function readPasted(text: string, open: Scenario | null): Promise<Scenario> {
  if (text.trimStart().startsWith('{')) return scenarioOf(await pastedRecord(text));
  const { getGame, gameIds, fullOptions } = currentGames();
  const first = await getGame(gameIds[0] ?? '');
  return readScenario(text, open ?? newScenario(first, first.seats.max, '1', fullOptions(first)));
}

async function pastedRecord(text: string) {
  const { findGame, gameIds } = currentGames();
  const games = new Map<string, Game | undefined>();
  for (const id of gameIds) games.set(id, await findGame(id));
  return readRecord(text, (id) => games.get(id)).record;
}
