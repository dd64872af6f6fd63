// §6.2, §7, §8, §10: the Edicts, colourless cones and Comets, timing, Limbo.

import { describe, expect, test } from 'vitest';
import { asks, itemOf } from '@orrery/kernel';
import { game } from '../index.ts';
import { livePowers } from '../rules/live.ts';
import {
  ally,
  asked,
  canPlay,
  canUse,
  card,
  challenge,
  home,
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
  use,
} from './stage.ts';

const warp = (s: Stage): number[] => s.table.warp;
const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

describe('Zaps', () => {
  const zapped = (third: readonly ('un-zap' | 'flare-zap')[]): Stage => {
    const s = open({ powers: ['virus'], hands: [[10], [20, 'cosmic-zap'], third] });
    toCards(s, { tokens: 3 });
    lay(s, 10, 20, 'act');
    card(s, 1, 'cosmic-zap');
    return s;
  };

  test('§6.2 Cosmic Zap: the power is of no use for the rest of the challenge', () => {
    const s = zapped([]);
    expect(told(s)).toEqual([13, 24]);
  });

  test('§6.2 §8.0 Un-Zap and Flare Zap cancel the Zap, and a Zap of a Zap can be cancelled', () => {
    const saved = zapped(['un-zap']);
    card(saved, 2, 'un-zap');
    expect(told(saved)).toEqual([30, 24]);
    const twice = open({ powers: ['virus'], hands: [[10, 'flare-zap'], [20, 'cosmic-zap'], ['un-zap']] });
    toCards(twice, { tokens: 3 });
    lay(twice, 10, 20, 'act');
    card(twice, 1, 'cosmic-zap');
    card(twice, 2, 'un-zap');
    card(twice, 0, 'flare-zap');
    quiet(twice);
    expect(told(twice)).toEqual([13, 24]);
  });

  test('§6.2 Flare Zap stops Flares and Edicts, not powers', () => {
    const s = open({ powers: ['virus'], hands: [[10], [20], ['flare-zap']] });
    toCards(s);
    lay(s, 10, 20);
    expect(s.told('log.cancelled')).toEqual([]);
    const plague = open({ hands: [['plague'], ['flare-zap']] });
    card(plague, 0, 'plague', 1);
    card(plague, 1, 'flare-zap');
    quiet(plague);
    expect(warp(plague)).toEqual([0, 0, 0]);
  });
});

