// Cases players argue about: each was once decided against the rulebook.

import { must, type Scalar } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { hasChallengeCard } from '../rules/cards.ts';
import { DECK } from '../rules/table.ts';
import {
  ally,
  asked,
  canPlay,
  type Card,
  card,
  challenge,
  home,
  itemOfCard,
  launch,
  lay,
  momentNow,
  moon,
  onMoon,
  open as setUp,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
} from './stage.ts';

/** A table that remembers all that was told, not only what followed the last answer. */
function open(opening: Opening): Stage {
  const s = setUp(opening);
  const all = [...s.events];
  const { play: playLines } = s;
  return Object.assign(s, {
    play(...lines: string[]): void {
      for (const line of lines) {
        playLines(line);
        all.push(...s.events);
      }
    },
    told: (key: string) => all.filter((event) => event.key === key),
  });
}

const warp = (s: Stage): number[] => s.table.warp;
const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const at = (s: Stage, place: number): number[] => s.table.tokens[place] ?? [];

/** The ids of a choice. */
function ids(s: Stage, seat: number): Scalar[] {
  const choice = must(s.ask(seat), 'a question').choice;
  return 'options' in choice ? [...choice.options] : 'entries' in choice ? choice.entries.map(({ id }) => id) : [];
}

const offer = (s: Stage, seat: number, give: readonly unknown[], want: Readonly<Record<string, number>>): string => {
  const { choice } = s.ask(seat) ?? {};
  if (choice?.kind !== 'offer') throw new Error('no deal is tried');
  const gives = choice.give.map(({ id }) => (give.includes(id) ? 1 : 0));
  const wants = choice.want.map(({ id }) => want[String(id)] ?? 0);
  return `${seat} ${JSON.stringify({ to: choice.to[0], give: gives, want: wants })}`;
};

/** Seven cards, none of them a Challenge card; and seven others. */
const NONE = ['finder', 'quash', 'plague', 'plague', 'sanity', 'force-field', 'force-field'] as const;
const NONE_EITHER: readonly Card[] = [
  'cosmic-zap',
  'cosmic-zap',
  'cosmic-zap',
  'emotion-control',
  'emotion-control',
  'keeper',
  'flare-zap',
];
const ATTACKS = [8, 9, 10, 11, 12, 13, 14];

