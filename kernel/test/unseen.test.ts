// Pools with more to them than counts: decks with cards nobody can name, hands mixed of several decks, what players choose.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begin,
  bit,
  createKit,
  deal,
  deckOf,
  everybody,
  fastDice,
  fill,
  imagine,
  itemOf,
  type Kit,
  knows,
  lotsOf,
  oddsOf,
  picker,
  sizeOf,
  type State,
  total,
  view,
} from '../src/index.ts';
import { imaginable } from '../testkit/imagined.ts';
import { brokenState } from '../testkit/invariants.ts';
import { toy } from './toy.ts';

const SEATS = 3;
const AUDIENCE = SEATS;
const [DECK, SPARE, STARS, WORDS] = [0, 1, 2, 3];
const [SHIP, MOON] = [0, 1];
const FIRST_STAR = 3;
/** Three kinds of card in the deck and in the spare one, five stars, and three words to choose from. */
const POOLS = [
  [3, 2, 1],
  [2, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 1],
];

interface Played {
  readonly kit: Kit;
  readonly state: State;
}

/** A game in which nothing happens by itself, with two stars in the deck; its kit is played by hand. */
function table(seed = 1, deal?: (counts: readonly number[], item: number) => number): Played {
  const wait = { may: () => [0], ask: () => ({ prompt: { key: 'x' }, choice: WAIT, otherwise: 'x' }) };
  const game = toy({ wait }, (kit) => {
    for (const counts of POOLS) kit.pool(counts);
    kit.pool([1, 1, 1], 'endless');
    kit.shuffleIn(DECK, STARS, 2);
    return null;
  });
  const kit = createKit(game, deal === undefined ? fastDice(seed) : { ...fastDice(seed), deal });
  const state = begin(kit, SEATS, {});
  kit.barrier = false;
  return { kit, state };
}
const WAIT = { kind: 'one', noun: 'x', options: ['x'] } as const;

/** A table on which these items are drawn, in this order. */
function drawing(...items: readonly number[]): Played {
  const next = [...items];
  return table(1, (_, item) => next.shift() ?? item);
}

const byNumber = (a: number, b: number): number => a - b;
const lotIn = (state: State, viewer: number): number => lotsOf(view(state, viewer), DECK)[STARS] ?? -1;
const inDeck = (state: State, viewer: number, item: number): number => view(state, viewer).pools[DECK]?.[item] ?? 0;
const outside = (state: State, viewer: number, item: number): number => view(state, viewer).pools[STARS]?.[item] ?? 0;

