// Powers with a hand unlike others: Miser has two, Doppelganger none; and their Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  asked,
  canPlay,
  canUse,
  type Card,
  card,
  home,
  itemOfCard,
  launch,
  lay,
  open,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const held = (s: Stage, seat: number, name: Card): number =>
  (s.table.hands[seat] ?? []).filter((each) => itemOf(s.state, each) === itemOfCard(name)).length;
const sizes = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const hoardOf = (s: Stage, seat: number): number[] =>
  (s.table.hoards[seat] ?? []).map((each) => itemOf(s.state, each)).toSorted((a, b) => a - b);
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));

const HOARD = [40, 30, 'C', 'cosmic-zap', 'sanity', 'flare macron', 18] as const satisfies readonly Card[];
/** A hoard in which no Challenge card is left, but for those taken out below. */
const SPENT = ['cosmic-zap', 'sanity', 'flare macron', 'keeper', 'finder', 'quash', 'plague'] as const;

/** Seat 0 is the Miser, with this hoard. */
function miserly(more: Opening = {}, hoard: readonly Card[] = HOARD, base: Opening = {}): Stage {
  const s = open(withMore({ powers: ['miser'], ...base, hoard }, more));
  s.play('0 second');
  return s;
}

tries({
  word: 'miser',
  owner: 0,
  scene: (more) => miserly(more),
  rest: (s) => toCards(s),
  effect: (s) =>
    s.ask(0)?.choice.kind === 'one' &&
    optionsOf(s, 0)
      .map((each) => itemOf(s.state, each))
      .includes(itemOfCard(40)),
  used: true,
  not: false,
  cancelled: 'what comes out of the hoard is an ordinary card; its renewal can be zapped, see below',
  copied: 'it has artifacts (§15.1): nobody copies it',
  exchanged: 'its hoard comes along, see below',
});

const optionsOf = (s: Stage, seat: number): number[] => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? choice.options.map(Number) : [];
};

describe('Miser at set-up', () => {
  test('§15.1 two hands of seven, one of them the hoard, by its own choice', () => {
    const start = (): Stage => open({ powers: ['miser'], hands: [['plague']], hoard: HOARD });
    const s = start();
    expect(s.ask(0)?.prompt.args?.['hoard']).toEqual(HOARD.map(itemOfCard));
    s.refuses('0 both', '15.1');
    s.play('0 second');
    expect([sizes(s), hoardOf(s, 0).length, held(s, 0, 'plague')]).toEqual([[7, 7, 7], 7, 1]);
    const other = start();
    other.play('0 first');
    expect([held(other, 0, 40), hoardOf(other, 0).includes(itemOfCard('plague'))]).toEqual([1, true]);
  });

  test('§15.1 nobody else sees the hoard, only how many cards it has', () => {
    const s = miserly();
    for (const each of s.table.hoards[0] ?? [])
      expect([0, 1, 2, 3].map((viewer) => knows(s.state, each, viewer))).toEqual([true, false, false, false]);
  });
});

