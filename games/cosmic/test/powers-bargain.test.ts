// Powers about deals and gains: Diplomat's deal of three, Judge's decrees; and their Flares.

import { must, type Offer } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  lay,
  open,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  takeAllFirst,
  toCards,
  use,
} from './stage.ts';

const sizes = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const holds = (s: Stage, seat: number, name: Card): boolean => {
  try {
    return slot(s, seat, name) >= 0;
  } catch {
    return false;
  }
};

/** The Diplomat (2) is about to step in between an Attack of 0 and one of 1. */
function stepIn(more: Opening = {}, offense: Card = 20, defense: Card = 4): Stage {
  const base: Opening = { powers: [null, null, 'diplomat'], hands: [[offense], [defense], ['C']] };
  const s = open({ ...more, ...withMore({ ...base, seats: more.seats ?? 3, options: more.options ?? {} }, more) });
  toCards(s, { tokens: 2 });
  lay(s, offense, defense, '8a');
  return s;
}

tries({
  word: 'diplomat',
  owner: 2,
  zapper: 0,
  scene: (more) => stepIn(more),
  use: (s) => use(s, 2, 'diplomat'),
  rest: (s) => quiet(s),
  effect: (s) => [step(s), holds(s, 2, 'C'), s.table.tokens[planet(1, 1)]?.[0]],
  used: ['diplomat.deal', false, 0],
  not: ['again', true, 2],
});

/** What the one of a pair gives and wants, by the names in the question. */
function terms(
  s: Stage,
  seat: number,
  give: Readonly<Record<string, number>>,
  want: Readonly<Record<string, number>>,
): string {
  const { choice } = must(s.ask(seat), 'a question');
  if (choice.kind !== 'offer') throw new Error('no offer is asked for');
  const amounts = (entries: readonly { id: unknown }[], chosen: Readonly<Record<string, number>>): number[] => {
    for (const id of Object.keys(chosen))
      if (!entries.some((each) => String(each.id) === id)) throw new Error(`there is no ${id}`);
    return entries.map(({ id }) => chosen[String(id)] ?? 0);
  };
  const offer: Offer = { to: choice.to[0] ?? -1, give: amounts(choice.give, give), want: amounts(choice.want, want) };
  return `${seat} ${JSON.stringify(offer)}`;
}

const can = (s: Stage, seat: number, list: 'give' | 'want'): string[] => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'offer' ? choice[list].map(({ id }) => String(id)) : [];
};

