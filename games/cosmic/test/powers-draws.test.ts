// Powers about cards on their way: Connoisseur draws more, Extortionist takes half, Vulch picks up what is thrown away; and
// their Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  type Card,
  card,
  itemOfCard,
  lay,
  momentNow,
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
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));

/** Green, an ally of the defense with so many tokens, is about to draw as many cards; the defense wins. */
function rewarded(base: Opening, more: Opening = {}, tokens = 2, next: readonly Card[] = []): Stage {
  const s = open(withMore({ ...base, hands: [[4], [40], ...(base.hands?.slice(2) ?? [])] }, more));
  toCards(s, { allies: { 2: ['defense', tokens] } });
  lay(s, 4, 40);
  s.draws(...next.map(itemOfCard));
  s.play(`2 [${tokens} 0 0 0 0]`);
  return s;
}

/** The card drawn last, and so on, are discarded: as many as are asked for. */
function cull(s: Stage, seat: number): void {
  quiet(s);
  const { choice } = s.ask(seat) ?? {};
  if (step(s) !== 'cull' || choice?.kind !== 'some') return;
  play(s, `${seat} [${choice.options.slice(choice.options.length - choice.min).join(' ')}]`);
}

tries({
  word: 'connoisseur',
  owner: 2,
  zapper: 0,
  scene: (more) => rewarded({ powers: [null, null, 'connoisseur'] }, more),
  use: (s) => use(s, 2, 'connoisseur'),
  rest: (s) => cull(s, 2),
  // Two cards of the challenge are discarded, and two that were drawn.
  effect: (s) => [s.table.hands[2]?.length, s.table.discards.length >= 4],
  used: [9, true],
  not: [9, false],
  lost: 'its tokens at home make the ally’s losses another scene; see below',
});

describe('Connoisseur', () => {
  test('it keeps as many as were due, of its choice, and discards the rest in the open', () => {
    const s = rewarded({ powers: [null, null, 'connoisseur'] }, {}, 2, [30, 20, 19, 18]);
    use(s, 2, 'connoisseur');
    quiet(s);
    const { choice } = s.ask(2) ?? {};
    const options = choice?.kind === 'some' ? choice.options.map(Number) : [];
    expect(options.map((each) => itemOf(s.state, each))).toEqual([30, 20, 19, 18].map(itemOfCard));
    s.refuses(`2 [${options[0] ?? -1}]`, '4.1');
    play(s, `2 [${options[0] ?? -1} ${options[1] ?? -1}]`);
    expect([held(s, 2, 19), held(s, 2, 18), isDiscarded(s, 30), isDiscarded(s, 20)]).toEqual([1, 1, true, true]);
    // Which of the four were kept the others cannot tell by where they lie.
    expect([0, 1, 3].map((viewer) => knows(s.state, slot(s, 2, 19), viewer))).toEqual([false, false, false]);
  });

  test('§4.2 below three home bases it draws as everybody', () => {
    const bases = [null, null, { [planet(2, 1)]: 4, [planet(2, 2)]: 16 }];
    const s = open({ powers: [null, null, 'connoisseur'], hands: [[4], [40]], bases });
    toCards(s, { allies: { 2: ['defense', 2] } });
    lay(s, 4, 40);
    s.play('2 [1 1]');
    quiet(s);
    expect([step(s), s.table.hands[2]?.length]).toEqual(['launch', 9]);
  });

  test('§12.0 a new hand too', () => {
    const s = open({ powers: ['connoisseur'], options: { skipping: true }, destiny: [] });
    s.play('0 skip');
    expect(momentNow(s)).toBe('drawing');
    use(s, 0, 'connoisseur');
    quiet(s);
    expect(s.ask(0)?.choice).toMatchObject({ options: { length: 9 }, min: 2, max: 2 });
    cull(s, 0);
    expect(s.table.hands[0]).toHaveLength(7);
  });

  test('§15.4 the Silencer does not stop it', () => {
    const s = open({ powers: [null, 'silencer', 'connoisseur'], hands: [[4], [40]] });
    use(s, 1, 'silencer', 2);
    toCards(s);
    s.arrange(({ table }) => {
      const [one] = table.stack;
      if (one !== undefined) one.cone[1][2] = 1;
      const home = table.tokens[planet(2, 1)];
      if (home !== undefined) home[2] = 3;
    });
    lay(s, 4, 40);
    s.play('2 [1 0 0 0 0]');
    expect(canUse(s, 2, 'connoisseur')).toBe(true);
  });

  test('§6.1 Super: four more', () => {
    const s = rewarded({ powers: [null, null, 'connoisseur'], hands: [[], [], ['flare connoisseur']] });
    use(s, 2, 'connoisseur');
    card(s, 2, 'flare connoisseur');
    quiet(s);
    expect(s.ask(2)?.choice).toMatchObject({ options: { length: 6 }, min: 4, max: 4 });
    cull(s, 2);
    expect(s.table.hands[2]).toHaveLength(8);
  });

  test('§6.1 §15.1 Wild: it gives up its power for one of three that nobody uses', () => {
    const s = open({ powers: ['macron'], hands: [['flare connoisseur']], destiny: [] });
    card(s, 0, 'flare connoisseur');
    quiet(s);
    expect(s.ask(0)?.choice).toMatchObject({ noun: 'power', options: { length: 3 } });
    const { choice } = s.ask(0) ?? {};
    const power = choice?.kind === 'one' ? choice.options[1] : -1;
    play(s, `0 ${power}`);
    expect([s.table.powers[0]?.map((each) => each.power), s.table.shelf.length >= 2]).toEqual([[power], true]);
    const artifact = open({ powers: ['terrorist'], hands: [['flare connoisseur']] });
    for (let system = 0; system < 3; system++) artifact.play(`0 ${planet(system, 1)}`);
    expect(canPlay(artifact, 0, 'flare connoisseur')).toBe(false);
  });
});

