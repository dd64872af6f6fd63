// The Sniveler, who whines until it gets what others have; and its Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { externalBases } from '../rules/tokens.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canGrant,
  canPlay,
  type Card,
  card,
  challenge,
  home,
  itemOfCard,
  launch,
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
  takeFirst,
  toCards,
  use,
} from './stage.ts';

const at = (s: Stage, place: number, seat: number): number => s.table.tokens[place]?.[seat] ?? 0;
const held = (s: Stage, seat: number, name: Card): number =>
  (s.table.hands[seat] ?? []).filter((each) => itemOf(s.state, each) === itemOfCard(name)).length;
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));

/** What a seat can answer now. */
function options(s: Stage, seat: number): readonly unknown[] {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? choice.options : [];
}

/** What red can whine about. */
const reasons = (s: Stage, seat = 0): string[] =>
  options(s, seat).flatMap((each) => {
    const [, word] = String(each).match(/^power-word \d+ 0 whine-(\w+)$/) ?? [];
    return word === undefined ? [] : [word];
  });

/** Red, the offense, is the Sniveler, and the cone is aimed. */
function aimed(more: Opening = {}): Stage {
  const s = open({ powers: ['sniveler'], ...more });
  launch(s);
  quiet(s, '3b');
  return s;
}

/** Twelve tokens of red are in the Warp, two of green. */
const inWarp: Opening = { bases: [home(0, 2 + 1), null, { ...home(2, 4), [planet(2, 5)]: 2 }] };

function whine(s: Stage, about: string, seat = 0): void {
  use(s, seat, 'sniveler', `whine-${about}`);
  quiet(s);
}

tries({
  word: 'sniveler',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['sniveler'], ...inWarp }, more));
    launch(s);
    quiet(s, '3b');
    return s;
  },
  use: (s) => use(s, 0, 'sniveler', 'whine-tokens'),
  rest(s) {
    quiet(s);
    if (step(s) === 'sniveler.agree') play(s, '1 give-in', '2 give-in');
    takeFirst(s, 'home', 8);
  },
  effect: (s) => s.table.warp[0] === 0,
  used: true,
  not: false,
  // Twenty tokens on two planets: there is nothing in the Warp to whine about.
  lost() {
    const bases = [{ [planet(0, 1)]: 4, [planet(0, 2)]: 4 }];
    const s = open({ powers: ['sniveler'], bases });
    launch(s);
    quiet(s, '3b');
    expect(momentNow(s)).not.toBe('3b');
  },
});