describe('Diplomat', () => {
  const deal = (more: Opening = {}): Stage => {
    const s = stepIn(more);
    use(s, 2, 'diplomat');
    quiet(s);
    return s;
  };

  test('§3.84 R85 a deal of three: what passes between each two, and all must agree', () => {
    const s = deal({ hands: [[40], [30], []] });
    s.play(terms(s, 0, { [slot(s, 0, 40)]: 1 }, { cards: 1 })); // 0 with 1
    s.play(terms(s, 0, {}, { 'a-base': 1 })); // 0 with 2
    s.play(terms(s, 0, { cards: 1 }, { cards: 2 })); // 1 with 2
    s.play(`0 base ${planet(2, 1)}`);
    // 1 gives a card to each of the two, 2 gives two to 1.
    expect(asked(s)).toEqual([1]);
    s.play(`1 [${slot(s, 1, 30)}]`);
    s.refuses(`1 [${slot(s, 1, 30)}]`, '3.84');
    const other = must(
      s.table.hands[1]?.find((each) => each !== slot(s, 1, 30)),
      'another card',
    );
    s.play(`1 [${other}]`);
    expect(asked(s)).toEqual([2]);
    const two = (s.table.hands[2] ?? []).slice(0, 2);
    play(s, `2 [${two.join(' ')}]`);
    play(s, '0 [2 0 0 0 0 0]');
    expect(s.table.tokens[planet(2, 1)]).toEqual([2, 0, 4]);
    expect([holds(s, 1, 40), holds(s, 0, 30)]).toEqual([true, true]);
    expect(sizes(s)).toEqual([6, 6 + 1 - 2 + 2, 6 + 1 - 2]);
    expect(step(s)).toBe('again');
  });

  test('§3.84 nobody gains more than one base, nobody gives a card twice', () => {
    const s = deal();
    expect(can(s, 0, 'want')).toEqual(['cards', 'a-base']);
    s.play(terms(s, 0, { [s.table.hands[0]?.[0] ?? -1]: 1 }, { cards: 6, 'a-base': 1 }));
    expect(can(s, 0, 'want')).toEqual(['cards']);
    expect(can(s, 0, 'give')).toHaveLength(5 + 1);
    s.play('0 pass');
    expect(can(s, 0, 'give')).toEqual(['a-base']);
    s.play('0 pass', `0 base ${planet(1, 2)}`);
    expect(asked(s)).toEqual([1]);
  });

  test('§3.83 R85 one refusal, and nothing has happened; when all have spoken twice as often as usual each loses three', () => {
    const s = deal({ options: { proposals: 1 } });
    const before = s.table.hands.map((hand) => [...hand].toSorted((a, b) => a - b));
    s.play(terms(s, 0, { [s.table.hands[0]?.[0] ?? -1]: 1 }, { cards: 1 }), '0 pass', '0 pass');
    s.play(`1 [${s.table.hands[1]?.[0]}]`, '2 pass');
    expect(s.table.hands.map((hand) => [...hand].toSorted((a, b) => a - b))).toEqual(before);
    // Five more proposals of nothing: two each were due.
    for (const seat of [1, 2, 0, 1, 2]) s.play(`${seat} pass`, `${seat} pass`, `${seat} pass`);
    play(s, '0 [0 0 3 0 0 0]', '1 [3 0 0 0 0]', '2 [3 0 0 0 0]');
    expect(s.table.warp).toEqual([3, 3, 3]);
    expect(s.table.tokens[planet(1, 1)]?.[0]).toBe(0);
  });

  test('§6.33 R85 in a failed deal of three the Kickers of the others count', () => {
    const base: Opening = {
      powers: [null, null, 'diplomat'],
      options: { kickers: true, proposals: 1 },
      hands: [[20, 'x2'], [4, 'x3'], ['C']],
    };
    const s = open(base);
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x2')}`, `1 ${slot(s, 1, 'x3')}`);
    lay(s, 20, 4, '8a');
    use(s, 2, 'diplomat');
    quiet(s);
    for (const seat of [0, 1, 2, 0, 1, 2]) s.play(`${seat} pass`, `${seat} pass`, `${seat} pass`);
    const losses = [3 * 3, 3 * 2, 3 * 2 * 3];
    for (const seat of [0, 1, 2]) {
      const choice = s.ask(seat)?.choice;
      expect(choice?.kind === 'amounts' ? choice.min : -1).toBe(losses[seat]);
      play(s, `${seat} [${seat === 0 ? '0 3 4 2 0 0' : seat === 1 ? '4 2 0 0 0' : '4 4 4 4 2'}]`);
    }
    expect(s.table.warp).toEqual(losses);
  });

  test('§3.83 §3.87 allies go home, the Diplomat as well', () => {
    const s = open({ powers: [null, null, 'diplomat'], hands: [[20], [4], ['C']] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    lay(s, 20, 4, '8a');
    use(s, 2, 'diplomat');
    play(s, '2 [2 0 0 0 0]');
    expect([step(s), challenge(s).cone[0]]).toEqual(['diplomat.deal', [1, 0, 0]]);
  });

  test('only with a Compromise of its own, and only if an Attack lies there', () => {
    const s = stepIn();
    s.arrange(({ table }) => {
      table.hands[2] = (table.hands[2] ?? []).slice(1);
    });
    expect(canUse(s, 2, 'diplomat')).toBe(false);
    const both = stepIn({}, 'C', 'C');
    expect(step(both)).toBe('deal');
  });

  test('§15.4 a silenced party: no deal', () => {
    const s = stepIn();
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    use(s, 2, 'diplomat');
    quiet(s);
    expect([step(s), challenge(s).ended]).toEqual(['pay', 'failed']);
    const mute = stepIn();
    mute.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 4;
    });
    expect(canUse(mute, 2, 'diplomat')).toBe(false);
  });

  test('§6.2 Quash undoes a deal of three: all cards go back, and each loses three', () => {
    const s = deal({ hands: [[], ['quash'], []] });
    s.play(terms(s, 0, { [s.table.hands[0]?.[0] ?? -1]: 1 }, { cards: 1 }), '0 pass', '0 pass');
    s.play(`1 [${s.table.hands[1]?.find((each) => each !== slot(s, 1, 'quash'))}]`, '2 [accept]');
    card(s, 1, 'quash');
    play(s, '0 [0 0 3 0 0 0]', '1 [3 0 0 0 0]', '2 [3 0 0 0 0]');
    expect([sizes(s), s.table.warp]).toEqual([
      [6, 5, 6],
      [3, 3, 3],
    ]);
  });
});

