// How a game gets into the panel: a new deal, or a record or scenario pasted in.

import type { Game } from '@orrery/kernel';
import { useState } from 'react';
import { readScenario, type Scenario, scenarioOf } from '../source/scenario.ts';
import { currentGames } from './rules.ts';
import { newScenario } from './store.ts';

interface Props {
  readonly scenario: Scenario | null;
  onOpen(scenario: Scenario): void;
}

export function OpenScenario({ scenario, onOpen }: Props) {
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
  const { findGame, gameIds, readRecord } = currentGames();
  const games = new Map<string, Game | undefined>();
  for (const id of gameIds) games.set(id, await findGame(id));
  return readRecord(text, (id) => games.get(id)).record;
}