describe('Sniveler', () => {
  test('as a main player, once in a challenge, and about one thing', () => {
    const s = aimed(inWarp);
    expect(reasons(s)).toEqual(['tokens', 'bases', 'cards']);
    whine(s, 'cards');
    s.play('0 want-kind flare');
    quiet(s);
    expect(step(s)).toBe('invite');
    const out = open({ powers: [null, null, 'sniveler'] });
    launch(out);
    quiet(out, '3b');
    expect(momentNow(out)).not.toBe('3b');
  });

  test('only with reason: more tokens in the Warp than anybody, fewer bases than anybody', () => {
    expect(reasons(aimed())).toEqual(['cards']);
    const same = { bases: [home(0, 4), home(1, 4)] };
    expect(reasons(aimed(same))).toEqual(['cards']);
  });

  test('§9.2 §9.5 a Gas Giant and the Dust count as three bases, or as many as they have tokens', () => {
    const isFewest = (mine: number, ground: number, external: number, hex: 'gas-giant' | 'space-dust'): boolean => {
      const blue = Object.fromEntries([
        [planet(1, 1), ground],
        ...[4, 5].slice(0, external).map((k) => [planet(2, k), 1]),
      ]);
      return reasons(aimed({ hexes: [null, hex], bases: [home(0, mine), blue] })).includes('bases');
    };
    // Three planets, against three and one more; against two and one more.
    expect([isFewest(3, 18, 1, 'gas-giant'), isFewest(3, 2, 1, 'gas-giant')]).toEqual([true, false]);
    expect([isFewest(4, 18, 2, 'gas-giant'), isFewest(4, 18, 1, 'gas-giant')]).toEqual([true, false]);
    // However many specks there are.
    expect([isFewest(3, 18, 1, 'space-dust'), isFewest(3, 20, 0, 'space-dust')]).toEqual([true, false]);
  });

  test('tokens: one who refuses is enough, and each sends as many as it takes to match', () => {
    const s = aimed(inWarp);
    whine(s, 'tokens');
    expect(asked(s)).toEqual([2, 1]);
    // Nothing is seen of an answer before all have answered.
    s.play('1 refuse');
    expect(s.events.map(({ key }) => key)).toEqual([]);
    s.play('2 give-in');
    expect(s.told('log.whine-refused')[0]?.args).toEqual({ seat: 0, against: [1] });
    expect(asked(s)).toEqual([2]);
    play(s, '2 [4 2 0 0 0]');
    play(s, '1 [4 4 0 0]');
    expect(s.table.warp).toEqual([8, 8, 8]);
  });

  test('tokens: all give in, and they come back to bases', () => {
    const s = aimed(inWarp);
    whine(s, 'tokens');
    s.play('2 give-in', '1 give-in');
    expect(s.told('log.whine-heard')).toHaveLength(1);
    play(s, '0 [8 0 0]');
    expect([s.table.warp, at(s, planet(0, 1), 0)]).toEqual([[0, 0, 2], 11]);
  });

  test('bases: all give in, and it has an external base where it likes', () => {
    const s = aimed(inWarp);
    whine(s, 'bases');
    s.play('1 give-in', '2 give-in');
    expect(options(s, 0)).toHaveLength(9);
    s.play(`0 ${planet(2, 4)}`);
    // From its bases: what is on the cone stays there.
    play(s, '0 [0 2 0]');
    expect([at(s, planet(2, 4), 0), challenge(s).cone[0][0]]).toEqual([2, 1]);
  });

  test('§3.32 R6 bases: not on the planet it attacks; beside a Gas Giant it may stand', () => {
    const prizes = (more: Opening): readonly unknown[] => {
      const s = aimed({ ...inWarp, ...more });
      whine(s, 'bases');
      s.play('1 give-in', '2 give-in');
      return options(s, 0);
    };
    expect(prizes({})).not.toContain(planet(1, 1));
    const blue = { [planet(1, 1)]: 18, [planet(2, 5)]: 2 };
    expect(prizes({ hexes: [null, 'gas-giant'], bases: [home(0, 3), blue] })).toContain(planet(1, 1));
  });

  test('R226 bases: refused, and each other gives up one of its choice, but not what is fought over', () => {
    const s = aimed(inWarp);
    whine(s, 'bases');
    s.play('1 refuse', '2 refuse');
    expect([step(s), asked(s)]).toEqual(['sniveler.base', [2]]);
    s.play(`2 ${planet(2, 5)}`, '2 [2 0 0 0]');
    expect([at(s, planet(2, 5), 2), at(s, planet(2, 1), 2)]).toEqual([0, 6]);
    expect(asked(s)).toEqual([1]);
    s.refuses(`1 ${planet(1, 1)}`, '4.1');
    s.play(`1 ${planet(1, 2)}`, '1 [0 4 0 0]');
    expect([at(s, planet(1, 2), 1), at(s, planet(1, 3), 1), s.table.warp]).toEqual([0, 8, [8, 0, 2]]);
  });

  test('R226 bases: the ground of a Gas Giant is not given up, only what lies elsewhere', () => {
    const refused = (green: Opening['bases']): Stage => {
      const s = aimed({ hexes: [null, null, 'gas-giant'], bases: [home(0, 3), null, ...(green ?? [])] });
      whine(s, 'bases');
      s.play('1 refuse', '2 refuse');
      return s;
    };
    const s = refused([{ [planet(2, 1)]: 16, [planet(1, 5)]: 4 }]);
    expect([at(s, planet(1, 5), 2), at(s, planet(2, 1), 2), asked(s)]).toEqual([0, 20, [1]]);
  });

  test('cards: what it holds none of; it is told for what it whines', () => {
    const s = aimed({ hands: [[15, 'C', 'finder', 8, 8, 8, 8], [20]] });
    whine(s, 'cards');
    const all = options(s, 0);
    expect(all).toEqual(expect.arrayContaining(['want-kind flare', 'want-least 16', 'want-least 40']));
    expect(all).not.toEqual(expect.arrayContaining(['want-least 15']));
    s.refuses('0 want-kind edict', '4.1');
  });

  test('cards: who has one may give it, and the others keep theirs', () => {
    const s = aimed({ hands: [[8, 8, 8, 8, 8, 8, 8], [20, 'plague'], [30]] });
    whine(s, 'cards');
    s.play('0 want-least 20');
    expect(s.told('log.wants')).toHaveLength(1);
    expect(asked(s)).toEqual([2, 1]);
    s.refuses(`1 ${slot(s, 1, 'plague')}`, '4.1');
    s.play(`1 ${slot(s, 1, 20)}`, '2 pass');
    expect([held(s, 0, 20), held(s, 1, 20), held(s, 2, 30)]).toEqual([1, 0, 1]);
    // Nobody else knows which it was.
    expect(knows(s.state, slot(s, 0, 20), 2)).toBe(false);
  });

  test('R227 cards: of several who would give, the first in the order of play does', () => {
    const s = aimed({ hands: [[8, 8, 8, 8, 8, 8, 8], [20], [30]] });
    whine(s, 'cards');
    s.play('0 want-least 20', `1 ${slot(s, 1, 20)}`, `2 ${slot(s, 2, 30)}`);
    expect([held(s, 0, 30), held(s, 1, 20), s.told('log.given')[0]?.args]).toEqual([1, 1, { from: 2, to: 0, n: 1 }]);
  });

  test('cards: nobody gives one, and all of them are discarded; who has none is not asked, and nobody sees that', () => {
    const s = aimed({ hands: [[8, 8, 8, 8, 8, 8, 8], [20, 30], []] });
    whine(s, 'cards');
    s.play('0 want-least 16');
    expect(asked(s)).toEqual([1]);
    s.play('1 pass');
    expect([held(s, 1, 20), held(s, 1, 30), isDiscarded(s, 20), isDiscarded(s, 30)]).toEqual([0, 0, true, true]);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 5, 7]);
  });

  test('§14.10 the hoard of a Miser is not touched', () => {
    const hoard: Card[] = [30, 6, 6, 6, 6, 6, 6];
    const s = open({ powers: ['sniveler', 'miser'], hands: [[8, 8, 8, 8, 8, 8, 8], [20]], hoard });
    play(s, '1 second');
    launch(s);
    quiet(s, '3b');
    whine(s, 'cards');
    s.play('0 want-least 16', '1 pass');
    expect([isDiscarded(s, 20), isDiscarded(s, 30), s.table.hoards[1]?.length]).toEqual([true, false, 7]);
  });

  test('§15.4 R254 who is silenced cannot agree, and hands a card over without a word', () => {
    const silenced = (about: string, more: Opening): Stage => {
      const s = open({ powers: ['sniveler', null, 'silencer'], ...more });
      if (step(s) === 'retrieve') s.play('0 pass');
      use(s, 2, 'silencer', 1);
      launch(s);
      quiet(s, '3b');
      whine(s, about);
      return s;
    };
    const s = silenced('tokens', inWarp);
    expect(s.told('log.whine-refused')[0]?.args).toEqual({ seat: 0, against: [1] });
    expect([step(s), asked(s)]).toEqual(['pay', [2]]);
    const cards = silenced('cards', { hands: [[8, 8, 8, 8, 8, 8, 8], [20]] });
    cards.play('0 want-least 20');
    expect(asked(cards)).toEqual([1]);
    cards.play(`1 ${slot(cards, 1, 20)}`);
    expect(held(cards, 0, 20)).toBe(1);
  });

  test('§15.4 who is silenced does not whine', () => {
    const s = open({ powers: ['sniveler', null, 'silencer'] });
    use(s, 2, 'silencer', 0);
    launch(s);
    quiet(s, '3b');
    expect(reasons(s)).toEqual([]);
  });
});

