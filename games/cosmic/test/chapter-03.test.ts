// §3: the turn, a challenge from Destiny to the interphase. Without powers.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { livePowers } from '../rules/live.ts';
import { DECK, DESTINY } from '../rules/table.ts';
import {
  ally,
  asked,
  card,
  challenge,
  home,
  itemOfCard,
  launch,
  lay,
  momentNow,
  open,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
} from './stage.ts';

const warp = (s: Stage): number[] => s.table.warp;
const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const at = (s: Stage, place: number): number[] => s.table.tokens[place] ?? [];

describe('the turn', () => {
  test('§3.0 §3.10 a second challenge after a success, no third; then the left', () => {
    const s = open({
      hands: [
        [20, 30],
        [4, 6],
      ],
    });
    toCards(s);
    lay(s, 20, 4);
    s.draws(1);
    play(s, '0 again');
    expect(s.table).toMatchObject({ turn: 0, made: 2 });
    toCards(s, { at: planet(1, 2) });
    s.draws(0);
    lay(s, 30, 6);
    expect(s.table.turn).toBe(1);
  });

  test('§3.10 after a failure the turn passes; without a Challenge card it can only stop', () => {
    const s = open({ hands: [[4], [20]] });
    toCards(s);
    s.draws(0);
    lay(s, 4, 20);
    expect(s.table.turn).toBe(1);
    const last = open({ hands: [[20, 'finder', 'keeper', 'plague', 'plague', 'sanity', 'quash'], [4]] });
    toCards(last);
    lay(last, 20, 4);
    expect(last.ask(0)?.choice).toMatchObject({ options: ['stop'] });
    last.refuses('0 again', '3.10');
  });

  test('§3.01 without a Challenge card at the start of the turn: a new hand', () => {
    const none = ['finder', 'quash', 'plague', 'plague', 'sanity', 'force-field', 'force-field'] as const;
    const s = open({ hands: [none], destiny: [] });
    s.draws(8, 9, 10, 11, 12, 13, 14, 1);
    quiet(s);
    expect(s.told('log.fresh')[0]?.args['seat']).toBe(0);
    expect(hands(s)[0]).toBe(7);
  });

  test('§3.3 R5 without a token to launch the turn passes', () => {
    const s = open({ options: { limbo: true }, hands: [[4], [20]], bases: [null, {}] });
    s.arrange(({ table }) => {
      table.limbo[2] = [0, 20, 0];
      table.warp[1] = 0;
    });
    toCards(s);
    s.draws(0, 1);
    lay(s, 4, 20);
    expect(s.told('log.no-tokens')[0]?.args['seat']).toBe(1);
    expect(s.table.turn).toBe(2);
  });

  test('§3.102 an offense that runs out breaks off: tokens home, the turn passes', () => {
    const s = open({ options: { kickers: true }, hands: [[20, 'x2'], [4, 'x3'], ['sanity']] });
    toCards(s, {}, '6z');
    s.arrange(({ table, held }) => {
      for (const each of table.hands[0] ?? []) held.item[each] = itemOfCard('finder');
    });
    s.draws(0);
    quiet(s, '9');
    // Nobody is asked for a Kicker or a card, and the defense keeps its own.
    expect([momentNow(s), challenge(s).ended, s.told('log.no-card')[0]?.args['seat']]).toEqual(['9', 'broken', 0]);
    quiet(s);
    play(s, '0 [1 0 0 0 0]');
    expect(s.table.turn).toBe(1);
    expect(warp(s)).toEqual([0, 0, 0]);
    expect(hands(s)).toEqual([7, 7, 7]);
  });

  test('§12.0 the option to skip: a new hand, and nothing else', () => {
    const s = open({ options: { skipping: true } });
    s.draws(8, 9, 10, 11, 12, 13, 14);
    s.play('0 skip');
    expect(s.table).toMatchObject({ turn: 1, challenges: 0 });
    expect(s.table.discards).toHaveLength(7);
  });
});

