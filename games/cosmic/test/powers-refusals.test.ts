// Powers about invitations that are refused, and doubts that are not shared: Grudge, Serpent, Skeptic; and their Flares.

import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canUse,
  card,
  challenge,
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

const warp = (s: Stage): number[] => s.table.warp;
const silence = (s: Stage, seat: number): void =>
  s.arrange(({ table }) => {
    if (table.stack[0] !== undefined) table.stack[0].silent = 1 << seat;
  });

/** Launch and aim, then both invite these players; up to the first who answers, or to a moment before that. */
function invited(s: Stage, offense: readonly number[], defense: readonly number[], until: string | null = null): void {
  launch(s);
  quiet(s);
  s.play(`0 [${offense.join(' ')}]`);
  quiet(s);
  s.play(`1 [${defense.join(' ')}]`);
  quiet(s, until);
}

/** The offense has invited seats 2 and 3; seat 2 may speak before they answer. */
function garden(more: Opening = {}): Stage {
  const s = open(withMore({ seats: 4, powers: [null, null, 'serpent'], hands: [[], [], ['finder']] }, more));
  invited(s, [2, 3], [3], '6');
  return s;
}

tries({
  word: 'serpent',
  owner: 2,
  scene: garden,
  use: (s) => use(s, 2, 'serpent'),
  rest(s) {
    quiet(s);
    if (step(s) === 'serpent.tempt') s.play('2 join 3 1', `2 ${slot(s, 2, 'finder')}`, '3 yes');
    quiet(s);
    play(s, '2 neither');
  },
  effect: (s) => [s.ask(3)?.choice, s.table.hands[3]?.length],
  used: [{ kind: 'one', noun: 'word', options: ['defense'] }, 8],
  not: [{ kind: 'one', noun: 'word', options: ['offense', 'defense', 'neither'] }, 7],
});

describe('Serpent', () => {
  test('§3.6 who accepts is bound: to a side that invited it, or to nobody', () => {
    const s = garden();
    use(s, 2, 'serpent');
    quiet(s);
    s.refuses('2 join 0 0', '3.6');
    s.play('2 away 3', `2 ${slot(s, 2, 'finder')}`, '3 yes');
    expect(slot(s, 3, 'finder')).toBeGreaterThanOrEqual(0);
    play(s, '2 neither');
    expect(step(s)).toBe('select');
    expect(challenge(s).cone[0]).toEqual([1, 0, 0, 0]);
  });

  test('who refuses shows its hand to the tempter, and the card goes back', () => {
    const s = garden();
    use(s, 2, 'serpent');
    quiet(s);
    s.play('2 join 3 0', `2 ${slot(s, 2, 'finder')}`);
    expect(s.table.hands[2]).toHaveLength(6);
    s.play('3 no');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7]);
    const knows = (seat: number): boolean[] =>
      (s.table.hands[3] ?? []).map((each) => ((s.state.held.know[each] ?? 0) >> seat) % 2 === 1);
    expect(knows(2)).toEqual(new Array<boolean>(7).fill(true));
    expect(knows(0)).toEqual(new Array<boolean>(7).fill(false));
    play(s, '2 neither');
    expect(s.ask(3)?.choice).toMatchObject({ options: ['offense', 'defense', 'neither'] });
  });

  test('a main player cannot; nobody invited, nobody to tempt; §15.4 nor silenced', () => {
    const main = open({ seats: 4, powers: ['serpent'], hands: [['finder']] });
    invited(main, [2, 3], [3], '6');
    expect(canUse(main, 0, 'serpent')).toBe(false);
    const alone = open({ seats: 4, powers: [null, null, 'serpent'], hands: [[], [], ['finder']] });
    invited(alone, [2], [], '6');
    expect(canUse(alone, 2, 'serpent')).toBe(false);
    const s = garden();
    silence(s, 2);
    expect(canUse(s, 2, 'serpent')).toBe(false);
  });

  test('§6.1 Super: a second player, with another card, or not', () => {
    const s = open({ seats: 5, powers: [null, null, 'serpent'], hands: [[], [], ['flare serpent', 'finder', 4]] });
    invited(s, [3, 4], [], '6');
    use(s, 2, 'serpent');
    card(s, 2, 'flare serpent');
    quiet(s);
    s.play('2 join 3 0', `2 ${slot(s, 2, 4)}`, '3 yes');
    s.refuses('2 join 3 0', '3.6');
    s.play('2 away 4', `2 ${slot(s, 2, 'finder')}`, '4 yes');
    play(s, '3 offense', '3 [1 0 0 0 0]');
    expect(challenge(s).cone[0]).toEqual([1, 0, 0, 1, 0]);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 4, 8, 8]);
  });

  test('§6.1 Wild: who would not come takes a card and must, with who invited it', () => {
    const s = open({ seats: 4, powers: ['serpent'], hands: [[], ['flare serpent', 'finder']] });
    invited(s, [2], [3]);
    play(s, '2 neither');
    s.play('3 neither');
    quiet(s, '6z');
    card(s, 1, 'flare serpent');
    quiet(s);
    s.refuses('1 join 2 1', '3.6');
    s.refuses('1 away 2', '3.6');
    s.play('1 join 3 1', `1 ${slot(s, 1, 'finder')}`);
    s.refuses('3 [0 0 0 0 0]', '3.61');
    s.play('3 [2 0 0 0 0]');
    expect(challenge(s).cone[1]).toEqual([0, 0, 0, 2]);
    expect(slot(s, 3, 'finder')).toBeGreaterThanOrEqual(0);
  });
});