describe('a deck with a lot', () => {
  test('shows how many it holds of the other pool, and none of which', () => {
    const { state } = table();
    expect(sizeOf(state, DECK)).toBe(8);
    for (const viewer of [0, 1, 2, AUDIENCE]) {
      expect(lotIn(state, viewer)).toBe(2);
      expect(view(state, viewer).pools[STARS]).toEqual(POOLS[STARS]);
    }
  });

  test('deals no more than it has, and leaves the other pool what is not in the deck', () => {
    const { kit } = table();
    for (let n = 0; n < 8; n++) kit.slot(DECK);
    expect(() => kit.slot(DECK)).toThrow('nothing left to deal');
    for (let n = 0; n < 3; n++) kit.slot(STARS);
    expect(() => kit.slot(STARS)).toThrow('nothing left to deal');
    expect(() => kit.shuffleIn(DECK, STARS, 1)).toThrow('nothing left to deal');
  });

  test('takes only cards that can be told apart', () => {
    const { kit } = table();
    expect(() => kit.shuffleIn(SPARE, DECK, 1)).toThrow('a number of its own');
    const both = kit.pool([1, 1]);
    expect(() => kit.shuffleIn(SPARE, both, 1)).toThrow('a number of its own');
  });

  test('an item of the lot that one seat has seen is named for it alone', () => {
    const { kit, state } = drawing(FIRST_STAR);
    const slot = kit.draw(DECK, 1);
    expect(itemOf(state, slot)).toBe(FIRST_STAR);
    expect(state.held.pool[slot]).toBe(DECK);
    expect([0, 1, 2, AUDIENCE].map((viewer) => lotIn(state, viewer))).toEqual([2, 1, 2, 2]);
    expect([0, 1, 2, AUDIENCE].map((viewer) => outside(state, viewer, FIRST_STAR))).toEqual([1, 0, 1, 1]);
  });

  test('dropped unseen it stays in the deck, for whoever knows; for the rest it is one more of the lot', () => {
    const { kit, state } = drawing(FIRST_STAR);
    kit.drop(kit.draw(DECK, 1));
    expect([0, 1].map((viewer) => inDeck(state, viewer, FIRST_STAR))).toEqual([0, 1]);
    expect([0, 1].map((viewer) => lotIn(state, viewer))).toEqual([2, 1]);
    expect(state.unseen?.named).toEqual([{ deck: DECK, of: STARS, item: FIRST_STAR, know: bit(1) }]);
    expect(view(state, 0).unseen?.named).toEqual([]);
  });

  test('seen again by another it is known to both, and neither learns of the other', () => {
    const { kit, state } = drawing(FIRST_STAR, FIRST_STAR);
    kit.drop(kit.draw(DECK, 1));
    kit.drop(kit.draw(DECK, 2));
    expect(state.unseen?.named[0]?.know).toBe(bit(1) | bit(2));
    for (const viewer of [1, 2]) expect(view(state, viewer).unseen?.named[0]?.know).toBe(bit(viewer));
  });

  test('names stand in an order that tells nothing of when they were seen', () => {
    const { kit, state } = drawing(FIRST_STAR + 1, FIRST_STAR);
    kit.draw(DECK, 1);
    kit.draw(DECK, 2);
    expect(state.unseen?.named.map(({ item }) => item)).toEqual([FIRST_STAR, FIRST_STAR + 1]);
  });

  test('shown to all it needs no name: it is a card of the deck like any other', () => {
    const { kit, state } = drawing(FIRST_STAR);
    const slot = kit.draw(DECK, 1);
    kit.show(slot);
    expect(state.unseen?.named).toEqual([]);
    kit.drop(slot);
    for (const viewer of [0, 1, 2, AUDIENCE]) expect(inDeck(state, viewer, FIRST_STAR)).toBe(1);
  });

  test('discarded in the open and shuffled back in, it is in the deck for everybody', () => {
    const { kit, state } = drawing(FIRST_STAR);
    const slot = kit.draw(DECK, 1);
    kit.show(slot);
    kit.put(DECK, kit.remove(slot));
    expect([0, 1, 2, AUDIENCE].map((viewer) => inDeck(state, viewer, FIRST_STAR))).toEqual([1, 1, 1, 1]);
    expect(sizeOf(state, DECK)).toBe(8);
  });

  test('pulled or found in the open it has no name any more', () => {
    const { kit, state } = drawing(FIRST_STAR, FIRST_STAR, FIRST_STAR + 1);
    kit.drop(kit.draw(DECK, 1));
    expect(kit.pull(DECK)).toBe(FIRST_STAR);
    expect(state.unseen?.named).toEqual([]);
    kit.drop(kit.draw(DECK, 2));
    kit.find(DECK, FIRST_STAR + 1);
    expect(state.unseen?.named).toEqual([]);
    expect(sizeOf(state, DECK)).toBe(6);
    expect(() => kit.find(DECK, FIRST_STAR)).toThrow('not in its pool');
  });

  test('mixed with nobody watching it is undrawn, and still named', () => {
    const { kit, state } = drawing(FIRST_STAR, SHIP);
    kit.mix([kit.draw(DECK, 1), kit.draw(DECK, 2)], [1, 2]);
    expect(state.held.item).toEqual([-1, -1]);
    expect([1, 2].map((viewer) => inDeck(state, viewer, FIRST_STAR))).toEqual([1, 0]);
    expect(brokenState(kit.game, state)).toBeNull();
  });

  /** Two cards off the top, by a real shuffle: every choice of the lot is as likely as any other. */
  const shuffledOdds = (
    own: readonly number[],
    stars: number,
    k: number,
    [a, b]: readonly [number, number],
  ): number => {
    const lots = Array.from({ length: 2 ** stars }, (_, set) => set).filter((set) => ones(set) === k);
    const all = total(own) + k;
    const chances = lots.map((set) => {
      const deck = [...own, ...Array.from({ length: stars }, (_, i) => (set >> i) & 1)];
      const first = deck[a] ?? 0;
      return (first / all) * (((deck[b] ?? 0) - (a === b ? 1 : 0)) / (all - 1));
    });
    return chances.reduce((sum, chance) => sum + chance, 0) / lots.length;
  };
  const ones = (set: number): number => set.toString(2).replaceAll('0', '').length;

  test('has the odds of a shuffle', () => {
    const decks = fc.record({
      own: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 3 }),
      stars: fc.integer({ min: 1, max: 4 }),
      k: fc.integer({ min: 1, max: 4 }),
      a: fc.nat(6),
      b: fc.nat(6),
    });
    fc.assert(
      fc.property(decks, ({ own, stars, k, a, b }) => {
        fc.pre(k <= stars && total(own) + k >= 2 && a < own.length + stars && b < own.length + stars);
        const game = toy({ wait: { may: () => [0], ask: () => null } }, (kit) => {
          kit.pool(own);
          kit.pool([...own.map(() => 0), ...new Array<number>(stars).fill(1)]);
          kit.shuffleIn(0, 1, k);
          return null;
        });
        const kit = createKit(game, fastDice(1));
        const state = begin(kit, 2, {});
        kit.state = state;
        const chance = (item: number): number => (oddsOf(state, 0)[item] ?? 0) / total(oddsOf(state, 0));
        const first = chance(a);
        if (first > 0) fill(state, kit.slot(0), () => a);
        expect(first === 0 ? 0 : first * chance(b)).toBeCloseTo(shuffledOdds(own, stars, k, [a, b]), 10);
      }),
      { seed: 91, numRuns: 300 },
    );
  });

  test('is dealt by dice with those odds', () => {
    const seen: number[] = new Array(8).fill(0);
    for (let seed = 0; seed < 8000; seed++) {
      const { kit } = table(seed);
      kit.slot(DECK);
      const item = kit.look(kit.slot(DECK), 0);
      seen[item] = (seen[item] ?? 0) + 1;
    }
    // Eight cards: three, two and one of its own, and two of five stars.
    for (const [item, n] of [3, 2, 1, 0.4, 0.4, 0.4, 0.4, 0.4].entries())
      expect(Math.abs((seen[item] ?? 0) - 1000 * n)).toBeLessThan(150);
  });
});