describe('Destiny', () => {
  test('§3.1 one token from the Warp, or none; without a base straight to the cone', () => {
    const s = open({ bases: [{ ...home(0, 4), [planet(0, 5)]: 1 }] });
    expect(s.ask(0)).toMatchObject({ step: 'retrieve', pass: true });
    s.play(`0 ${planet(0, 5)}`);
    expect(warp(s)[0]).toBe(2);
    const none = open({ bases: [{}] });
    none.play('0 -1');
    expect(challenge(none).cone[0][0]).toBe(1);
    expect(step(none)).toBe('aim');
  });

  test('§3.2 the last card is shuffled with the discards before another is turned', () => {
    const s = open({ hands: [[4], [20]] });
    s.arrange((state) => {
      state.pools[DESTINY] = [0, 0, 1];
      state.table.destiny.fill(0);
      state.table.destiny[0] = 2;
    });
    toCards(s);
    s.draws(0);
    lay(s, 4, 20);
    expect(s.told('log.destiny-shuffled')).toHaveLength(1);
    expect(s.table.destiny[0]).toBe(1);
    expect(s.state.pools[DESTINY]).toEqual([1, 0, 1]);
  });

  test('§3.21 §3.22 the colour drawn defends, on any planet of its system, if need be with no tokens', () => {
    const s = open({ bases: [null, home(1, 4), { ...home(2, 4), [planet(1, 5)]: 4 }], hands: [[20], [4]] });
    s.play('0 [1 0 0 0 0]');
    expect(s.ask(0)?.choice).toMatchObject({ options: [1, 2, 3, 4, 5].map((k) => planet(1, k)) });
    s.play(`0 ${planet(1, 5)}`);
    ally(s);
    lay(s, 20, 4);
    expect(at(s, planet(1, 5))).toEqual([1, 0, 4]);
    expect(s.told('log.totals')[0]?.args).toEqual({ offense: 21, defense: 4 });
  });

  test('§3.23 by option the base of somebody else there', () => {
    const s = open({ options: { others: true }, bases: [null, null, { ...home(2, 4), [planet(1, 1)]: 4 }] });
    launch(s);
    s.play('0 2');
    expect(challenge(s)).toMatchObject({ defense: 2, holding: 4 });
  });

  test('§3.24 a wild: any system; R36 the own one as well, without another card', () => {
    const s = open({ destiny: ['wild'], bases: [home(0, 4)] });
    quiet(s);
    play(s, '0 pass');
    expect(s.ask(0)?.choice).toMatchObject({ options: ['system 1', 'system 2', `empty ${planet(0, 5)}`] });
    s.refuses('0 redraw', '3.24');
  });

  test('§3.25 §3.87 the reverse cone: allies of the offense take rewards, those of the defense land', () => {
    const s = open({ destiny: ['blue reverse'], hands: [[20], [4]] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    lay(s, 20, 4);
    play(s, '2 [2 0 0 0 0]');
    expect(at(s, planet(1, 1))).toEqual([1, 0, 0]);
    expect(hands(s)[2]).toBe(9);
    const defended = open({ destiny: ['blue reverse'], hands: [[4], [20]] });
    toCards(defended, { allies: { 2: ['defense', 2] } });
    lay(defended, 4, 20);
    expect(at(defended, planet(1, 1))).toEqual([0, 4, 2]);
  });

  test('§3.26 the own colour: another card, a foreign base at home, or an empty home planet, which is a success', () => {
    const s = open({ destiny: ['red'], bases: [home(0, 4), { ...home(1, 4), [planet(0, 2)]: 4 }] });
    play(s, '0 pass');
    expect(s.ask(0)?.choice).toMatchObject({ options: ['redraw', `base ${planet(0, 2)} 1`, `empty ${planet(0, 5)}`] });
    play(s, `0 empty ${planet(0, 5)}`, '0 [2 0 0 0]');
    expect(at(s, planet(0, 5))).toEqual([2, 0, 0]);
    expect(step(s)).toBe('again');
    const base = open({ destiny: ['red'], bases: [null, { ...home(1, 4), [planet(0, 2)]: 4 }] });
    play(base, `0 base ${planet(0, 2)} 1`);
    expect(challenge(base)).toMatchObject({ defense: 1, target: planet(0, 2) });
    expect(base.ask(0)?.choice).toMatchObject({ entries: [0, 1, 2, 3, 4].map((id) => ({ id })) });
    const again = open({ destiny: ['red', 'blue'] });
    play(again, '0 redraw');
    expect(challenge(again).defense).toBe(1);
  });

  test('§3.27 a defense without Challenge cards takes a new hand', () => {
    const none = ['finder', 'quash', 'plague', 'plague', 'sanity', 'force-field', 'force-field'] as const;
    const s = open({ hands: [[], none] });
    s.draws(8, 9, 10, 11, 12, 13, 14);
    quiet(s);
    expect(s.told('log.fresh')[0]?.args['seat']).toBe(1);
  });
});

describe('launch and alliances', () => {
  test('§3.3 one to four tokens from any bases; §3.31 the last one gives the base up', () => {
    const s = open();
    s.refuses('0 [0 0 0 0 0]', '3.3');
    s.refuses('0 [4 1 0 0 0]', '3.3');
    s.play('0 [4 0 0 0 0]');
    expect(at(s, planet(0, 1))).toEqual([0, 0, 0]);
  });

  test('§4.2 giving up bases loses the power, at once', () => {
    const s = open({ powers: ['zombie'], bases: [{ [planet(0, 1)]: 1, [planet(0, 2)]: 4, [planet(0, 3)]: 15 }] });
    expect(livePowers(s.state, 0)).toHaveLength(1);
    s.play('0 [1 0 0]');
    expect(livePowers(s.state, 0)).toEqual([]);
  });

  test('§3.32 R6 not at a planet where it has a base', () => {
    const s = open({ bases: [{ ...home(0, 4), [planet(1, 1)]: 4 }] });
    s.play('0 [1 0 0 0 0]');
    s.refuses(`0 ${planet(1, 1)}`, '3.32');
    s.refuses(`0 ${planet(2, 1)}`, '3.21');
  });

  test('§3.4 §3.5 §3.6 §3.61 who was invited joins one side or neither, in turn from the offense’s left', () => {
    const s = open({ seats: 5 });
    launch(s);
    s.refuses('0 [1]', '3.4');
    s.play('0 [2 3]', '1 [3 4]');
    expect(asked(s)).toEqual([2]);
    s.refuses('2 defense', '3.6');
    s.play('2 neither', '3 defense');
    s.refuses('3 [0 0 0 0 0]', '3.61');
    s.play('3 [0 3 0 0 0]', '4 neither');
    expect(challenge(s).cone[1]).toEqual([0, 0, 0, 3, 0]);
  });
});

describe('the result', () => {
  test('§3.81 higher total wins, a tie is the defense’s', () => {
    const s = open({ hands: [[8], [6]] });
    toCards(s, { tokens: 2 });
    lay(s, 8, 6);
    expect(s.told('log.totals')[0]?.args).toEqual({ offense: 10, defense: 10 });
    expect(warp(s)).toEqual([2, 0, 0]);
  });

  test('§3.85 §3.86 §3.87 losers to the Warp, winners and their allies land', () => {
    const s = open({ seats: 4, hands: [[20], [4]] });
    toCards(s, { tokens: 2, allies: { 2: ['offense', 1], 3: ['defense', 2] } });
    lay(s, 20, 4);
    expect(at(s, planet(1, 1))).toEqual([2, 0, 1, 0]);
    expect(warp(s)).toEqual([0, 4, 0, 2]);
  });

  test('§3.87 allies of a winning defense go home with a reward for each token, cards or tokens', () => {
    const s = open({ hands: [[4], [20]], bases: [null, null, home(2, 4)] });
    toCards(s, { allies: { 2: ['defense', 3] } });
    lay(s, 4, 20);
    play(s, '2 [3 0 0 0]', '2 1', '2 [1 0 0 0]');
    expect(warp(s)).toEqual([1, 0, 3]);
    expect(hands(s)[2]).toBe(7 + 2);
  });

  test('§3.82 R10 Attack against Compromise: consolation for each own token lost', () => {
    const s = open({ hands: [['C'], [4]] });
    toCards(s, { tokens: 3 });
    lay(s, 'C', 4);
    expect(warp(s)).toEqual([3, 0, 0]);
    expect(hands(s)).toEqual([6 + 3, 6 - 3, 7]);
  });

  test('§3.87 R9 tokens with no home go to the Warp', () => {
    const s = open({ hands: [[20], [4]], bases: [null, null, { [planet(2, 1)]: 2 }], destiny: ['blue reverse'] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    lay(s, 20, 4);
    expect(s.told('log.homeless')).toHaveLength(1);
  });

  test('R30 no tokens there, no consolation', () => {
    const s = open({ hands: [[20], ['C']], bases: [null, home(1, 4)] });
    toCards(s, { at: planet(1, 5) });
    lay(s, 20, 'C');
    expect(hands(s)).toEqual([6, 6, 7]);
  });

  test('§6.3 §6.31 §6.32 Kickers: with an Attack, with a Compromise that lost, negative', () => {
    const kick = (mine: 'x2' | 'x-2', card0: 'C' | 10): Stage => {
      const s = open({ options: { kickers: true }, hands: [[card0, mine], [4]] });
      toCards(s, { tokens: 2 });
      s.play(`0 ${slot(s, 0, mine)}`);
      lay(s, card0, 4);
      return s;
    };
    expect(kick('x2', 10).told('log.totals')[0]?.args['offense']).toBe(22);
    expect(hands(kick('x2', 'C'))).toEqual([5 + 4, 6 - 4, 7]);
    expect(hands(kick('x-2', 'C'))).toEqual([5 - 4, 6 + 4, 7]);
  });

  test('§6.4 Reinforcements, to either side, until nobody wants to; only with two Attacks', () => {
    const s = open({
      options: { reinforcements: true },
      hands: [
        [8, '+5'],
        [10, '+2'],
      ],
    });
    toCards(s, { tokens: 2 });
    lay(s, 8, 10, '8c');
    card(s, 0, '+5', 0);
    card(s, 1, '+2', 1);
    quiet(s);
    expect(s.told('log.totals')[0]?.args).toEqual({ offense: 15, defense: 16 });
  });

  test('§1.4 R3 the discards are shuffled when the deck is empty; with none, nothing is drawn', () => {
    const rewarded = (discards: number[]): Stage => {
      const s = open({ hands: [[4], [20]] });
      toCards(s, { allies: { 2: ['defense', 2] } });
      s.arrange((state) => {
        state.pools[DECK] = [];
        state.unseen = { lots: [], named: [], endless: state.unseen?.endless ?? [], sets: [] };
        state.table.discards = discards;
      });
      lay(s, 4, 20);
      play(s, '2 [2 0 0 0 0]');
      return s;
    };
    expect(hands(rewarded([8, 9, 10]))[2]).toBe(9);
    expect(hands(rewarded([]))[2]).toBe(7);
  });

  test('§3.9 cards played and laid are discarded', () => {
    const s = open({ hands: [[8], [10]] });
    toCards(s);
    s.draws(0);
    lay(s, 8, 10);
    expect(s.table.discards).toHaveLength(2);
  });
});

describe('deals', () => {
  const dealing = (more: Parameters<typeof open>[0] = {}): Stage => {
    const s = open({
      hands: [
        ['C', 20],
        ['C', 4],
      ],
      ...more,
    });
    toCards(s, { tokens: 2, allies: { 2: ['offense', 2] } });
    lay(s, 'C', 'C');
    play(s, '2 [2 0 0 0 0]');
    return s;
  };
  const offer = (s: Stage, seat: number, give: readonly unknown[], want: Readonly<Record<string, number>>): string => {
    const { choice } = s.ask(seat) ?? {};
    if (choice?.kind !== 'offer') throw new Error('no deal is tried');
    const gives = choice.give.map(({ id }) => (give.includes(id) ? 1 : 0));
    const wants = choice.want.map(({ id }) => want[String(id)] ?? 0);
    return `${seat} ${JSON.stringify({ to: choice.to[0], give: gives, want: wants })}`;
  };

  test('§3.83 §3.84 cards for cards: only the two know which; it is a success', () => {
    const s = dealing();
    const mine = slot(s, 0, 20);
    s.play(offer(s, 0, [mine], { cards: 1 }), `1 [${slot(s, 1, 4)}]`);
    play(s, '0 [2 0 0 0 0]');
    expect(itemOf(s.state, slot(s, 1, 20))).toBeGreaterThan(0);
    expect(knows(s.state, slot(s, 0, 4), 2)).toBe(false);
    expect(step(s)).toBe('again');
  });

  test('§3.84 a base, shared or left; R7 from the cone', () => {
    const s = dealing();
    s.play(offer(s, 0, [], { 'a-base': 1 }), `0 base ${planet(1, 2)}`, '1 [accept]', '0 [2 0 0 0 0 0]');
    expect(at(s, planet(1, 2))).toEqual([2, 4, 0]);
    const left = dealing();
    left.play(
      offer(left, 0, [], { 'a-base': 1 }),
      `0 leave ${planet(1, 2)}`,
      '1 [accept]',
      '0 [1 0 0 0 0 0]',
      '1 [4 0 0 0]',
    );
    expect(at(left, planet(1, 2))).toEqual([1, 0, 0]);
  });

  test('§3.83 R27 after three proposals each there is no deal: three tokens each', () => {
    const s = dealing();
    s.refuses('0 {"to":2,"give":[],"want":[]}', '3.84');
    s.play('0 pass', '1 pass', offer(s, 0, [], { cards: 2 }), '1 pass');
    s.play('1 pass', '0 pass', '1 pass');
    play(s, '0 [0 2 1 0 0 0]', '1 [3 0 0 0 0]');
    expect(warp(s)).toEqual([3, 3, 0]);
  });

  test('§6.33 Kickers multiply what the other loses by a failed deal', () => {
    const s = open({ options: { kickers: true, proposals: 1 }, hands: [['C', 'x2'], ['C']] });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x2')}`);
    lay(s, 'C', 'C');
    s.play('0 pass', '1 pass', '0 [0 3 0 0 0 0]', '1 [0 4 2 0 0]');
    expect(warp(s)).toEqual([3, 6, 0]);
  });

  test('§15.4 a silenced player’s deal fails at once', () => {
    const s = open({ hands: [['C'], ['C']] });
    toCards(s);
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 2;
    });
    lay(s, 'C', 'C');
    expect(s.told('log.no-deal')).toHaveLength(1);
  });
});