/** The offense has invited seats 2 and 3 in vain. */
function inVain(powers: Opening['powers'], cards: readonly [number | 'C', number | 'C'], more: Opening = {}): Stage {
  const s = open(withMore({ seats: 4, powers: powers ?? [], hands: [[cards[0]], [cards[1]]] }, more));
  invited(s, [2], []);
  play(s, '2 neither');
  return s;
}

tries({
  word: 'grudge',
  owner: 0,
  scene: (more) => inVain(['grudge'], [20, 4], more),
  rest(s) {
    lay(s, 20, 4);
    if (step(s) === 'pay') play(s, '2 [1 0 0 0 0]');
  },
  effect: (s) => warp(s)[2],
  used: 1,
  not: 0,
});

describe('Grudge', () => {
  test('one token after a win or a deal, four after a defeat', () => {
    const s = inVain(['grudge'], [4, 20]);
    lay(s, 4, 20);
    s.refuses('2 [1 0 0 0 0]', '4.1');
    play(s, '2 [4 0 0 0 0]');
    expect(warp(s)).toEqual([1, 0, 4, 0]);
  });

  test('a failed deal counts as a defeat', () => {
    const s = inVain(['grudge'], ['C', 'C']);
    lay(s, 'C', 'C');
    while (step(s) === 'deal') s.play(`${asked(s)[0]} pass`);
    play(s, '0 [0 3 0 0 0 0]', '1 [3 0 0 0 0]', '2 [4 0 0 0 0]');
    expect(warp(s)).toEqual([3, 3, 4, 0]);
  });

  /** Two have refused, a third has come. */
  function several(): Stage {
    const s = open({ seats: 5, powers: ['grudge'], hands: [[20, 'flare grudge'], [4]] });
    invited(s, [2, 3, 4], [2]);
    play(s, '2 defense', '2 [1 0 0 0 0]', '3 neither', '4 offense');
    play(s, '4 [1 0 0 0 0]');
    return s;
  }

  test('§15.4 of several it chooses one; silenced it cannot, but one alone it need not choose', () => {
    const s = several();
    lay(s, 20, 4);
    s.refuses('0 4', '15.4');
    play(s, '0 3', '3 [1 0 0 0 0]');
    expect(warp(s)).toEqual([0, 4, 1, 1, 0]);
    const silent = several();
    silence(silent, 0);
    lay(silent, 20, 4);
    expect(warp(silent)).toEqual([0, 4, 1, 0, 0]);
    expect(silent.told('log.grudge')).toEqual([]);
    const one = inVain(['grudge'], [20, 4]);
    silence(one, 0);
    lay(one, 20, 4);
    play(one, '2 [1 0 0 0 0]');
    expect(warp(one)[2]).toBe(1);
  });

  test('what has landed on the planet is spared, as R71 has it', () => {
    const s = open({ seats: 4, powers: [null, 'grudge'], hands: [[20], [4]] });
    invited(s, [2], [2]);
    play(s, '2 offense', '2 [4 0 0 0 0]');
    lay(s, 20, 4);
    expect(s.ask(2)?.choice).toMatchObject({ entries: [2, 3, 4, 5].map((k) => ({ id: planet(2, k) })) });
    play(s, '2 [4 0 0 0]');
    expect(s.table.tokens[planet(1, 1)]?.[2]).toBe(4);
    expect(warp(s)[2]).toBe(4);
  });

  test('who came has not refused, also when the challenge is called off (Oracle)', () => {
    const s = open({ powers: ['grudge', 'oracle'], hands: [[20], ['flare oracle']] });
    toCards(s, { allies: { 2: ['offense', 1] } }, 'act');
    card(s, 1, 'flare oracle');
    quiet(s);
    s.play(`0 ${slot(s, 0, 20)}`);
    play(s, '1 yes', '2 [1 0 0 0 0]');
    expect(warp(s)).toEqual([0, 0, 0]);
  });

  test('nobody refused: nothing happens', () => {
    const s = open({ seats: 4, powers: ['grudge'], hands: [[20], [4]] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    lay(s, 20, 4);
    expect(s.told('log.grudge')).toEqual([]);
  });

  test('§6.1 Super: everybody who refused loses four, whatever the result', () => {
    const s = several();
    lay(s, 20, 4, 'act');
    card(s, 0, 'flare grudge');
    quiet(s);
    play(s, '3 [4 0 0 0 0]', '2 [3 1 0 0 0]');
    expect(warp(s)).toEqual([0, 4, 5, 4, 0]);
  });

  test('§6.1 Wild: the allies of the winner gain nothing and go home', () => {
    const s = open({ powers: [null, null, 'grudge'], hands: [[20], [4, 'flare grudge']] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    lay(s, 20, 4, 'losing');
    card(s, 1, 'flare grudge');
    quiet(s);
    play(s, '2 [2 0 0 0 0]');
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 0, 0]);
    const held = open({ powers: [null, null, 'grudge'], hands: [[4, 'flare grudge'], [20]] });
    toCards(held, { allies: { 2: ['defense', 2] } });
    lay(held, 4, 20, 'losing');
    card(held, 0, 'flare grudge');
    quiet(held);
    play(held, '2 [2 0 0 0 0]');
    expect(held.told('log.reward')).toEqual([]);
    expect(held.table.hands[2]).toHaveLength(7);
  });
});

/** A seat keeps so many cards, the first ones; seat 3 has the rest. */
function keep(s: Stage, seat: number, cards: number): void {
  s.arrange(({ table, held }) => {
    for (const each of table.hands[seat]?.splice(cards) ?? []) {
      table.hands[3]?.push(each);
      held.know[each] = (held.know[each] ?? 0) | (1 << 3);
    }
  });
}

/** Three tokens against four, the ally of each side with two; the card of the offense is lower. */
function doubtful(powers: Opening['powers'], more: Opening = {}): Stage {
  const s = open(
    withMore(
      {
        seats: 4,
        powers: powers ?? [],
        hands: [
          [4, 'C'],
          [20, 'C'],
        ],
      },
      more,
    ),
  );
  toCards(s, { tokens: 3, allies: { 2: ['offense', 2], 3: ['defense', 2] } }, '6z');
  return s;
}

tries({
  word: 'skeptic',
  owner: 1,
  zapper: 2,
  scene: (more) => doubtful([null, 'skeptic'], more),
  use: (s) => use(s, 1, 'skeptic'),
  rest(s) {
    quiet(s);
    if (step(s) === 'skeptic.agree') s.play('0 disagree');
    quiet(s);
    lay(s, 4, 20);
    if (step(s) === 'home') play(s, '3 [2 0 0 0 0]');
    if (step(s) === 'pay') play(s, '0 [1 2 0 0 0]');
  },
  effect: (s) => warp(s),
  used: [6, 0, 2, 0],
  not: [3, 0, 2, 0],
});

describe('Skeptic', () => {
  test('an offense that agrees ends its turn: all tokens on the cone go home', () => {
    const s = doubtful([null, null, null, 'skeptic']);
    use(s, 3, 'skeptic');
    quiet(s);
    expect(asked(s)).toEqual([0]);
    s.refuses('0 perhaps', '6.1');
    play(s, '0 agree', '3 [2 0 0 0 0]', '2 [2 0 0 0 0]', '0 [3 0 0 0 0]');
    expect(s.table.turn).toBe(1);
    expect(warp(s)).toEqual([0, 0, 0, 0]);
  });

  test('a defense that agrees stays where it is; the offense and its allies land, its own allies go home', () => {
    const s = doubtful(['skeptic']);
    use(s, 0, 'skeptic');
    quiet(s);
    play(s, '1 agree', '3 [2 0 0 0 0]');
    expect(s.table.tokens[planet(1, 1)]).toEqual([3, 4, 2, 0]);
    expect(warp(s)).toEqual([0, 0, 0, 0]);
    // It is a success, as if it had won.
    expect(step(s)).toBe('again');
  });

  test('the Skeptic itself loses double when its side loses', () => {
    const s = doubtful(['skeptic']);
    use(s, 0, 'skeptic');
    quiet(s);
    play(s, '1 disagree');
    lay(s, 4, 20);
    play(s, '3 [2 0 0 0 0]', '0 [1 2 0 0 0]');
    expect(warp(s)).toEqual([6, 0, 2, 0]);
  });

  test('§3.83 a deal that fails costs each of the two double', () => {
    const s = doubtful(['skeptic']);
    use(s, 0, 'skeptic');
    quiet(s);
    play(s, '1 disagree');
    lay(s, 'C', 'C');
    play(s, '3 [2 0 0 0 0]', '2 [2 0 0 0 0]');
    while (step(s) === 'deal') s.play(`${asked(s)[0]} pass`);
    play(s, '0 [0 1 4 1 0 0]', '1 [0 4 2 0 0]');
    expect(warp(s)).toEqual([6, 6, 0, 0]);
  });

  test('§7.12 a defense that gives way in the Warp: the offense frees what it brought', () => {
    const five = (seat: number): Record<number, number> => ({
      [planet(seat, 1)]: 5,
      [planet(seat, 2)]: 5,
      [planet(seat, 3)]: 5,
    });
    const s = open({ powers: ['skeptic'], options: { extras: true }, bases: [five(0), five(1)], destiny: ['warp'] });
    play(s, '0 pass', '0 warp 1', '0 [2 0 0]', '0 []');
    s.play('1 []');
    quiet(s, '6z');
    use(s, 0, 'skeptic');
    quiet(s);
    play(s, '1 agree', '0 [2 0 0]');
    expect(warp(s)).toEqual([3, 5, 0]);
  });

  test('an outsider has nobody to doubt; §15.4 nor a silenced player', () => {
    const outside = open({ seats: 5, powers: [null, null, null, null, 'skeptic'] });
    toCards(outside, { allies: { 2: ['offense', 2] } }, '6z');
    expect(canUse(outside, 4, 'skeptic')).toBe(false);
    const s = doubtful(['skeptic']);
    silence(s, 0);
    expect(canUse(s, 0, 'skeptic')).toBe(false);
  });

  test('§6.1 Super: so many tokens more for who loses; both, if a deal fails', () => {
    const s = doubtful([null, 'skeptic'], { hands: [[], ['flare skeptic']] });
    use(s, 1, 'skeptic');
    card(s, 1, 'flare skeptic');
    quiet(s);
    s.refuses('1 21', '6.1');
    play(s, '1 5', '0 disagree');
    lay(s, 4, 20);
    play(s, '3 [2 0 0 0 0]', '0 [1 4 3 0 0]');
    expect(warp(s)).toEqual([11, 0, 2, 0]);
    const failed = doubtful([null, 'skeptic'], { hands: [[], ['flare skeptic']] });
    use(failed, 1, 'skeptic');
    card(failed, 1, 'flare skeptic');
    quiet(failed);
    play(failed, '1 1', '0 disagree');
    lay(failed, 'C', 'C');
    play(failed, '3 [2 0 0 0 0]', '2 [2 0 0 0 0]');
    while (step(failed) === 'deal') failed.play(`${asked(failed)[0]} pass`);
    play(failed, '0 [0 1 4 1 0 0]', '1 [0 4 2 0 0]', '0 [1 0 0]', '1 [1 0 0]');
    expect(warp(failed)).toEqual([7, 7, 0, 0]);
  });

  /** Seat 2 doubts the card of the offense, which is this one; besides it there are these, and its own are those. */
  function suspicious(laid: number | 'C', rest: readonly (number | 'C')[], mine: readonly number[]): Stage {
    const s = open({
      seats: 4,
      powers: [null, 'skeptic'],
      hands: [[laid, ...rest], [10], ['flare skeptic', ...mine]],
    });
    keep(s, 0, 1 + rest.length);
    keep(s, 2, 1 + mine.length);
    toCards(s);
    lay(s, laid, 10, '7c');
    card(s, 2, 'flare skeptic', 0);
    quiet(s);
    return s;
  }

  test('§6.1 Wild: who has a higher Attack left must say so, and gives it away after the challenge', () => {
    const s = suspicious(4, [12, 'C'], [6]);
    s.refuses('0 doubt-wrong', '6.1');
    play(s, '0 doubt-right');
    expect(step(s)).toBe('skeptic.forfeit');
    s.refuses(`0 ${slot(s, 0, 'C')}`, '6.1');
    s.play(`0 ${slot(s, 0, 12)}`);
    expect(slot(s, 2, 12)).toBeGreaterThanOrEqual(0);
  });

  test('§6.1 Wild: a doubt that is wrong costs the highest Attack of one’s own; a Compromise is the best of a hand without', () => {
    const s = suspicious(12, [4], [6, 8]);
    play(s, '0 doubt-wrong', `2 ${slot(s, 2, 8)}`);
    expect(slot(s, 0, 8)).toBeGreaterThanOrEqual(0);
    const none = suspicious('C', [], []);
    play(none, '0 doubt-wrong');
    expect(step(none)).not.toBe('skeptic.forfeit');
    const peace = suspicious('C', [4], []);
    peace.refuses('0 doubt-wrong', '6.1');
    play(peace, '0 doubt-right');
    expect([step(peace), asked(peace)]).toEqual(['skeptic.forfeit', [0]]);
  });
});