describe('Miser', () => {
  test('§3.7 a Challenge card and a Zap can come from the hoard, and are discarded', () => {
    const s = miserly({}, HOARD, { powers: ['miser', null, 'trader'], hands: [[], [20]] });
    toCards(s);
    lay(s, 40, 20);
    expect([hoardOf(s, 0).length, isDiscarded(s, 40), s.table.hands[0]?.length]).toEqual([6, true, 7]);
    const zap = miserly({}, HOARD, { powers: ['miser', 'trader'] });
    toCards(zap, {}, '6z');
    use(zap, 1, 'trader');
    card(zap, 0, 'cosmic-zap');
    quiet(zap);
    expect([hoardOf(zap, 0).length, zap.table.hands[0]?.length]).toEqual([6, 7]);
  });

  test('§3.102 §3.27 only the hand counts for a new one, but a Challenge card of the hoard keeps the challenge going', () => {
    const s = miserly({}, HOARD, { powers: ['miser'], hands: [[], [4]] });
    toCards(s);
    s.arrange(({ table }) => void (table.hands[0] = []));
    expect(optionsOf(s, 0)).toHaveLength(4);
    lay(s, 40, 4);
    // Without a card in the ordinary hand there is no second challenge.
    expect([step(s), optionsIn(s, 0)]).toEqual(['again', ['stop']]);
  });

  test('§3.82 consolation and Trader leave it alone', () => {
    const s = miserly({}, HOARD, { powers: ['miser', 'trader'], hands: [[], ['C']] });
    toCards(s, {}, '6z');
    const before = s.table.hoards[0];
    use(s, 1, 'trader');
    quiet(s);
    expect(s.table.hoards[0]).toEqual(before);
  });

  test('cards of the hoard that come back go back there: Negator, Chronos', () => {
    const s = miserly({}, HOARD, { powers: ['miser', null, 'negator'], hands: [[], [20]] });
    toCards(s);
    lay(s, 40, 20, '7c');
    use(s, 2, 'negator', 0);
    quiet(s);
    s.play(`0 ${slot(s, 0, 30)}`);
    expect([hoardOf(s, 0).length, hoardOf(s, 0).includes(itemOfCard(40)), sizes(s)[0]]).toEqual([6, true, 7]);
    const edict = miserly({}, HOARD, { powers: ['miser', null, 'negator'] });
    toCards(edict, {}, '6z');
    card(edict, 0, 'sanity');
    use(edict, 2, 'negator');
    quiet(edict);
    expect([hoardOf(edict, 0).length, edict.table.hands[0]?.length]).toEqual([7, 7]);
    const time = miserly({}, HOARD, { powers: ['miser', 'chronos'], hands: [[], [20]] });
    toCards(time);
    lay(time, 40, 20, '8a');
    use(time, 1, 'chronos');
    quiet(time);
    // Set aside until the end of the challenge, then back in the hoard.
    lay(time, 30, 20);
    expect([hoardOf(time, 0).length, hoardOf(time, 0).includes(itemOfCard(40))]).toEqual([6, true]);
  });

  test('§14.3 who has a Challenge card in the hoard has another to lay: Chronos sets the one of the hand aside', () => {
    const six = (['virus', 'void', 'mirror', 'mind', 'worm', 'anomaly'] as const).map(
      (word) => `flare ${word}` as const,
    );
    const s = miserly({}, HOARD, { powers: ['miser', 'chronos'], hands: [[10, ...six], [20]] });
    toCards(s);
    lay(s, 10, 20, '8a');
    use(s, 1, 'chronos');
    quiet(s);
    expect([held(s, 0, 10), optionsOf(s, 0).length]).toEqual([0, 4]);
  });

  test('§6.2 an empty hoard is shown and dealt anew, as often as it wants; a Zap stops it', () => {
    const s = miserly({}, SPENT, { powers: ['miser'] });
    expect(canUse(s, 0, 'miser')).toBe(true);
    use(s, 0, 'miser');
    quiet(s);
    expect([hoardOf(s, 0).length, s.table.discards.length]).toEqual([7, 7]);
    const full = miserly();
    expect(canUse(full, 0, 'miser')).toBe(false);
    const zapped = miserly({ hands: [[], [], ['cosmic-zap']] }, SPENT, { powers: ['miser'] });
    use(zapped, 0, 'miser');
    card(zapped, 2, 'cosmic-zap');
    quiet(zapped);
    expect(hoardOf(zapped, 0)).toEqual(SPENT.map(itemOfCard).toSorted((a, b) => a - b));
    // R46: then nothing can be played from it either.
    toCards(zapped);
    expect(optionsOf(zapped, 0)).toHaveLength(7);
  });

  test('§15.1 with Changeling the hoard changes hands', () => {
    const s = miserly({}, HOARD, { powers: ['miser', 'changeling'] });
    quiet(s);
    s.play(`1 swap 0 ${powerOf('miser')}`);
    expect([hoardOf(s, 0), hoardOf(s, 1).length]).toEqual([[], 7]);
    expect((s.table.hoards[1] ?? []).every((each) => knows(s.state, each, 1))).toBe(true);
    toCards(s);
    expect(optionsOf(s, 1).map((each) => itemOf(s.state, each))).toContain(itemOfCard(40));
  });

  test('§6.1 Super: at the start of its own challenge a card of the deck goes to the hoard', () => {
    const s = miserly({ hands: [['flare miser']] }, HOARD, { powers: ['miser'], destiny: [] });
    card(s, 0, 'flare miser');
    quiet(s);
    expect([hoardOf(s, 0).length, s.table.hands[0]?.length]).toEqual([8, 6]);
  });

  test('§6.1 Wild: three cards are safe from a new hand, which has seven all the same', () => {
    const s = open({ hands: [[], ['flare miser', 'plague', 'keeper', 'quash']], destiny: [] });
    s.draws(1, ...[30, 20, 19, 18, 17, 16, 15].map(itemOfCard));
    s.arrange(({ table }) => {
      table.hands[1] = (['flare miser', 'plague', 'keeper', 'quash'] as const).map((name) => slot(s, 1, name));
    });
    quiet(s, 'new hand');
    card(s, 1, 'flare miser');
    quiet(s);
    s.refuses(`1 [${slot(s, 1, 'plague')}]`, '6.1');
    play(s, `1 [${slot(s, 1, 'plague')} ${slot(s, 1, 'quash')}]`);
    const mine = ['flare miser', 'plague', 'quash', 'keeper'] as const;
    expect([...mine.map((name) => held(s, 1, name)), sizes(s)[1]]).toEqual([1, 1, 1, 0, 10]);
  });

  test('§6.1 §3.82 Wild: and from consolation, until the challenge ends', () => {
    const s = open({ hands: [['C'], [20, 'flare miser', 40, 30]] });
    toCards(s, { tokens: 4 });
    lay(s, 'C', 20, '8f');
    card(s, 1, 'flare miser');
    quiet(s);
    play(s, `1 [${slot(s, 1, 40)} ${slot(s, 1, 30)}]`);
    expect([held(s, 1, 40), held(s, 1, 30), held(s, 1, 'flare miser'), ...sizes(s)]).toEqual([1, 1, 1, 9, 3, 7]);
    const taker = open({ hands: [['C', 'flare miser'], [20]] });
    toCards(taker);
    lay(taker, 'C', 20, '8f');
    expect(canPlay(taker, 0, 'flare miser')).toBe(false);
  });
});