describe('Flares of Sniveler', () => {
  /** Green was invited by nobody, yellow by the offense. */
  function uninvited(more: Opening = {}): Stage {
    const s = open({ seats: 4, hands: [[20], [4], ['flare sniveler']], ...more });
    launch(s);
    quiet(s);
    for (const line of ['0 [3]', '1 []']) if (step(s) === 'invite') s.play(line);
    quiet(s, '6');
    return s;
  }

  test('§3.4 Wild: it is invited after all, and can join', () => {
    const s = uninvited();
    card(s, 2, 'flare sniveler', 0);
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['sniveler.invite', [0]]);
    play(s, '0 invite');
    expect([step(s), asked(s)]).toEqual(['join', [2]]);
    play(s, '2 offense', '2 [1 0 0 0 0]', '3 offense', '3 [1 0 0 0 0]');
    expect(challenge(s).cone[0]).toEqual([1, 0, 1, 1]);
  });

  test('§3.6 Wild: or that side has no allies at all', () => {
    const s = uninvited();
    card(s, 2, 'flare sniveler', 0);
    quiet(s);
    play(s, '0 alone');
    expect([step(s), challenge(s).cone[0]]).toEqual(['select', [1, 0, 0, 0]]);
  });

  test('§3.6 Wild: not for who was invited', () => {
    const s = uninvited({ hands: [[20], [4], [], ['flare sniveler']] });
    expect(canPlay(s, 3, 'flare sniveler')).toBe(false);
  });

  test('§15.4 R22 Wild: a silenced main player cannot invite, so it has no allies', () => {
    const s = open({ seats: 4, powers: [null, null, null, 'silencer'], hands: [[20], [4], ['flare sniveler']] });
    use(s, 3, 'silencer', 1);
    launch(s);
    quiet(s);
    s.play('0 []');
    quiet(s, '6');
    card(s, 2, 'flare sniveler', 1);
    expect(s.told('log.shunned')).toHaveLength(1);
  });

  /** Red lands its fifth base on blue’s planet; green, the Sniveler, has four. */
  function won(more: Opening = {}): Stage {
    const four = (system: number): Record<number, number> =>
      Object.fromEntries([1, 2, 3, 4].map((k) => [planet(system, k), 1]));
    const s = open({
      powers: [null, null, 'sniveler'],
      hands: [[20, 30], [4], ['flare sniveler', 40, 'C']],
      bases: [{ ...home(0, 4), ...four(2) }, null, { ...home(2, 4), ...four(1) }],
      ...more,
    });
    toCards(s, { at: planet(1, 5) });
    lay(s, 20, 4, 'victory');
    return s;
  }

  test('§2.1 Super: no winner objects, and it wins with them', () => {
    const s = won();
    expect(momentNow(s)).toBe('victory');
    card(s, 2, 'flare sniveler');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['sniveler.object', [0]]);
    play(s, '0 share-win');
    expect([step(s), s.table.winners]).toEqual(['over', 1 | 4]);
  });

  /** Red objects, and green challenges it. */
  function duel(mine: Card, theirs: Card): Stage {
    const s = won();
    card(s, 2, 'flare sniveler');
    quiet(s);
    play(s, '0 object');
    expect(options(s, 2)).toEqual([0]);
    play(s, '2 0');
    expect(challenge(s)).toMatchObject({ offense: 2, defense: 0, system: 0 });
    launch(s, { at: planet(0, 2) });
    quiet(s);
    // Nobody is invited.
    expect(step(s)).toBe('select');
    lay(s, mine, theirs);
    return s;
  }

  test('§2.1 Super: one objects, and is beaten at home: a share in the win', () => {
    const s = duel(40, 30);
    expect([step(s), s.table.winners]).toEqual(['over', 1 | 4]);
  });

  test('§2.1 R228 Super: beaten itself, or no deal, and the others have won as they had', () => {
    expect(duel('C', 30).table.winners).toBe(1);
    const s = won();
    card(s, 2, 'flare sniveler');
    quiet(s);
    play(s, '0 object', '2 pass');
    expect([step(s), s.table.winners]).toEqual(['over', 1]);
  });

  /** Red objects, and green attacks its second planet. */
  function challenged(more: Opening): Stage {
    const s = won(more);
    card(s, 2, 'flare sniveler');
    quiet(s);
    // From a planet at home, so that it has its four bases still.
    play(s, '0 object', '2 0', '2 [0 0 0 0 1 0 0 0]');
    s.play(`2 ${planet(0, 2)}`);
    return s;
  }

  test('§2.1 R228 Super: a deal is no win, even one that brings the fifth base', () => {
    const s = challenged({ hands: [[20, 'C'], [4], ['flare sniveler', 'C']] });
    lay(s, 'C', 'C');
    const choice = s.ask(2)?.choice;
    if (choice?.kind !== 'offer') throw new Error('no deal is tried');
    const terms = {
      to: 0,
      give: choice.give.map(() => 0),
      want: choice.want.map(({ id }) => (id === 'a-base' ? 1 : 0)),
    };
    s.play(`2 ${JSON.stringify(terms)}`, `2 base ${planet(0, 3)}`, '0 [accept]');
    takeFirst(s, 'found');
    expect(externalBases(s.state, 2)).toHaveLength(5);
    expect([step(s), s.table.winners]).toEqual(['over', 1]);
  });

  test('R253 Super: nobody else has tokens in it, not even for Lucre', () => {
    const rich = { options: { lucre: true }, lucre: [20, 20, 20, 20], drawn: ['virus', 'macron', 'zombie'] as const };
    const s = challenged({ ...rich, seats: 4, powers: [null, null, 'sniveler', 'hurtz'] });
    quiet(s, '6z');
    expect(canGrant(s, 2, 'hurtz', powerOf('virus'))).toBe(true);
    expect(canGrant(s, 2, 'hurtz', undefined, 1)).toBe(false);
  });

  test('§15.4 R254 Super: a winner who is silenced cannot object', () => {
    const four = (system: number): Record<number, number> =>
      Object.fromEntries([1, 2, 3, 4].map((k) => [planet(system, k), 1]));
    const s = open({
      powers: [null, 'silencer', 'sniveler'],
      hands: [[20], [4], ['flare sniveler']],
      bases: [{ ...home(0, 4), ...four(2) }, null, { ...home(2, 4), ...four(1) }],
    });
    use(s, 1, 'silencer', 0);
    toCards(s, { at: planet(1, 5) });
    lay(s, 20, 4, 'victory');
    card(s, 2, 'flare sniveler');
    quiet(s);
    expect([step(s), s.table.winners]).toEqual(['over', 1 | 4]);
  });

  test('§2.0 Super: not with three external bases, nor for who wins anyway', () => {
    const three = { ...home(2, 4), [planet(1, 1)]: 1, [planet(1, 2)]: 1, [planet(1, 3)]: 2 };
    const four = Object.fromEntries([1, 2, 3, 4].map((k) => [planet(2, k), 1]));
    const s = won({ bases: [{ ...home(0, 4), ...four }, null, three] });
    expect([step(s), s.table.winners]).toEqual(['over', 1]);
  });

  test('R228 Super: it is fought where the other stands at home, not on a Moon', () => {
    const s = won({ moons: [[], [], []] });
    card(s, 2, 'flare sniveler');
    quiet(s);
    play(s, '0 object', '2 0', '2 [0 0 0 0 0 1 0 0]');
    expect([step(s), options(s, 2)]).toEqual(['aim', [1, 2, 3, 4].map((k) => planet(0, k))]);
    const effect = challenge(s).effects.find(({ of }) => of === `super ${powerOf('sniveler')}`);
    expect(effect).toMatchObject({ seat: 2, target: 0, data: [1] });
  });
});