describe('a hand of two decks', () => {
  function mixed(seed = 1): Played & { hand: number[] } {
    const played = table(seed);
    const hand = [played.kit.draw(DECK, 1), played.kit.draw(DECK, 1), played.kit.draw(SPARE, 1)];
    played.kit.mix(hand, [1]);
    return { ...played, hand };
  }

  test('tells strangers how many of each it has, and nothing more', () => {
    const { kit, state, hand } = mixed();
    const set = state.held.pool[hand[0] ?? -1] ?? -1;
    for (const viewer of [0, 2, AUDIENCE]) {
      const seen = view(state, viewer);
      expect(hand.map((slot) => deckOf(seen, slot))).toEqual([set, set, set]);
      expect(hand.map((slot) => itemOf(seen, slot))).toEqual([-1, -1, -1]);
      expect(lotsOf(seen, set).slice(0, 2)).toEqual([2, 1]);
    }
    expect(hand.map((slot) => deckOf(view(state, 1), slot)).sort(byNumber)).toEqual([DECK, DECK, SPARE]);
    expect(brokenState(kit.game, state)).toBeNull();
  });

  test('its cards can lie in any order', () => {
    const at = [0, 0, 0];
    for (let seed = 0; seed < 900; seed++) {
      const { state, hand } = mixed(seed);
      const place = hand.findIndex((slot) => deckOf(state, slot) === SPARE);
      at[place] = (at[place] ?? 0) + 1;
    }
    for (const n of at) expect(Math.abs(n - 300)).toBeLessThan(60);
  });

  test('is imagined in any order, with as many of each', () => {
    const { kit, state, hand } = mixed();
    const pick = picker(fastDice(5));
    const at = [0, 0, 0];
    for (let n = 0; n < 900; n++) {
      const world = imagine(kit.game, view(state, 0), pick);
      expect(hand.map((slot) => deckOf(world, slot)).sort(byNumber)).toEqual([DECK, DECK, SPARE]);
      const place = hand.findIndex((slot) => deckOf(world, slot) === SPARE);
      at[place] = (at[place] ?? 0) + 1;
    }
    for (const n of at) expect(Math.abs(n - 300)).toBeLessThan(60);
  });

  test('who sees a card sees which deck it is of; what goes back goes there', () => {
    const { kit, state, hand } = mixed();
    const [slot = -1] = hand;
    const deck = deckOf(state, slot);
    kit.look(slot, 2);
    expect(deckOf(view(state, 2), slot)).toBe(deck);
    expect(lotsOf(view(state, 2), state.held.pool[slot] ?? -1).slice(0, 2)).toEqual(deck === DECK ? [1, 1] : [2, 0]);
    for (const each of hand) kit.drop(each);
    expect([sizeOf(state, DECK), sizeOf(state, SPARE)]).toEqual([8, 6]);
  });

  test('mixed with nobody watching its cards are undrawn, but each is still of its deck', () => {
    const { kit, state, hand } = mixed();
    kit.mix(hand, []);
    expect(hand.map((slot) => itemOf(state, slot))).toEqual([-1, -1, -1]);
    expect(hand.map((slot) => deckOf(state, slot)).sort(byNumber)).toEqual([DECK, DECK, SPARE]);
    for (const viewer of [0, 1, 2, AUDIENCE]) expect(view(state, viewer).held.from).toEqual([-1, -1, -1]);
  });

  test('two sets that meet become one, and a set that is gone makes room for the next', () => {
    const { kit, state, hand } = mixed();
    const other = [kit.draw(DECK, 1), kit.draw(SPARE, 1)];
    kit.mix(other, [1]);
    expect(new Set([...hand, ...other].map((slot) => state.held.pool[slot])).size).toBe(2);
    kit.mix([hand[0] ?? -1, other[0] ?? -1], [1]);
    expect(new Set([...hand, ...other].map((slot) => state.held.pool[slot])).size).toBe(1);
    const { length } = state.pools;
    const third = [kit.draw(DECK, 2), kit.draw(SPARE, 2)];
    kit.mix(third, [2]);
    expect(state.pools).toHaveLength(length);
    expect(brokenState(kit.game, state)).toBeNull();
  });

  test('cards are laid out of it with their decks, unseen', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { kit, state, hand } = mixed(seed);
      const wanted = hand.find((slot) => deckOf(state, slot) === SPARE) ?? -1;
      const item = itemOf(state, wanted);
      const [laid = -1] = kit.lay(hand, [wanted], [1]);
      expect([laid, itemOf(state, laid), deckOf(state, laid)]).toEqual([hand[2], item, SPARE]);
    }
  });

  test('nothing is laid out of a hand that nobody watching knows', () => {
    const { kit, hand } = mixed();
    expect(() => kit.lay(hand, [hand[0] ?? -1], [2])).toThrow('no watcher knows');
  });
});