describe('Flares of Diplomat', () => {
  test('§6.1 R256 Wild: what the Wild Empath brings goes to who has dealt', () => {
    const s = open({ hands: [['C', 'flare empath'], ['C'], ['C', 'flare diplomat']], options: { proposals: 1 } });
    toCards(s);
    lay(s, 'C', 'C', 'dealing');
    card(s, 2, 'flare diplomat', 1);
    quiet(s);
    s.play('0 pass');
    s.play(
      terms(s, 2, {}, { cards: 1 }),
      `0 [${s.table.hands[0]?.find((each) => each !== slot(s, 0, 'flare empath'))}]`,
    );
    quiet(s, '8g');
    const before = sizes(s);
    card(s, 0, 'flare empath');
    takeAllFirst(s);
    expect(sizes(s).map((n, seat) => n - (before[seat] ?? 0))).toEqual([3 - 1, 0, 3]);
  });

  test('§6.1 R84 Wild: another deals in place of a main player, for good or ill', () => {
    const start = (): Stage => {
      const s = open({ hands: [['C'], ['C'], ['C', 'flare diplomat']], options: { proposals: 1 } });
      toCards(s);
      lay(s, 'C', 'C', 'dealing');
      card(s, 2, 'flare diplomat', 1);
      quiet(s);
      return s;
    };
    const s = start();
    play(s, '0 pass', '2 pass', '0 [0 3 0 0 0 0]', '2 [3 0 0 0 0]');
    expect(s.table.warp).toEqual([3, 0, 3]);
    const made = start();
    made.play('0 pass');
    made.play(terms(made, 2, {}, { cards: 2 }));
    play(made, `0 [${(made.table.hands[0] ?? []).slice(0, 2).join(' ')}]`);
    play(made, '0 [1 0 0 0 0]');
    expect(sizes(made)).toEqual([4, 6, 7]);
    expect(step(made)).toBe('again');
    const poor = open({ hands: [['C'], ['C'], ['flare diplomat']] });
    toCards(poor);
    lay(poor, 'C', 'C', 'dealing');
    expect(canPlay(poor, 2, 'flare diplomat')).toBe(false);
  });

  test('§6.1 Super: a vote instead of cards, all at once; a tie is the defense’s', () => {
    const start = (...votes: string[]): Stage => {
      const s = open({ seats: 4, powers: ['diplomat'], hands: [['flare diplomat']] });
      toCards(s, { tokens: 2 }, '6z');
      card(s, 0, 'flare diplomat');
      quiet(s);
      expect(asked(s)).toEqual([0, 1, 2, 3]);
      s.play(...votes.map((vote, seat) => `${seat} ${vote}`));
      quiet(s);
      return s;
    };
    const won = start('offense', 'defense', 'offense', 'offense');
    expect(won.table.tokens[planet(1, 1)]?.[0]).toBe(2);
    expect(sizes(won)).toEqual([6, 7, 7, 7]);
    const tie = start('offense', 'defense', 'offense', 'defense');
    expect([tie.table.warp[0], tie.table.turn]).toEqual([2, 1]);
  });

  test('§15.3 R86 an upset turns the vote round', () => {
    const s = open({ powers: ['diplomat', 'loser'], hands: [['flare diplomat']] });
    toCards(s, { tokens: 2 }, '6z');
    use(s, 1, 'loser');
    card(s, 0, 'flare diplomat');
    quiet(s);
    s.play('0 offense', '1 offense', '2 offense');
    quiet(s);
    expect(s.table.warp[0]).toBe(2);
  });
});

/** The Judge, the offense with two tokens, is about to decree; then the cards. */
function court(more: Opening = {}): Stage {
  const s = open(withMore({ powers: ['judge'], hands: [[20], [4]] }, more));
  toCards(s, { tokens: 2 }, '6z');
  return s;
}

/** Decrees, if it may; then plays to the end of the challenge. */
function decree(s: Stage, what: string, offense: Card = 20, defense: Card = 4): void {
  quiet(s);
  if (step(s) === 'judge.decree') s.play(`0 ${what}`);
  lay(s, offense, defense);
}

