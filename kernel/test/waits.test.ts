// What the kit keeps between answers is what would be worked out anew: who may answer, and what they are asked.

import { expect, test } from 'vitest';
import { sample } from '../src/choice.ts';
import { fastDice, keyedDice, picker } from '../src/dice.ts';
import { createKit } from '../src/kit.ts';
import { bite } from '../src/rule.ts';
import { act, asks, begin, step, why } from '../src/run.ts';
import { sha256 } from '../src/sha256.ts';
import type { Game, State } from '../src/types.ts';
import { game as duel } from './slices/duel/index.ts';
import { game as frontier } from './slices/frontier/index.ts';
import { game as orbit } from './slices/orbit/index.ts';

const games: readonly Game[] = [duel, frontier, orbit];

const start = (game: Game, seed: number) => {
  const kit = createKit(game, keyedDice(sha256(`waits ${seed}`)));
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first ?? '']));
  return { kit, state: begin(kit, game.seats.max, options), pick: picker(fastDice(seed)) };
};

test.each(games.map((game) => [game.id, game] as const))('%s, in place and at the door', (_, game) => {
  for (const seed of [1, 2, 3]) {
    const { kit, state: first, pick } = start(game, seed);
    let state: State = first;
    for (let rows = 0; rows < 300; rows++) {
      const pending = asks(game, state, kit);
      expect(pending).toEqual(asks(game, state));
      const ask = pending[pick(Math.max(1, pending.length))];
      if (ask === undefined) break;
      const answer = sample(ask, pick);
      expect(why(game, state, ask.seat, answer)).toBeNull();
      if (rows % 3 === 0) step(kit, state, ask.seat, answer);
      else {
        const outcome = act(kit, state, ask.seat, answer);
        if (!outcome.ok) throw new Error(`${game.id} refuses what it offers`);
        state = outcome.state;
      }
    }
  }
});

test('a copy that was arranged is asked anew', () => {
  const { kit, state } = start(orbit, 1);
  asks(kit.game, state, kit);
  const arranged = { ...structuredClone(state), frames: [] };
  expect(asks(kit.game, arranged, kit)).toEqual([]);
  expect(act(kit, arranged, 0, null)).toMatchObject({ ok: false, refusal: { key: 'refuse.over' } });
});

test('nothing is kept while conditions are forced', () => {
  const { kit, state } = start(orbit, 1);
  const [before] = asks(kit.game, state, kit);
  let asked = 0;
  const counting: Game = { ...kit.game, steps: counted(kit.game, () => asked++) };
  const again = createKit(counting, fastDice(1));
  again.state = state;
  again.waits = { may: [before?.seat ?? 0], questions: [null, null, null, null, null, null], threads: [] };
  expect(asks(counting, state, again)).toEqual([]);
  bite(null);
  expect(asks(counting, state, again)).toEqual(asks(kit.game, state));
  expect(asked).toBeGreaterThan(0);
});

const counted = ({ steps }: Game, count: () => void): Game['steps'] =>
  Object.fromEntries(
    Object.entries(steps).map(([name, now]) => [
      name,
      {
        ...now,
        ask: (...args: Parameters<NonNullable<typeof now.ask>>) => {
          count();
          return now.ask?.(...args) ?? null;
        },
      },
    ]),
  );
