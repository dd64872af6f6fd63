// Powers that look into the deck: Aristocrat; and its Flares. What it sees and takes is nobody else's business.

import { bit, itemOf, knows, left, sizeOf, total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { FIRST_FLARE } from '../data/cards.ts';
import { isFlare, powerOf } from '../rules/registry.ts';
import { challengeDeck } from '../rules/setup.ts';
import { DECK, FLARES } from '../rules/table.ts';
import { tries, withMore } from './harness.ts';
import {
  card,
  type Card,
  itemOfCard,
  open,
  type Opening,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

/** Takes these cards of those that are laid open to a seat. */
function take(s: Stage, seat: number, cards: readonly Card[]): void {
  const { choice } = s.ask(seat) ?? {};
  const wanted = cards.map(itemOfCard);
  const amounts =
    choice?.kind === 'amounts' ? choice.entries.map(({ id }) => wanted.filter((w) => w === id).length) : [];
  s.play(`${seat} [${amounts.join(' ')}]`);
}

const AUDIENCE = 3;
const SEVEN = [40, 30, 20, 'C', 'cosmic-zap', 'flare macron', 4] as const;

/** Red is the Aristocrat, and has taken these seven cards. */
function opened(more: Opening = {}, first: readonly Card[] = SEVEN): Stage {
  const s = open(withMore({ powers: more.powers ?? ['aristocrat', null, 'macron'], hands: [first] }, more));
  take(s, 0, first);
  return s;
}

const flares = (s: Stage, seat: number): number[] =>
  (s.table.hands[seat] ?? []).map((each) => itemOf(s.state, each)).filter(isFlare);

tries({
  word: 'aristocrat',
  owner: 0,
  zapper: 1,
  scene(more) {
    const s = opened(more);
    quiet(s, '2c');
    return s;
  },
  use: (s) => use(s, 0, 'aristocrat'),
  rest: (s) => quiet(s),
  effect: (s) => flares(s, 0).length,
  used: 2,
  not: 1,
});

describe('Aristocrat at set-up', () => {
  test('§1.4 it looks through the whole deck and takes any seven, but not its own Flare; the others are dealt seven', () => {
    const s = open({ powers: ['aristocrat', null, 'macron'], hands: [SEVEN] });
    const entries = s.ask(0)?.choice.kind === 'amounts' ? s.ask(0)?.choice : null;
    expect(entries).toMatchObject({ noun: 'card', min: 7, max: 7 });
    s.refuses('0 [8]', '6.1');
    expect(() => take(s, 0, [...SEVEN.slice(0, 6), 'flare aristocrat'])).toThrow('refused');
    take(s, 0, SEVEN);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    for (const each of SEVEN) expect(slot(s, 0, each)).toBeGreaterThanOrEqual(0);
    expect(sizeOf(s.state, DECK)).toBe(total(challengeDeck(0)) + 9 - 21);
  });

  test('§6.1 it knows then which Flares are in the deck; the others know as much as before, and not what it took', () => {
    const s = open({ powers: ['aristocrat', null, 'macron'], hands: [SEVEN] });
    take(s, 0, SEVEN);
    const lot = (viewer: number): number | undefined =>
      s.view(viewer).unseen?.lots.find(({ of }) => of === FLARES)?.count;
    expect([lot(0), lot(AUDIENCE)]).toEqual([undefined, 7]);
    for (const each of s.table.hands[0] ?? []) {
      expect([0, 1, 2, 3].map((viewer) => knows(s.state, each, viewer))).toEqual([true, false, false, false]);
      expect(itemOf(s.view(1), each)).toBe(-1);
    }
    expect(s.state.held.pool).toHaveLength(21);
  });

  test('the cards it took lie in its hand in no order', () => {
    const orders = new Set<string>();
    for (const last of [4, 6, 7, 8, 10, 12] as const) {
      const s = opened({}, [...SEVEN.slice(0, 6), last]);
      orders.add((s.table.hands[0] ?? []).map((each) => itemOf(s.state, each) - itemOfCard('C')).join(' '));
      expect((s.table.hands[0] ?? []).every((each) => s.state.held.know[each] === bit(0))).toBe(true);
    }
    const sorted = [...orders].map((order) => order.split(' ').map(Number));
    expect(sorted.some((order) => order.some((item, i) => item < (order[i - 1] ?? item)))).toBe(true);
  });
});

describe('Aristocrat in play', () => {
  test('once in a challenge of its own, until the cards are laid, a Flare that was left out', () => {
    const s = opened();
    quiet(s, '2c');
    const before = left(s.state, FLARES);
    use(s, 0, 'aristocrat');
    quiet(s);
    expect([flares(s, 0).length, left(s.state, FLARES)]).toEqual([2, before - 1]);
    toCards(s);
    expect(s.table.hands[0]).toHaveLength(8);
    const seven = [40, 30, 20, 'C', 10, 6, 4] as const;
    const other = open({ powers: [null, null, 'aristocrat'], hands: [[], [], seven] });
    take(other, 2, seven);
    toCards(other);
    expect(step(other)).toBe('select');
  });

  test('with two Flares of no power at the table, one of them leaves the game, in the open', () => {
    const s = opened();
    use(s, 0, 'aristocrat');
    quiet(s);
    expect(step(s)).toBe('launch');
    const again = opened();
    again.arrange(({ table }) => void (table.powers[2] = []));
    quiet(again, '2c');
    use(again, 0, 'aristocrat');
    quiet(again);
    expect(step(again)).toBe('aristocrat.spare');
    expect(again.ask(0)?.choice).toMatchObject({ options: { length: 2 } });
    again.refuses(`0 ${slot(again, 0, 40)}`, '6.1');
    again.play(`0 ${slot(again, 0, 'flare macron')}`);
    expect(again.table.removed).toEqual([FIRST_FLARE + powerOf('macron')]);
    expect(again.told('log.spares')).toHaveLength(1);
    // A power that a Reincarnator has drawn is at the table too.
    const drawn = opened();
    drawn.arrange(({ table }) => {
      table.powers[2] = [{ power: powerOf('reincarnator'), second: { power: powerOf('macron') } }];
    });
    quiet(drawn, '2c');
    use(drawn, 0, 'aristocrat');
    quiet(drawn);
    expect(step(drawn)).toBe('launch');
  });

  test('§15.4 the Silencer does not stop it', () => {
    const s = opened({ powers: ['aristocrat', null, 'silencer'] }, [40, 30, 20, 'C', 10, 6, 4]);
    use(s, 2, 'silencer', 0);
    use(s, 0, 'aristocrat');
    quiet(s);
    expect(s.table.hands[0]).toHaveLength(8);
  });

  test('§6.1 Super: three Flares, or one of its choice', () => {
    const withFlare = (answer: string): Stage => {
      const s = open({ powers: ['aristocrat', null, 'macron'], hands: [SEVEN] });
      take(s, 0, SEVEN);
      s.arrange((state) => {
        // Its own Flare comes to its hand in place of the Macron's.
        const at = state.held.item.indexOf(itemOfCard('flare macron'));
        const counts = state.pools[DECK] ?? [];
        state.held.item[at] = itemOfCard('flare aristocrat');
        counts[itemOfCard('flare aristocrat')] = 0;
        counts[itemOfCard('flare macron')] = 1;
      });
      quiet(s, '2c');
      use(s, 0, 'aristocrat');
      card(s, 0, 'flare aristocrat');
      quiet(s);
      s.refuses('0 two', '6.1');
      s.play(`0 ${answer}`);
      return s;
    };
    const three = withFlare('three');
    expect(step(three)).toBe('aristocrat.spare');
    expect(flares(three, 0)).toHaveLength(3);
    const pick = withFlare('pick');
    const { choice } = pick.ask(0) ?? {};
    const entries = choice?.kind === 'amounts' ? choice.entries : [];
    expect(entries).toHaveLength(left(pick.state, FLARES) + entries.length);
    const wanted = Number(entries[4]?.id);
    pick.play(`0 [${entries.map(({ id }) => (id === wanted ? 1 : 0)).join(' ')}]`);
    quiet(pick);
    expect(flares(pick, 0)).toEqual([wanted]);
    expect(itemOf(pick.view(1), pick.table.hands[0]?.at(-1) ?? -1)).toBe(-1);
    expect(pick.view(0).unseen?.lots).toEqual([]);
  });

  test('§6.1 Wild: any card of the deck, at the start; then deck and discards are shuffled together', () => {
    const s = open({ hands: [[], [], ['flare aristocrat']] });
    s.arrange(({ table, pools }) => {
      table.discards.push(itemOfCard('plague'));
      const counts = pools[DECK] ?? [];
      counts[itemOfCard('plague')] = (counts[itemOfCard('plague')] ?? 0) - 1;
    });
    card(s, 2, 'flare aristocrat');
    quiet(s);
    take(s, 2, ['keeper']);
    quiet(s);
    expect(slot(s, 2, 'keeper')).toBeGreaterThanOrEqual(0);
    expect(itemOf(s.view(0), slot(s, 2, 'keeper'))).toBe(-1);
    expect(s.table.discards).toEqual([]);
    play(s, '0 [1 0 0 0 0]');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
  });
});