tries({
  word: 'judge',
  owner: 0,
  scene: (more) => court(more),
  use: (s) => use(s, 0, 'judge'),
  rest: (s) => decree(s, 'winner 2 0'),
  effect: (s) => sizes(s)[1],
  used: 4,
  not: 6,
});

describe('Judge', () => {
  const judged = (what: string, offense: Card, defense: Card, more: Opening = {}): Stage => {
    const s = court({ ...more, hands: [[offense], [defense]] });
    use(s, 0, 'judge');
    decree(s, what, offense, defense);
    return s;
  };

  test('§15.5 for the loser, paid by the winner; cards at random', () => {
    const s = judged('loser 3 0', 30, 8);
    expect(s.table.tokens[planet(1, 1)]?.[0]).toBe(2);
    expect(sizes(s)).toEqual([6 - 3, 6 + 3, 7]);
  });

  test('§15.5 §3.84 a base: who gains it picks a planet of the other, and brings one to four tokens', () => {
    const s = judged('winner 1 1', 30, 8);
    const choice = s.ask(0)?.choice;
    expect(choice?.kind === 'one' ? choice.options : []).toEqual([2, 3, 4, 5].map((k) => planet(1, k)));
    s.refuses(`0 ${planet(1, 1)}`, '3.84');
    play(s, `0 ${planet(1, 3)}`, '0 [0 4 0 0 0 0]');
    expect(s.table.tokens[planet(1, 3)]).toEqual([4, 4, 0]);
    expect(sizes(s)).toEqual([7, 5, 7]);
  });

  test('§15.5 what the payer does not have is not owed', () => {
    const s = court();
    use(s, 0, 'judge');
    quiet(s);
    s.play('0 winner 4 0');
    s.arrange(({ table }) => {
      table.hands[1] = (table.hands[1] ?? []).slice(0, 2);
    });
    lay(s, 20, 4);
    expect(sizes(s)).toEqual([7, 0, 7]);
  });

  test('§15.5 R87 void with a Compromise, or when it is broken off', () => {
    const s = judged('winner 2 0', 20, 'C');
    // Four tokens lost: consolation alone.
    expect(sizes(s)).toEqual([2, 10, 7]);
    const dealt = judged('winner 2 0', 'C', 'C');
    expect(step(dealt)).toBe('deal');
  });

  test('§15.5 a menu: up to four cards and a base', () => {
    const s = court();
    use(s, 0, 'judge');
    quiet(s);
    const choice = s.ask(0)?.choice;
    expect(choice?.kind === 'one' ? choice.options.length : 0).toBe(18);
    s.refuses('0 winner 5 0', '15.5');
    s.refuses('0 winner 0 0', '15.5');
  });

  test('§15.4 a silenced Judge decrees nothing', () => {
    const s = court();
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    expect(canUse(s, 0, 'judge')).toBe(false);
  });
});

describe('Flares of Judge', () => {
  test('§6.1 Super: one gain for the winner and one for the loser', () => {
    const s = court({ hands: [['flare judge']] });
    use(s, 0, 'judge');
    card(s, 0, 'flare judge');
    quiet(s);
    s.refuses('0 loser 1 0');
    s.play('0 winner 3 0');
    s.refuses('0 winner 1 0');
    s.play('0 loser 1 0');
    lay(s, 20, 4);
    expect(sizes(s)).toEqual([5 + 3 - 1, 6 - 3 + 1, 7]);
  });

  test('§6.1 R88 Wild: a close fight is a draw, and the two try to find a deal; Kickers do not count for it', () => {
    const start = (defense: Card): Stage => {
      const options = { kickers: true, proposals: 1 };
      const s = open({ options, hands: [[5, 'x2', 'flare judge'], [defense]] });
      toCards(s, { allies: { 2: ['offense', 1] } });
      s.play(`0 ${slot(s, 0, 'x2')}`);
      lay(s, 5, defense, '8d');
      return s;
    };
    const s = start(11); // 12 against 15
    card(s, 0, 'flare judge');
    play(s, '2 [1 0 0 0 0]');
    expect(step(s)).toBe('deal');
    play(s, '0 pass', '1 pass', '0 [0 3 0 0 0 0]', '1 [3 0 0 0 0]');
    expect(s.table.warp).toEqual([3, 3, 0]);
    expect(canPlay(start(13), 0, 'flare judge')).toBe(false); // 12 against 17
  });
});
