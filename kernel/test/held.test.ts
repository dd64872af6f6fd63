// The table of secrets: late dealing, who knows what, and the worlds that fit a view.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begin,
  bit,
  createKit,
  deal,
  everybody,
  fastDice,
  imagine,
  itemOf,
  type Kit,
  knows,
  picker,
  seenBy,
  type State,
  total,
  view,
} from '../src/index.ts';
import { brokenState } from '../testkit/invariants.ts';
import { toy } from './toy.ts';

const SEATS = 3;
const COUNTS = [3, 3, 2, 1];

/** A game in which nothing happens by itself, with one pool; its kit is played by hand. */
function table(seed = 1): { kit: Kit; state: State } {
  const game = toy(
    { wait: { may: () => [0], ask: () => ({ prompt: { key: 'x' }, choice: WAIT, otherwise: 'x' }) } },
    (kit) => {
      kit.pool(COUNTS);
      return null;
    },
  );
  const kit = createKit(game, fastDice(seed));
  const state = begin(kit, SEATS, {});
  kit.barrier = false;
  return { kit, state };
}
const WAIT = { kind: 'one', noun: 'x', options: ['x'] } as const;

const byNumber = (a: number, b: number): number => a - b;
const items = (state: State): number[] => state.held.item.filter((item) => item >= 0);

describe('late dealing', () => {
  test('a face-down slot has no item until somebody looks', () => {
    const { kit, state } = table();
    const slot = kit.slot(0);
    expect(itemOf(state, slot)).toBe(-1);
    expect(total(state.pools[0] ?? [])).toBe(9);
    expect(state.counter).toBe(0);
    const item = kit.look(slot, 1);
    expect(itemOf(state, slot)).toBe(item);
    expect(total(state.pools[0] ?? [])).toBe(8);
    expect(state.counter).toBeGreaterThan(0);
    expect(kit.barrier).toBe(true);
  });

  test('looking again draws nothing and is no barrier', () => {
    const { kit, state } = table();
    const slot = kit.draw(0, 1);
    const { counter } = state;
    kit.barrier = false;
    expect(kit.look(slot, 1)).toBe(itemOf(state, slot));
    expect(kit.barrier).toBe(false);
    kit.look(slot, 2);
    expect(kit.barrier).toBe(true);
    expect(state.counter).toBe(counter);
  });

  test('no more slots are opened than the pool has items', () => {
    const { kit } = table();
    for (let n = 0; n < 9; n++) kit.slot(0);
    expect(() => kit.slot(0)).toThrow('nothing left to deal');
    expect(() => kit.pull(0)).toThrow('nothing left to deal');
  });

  test('the odds are those of a shuffle', () => {
    const seen = [0, 0, 0, 0];
    for (let seed = 0; seed < 4500; seed++) {
      const { kit } = table(seed);
      kit.slot(0);
      const item = kit.look(kit.slot(0), 0);
      seen[item] = (seen[item] ?? 0) + 1;
    }
    for (const [item, n] of seen.entries()) expect(Math.abs(n - 500 * (COUNTS[item] ?? 0))).toBeLessThan(150);
  });
});

describe('who knows', () => {
  test('a look is one seat’s, a show is everybody’s and the audience’s', () => {
    const { kit, state } = table();
    const slot = kit.draw(0, 1);
    expect([0, 1, 2, 3].map((viewer) => knows(state, slot, viewer))).toEqual([false, true, false, false]);
    kit.show(slot);
    expect(state.held.know[slot]).toBe(everybody(SEATS));
  });

  test('only what everybody has seen leaves the table', () => {
    const { kit, state } = table();
    const slot = kit.draw(0, 1);
    expect(() => kit.remove(slot)).toThrow('unseen');
    const item = kit.show(slot);
    expect(kit.remove(slot)).toBe(item);
    expect(total(state.pools[0] ?? [])).toBe(8);
  });

  test('what is dropped goes back into its pool, and its slot is used again', () => {
    const { kit, state } = table();
    const slot = kit.draw(0, 1);
    kit.drop(slot);
    expect(state.pools[0]).toEqual(COUNTS);
    expect(kit.slot(0)).toBe(slot);
    expect(knows(state, slot, 1)).toBe(false);
  });

  test('after a mix only a watcher who knew every slot still knows them', () => {
    const { kit, state } = table();
    const slots = [kit.draw(0, 1), kit.draw(0, 1), kit.draw(0, 1)];
    kit.look(slots[0] ?? -1, 2);
    const before = items(state).sort(byNumber);
    kit.mix(slots, [1, 2]);
    expect(slots.map((slot) => state.held.know[slot])).toEqual([bit(1), bit(1), bit(1)]);
    expect(items(state).sort(byNumber)).toEqual(before);
  });

  test('what nobody watched is undrawn again', () => {
    const { kit, state } = table();
    const slots = [kit.draw(0, 1), kit.draw(0, 2)];
    kit.mix(slots, [1, 2]);
    expect(items(state)).toEqual([]);
    expect(state.pools[0]).toEqual(COUNTS);
  });

  test('shuffled, the same items lie elsewhere, known to whoever looks', () => {
    const { kit, state } = table();
    const slots = [kit.draw(0, 1), kit.draw(0, 1), kit.draw(0, 2), kit.draw(0, 2), kit.draw(0, 2)];
    const before = slots.map((slot) => itemOf(state, slot));
    kit.shuffle(slots);
    expect(slots.map((slot) => state.held.know[slot])).toEqual([0, 0, 0, 0, 0]);
    for (const slot of slots) kit.look(slot, 0);
    const after = slots.map((slot) => itemOf(state, slot));
    expect(after.toSorted(byNumber)).toEqual(before.toSorted(byNumber));
    expect(after).not.toEqual(before);
    expect(brokenState(kit.game, state)).toBeNull();
  });

  test('what is laid face down out of a hand ends in its last slots, and only the hand’s owner can follow it', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { kit, state } = table(seed);
      const hand = [kit.draw(0, 0), kit.draw(0, 0), kit.draw(0, 0), kit.draw(0, 0)];
      for (const slot of hand) kit.look(slot, 1);
      const wanted = [hand[0] ?? -1, hand[2] ?? -1].map((slot) => itemOf(state, slot));
      const before = items(state).sort(byNumber);
      const laid = kit.lay(hand, [hand[0] ?? -1, hand[2] ?? -1], [0]);
      expect(laid).toEqual(hand.slice(2));
      expect(laid.map((slot) => itemOf(state, slot)).sort(byNumber)).toEqual(wanted.sort(byNumber));
      expect(items(state).sort(byNumber)).toEqual(before);
      expect(hand.map((slot) => state.held.know[slot])).toEqual([1, 1, 1, 1]);
    }
  });

  test('an event shows a slot’s item to those who knew it then', () => {
    const { kit, state } = table();
    const slot = kit.draw(0, 1);
    kit.tell('log.draw', { who: 1, cards: [kit.ref(slot)] });
    kit.show(slot);
    const [event] = kit.events;
    if (event === undefined) throw new Error('nothing was told');
    expect(seenBy(event, 1).args['cards']).toEqual([{ slot, item: itemOf(state, slot) }]);
    for (const viewer of [0, 2, 3]) expect(seenBy(event, viewer).args['cards']).toEqual([{ slot, item: -1 }]);
  });
});