describe('looking through a pool', () => {
  test('the deck: one seat knows every card, those of the lot too, and the others as much as before', () => {
    const { kit, state } = table();
    const before = structuredClone([0, 2, AUDIENCE].map((viewer) => view(state, viewer).pools));
    const slots = kit.search(DECK, 1);
    expect(slots).toHaveLength(8);
    expect(slots.every((slot) => itemOf(view(state, 1), slot) >= 0)).toBe(true);
    expect([0, 2, AUDIENCE].map((viewer) => view(state, viewer).pools)).toEqual(before);
    expect(brokenState(kit.game, state)).toBeNull();
    for (const slot of slots) kit.drop(slot);
    expect([state.held.pool, sizeOf(state, DECK)]).toEqual([[], 8]);
    expect([0, 1].map((viewer) => lotIn(state, viewer))).toEqual([2, 0]);
  });

  test('what is left out: the seat knows what is in the deck, and nothing else is drawn there', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { kit, state } = table(seed);
      const slots = kit.search(STARS, 1);
      const out = slots.map((slot) => itemOf(state, slot));
      expect(out).toHaveLength(3);
      for (const slot of slots) kit.drop(slot);
      const inside = [3, 4, 5, 6, 7].filter((item) => !out.includes(item));
      expect(inside.map((item) => inDeck(state, 1, item))).toEqual([1, 1]);
      expect([0, 2, AUDIENCE].map((viewer) => lotIn(state, viewer))).toEqual([2, 2, 2]);
      expect(brokenState(kit.game, state)).toBeNull();
      const drawn = kit.search(DECK, 0).map((slot) => itemOf(state, slot));
      expect(drawn.filter((item) => item >= FIRST_STAR).sort(byNumber)).toEqual(inside);
    }
  });

  test('by a second seat: both know, and neither learns of the other', () => {
    const { kit, state } = table();
    for (const seat of [1, 2]) for (const slot of kit.search(STARS, seat)) kit.drop(slot);
    expect(state.unseen?.named.map(({ know }) => know)).toEqual([bit(1) | bit(2), bit(1) | bit(2)]);
    for (const viewer of [1, 2]) expect(lotIn(state, viewer)).toBe(0);
    expect(lotIn(state, 0)).toBe(2);
  });

  test('with a card of it face down elsewhere, nobody can tell what is in the deck', () => {
    const { kit, state } = table();
    kit.slot(STARS);
    expect(kit.search(STARS, 1)).toHaveLength(2);
    expect(lotIn(state, 1)).toBe(2);
    expect(brokenState(kit.game, state)).toBeNull();
  });

  test('what it then takes is hidden from the others', () => {
    const { kit, state } = table();
    const slots = kit.search(DECK, 1);
    const item = itemOf(state, slots[5] ?? -1);
    for (const slot of slots) kit.drop(slot);
    const taken = kit.hide(DECK, item, 1);
    expect([0, 1, 2, AUDIENCE].map((viewer) => itemOf(view(state, viewer), taken))).toEqual([-1, item, -1, -1]);
    expect(view(state, 0).pools[DECK]).toEqual(view(table().state, 0).pools[DECK]);
  });
});