describe('deals', () => {
  test('§3.83 R8 three tokens, from any base or the cone: never more because the rest has no home', () => {
    const s = open({ options: { proposals: 1 }, bases: [{ [planet(0, 1)]: 5 }], hands: [['C'], ['C']] });
    toCards(s, { tokens: 2 });
    lay(s, 'C', 'C');
    play(s, '0 pass', '1 pass');
    expect(ids(s, 0)).toEqual([-2, planet(0, 1)]);
    s.play('0 [2 1]');
    expect(ids(s, 1)).toEqual([1, 2, 3, 4, 5].map((k) => planet(1, k)));
    play(s, '1 [3 0 0 0 0]');
    expect(warp(s)).toEqual([15 + 3, 3, 0]);
    expect(at(s, planet(0, 1))[0]).toBe(2);
  });

  test('§3.84 whoever swaps its last base makes the new one of the tokens that leave', () => {
    const s = open({ bases: [null, { [planet(1, 1)]: 6 }], hands: [['C'], ['C']] });
    toCards(s, { at: planet(1, 2) });
    lay(s, 'C', 'C');
    s.play('0 pass');
    s.play(offer(s, 1, ['a-base'], { 'a-base': 1 }));
    s.play(`1 leave ${planet(1, 1)}`, `1 base ${planet(0, 2)}`, '0 [accept]');
    play(s, '0 [1 0 0 0 0 0]');
    expect(ids(s, 1)).toEqual([-5]);
    // The other two have no other home than the new base.
    play(s, '1 [4]');
    expect([at(s, planet(1, 1)), at(s, planet(0, 2))]).toEqual([
      [1, 0, 0],
      [4, 6, 0],
    ]);
  });

  test('§3.84 nobody is offered a base that has no token to make it', () => {
    const s = open({ bases: [null, {}], hands: [['C'], ['C']] });
    toCards(s, { at: planet(1, 2) });
    lay(s, 'C', 'C');
    const { choice } = must(s.ask(0), 'a deal');
    expect(choice.kind === 'offer' && choice.give.map(({ id }) => id)).not.toContain('a-base');
  });

  test('§3.84 more than one base is refused, and the limit named', () => {
    const s = open({ hands: [['C'], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    expect(s.refuses(offer(s, 0, [], { 'a-base': 2 }), '3.84')).toMatchObject({ key: 'refuse.one-base' });
    expect(s.refuses(offer(s, 0, [], {}), '3.84')).toMatchObject({ key: 'refuse.deal' });
  });

  const failed = (kicker: Card, options = {}, bases = home(1, 4)): Stage => {
    const s = open({
      options: { kickers: true, proposals: 1, ...options },
      bases: [null, bases],
      hands: [['C', kicker], ['C']],
    });
    toCards(s, { at: planet(1, 5) });
    s.play(`0 ${slot(s, 0, kicker)}`);
    lay(s, 'C', 'C');
    play(s, '0 pass', '1 pass', '0 [1 2 0 0 0 0]');
    return s;
  };

  test('§6.33 a negative Kicker lets the other bring tokens home, if it likes; one of nought takes nothing', () => {
    const s = failed('x-1');
    expect(s.ask(1)).toMatchObject({ step: 'relief', choice: { min: 0, max: 3 } });
    play(s, '1 2', '1 [2 0 0 0]');
    expect([warp(s)[1], s.told('log.freed')[0]?.args]).toEqual([2, { seat: 1, n: 2 }]);
    const none = failed('x0');
    expect(warp(none)).toEqual([3, 4, 0]);
    expect(none.told('log.loses-none')[0]?.args).toMatchObject({ seat: 1 });
    expect(none.told('log.must-lose').map(({ args }) => args)).toEqual([{ seat: 0, n: 3 }]);
  });

  test('§6.33 §10.1 R170 a negative Kicker reaches the Warp, not what was lost in the same challenge', () => {
    const s = open({
      options: { kickers: true, proposals: 1, limbo: true },
      hands: [
        ['C', 'x-1', 'plague'],
        ['C', 'C'],
      ],
    });
    card(s, 0, 'plague', 1);
    play(s, '1 [3 0 0 0 0]');
    while (step(s) === 'plague.card') s.play(`1 ${ids(s, 1)[0]}`);
    toCards(s, { at: planet(1, 5) });
    s.play(`0 ${slot(s, 0, 'x-1')}`);
    lay(s, 'C', 'C');
    s.play('0 pass', '1 pass');
    play(s, '0 [1 2 0 0 0 0]');
    expect(s.told('log.freed')).toEqual([]);
  });
});

describe('the Warp and Limbo', () => {
  test('§10.1 R11 without a base tokens stay in the Warp, whoever would bring them home', () => {
    const opening = { options: { limbo: true }, hands: [['mobius-tubes']] as const, bases: [null, home(1, 4), {}] };
    const s = open(opening);
    card(s, 0, 'mobius-tubes');
    play(s, '1 [4 0 0 0]');
    expect([warp(s), s.table.limbo.flat().every((n) => n === 0)]).toEqual([[0, 0, 20], true]);
    expect(s.told('log.freed').map(({ args }) => args['seat'])).toEqual([1]);
    expect(s.told('log.homeless-limbo')).toEqual([]);
  });

  test('§6.2 Warp Break cannot be aimed at who has no base', () => {
    const s = open({ hands: [['warp-break']], bases: [null, home(1, 4), {}] });
    expect(canPlay(s, 0, 'warp-break')).toBe(true);
    s.refuses(`0 card-seat ${itemOfCard('warp-break')} 2`);
  });

  test('§3.87 R11 rewards of who has no base are cards alone', () => {
    const s = open({ hands: [[4], [20]], bases: [null, null, { [planet(2, 1)]: 2 }], options: { limbo: true } });
    toCards(s, { allies: { 2: ['defense', 2] } });
    s.draws(8, 9, 2);
    lay(s, 4, 20);
    expect(hands(s)[2]).toBe(9);
    // Two of twenty had no home to go to; eighteen were in the Warp, and stay there.
    expect(warp(s)[2]).toBe(18);
  });

  test('§3.1 R5 R35 without a token elsewhere the one in the Warp must be taken', () => {
    const s = open({ bases: [{}] });
    quiet(s);
    expect(s.ask(0)).toMatchObject({ step: 'retrieve', prompt: { key: 'ask.retrieve-one' } });
    s.refuses('0 pass');
    s.play('0 -1');
    expect(challenge(s).cone[0][0]).toBe(1);
  });
});

describe('the start of a challenge', () => {
  test('§3.10 R172 what a new hand brings can still be played at the start', () => {
    const s = open({ hands: [NONE], destiny: [], bases: [home(0, 4)] });
    s.draws(itemOfCard('mobius-tubes'), ...ATTACKS.slice(1), 1);
    while (s.told('log.fresh').length === 0) s.play(`${must(asked(s)[0], 'somebody')} pass`);
    if (step(s) === 'retrieve') s.play('0 pass');
    expect(momentNow(s)).toBe('start');
    card(s, 0, 'mobius-tubes');
    play(s, '0 [4 0 0 0]');
    expect(warp(s)[0]).toBe(0);
  });

  test('§3.101 R172 after the retrieval too; but nobody is asked again when nothing has changed', () => {
    const s = open({ hands: [['rebirth']], bases: [home(0, 4)], options: { expansion: true } });
    quiet(s);
    s.play(`0 ${planet(0, 1)}`);
    expect([momentNow(s), canPlay(s, 0, 'rebirth')]).toEqual(['start', true]);
    const none = open({ hands: [['rebirth']], bases: [home(0, 4)], options: { expansion: true } });
    quiet(none);
    none.play('0 pass');
    expect(momentNow(none)).not.toBe('start');
  });

  test('§3.101 R172 what happens by itself at the start does not happen twice', () => {
    const s = open({ moons: [['mine']], hands: [['plague']], bases: [home(0, 4)] });
    onMoon(s, 0, moon(0));
    quiet(s);
    s.play(`0 ${planet(0, 2)}`);
    expect(momentNow(s)).toBe('start');
    quiet(s);
    expect(s.told('log.draw')).toEqual([]);
  });

  test('§3.01 R171 a new hand without a Challenge card is exchanged again', () => {
    const s = open({ hands: [NONE], destiny: [] });
    s.draws(...NONE_EITHER.map(itemOfCard), ...ATTACKS, 1);
    quiet(s);
    expect(s.told('log.fresh').map(({ args, rule }) => [args['seat'], rule])).toEqual([
      [0, '3.01'],
      [0, '3.01'],
    ]);
    expect([hasChallengeCard(s.state, 0), hands(s)[0]]).toEqual([true, 7]);
  });

  test('§3.27 R171 the defense’s as well; not when no Challenge card is left to be drawn', () => {
    const s = open({ hands: [[20], NONE] });
    s.draws(...NONE_EITHER.map(itemOfCard), ...ATTACKS);
    quiet(s);
    expect(s.told('log.fresh').map(({ rule }) => rule)).toEqual(['3.27', '3.27']);
    const dry = open({ hands: [[20], NONE] });
    dry.arrange((state) => {
      const { table } = state;
      table.discards = [];
      const edicts = (state.pools[DECK] ?? []).map((n, item) => (item < itemOfCard('cosmic-zap') ? 0 : n));
      state.pools[DECK] = edicts;
    });
    toCards(dry);
    expect(dry.told('log.no-card').map(({ args }) => args['seat'])).toEqual([1]);
    expect([step(dry), hands(dry)[0]]).toEqual(['home', 7]);
  });
});

describe('Destiny and the launch', () => {
  test('§7.2 R68 Sanity at the start stops a Comet that is turned up afterwards', () => {
    const s = open({
      options: { extras: true },
      hands: [[10, 'sanity'], [4]],
      destiny: ['war-of-cards', 'blue'],
    });
    card(s, 0, 'sanity');
    toCards(s, { tokens: 2 });
    lay(s, 10, 4);
    expect(s.told('log.totals')[0]?.args).toEqual({ offense: 12, defense: 8 });
    expect(s.told('log.comet')).toEqual([]);
    expect(s.told('log.comet-off')).toHaveLength(1);
  });

  test('§3.3 tokens leave for a base on the same planet, the only one too', () => {
    const s = open({
      destiny: ['red'],
      bases: [{ [planet(0, 2)]: 6 }, { ...home(1, 4), [planet(0, 2)]: 4 }],
      hands: [[20], [4]],
    });
    quiet(s);
    play(s, '0 pass', `0 base ${planet(0, 2)} 1`);
    expect(ids(s, 0)).toEqual([planet(0, 2)]);
    play(s, '0 [2]');
    ally(s);
    lay(s, 20, 4);
    expect(at(s, planet(0, 2))).toEqual([6, 0, 0]);
  });

  test('§3.27 by option it is known only with the planet who defends, and only that player takes a new hand', () => {
    const s = open({
      options: { others: true },
      bases: [null, null, { ...home(2, 4), [planet(1, 1)]: 4 }],
      hands: [[20], NONE, [4]],
    });
    launch(s);
    s.play('0 2');
    expect(s.told('log.fresh')).toEqual([]);
    expect(s.told('log.defends')[0]?.args).toEqual({ seat: 2, place: planet(1, 1), n: 4 });
    const other = open({ options: { others: true }, hands: [[20], NONE] });
    other.draws(...ATTACKS);
    launch(other);
    expect(other.told('log.fresh').map(({ args }) => args['seat'])).toEqual([1]);
  });

  test('§3.32 R174 with a base on every planet there the offense aims at one of them', () => {
    // Three planets are left of the system, so that to have a base on all of them does not win.
    const all = { [planet(1, 1)]: 1, [planet(1, 2)]: 1, [planet(1, 3)]: 1 };
    const s = open({ bases: [{ ...home(0, 4), ...all }], hands: [[20], [4]] });
    s.arrange(({ table }) => {
      for (const k of [4, 5]) {
        table.systems[planet(1, k)] = -1;
        table.tokens[planet(1, k)] = [0, 0, 0];
      }
      table.gone[1] = 8;
    });
    quiet(s);
    play(s, '0 pass', '0 [2 0 0 0 0 0 0]');
    expect(ids(s, 0)).toEqual([1, 2, 3].map((k) => planet(1, k)));
    s.play(`0 ${planet(1, 1)}`);
    ally(s);
    lay(s, 20, 4);
    expect(at(s, planet(1, 1))).toEqual([3, 0, 0]);
  });

  test('§7.1 the strongest base that can be attacked', () => {
    const s = open({
      options: { extras: true },
      destiny: ['strongest-base'],
      bases: [
        { ...home(0, 4), [planet(1, 1)]: 1 },
        { [planet(1, 1)]: 9, [planet(1, 2)]: 6, [planet(1, 3)]: 5 },
      ],
    });
    quiet(s);
    play(s, '0 pass');
    expect(ids(s, 0)).toEqual([`base ${planet(1, 2)} 1`]);
  });
});

describe('Kickers and other cards', () => {
  test('§6.3 whoever laid no Kicker gets another chance when the other has laid one, and only then', () => {
    const s = open({
      options: { kickers: true },
      hands: [
        [10, 'x2'],
        [4, 'x3'],
      ],
    });
    toCards(s);
    s.play('1 pass', `0 ${slot(s, 0, 'x2')}`);
    expect([step(s), asked(s)]).toEqual(['kickers', [1]]);
    s.play(`1 ${slot(s, 1, 'x3')}`);
    lay(s, 10, 4);
    expect(s.told('log.totals')[0]?.args).toEqual({ offense: 21, defense: 16 });
    const none = open({
      options: { kickers: true },
      hands: [
        [10, 'x2'],
        [4, 'x3'],
      ],
    });
    toCards(none);
    none.play('1 pass', '0 pass');
    expect(step(none)).toBe('select');
  });

  test('§6.2 no rewards with Stellar Gas, by Victory Boon neither', () => {
    const s = open({
      options: { expansion: true },
      hands: [['C'], [4, 'victory-boon'], ['stellar-gas']],
    });
    toCards(s, { tokens: 2 });
    lay(s, 'C', 4, '8f');
    card(s, 2, 'stellar-gas');
    quiet(s, '8g');
    expect(canPlay(s, 1, 'victory-boon')).toBe(false);
  });

  test('§6.2 R175 Time Gum on an offense that makes no other challenge costs it the next turn', () => {
    const s = open({ hands: [[4], [20], ['time-gum']] });
    toCards(s);
    lay(s, 4, 20, '9');
    card(s, 2, 'time-gum', 0);
    s.draws(0);
    quiet(s);
    expect([s.table.missing, s.told('log.gummed-turn')[0]?.args['seat']]).toEqual([1, 0]);
    const won = open({ hands: [[20], [4], ['time-gum']] });
    toCards(won);
    lay(won, 20, 4, '9');
    card(won, 2, 'time-gum', 0);
    won.draws(0);
    quiet(won);
    expect([won.table.missing, won.table.turn]).toEqual([0, 1]);
    expect(won.told('log.gummed-challenge')[0]?.args['seat']).toBe(0);
  });
});

describe('why not', () => {
  test('§3.26 on the own colour: the three things that can be done', () => {
    const s = open({ destiny: ['red'] });
    quiet(s);
    expect(s.refuses('0 system 1', '3.26')).toMatchObject({ key: 'refuse.own-colour' });
  });

  test('§6.0 §6.1 §6.2 §14.20 a card that is not there, or not allowed, or not for oneself', () => {
    const s = open({ hands: [['finder', 'sanity', 'flare siren', 'plague'], [], []] });
    const why = (line: string): unknown => s.refuses(`0 ${line}`).key;
    expect(s.refuses(`0 card ${itemOfCard('rebirth')}`, '6.0').key).toBe('refuse.not-held');
    expect(why(`card-seat ${itemOfCard('finder')} 0`)).toBe('refuse.somebody-else');
    expect(s.refuses(`0 card-seat ${itemOfCard('plague')} 0`, '6.2').key).toBe('refuse.somebody-else');
    card(s, 0, 'sanity');
    expect(s.refuses(`0 card ${itemOfCard('flare siren')}`, '14.20').key).toBe('refuse.no-flares');
  });

  test('§6.2 a Plague takes exactly three tokens', () => {
    const s = open({ hands: [['plague']] });
    card(s, 0, 'plague', 1);
    quiet(s);
    s.refuses('1 [1 0 0 0 0]', '6.2');
  });
});