/** What a game may do to its secrets, in any order. */
const moves = fc.array(fc.tuple(fc.nat(7), fc.nat(20), fc.nat(SEATS - 1)), { maxLength: 40 });

function move(
  { kit, state }: { kit: Kit; state: State },
  [what, which, seat]: readonly [number, number, number],
): void {
  const live = [...state.held.pool.keys()].filter((slot) => (state.held.pool[slot] ?? -1) >= 0);
  const slot = live[which % Math.max(1, live.length)];
  const lying = live.filter((each) => itemOf(state, each) < 0).length;
  const left = total(state.pools[0] ?? []) - lying;
  if (what === 0 && left > 0) kit.slot(0);
  else if (what === 1 && left > 0) kit.draw(0, seat);
  else if (what === 2 && left > 0) kit.put(0, kit.pull(0));
  else if (slot === undefined) return;
  else if (what === 3) kit.look(slot, seat);
  else if (what === 4) kit.show(slot);
  else if (what === 5) kit.drop(slot);
  else if (what === 6) kit.mix(live.slice(0, 1 + (which % 4)), [seat]);
  else if (what === 7 && state.held.know[slot] === everybody(SEATS)) kit.put(0, kit.remove(slot));
}

describe('whatever a game does', () => {
  const anyTable = fc.tuple(fc.nat(1000), moves).map(([seed, all]) => {
    const played = table(seed);
    for (const each of all) move(played, each);
    return played;
  });

  test('no item is lost or made, and the state holds together', () => {
    fc.assert(
      fc.property(anyTable, ({ kit, state }) => {
        const counts = [...(state.pools[0] ?? [])];
        for (const item of items(state)) counts[item] = (counts[item] ?? 0) + 1;
        expect(counts).toEqual(COUNTS);
        expect(brokenState(kit.game, state)).toBeNull();
      }),
      { seed: 81, numRuns: 400 },
    );
  });

  test('a view has what its viewer knows and nothing else; the rest is back in the pool', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(SEATS), ({ state }, viewer) => {
        const before = JSON.stringify(state);
        const seen = view(state, viewer);
        for (const slot of state.held.item.keys())
          expect(itemOf(seen, slot)).toBe(knows(state, slot, viewer) ? itemOf(state, slot) : -1);
        expect(total(seen.pools[0] ?? []) + items(seen).length).toBe(9);
        expect(seen.counter + seen.epoch).toBe(0);
        expect(JSON.stringify(state)).toBe(before);
      }),
      { seed: 82, numRuns: 400 },
    );
  });

  test('an imagined world looks the same, and the true one can be imagined', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(SEATS), fc.nat(), ({ kit, state }, viewer, seed) => {
        const seen = view(state, viewer);
        const world = imagine(kit.game, seen, picker(fastDice(seed)));
        expect(view(world, viewer)).toEqual(seen);
        expect(brokenState(kit.game, world)).toBeNull();
        const truth = deal(seen, (_, __, slot, column) => state.held[column]?.[slot] ?? -1);
        expect(truth.held).toEqual(state.held);
        expect(truth.pools).toEqual(state.pools);
      }),
      { seed: 83, numRuns: 400 },
    );
  });
});

test('a slot below 0 is refused where it is used, by the step and the seat', () => {
  const { kit } = table();
  expect(() => kit.look(-1, 2)).toThrow('"wait" of toy uses slot -1 for seat 2');
  for (const use of [
    () => kit.show(-1),
    () => kit.drop(-1),
    () => kit.remove(-1),
    () => kit.mix([kit.slot(0), -1], []),
  ])
    expect(use).toThrow('"wait" of toy uses slot -1');
});