describe('what a player chooses', () => {
  test('is known to it alone, and costs no undo', () => {
    const { kit, state } = table();
    const slot = kit.hide(WORDS, MOON, 1);
    expect([0, 1, 2, AUDIENCE].map((viewer) => itemOf(view(state, viewer), slot))).toEqual([-1, MOON, -1, -1]);
    expect(kit.barrier).toBe(false);
    kit.show(slot);
    expect(kit.barrier).toBe(true);
    expect(kit.remove(slot)).toBe(MOON);
  });

  test('never runs out, and the others may suspect all of it', () => {
    const { kit, state } = table();
    const slots = [0, 1, 2, 0, 1, 2].map((seat) => kit.hide(WORDS, MOON, seat));
    expect(view(state, AUDIENCE).pools[WORDS]).toEqual([1, 1, 1]);
    const pick = picker(fastDice(1));
    const suspected = new Set<number>();
    for (let n = 0; n < 100; n++) suspected.add(itemOf(imagine(kit.game, view(state, 0), pick), slots[1] ?? -1));
    expect([...suspected].sort(byNumber)).toEqual([0, 1, 2]);
    for (const slot of slots) kit.drop(slot);
    expect(state.pools[WORDS]).toEqual([1, 1, 1]);
  });

  test('from a pool that runs out it is taken out of it, unseen', () => {
    const { kit, state } = table();
    const slot = kit.hide(SPARE, MOON, 1);
    expect([view(state, 0).pools[SPARE], view(state, 1).pools[SPARE]]).toEqual([
      [2, 2, 2],
      [2, 1, 2],
    ]);
    expect(() => kit.hide(SPARE, FIRST_STAR, 1)).toThrow('not in its pool');
    expect(knows(state, slot, 1)).toBe(true);
  });

  test('is one of those there are', () => {
    expect(() => table().kit.hide(WORDS, 7, 1)).toThrow('not in its pool');
  });
});