describe('Edicts', () => {
  test('§6.2 Emotion Control: Attacks become Compromises', () => {
    const s = open({ hands: [[10], [20], ['emotion-control']] });
    toCards(s);
    lay(s, 10, 20, '8a');
    card(s, 2, 'emotion-control');
    expect(step(s)).toBe('deal');
  });

  test('§6.2 Finder: who holds the card named gives it', () => {
    const s = open({ hands: [['finder'], [40]] });
    card(s, 0, 'finder', 1);
    s.play('0 1');
    expect(slot(s, 0, 40)).toBeGreaterThanOrEqual(0);
    expect(hands(s)).toEqual([7, 6, 7]);
    const none = open({ hands: [['finder']] });
    card(none, 0, 'finder', 1);
    none.play('0 2');
    expect(none.told('log.not-found')).toHaveLength(1);
  });

  test('§6.2 Force Field: the allies named go home, and cannot ally again', () => {
    const s = open({ seats: 4, hands: [['force-field']] });
    toCards(s, { allies: { 2: ['offense', 2], 3: ['defense', 1] } }, '6z');
    card(s, 0, 'force-field');
    s.play('0 [3]');
    play(s, '3 [1 0 0 0 0]');
    expect(challenge(s).cone).toEqual([
      [1, 0, 2, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('§14.18 Keeper: all but Challenge cards is kept, and seven drawn', () => {
    const none = ['keeper', 'quash', 'plague', 'plague', 'sanity', 'force-field', 'force-field'] as const;
    const s = open({ hands: [[], none] });
    quiet(s, 'new hand');
    // R109: all have seen that there is none.
    expect(s.view(2).table.hands[1]?.map((each) => itemOf(s.view(2), each))).not.toContain(-1);
    card(s, 1, 'keeper');
    quiet(s);
    expect(hands(s)[1]).toBe(6 + 7);
  });

  test('§6.2 Mobius Tubes: all leave the Warp; Warp Break: one player’s tokens', () => {
    const s = open({ hands: [['mobius-tubes']], bases: [home(0, 4), home(1, 3)] });
    card(s, 0, 'mobius-tubes');
    play(s, '1 [8 0 0]', '0 [4 0 0 0]');
    expect(warp(s)).toEqual([0, 0, 0]);
    const one = open({ hands: [['warp-break']], bases: [home(0, 4), home(1, 3)] });
    card(one, 0, 'warp-break', 1);
    play(one, '1 [8 0 0]');
    expect(warp(one)).toEqual([4, 0, 0]);
  });

  test('§14.19 Plague: three tokens and a card of each kind', () => {
    const s = open({ hands: [['plague'], ['C', 'quash', 'sanity', 'flare virus']], options: {} });
    card(s, 0, 'plague', 1);
    s.play('1 [3 0 0 0 0]');
    const attacks = s.ask(1)?.choice;
    s.play(`1 ${attacks?.kind === 'one' ? attacks.options[0] : ''}`);
    s.play(`1 ${slot(s, 1, 'quash')}`);
    quiet(s);
    expect(hands(s)[1]).toBe(7 - 4);
    expect(warp(s)[1]).toBe(3);
  });

  test('§6.2 Quash: a deal just made is void, and costs what a failed one does', () => {
    const s = open({ hands: [['C'], ['C'], ['quash']], options: { proposals: 1 } });
    toCards(s);
    lay(s, 'C', 'C');
    const { choice } = s.ask(0) ?? {};
    if (choice?.kind !== 'offer') throw new Error('no deal is tried');
    const want = choice.want.map(({ id }) => (id === 'cards' ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give: choice.give.map(() => 0), want })}`, `1 [${s.table.hands[1]?.[0]}]`);
    card(s, 2, 'quash');
    play(s, '0 [0 3 0 0 0 0]', '1 [3 0 0 0 0]');
    expect(warp(s)).toEqual([3, 3, 0]);
    expect(hands(s)).toEqual([6, 6, 6]);
  });

  test('§6.2 Rebirth: home planets are settled again, from bases and from the Warp', () => {
    const s = open({ options: { expansion: true }, hands: [['rebirth']], bases: [home(0, 4)] });
    card(s, 0, 'rebirth', 0);
    s.play('0 [3 1 0 0 0]');
    expect(s.table.tokens[planet(0, 5)]).toEqual([4, 0, 0]);
    expect(warp(s)[0]).toBe(1);
  });

  test('§14.20 Sanity: no Flares, the normal cone, no Comet', () => {
    const s = open({
      options: { extras: true },
      hands: [['sanity', 'flare macron']],
      destiny: ['power-outage', 'blue reverse'],
      powers: ['macron'],
    });
    quiet(s, '2b');
    expect(livePowers(s.state, 0)).toEqual([]);
    card(s, 0, 'sanity');
    expect(livePowers(s.state, 0)).toHaveLength(1);
    quiet(s);
    expect(step(s)).toBe('launch');
    expect(challenge(s).effects.some(({ of }) => of.startsWith('comet'))).toBe(false);
  });

  test('§14.20 Sanity: a Flare can no longer be played', () => {
    const s = open({ hands: [['sanity'], [], ['flare dictator']] });
    quiet(s, '2b');
    expect(canPlay(s, 2, 'flare dictator')).toBe(true);
    s.play('2 pass');
    card(s, 0, 'sanity');
    expect(momentNow(s) === '2b' && canPlay(s, 2, 'flare dictator')).toBe(false);
  });

  test('§6.2 Solar Wind turns the cone over', () => {
    const s = open({ options: { expansion: true }, hands: [[20], [4], ['solar-wind']] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    lay(s, 20, 4, '8a');
    card(s, 2, 'solar-wind');
    play(s, '2 [1 0 0 0 0]');
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 0, 0]);
  });

  test('§6.2 Space Junk: the top card of the discards must be taken', () => {
    const s = open({ options: { expansion: true }, hands: [[4], [20], ['space-junk']] });
    toCards(s);
    s.draws(0);
    lay(s, 4, 20, 'start');
    card(s, 2, 'space-junk', 0);
    expect(hands(s)[0]).toBe(7);
  });

  test('§6.2 Stellar Gas: no consolation, no rewards', () => {
    const s = open({ hands: [[20], ['C'], ['stellar-gas']] });
    toCards(s);
    lay(s, 20, 'C', '8f');
    card(s, 2, 'stellar-gas');
    expect(hands(s)).toEqual([6, 6, 6]);
  });

  test('§6.2 Time Gum: the next turn is missed, or the second challenge', () => {
    const s = open({ hands: [[4, 'time-gum'], [20]] });
    card(s, 0, 'time-gum', 1);
    toCards(s);
    s.draws(0);
    lay(s, 4, 20);
    expect(s.table.turn).toBe(2);
    const own = open({ hands: [[20, 'time-gum'], [4]] });
    card(own, 0, 'time-gum', 0);
    toCards(own);
    own.draws(0);
    lay(own, 20, 4);
    expect(own.table.turn).toBe(1);
  });

  test('§6.2 Victory Boon: a winning defense is rewarded for its tokens', () => {
    const s = open({ options: { expansion: true }, hands: [[4], [20, 'victory-boon']] });
    toCards(s);
    lay(s, 4, 20, '8g');
    card(s, 1, 'victory-boon');
    quiet(s);
    expect(hands(s)[1]).toBe(5 + 4);
  });
});

describe('timing', () => {
  test('§8.0 others from the offense’s left, then the offense, the defense last', () => {
    const s = open({
      seats: 4,
      hands: [['finder'], ['sanity'], ['plague'], ['mobius-tubes']],
      bases: [null, null, null, home(3, 4)],
    });
    expect(asked(s)).toEqual([1, 2, 3, 0]);
    quiet(s, '2b');
    expect(asked(s)).toEqual([0, 1]);
  });

  test('§8.0 a later act is void when an earlier one comes: it is asked again', () => {
    const s = open({ hands: [['plague'], ['plague']] });
    s.play('0 card-seat 34 1');
    expect(asked(s)).toEqual([1]);
    s.play('1 card-seat 34 2');
    expect(momentNow(s)).toBe(null);
    expect(step(s)).toBe('pay');
  });

  test('§4.1 R70 a power is used once in a challenge', () => {
    const s = open({ powers: ['will'], hands: [['sanity']] });
    quiet(s, '2c');
    use(s, 0, 'will');
    s.play('0 at 2 2');
    expect(momentNow(s)).toBe('2c');
    expect(canUse(s, 0, 'will')).toBe(false);
  });

  test('who may act at a moment is no secret, who can is', () => {
    const s = open({ hands: [['plague']] });
    expect(asks(game, s.state).map(({ seat }) => seat)).toEqual([0]);
    expect(s.view(1).drafts).toEqual([]);
  });

  test('§15.4 a silenced player plays nothing that needs a target, and no power that needs words', () => {
    const s = open({ powers: ['loser'], hands: [['force-field', 'plague', 'finder']] });
    quiet(s, '2b');
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    expect(canPlay(s, 0, 'finder')).toBe(false);
    expect(canUse(s, 0, 'loser')).toBe(false);
  });
});

describe('extra Destiny cards', () => {
  const drawn = (...destiny: string[]): Stage =>
    open({ seats: 4, options: { extras: true }, destiny, hands: [[20], [5]] });

  test('§7.1 left, right; R6 wild among several', () => {
    expect(challenge(drawn('left')).defense).toBe(1);
    expect(challenge(drawn('right')).defense).toBe(3);
    expect(drawn('most-bases').ask(0)?.choice).toMatchObject({ options: ['system 1', 'system 2', 'system 3'] });
  });

  test('§7.1 a vote; the offense decides a tie', () => {
    const s = drawn('vote');
    s.play('1 2', '2 3', '3 1');
    s.play('0 3');
    quiet(s);
    expect(challenge(s).defense).toBe(3);
  });

  test('§7.1 a card that fits nobody is turned again', () => {
    expect(challenge(drawn('intruder', 'blue')).defense).toBe(1);
    expect(challenge(drawn('warp', 'blue')).defense).toBe(1);
  });

  test('§7.12 a challenge in the Warp: no planet is at stake', () => {
    const s = open({
      options: { extras: true },
      destiny: ['warp'],
      hands: [[20], [5]],
      bases: [{ ...home(0, 4), [planet(0, 5)]: 2 }, home(1, 4)],
    });
    play(s, '0 pass', '0 warp 1');
    s.play('0 [2 0 0 0 0]');
    ally(s);
    lay(s, 20, 5);
    expect(told(s)).toEqual([22, 9]);
    play(s, '0 [2 0 0 0 0]');
    expect(warp(s)).toEqual([0, 4, 0]);
  });

  const comet = (
    word: string,
    fight: Parameters<typeof toCards>[1] = { tokens: 2 },
    cards: [20 | 'C', 5 | 'C'] = [20, 5],
  ): Stage => {
    const s = open({
      seats: 4,
      options: { extras: true, proposals: 1 },
      destiny: [word, 'blue'],
      hands: [[cards[0]], [cards[1]]],
    });
    toCards(s, fight);
    lay(s, cards[0], cards[1]);
    return s;
  };

  test('§7.2 only the first Comet counts', () => {
    const s = drawn('tenacious-defense', 'half-hearted-war', 'blue');
    expect(challenge(s).effects.map(({ of }) => of)).toEqual(['comet 5']);
  });

  test('§7.2 Tenacious Defense, Half-Hearted War, War of Cards, War of Numbers change the totals', () => {
    expect(told(comet('tenacious-defense'))).toEqual([22, 14]);
    expect(told(comet('half-hearted-war'))).toEqual([12, 6]);
    expect(told(comet('war-of-cards'))).toEqual([20, 5]);
    expect(told(comet('war-of-numbers'))).toEqual([2, 4]);
  });

  test('§7.2 An Odd Way to Win a War: the only odd Attack wins', () => {
    expect(comet('odd-way').told('log.wins')[0]?.args['seat']).toBe(1);
  });

  test('§7.2 Consolation War: twice the cards', () => {
    expect(hands(comet('consolation-war', { tokens: 2 }, ['C', 5]))).toEqual([6 + 4, 6 - 4, 7, 7]);
  });

  test('§7.2 Free-for-All: everybody must join a side; Lonely War: nobody may', () => {
    const s = open({ seats: 4, options: { extras: true }, destiny: ['free-for-all', 'blue'] });
    launch(s);
    quiet(s);
    expect(s.ask(2)?.choice).toMatchObject({ options: ['offense', 'defense'] });
    const lonely = open({ seats: 4, options: { extras: true }, destiny: ['lonely-war', 'blue'] });
    launch(lonely);
    quiet(lonely);
    expect(step(lonely)).toBe('select');
  });

  test('§7.2 Victory Dance: as many tokens as bases', () => {
    const s = open({ options: { extras: true }, destiny: ['victory-dance', 'blue'] });
    expect(s.ask(0)?.choice).toMatchObject({ max: 5 });
  });

  test('§7.2 Costly War and Mild War: what winners and allies of losers lose', () => {
    expect(warp(comet('costly-war', { tokens: 2, allies: { 2: ['offense', 2] } }))).toEqual([1, 4, 1, 0]);
    const mild = comet('mild-war', { tokens: 2, allies: { 2: ['defense', 2] } });
    play(mild, '2 [2 0 0 0 0]');
    expect(warp(mild)).toEqual([0, 4, 0, 0]);
  });

  test('§7.2 Generous Peace: dealers draw two; Turned Tables: the other side of the cone', () => {
    const s = comet('generous-peace', { tokens: 1 }, ['C', 'C']);
    const { choice } = s.ask(0) ?? {};
    if (choice?.kind !== 'offer') throw new Error('no deal is tried');
    s.play(
      `0 ${JSON.stringify({ to: 1, give: choice.give.map((_, i) => (i === 0 ? 1 : 0)), want: choice.want.map(() => 0) })}`,
      '1 [accept]',
    );
    play(s, '0 [1 0 0 0 0]');
    expect(hands(s)).toEqual([6 - 1 + 2, 6 + 1 + 2, 7, 7]);
    const turned = comet('turned-tables', { tokens: 1, allies: { 2: ['offense', 1] } });
    play(turned, '2 [1 0 0 0 0]');
    expect(turned.table.tokens[planet(1, 1)]).toEqual([1, 0, 0, 0]);
  });

  test('§7.2 Quiet War: no Edict and no Flare once the cards are laid', () => {
    const s = open({
      options: { extras: true },
      destiny: ['quiet-war', 'blue'],
      hands: [[20, 'emotion-control'], [5]],
    });
    toCards(s);
    lay(s, 20, 5, '8a');
    expect(momentNow(s)).toBe(null);
  });
});

describe('Limbo', () => {
  test('§10.1 what was lost goes to the section marked, and the marker moves on', () => {
    const s = open({ options: { limbo: true }, hands: [[4], [20]] });
    toCards(s, { tokens: 2 });
    s.draws(1);
    lay(s, 4, 20);
    expect(warp(s)).toEqual([0, 0, 0]);
    expect(s.table.limbo[0]).toEqual([2, 0, 0]);
    expect(s.table.marker).toBe(1);
  });

  test('§10.2 a colour drawn with the normal cone empties its section into the Warp', () => {
    const s = open({ options: { limbo: true }, hands: [[4], [20]] });
    toCards(s, { tokens: 2 });
    s.draws(0);
    lay(s, 4, 20);
    expect(warp(s)).toEqual([2, 0, 0]);
  });

  test('§10.2 R72 whose tokens are all in Limbo turns Destiny all the same, and the turn passes', () => {
    const s = open({ options: { limbo: true }, hands: [[4], [20]] });
    toCards(s, { tokens: 2 });
    for (const row of s.table.tokens) {
      s.table.limbo[1] = (s.table.limbo[1] ?? []).map((n, seat) => (seat === 1 ? n + (row[1] ?? 0) : n));
      if (row.length > 0) row[1] = 0;
    }
    s.draws(1);
    lay(s, 4, 20);
    expect(s.table.turn).toBe(2);
    expect(s.table.limbo[1]).toEqual([0, 0, 0]);
  });
});
