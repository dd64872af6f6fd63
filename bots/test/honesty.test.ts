import { clone, fastDice, type Game, imagine, picker, type State, UNDRAWN, view } from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { game as frontier } from '@orrery/kernel/slices/frontier';
import { game as orbit } from '@orrery/kernel/slices/orbit';
import { describe, expect, it } from 'vitest';
import { botNames, decideSafely, getBot, type BotTask } from '../src/index.ts';
import { deal, scatter, turnFor, turnOf } from './position.ts';

const slices: readonly (readonly [string, Game])[] = [
  ['duel', duel],
  ['orbit', orbit],
  ['frontier', frontier],
];

/** Another world behind the same view: others hold different things. Null: there is none to be had. */
function another(game: Game, state: State, seat: number, seed: number): State | null {
  for (let tries = 0; tries < 20; tries++) {
    const world = imagine(game, view(state, seat), picker(fastDice(seed + tries)));
    world.drafts = clone(state.drafts);
    Object.assign(world, { epoch: state.epoch, counter: state.counter });
    if (world.held.item.some((item, slot) => item !== state.held.item[slot] && item !== UNDRAWN)) return world;
  }
  return null;
}

function freeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

describe.each(slices)('what a bot may know in %s', (_, game) => {
  it.each(botNames)('%s answers the same, whatever the others hold', (name) => {
    let swapped = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const journal = scatter(deal(game, 3, seed), 5 * seed, seed);
      if (journal.state.frames.length === 0) continue;
      const { seat } = turnOf(game, journal.state, seed, { iterations: 1 }).ask;
      const other = another(game, journal.state, seat, seed);
      if (other === null) continue;
      swapped++;
      const [here, there] = [journal.state, other].map((state) =>
        decideSafely(getBot(name), turnFor(game, state, seat, seed, { iterations: 40 })),
      );
      expect(there).toEqual(here);
    }
    expect(swapped).toBeGreaterThan(3);
  });

  it.each(botNames)('%s writes nothing into what it is shown', (name) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { state } = scatter(deal(game, 4, seed), 4 * seed, seed);
      const turn = turnOf(game, state, seed, { iterations: 30 });
      freeze(turn.view);
      expect(decideSafely(getBot(name), turn).instead).toBeUndefined();
    }
  });
});

it('takes a view: the types do not let a state in', () => {
  const { state } = deal(duel, 2, 1);
  const turn = turnOf(duel, state, 1, { iterations: 1 });
  // @ts-expect-error a state has no viewer
  const cheat: BotTask = { ...turn, game: duel, view: state };
  expect('viewer' in cheat.view).toBe(false);
});