const optionsIn = (s: Stage, seat: number): unknown => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? choice.options : [];
};

/** Seat 1, the defense, is the Doppelganger; it asks seat 2 for cards, who gives these. */
function asking(more: Opening = {}, base: Opening = {}): Stage {
  const s = open(withMore({ powers: [null, 'doppelganger'], hands: [[], [], [4, 20, 40]], ...base }, more));
  launch(s);
  return s;
}

const give = (s: Stage, cards: readonly Card[], answer: string): void => {
  ally(s);
  if (step(s) !== 'doppelganger.whom') return;
  s.play('1 2', `2 [${cards.map((name) => slot(s, 2, name)).join(' ')}]`, `1 ${answer}`);
  quiet(s);
};

tries({
  word: 'doppelganger',
  owner: 1,
  zapper: 0,
  scene: (more) => asking(more),
  rest: (s) => give(s, [4, 40], 'these'),
  // There is one 40: what it draws itself is never that.
  effect: (s) => [held(s, 1, 40), s.table.hands[2]?.length],
  used: [1, 5],
  not: [0, 7],
});

describe('Doppelganger', () => {
  test('§1.4 it is dealt no hand; §3.27 as the defense it draws up to the first Challenge card', () => {
    const s = open({ powers: [null, 'doppelganger'], destiny: ['blue'] });
    expect(sizes(s).slice(0, 1)).toEqual([7]);
    const next = open({ powers: [null, 'doppelganger'], hands: [['finder']] });
    quiet(next, 'start');
    expect(sizes(next)).toEqual([7, 0, 7]);
    next.play('0 pass');
    quiet(next);
    expect([next.table.hands[1]?.length, next.told('log.fresh').length]).toEqual([1, 0]);
  });

  test('§3.27 what it draws before that is discarded, what it has it keeps', () => {
    const s = open({ powers: [null, 'doppelganger'], hands: [['finder']], destiny: [] });
    quiet(s, 'start');
    s.arrange(({ table }) => void (table.hands[1] = [slot(s, 0, 'finder')]));
    s.arrange(
      ({ table }) => void (table.hands[0] = (table.hands[0] ?? []).filter((each) => each !== slot(s, 1, 'finder'))),
    );
    expect(held(s, 1, 'finder')).toBe(1);
    s.draws(1, itemOfCard('plague'), itemOfCard('keeper'), itemOfCard(30));
    quiet(s);
    expect([held(s, 1, 'finder'), held(s, 1, 30), sizes(s)[1]]).toEqual([1, 1, 2]);
    expect([isDiscarded(s, 'plague'), isDiscarded(s, 'keeper')]).toEqual([true, true]);
  });

  test('two cards of the giver’s choice, which it keeps; only the two of them know them', () => {
    const s = asking({ hands: [[10]] });
    ally(s);
    s.refuses('1 1', '4.1');
    s.play('1 2');
    s.refuses(`2 [${slot(s, 2, 4)}]`, '4.1');
    s.play(`2 [${slot(s, 2, 4)} ${slot(s, 2, 40)}]`);
    expect(s.ask(1)?.prompt.args?.['cards']).toEqual(expect.arrayContaining([itemOfCard(4), itemOfCard(40)]));
    s.refuses('1 pass', '4.1');
    s.play('1 these');
    expect([sizes(s)[1], sizes(s)[2]]).toEqual([3, 5]);
    expect([0, 1, 2, 3].map((viewer) => knows(s.state, slot(s, 1, 40), viewer))).toEqual([false, true, true, false]);
    quiet(s);
    lay(s, 10, 40);
    expect(held(s, 1, 4)).toBeGreaterThan(0);
  });

  test('or two of the rest, and the first two go back', () => {
    const s = asking();
    give(s, [4, 20], 'others');
    expect(step(s)).toBe('doppelganger.pick');
    s.refuses(`1 [${slot(s, 2, 40)}]`, '4.1');
    const another = (s.table.hands[2] ?? []).find((each) => each !== slot(s, 2, 40)) ?? -1;
    s.play(`1 [${slot(s, 2, 40)} ${another}]`);
    expect([held(s, 1, 40), held(s, 2, 20), held(s, 2, 4) > 0, ...sizes(s).slice(1)]).toEqual([1, 1, true, 3, 5]);
  });

  test('of three cards the rest is one; of two there is none, and nothing to choose', () => {
    const three = asking();
    three.arrange(({ table }) => void (table.hands[2] = ([4, 20, 40] as const).map((name) => slot(three, 2, name))));
    give(three, [4, 20], 'others');
    three.play(`1 [${slot(three, 2, 40)}]`);
    expect(sizes(three).slice(1)).toEqual([2, 2]);
    const two = asking();
    two.arrange(({ table }) => void (table.hands[2] = ([4, 20] as const).map((name) => slot(two, 2, name))));
    ally(two);
    play(two, '1 2');
    expect([step(two), ...sizes(two).slice(1)]).toEqual(['select', 3, 0]);
  });

  test('copied by Insect it asks as well; not when it is no main player', () => {
    const s = open({ powers: ['insect', 'doppelganger'] });
    quiet(s, '2c');
    use(s, 0, 'insect', powerOf('doppelganger'));
    launch(s);
    ally(s, {}, '6z');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['doppelganger.whom', [0]]);
    const out = open({ powers: [null, null, 'doppelganger'] });
    toCards(out);
    expect(step(out)).toBe('select');
  });

  test('a card that replaces its hand replaces it with seven (Wild Insect)', () => {
    const s = asking({ hands: [[30]] });
    const [at = -1] = s.table.hands[1] ?? [];
    s.arrange(({ held: { item } }) => void (item[at] = itemOfCard('flare insect')));
    give(s, [4, 20], 'these');
    lay(s, 30, 4, '8g');
    card(s, 1, 'flare insect');
    quiet(s);
    expect(s.table.hands[1]).toHaveLength(7);
  });

  test('§15.4 the Silencer stops it: it asks nobody', () => {
    const s = open({ powers: [null, 'doppelganger', 'silencer'] });
    use(s, 2, 'silencer', 1);
    toCards(s);
    expect(step(s)).toBe('select');
  });

  test('§6.1 Super: besides, two cards of a bystander that are no Challenge cards, nobody’s choice', () => {
    const s = asking({}, { hands: [[], [], [4, 20, 40, 'plague', 'keeper', 'finder']] });
    const [at = -1] = s.table.hands[1] ?? [];
    s.arrange(({ held: { item } }) => void (item[at] = itemOfCard('flare doppelganger')));
    ally(s, {}, 'act');
    card(s, 1, 'flare doppelganger', 2);
    quiet(s);
    const odd = (['plague', 'keeper', 'finder'] as const).map((name) => held(s, 1, name));
    expect(odd.reduce((sum, n) => sum + n, 0)).toBe(2);
    give(s, [4, 20], 'these');
    expect(sizes(s).slice(1)).toEqual([4, 3]);
  });

  test('§6.1 Wild: the hand of a guest until the challenge ends; the guest plays no cards meanwhile', () => {
    const guest = { ...home(3, 4), [planet(2, 1)]: 4 };
    const s = open({
      seats: 4,
      hands: [[4], [20], ['flare doppelganger', 'quash'], ['sanity', 'finder']],
      bases: [null, null, null, guest],
    });
    launch(s);
    quiet(s);
    s.play('0 []', '1 []');
    card(s, 2, 'flare doppelganger', 3);
    expect(canPlay(s, 3, 'finder')).toBe(false);
    quiet(s, '6z');
    expect([held(s, 2, 'finder'), sizes(s)[2], sizes(s)[3]]).toEqual([1, 7, 0]);
    expect((s.table.hands[2] ?? []).every((each) => knows(s.state, each, 2))).toBe(true);
    card(s, 2, 'sanity');
    lay(s, 4, 20);
    expect([sizes(s)[2], sizes(s)[3], held(s, 3, 'finder'), held(s, 2, 'quash')]).toEqual([6, 6, 1, 1]);
  });
});