/** The victim gives in, or does not. */
const answer = (s: Stage, word: string): void => {
  quiet(s);
  if (step(s) === 'extortionist.stop') play(s, `2 ${word}`);
  quiet(s);
};

tries({
  word: 'extortionist',
  owner: 0,
  zapper: 1,
  scene: (more) => rewarded({ powers: ['extortionist'] }, more),
  use: (s) => use(s, 0, 'extortionist'),
  rest: (s) => answer(s, 'half'),
  effect: (s) => [s.table.hands[0]?.length, s.table.hands[2]?.length],
  used: [7, 8],
  not: [6, 9],
});

describe('Extortionist', () => {
  test('half, rounded down, at random, before they are seen; nobody else sees them', () => {
    const s = rewarded({ powers: ['extortionist'] }, {}, 3, [30, 20, 19]);
    use(s, 0, 'extortionist');
    answer(s, 'half');
    expect(sizes(s)).toEqual([7, 6, 9]);
    const [taken = -1] = s.table.hands[0]?.slice(-1) ?? [];
    expect([30, 20, 19].map(itemOfCard)).toContain(itemOf(s.state, taken));
    expect([0, 1, 2, 3].map((viewer) => knows(s.state, taken, viewer))).toEqual([true, false, false, false]);
  });

  test('of a single card there is no half, and its own draws are its own', () => {
    const s = rewarded({ powers: ['extortionist'] }, {}, 1);
    expect(canUse(s, 0, 'extortionist')).toBe(false);
    const own = rewarded({ powers: [null, null, 'extortionist'] });
    quiet(own);
    expect([step(own), own.table.hands[2]?.length]).toEqual(['launch', 9]);
  });

  test('a token of its choice stops it', () => {
    const s = rewarded({ powers: ['extortionist'] });
    use(s, 0, 'extortionist');
    quiet(s);
    s.refuses('2 pay', '11.4');
    s.play('2 token');
    s.refuses(`0 base ${planet(1, 1)} 1`, '4.1');
    play(s, `0 base ${planet(2, 4)} 2`);
    expect([...sizes(s), s.table.warp[2], s.table.tokens[planet(2, 4)]?.[2]]).toEqual([6, 6, 9, 1, 3]);
  });

  test('§11.4 with Lucre 2 will do, though the victim is no main player', () => {
    const s = rewarded({ powers: ['extortionist'], options: { lucre: true }, lucre: [0, 0, 2] });
    use(s, 0, 'extortionist');
    answer(s, 'pay');
    expect([...sizes(s), s.table.lucre[0], s.table.lucre[2]]).toEqual([6, 6, 9, 2, 0]);
  });

  test('§3.82 consolation too; of its own cards it keeps half', () => {
    const start = (powers: Opening['powers']): Stage => {
      const s = open({ ...(powers && { powers }), hands: [['C'], [20]] });
      toCards(s, { tokens: 3 });
      lay(s, 'C', 20, 'consoling');
      return s;
    };
    const outside = start([null, null, 'extortionist']);
    use(outside, 2, 'extortionist');
    quiet(outside);
    play(outside, '0 half');
    expect(sizes(outside)).toEqual([8, 3, 8]);
    const winner = start([null, 'extortionist']);
    use(winner, 1, 'extortionist');
    quiet(winner);
    play(winner, '0 half');
    expect(sizes(winner)).toEqual([8, 4, 7]);
    const paid = start([null, null, 'extortionist']);
    use(paid, 2, 'extortionist');
    quiet(paid);
    play(paid, '0 token', `2 base ${planet(0, 2)} 0`);
    expect([...sizes(paid), paid.table.warp[0]]).toEqual([9, 3, 7, 4]);
  });

  test('Connoisseur: the half is of what is due, what is drawn beyond that is discarded as ever', () => {
    const s = rewarded({ powers: ['extortionist', null, 'connoisseur'] });
    use(s, 0, 'extortionist');
    quiet(s);
    s.play('2 half');
    use(s, 2, 'connoisseur');
    cull(s, 2);
    expect([...sizes(s), s.table.discards.length]).toEqual([7, 6, 8, 2 + 2]);
  });

  test('§12.0 of the new hand for a skipped turn it takes three', () => {
    const s = open({ powers: [null, 'extortionist'], options: { skipping: true } });
    s.play('0 skip');
    use(s, 1, 'extortionist');
    quiet(s);
    play(s, '0 half');
    expect([...sizes(s), s.table.stack.length > 1, s.table.turn]).toEqual([4, 10, 7, false, 1]);
  });

  test('§15.4 the Silencer stops it', () => {
    const s = open({ powers: ['extortionist', null, 'silencer'], hands: [['C'], [20]] });
    use(s, 2, 'silencer', 0);
    toCards(s);
    s.arrange(({ table }) => {
      const [one] = table.stack;
      if (one !== undefined) one.cone[1][2] = 2;
      const home = table.tokens[planet(2, 1)];
      if (home !== undefined) home[2] = 2;
    });
    lay(s, 'C', 20);
    s.play('2 [2 0 0 0 0]');
    expect(canUse(s, 0, 'extortionist')).toBe(false);
  });

  test('§6.1 Super: this time nothing can stop it, the next time something can', () => {
    const s = rewarded({ powers: ['extortionist'], hands: [[], [], []] }, { hands: [['flare extortionist']] });
    use(s, 0, 'extortionist');
    card(s, 0, 'flare extortionist');
    quiet(s);
    expect(sizes(s)).toEqual([6, 6, 8]);
  });

  test('§6.1 §3.83 Wild: if the deal fails it loses nothing and the other double', () => {
    const s = open({ hands: [['C', 'flare extortionist'], ['C']], options: { proposals: 1 } });
    toCards(s);
    lay(s, 'C', 'C', 'dealing');
    card(s, 0, 'flare extortionist');
    quiet(s);
    play(s, '0 pass', '1 pass', '1 [4 2 0 0 0]');
    expect(s.table.warp).toEqual([0, 6, 0]);
  });

  test('§6.1 §6.33 Wild: what a negative Kicker frees is freed all the same', () => {
    const s = open({
      hands: [
        ['C', 'flare extortionist', 'x-1'],
        ['C', 'x-2'],
      ],
      options: { proposals: 1, kickers: true },
      bases: [
        { [planet(0, 1)]: 4, [planet(0, 2)]: 4, [planet(0, 3)]: 4 },
        { [planet(1, 1)]: 4, [planet(1, 2)]: 4 },
      ],
    });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x-1')}`, `1 ${slot(s, 1, 'x-2')}`);
    lay(s, 'C', 'C', 'dealing');
    card(s, 0, 'flare extortionist');
    quiet(s);
    play(s, '0 pass', '1 pass');
    while (step(s) === 'relief' || step(s) === 'home') {
      const seat = s.ask(0) === null ? 1 : 0;
      const { choice } = s.ask(seat) ?? {};
      if (choice?.kind === 'number') {
        play(s, `${seat} ${choice.max}`);
        continue;
      }
      const amounts = choice?.kind === 'amounts' ? choice.entries.map((_, i) => (i === 0 ? choice.min : 0)) : [];
      play(s, `${seat} [${amounts.join(' ')}]`);
    }
    expect(s.table.warp.slice(0, 2)).toEqual([2, 9]);
  });
});