/** What a game may do to its secrets, in any order. */
const moves = fc.array(fc.tuple(fc.nat(11), fc.nat(20), fc.nat(SEATS - 1)), { maxLength: 40 });

function move({ kit, state }: Played, [what, which, seat]: readonly [number, number, number]): void {
  const live = [...state.held.pool.keys()].filter((slot) => (state.held.pool[slot] ?? -1) >= 0);
  const slot = live[which % Math.max(1, live.length)] ?? -1;
  const pool = which % 2 === 0 ? DECK : SPARE;
  const lying = live.filter((each) => itemOf(state, each) < 0 && deckOf(state, each) === pool).length;
  const left = sizeOf(state, pool) - lying;
  const some = live.slice(which % 3, 1 + (which % 7)).filter((each) => deckOf(state, each) !== WORDS);
  if (what === 0 && left > 0) kit.slot(pool);
  else if (what <= 2 && left > 0) kit.draw(pool, seat);
  else if (what === 3 && left > 0) kit.put(pool, kit.pull(pool));
  else if (what === 4) kit.hide(WORDS, which % 3, seat);
  else if (what === 11) for (const each of kit.search(which % 2 === 0 ? STARS : DECK, seat)) kit.drop(each);
  else if (slot < 0) return;
  else if (what === 5) kit.look(slot, seat);
  else if (what === 6) kit.show(slot);
  else if (what === 7) kit.drop(slot);
  else if (what === 8) kit.mix(some, [seat]);
  else if (what === 9 && some.length > 0 && some.every((each) => knows(state, each, seat)))
    kit.lay(some, some.slice(0, 1), [seat]);
  else if (what === 10 && state.held.know[slot] === everybody(SEATS) && deckOf(state, slot) !== WORDS) {
    const deck = deckOf(state, slot);
    kit.put(deck, kit.remove(slot));
  }
}

describe('whatever a game does', () => {
  const anyTable = fc.tuple(fc.nat(1000), moves).map(([seed, all]) => {
    const played = table(seed);
    for (const each of all) move(played, each);
    return played;
  });

  test('no card is lost or made, and the state holds together', () => {
    fc.assert(
      fc.property(anyTable, ({ kit, state }) => {
        const held = (pool: number): number =>
          state.held.item.filter((item, slot) => item >= 0 && deckOf(state, slot) === pool).length;
        expect(sizeOf(state, DECK) + held(DECK)).toBe(8);
        expect(sizeOf(state, SPARE) + held(SPARE)).toBe(6);
        expect(brokenState(kit.game, state)).toBeNull();
      }),
      { seed: 92, numRuns: 500 },
    );
  });

  test('a view has what its viewer knows and nothing else, and counts as many cards', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(SEATS), ({ state }, viewer) => {
        const before = JSON.stringify(state);
        const seen = view(state, viewer);
        for (const slot of state.held.item.keys()) {
          expect(itemOf(seen, slot)).toBe(knows(state, slot, viewer) ? itemOf(state, slot) : -1);
          expect(deckOf(seen, slot)).toBe(knows(state, slot, viewer) ? deckOf(state, slot) : state.held.pool[slot]);
        }
        for (const name of seen.unseen?.named ?? []) expect(name.know).toBe(bit(viewer));
        expect(JSON.stringify(state)).toBe(before);
      }),
      { seed: 93, numRuns: 500 },
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
        const { held, pools, unseen } = imaginable(state, viewer);
        expect({ held: truth.held, pools: truth.pools, unseen: truth.unseen }).toEqual({ held, pools, unseen });
      }),
      { seed: 94, numRuns: 500 },
    );
  });
});