tries({
  word: 'vulch',
  owner: 2,
  zapper: 1,
  scene(more) {
    const s = open(withMore({ powers: [null, null, 'vulch'], hands: [[4, 'finder'], [20]] }, more));
    card(s, 0, 'finder', 1);
    play(s, `0 ${itemOfCard(40)}`);
    toCards(s);
    return s;
  },
  rest: (s) => lay(s, 4, 20),
  effect: (s) => [held(s, 2, 'finder'), isDiscarded(s, 'finder')],
  used: [1, false],
  not: [0, true],
});

describe('Vulch', () => {
  test('its own Edicts are discarded as usual; Flares and Challenge cards too', () => {
    const s = open({ powers: [null, null, 'vulch'], hands: [[4, 'flare changeling'], [20], ['sanity']] });
    quiet(s, 'start');
    card(s, 0, 'flare changeling');
    quiet(s);
    toCards(s, {}, '6z');
    card(s, 2, 'sanity');
    lay(s, 4, first(s, 1));
    const mine = ['sanity', 'flare changeling', 4] as const;
    expect(mine.map((name) => [held(s, 2, name), isDiscarded(s, name)])).toEqual([
      [0, true],
      [0, true],
      [0, true],
    ]);
  });

  test('the Zap that stopped somebody is picked up as well; one that stops it is not', () => {
    const s = open({ powers: ['trader', null, 'vulch'], hands: [[], ['cosmic-zap']] });
    toCards(s, {}, '6z');
    use(s, 0, 'trader');
    card(s, 1, 'cosmic-zap');
    quiet(s);
    lay(s, first(s, 0), first(s, 1));
    expect(held(s, 2, 'cosmic-zap')).toBe(1);
  });

  test('§3.27 for a new hand it shows and keeps its Edicts, and draws seven more', () => {
    const s = open({ powers: [null, 'vulch'], hands: [[], ['plague', 'keeper', 'flare macron']], destiny: [] });
    s.draws(1, ...[30, 20, 19, 18, 17, 16, 15].map(itemOfCard));
    s.arrange(({ table }) => {
      table.hands[1] = [slot(s, 1, 'plague'), slot(s, 1, 'keeper'), slot(s, 1, 'flare macron')];
    });
    quiet(s);
    expect([held(s, 1, 'plague'), held(s, 1, 'keeper'), held(s, 1, 'flare macron')]).toEqual([1, 1, 0]);
    expect(s.table.hands[1]).toHaveLength(9);
  });

  test('§12.0 Edicts of a hand that is discarded for a skipped turn come to it', () => {
    const s = open({ powers: [null, 'vulch'], hands: [['plague', 'keeper']], options: { skipping: true } });
    s.play('0 skip');
    quiet(s);
    expect([held(s, 1, 'plague'), held(s, 1, 'keeper'), s.table.hands[0]?.length]).toEqual([1, 1, 7]);
  });

  test('§15.4 the Silencer does not stop it', () => {
    const s = open({ powers: [null, 'silencer', 'vulch'], hands: [[4, 'sanity'], [20]] });
    quiet(s, '2c');
    use(s, 1, 'silencer', 2);
    toCards(s, {}, '6z');
    card(s, 0, 'sanity');
    lay(s, 4, 20);
    expect(held(s, 2, 'sanity')).toBe(1);
  });

  test('§6.1 Super: for this challenge it picks up Flares too, but not its own', () => {
    const s = open({ powers: [null, null, 'vulch'], hands: [['flare changeling', 4], [20], ['flare vulch']] });
    quiet(s, 'start');
    card(s, 2, 'flare vulch');
    card(s, 0, 'flare changeling');
    toCards(s);
    lay(s, 4, first(s, 1));
    expect([held(s, 2, 'flare changeling'), isDiscarded(s, 'flare vulch')]).toEqual([1, true]);
  });

  test('§6.1 Wild: the winner has cards of the other discarded until it takes one', () => {
    const s = open({ hands: [[40, 'flare vulch'], [4]] });
    toCards(s);
    lay(s, 40, 4, '8g');
    card(s, 0, 'flare vulch');
    quiet(s);
    expect(step(s)).toBe('vulch.pick');
    s.refuses('0 keep', '6.1');
    const shown = (): number => Number(s.ask(0)?.prompt.args?.['card']);
    const [one, size] = [shown(), s.table.hands[1]?.length ?? 0];
    play(s, '0 discard');
    const two = shown();
    play(s, '0 take');
    expect([s.table.discards.includes(one), s.table.hands[1]?.length]).toEqual([true, size - 2]);
    expect((s.table.hands[0] ?? []).some((each) => itemOf(s.state, each) === two)).toBe(true);
    const lost = open({ hands: [[4, 'flare vulch'], [40]] });
    toCards(lost);
    lay(lost, 4, 40, '8g');
    expect(canPlay(lost, 0, 'flare vulch')).toBe(false);
  });

  test('§6.1 Wild: who takes none is left with nothing, and so is the other', () => {
    const s = open({ hands: [[40, 'flare vulch'], [4]] });
    toCards(s);
    s.arrange(({ table }) => void (table.hands[1] = [slot(s, 1, 4), ...(table.hands[1]?.slice(-1) ?? [])]));
    lay(s, 40, 4, '8g');
    card(s, 0, 'flare vulch');
    quiet(s);
    s.play('0 discard');
    expect([s.table.hands[1]?.length, step(s)]).not.toEqual([1, 'vulch.pick']);
  });
});

/** Some Attack of a hand. */
function first(s: Stage, seat: number): Card {
  return [20, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1].find((value) => held(s, seat, value) > 0) ?? 'C';
}
