// Powers that meet in one challenge: what one leaves for the other, and who comes first.

import { itemOf, must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../rules/cards.ts';
import { livePowers } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { nearest } from '../rules/steps.ts';
import {
  ally,
  asked,
  canHex,
  canPlay,
  canUse,
  card,
  challenge,
  home,
  itemOfCard,
  launch,
  lay,
  momentNow,
  open,
  planet,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
  useHex,
} from './stage.ts';

const warp = (s: Stage): number[] => s.table.warp;

/** Everybody who is offered this answers with it. */
function always(s: Stage, is: (option: string, seat: number) => boolean): void {
  s.answer = ({ seat, choice }) => {
    const option = choice.kind === 'one' ? choice.options.find((each) => is(String(each), seat)) : undefined;
    return option === undefined ? null : String(option);
  };
}

/** Passes on; tokens go home to the first base. */
function flow(s: Stage): void {
  for (quiet(s); step(s) === 'home'; quiet(s)) {
    const seat = must(asked(s)[0], 'somebody');
    const choice = s.ask(seat)?.choice;
    if (choice?.kind !== 'amounts') return;
    s.play(`${seat} [${choice.entries.map((_, i) => (i === 0 ? choice.min : 0)).join(' ')}]`);
  }
}

const isUse = (word: Parameters<typeof powerOf>[0]) => (option: string) => option.startsWith(`power ${powerOf(word)} `);

describe('What was lost comes back once', () => {
  test('§3.85 two Healers and one loss', () => {
    const s = open({ powers: ['insect', 'healer'], hands: [[20], [4]], bases: [null, null, home(2, 3)] });
    launch(s, { tokens: 2 });
    quiet(s, '3b');
    use(s, 0, 'insect', powerOf('healer'));
    ally(s, { allies: { 2: ['defense', 2] } });
    always(s, isUse('healer'));
    lay(s, 20, 4);
    flow(s);
    expect(warp(s)[2]).toBe(8);
  });

  test('§3.85 two Healers and what the Void has removed', () => {
    const s = open({ seats: 4, powers: ['insect', 'healer', 'void'], hands: [[20], [4], ['flare void']] });
    launch(s, { tokens: 2 });
    quiet(s, '3b');
    use(s, 0, 'insect', powerOf('healer'));
    ally(s, { allies: { 2: ['offense', 1], 3: ['defense', 2] } });
    const isForThird = (option: string): boolean =>
      isUse('healer')(option) && nearest(s.state, 'moment')?.about.seat === 3;
    always(s, (option) => option === `card ${itemOfCard('flare void')}` || isForThird(option));
    lay(s, 20, 4);
    flow(s);
    const standing = s.table.tokens.reduce((sum, place) => sum + (place[3] ?? 0), 0);
    expect([s.table.gone[3], standing]).toEqual([0, 20]);
  });

  test('§6.1 the Wild Zombie takes one back, the Healer the rest', () => {
    const s = open({ powers: [null, 'healer'], hands: [[4, 'flare zombie'], [20]], bases: [home(0, 4)] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'loss');
    card(s, 0, 'flare zombie');
    quiet(s, 'loss');
    s.play('0 [1 0 0 0]');
    always(s, isUse('healer'));
    flow(s);
    expect(warp(s)[0]).toBe(4);
  });

  test('§6.1 what left the game is not in the Warp for the Wild Zombie', () => {
    const s = open({ powers: [null, 'void'], hands: [[4, 'flare zombie'], [20]], bases: [home(0, 4)] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'loss');
    expect([s.table.gone[0], momentNow(s) === 'loss' && canPlay(s, 0, 'flare zombie')]).toEqual([2, false]);
  });
});

describe('Who lands together', () => {
  /** Bombs on the first planets of all three systems. */
  const mine = (s: Stage, seat: number): void => [0, 1, 2].forEach((k) => s.play(`${seat} ${planet(k, 1)}`));

  test('§3.86 the bomb takes the offense and its ally, whatever their seats, and nobody has won before', () => {
    const abroad = { [planet(1, 2)]: 2, [planet(1, 3)]: 2, [planet(1, 4)]: 2, [planet(1, 5)]: 2 };
    const s = open({
      powers: [null, 'terrorist'],
      hands: [[20], [4]],
      bases: [{ ...home(0, 3), ...abroad }, null, { ...home(2, 3), ...abroad }],
    });
    mine(s, 1);
    toCards(s, { tokens: 1, allies: { 2: ['offense', 1] } });
    lay(s, 20, 4);
    flow(s);
    expect([s.table.tokens[planet(1, 1)], s.table.winners]).toEqual([[0, 0, 0], 0]);
  });

  test('§3.86 the ally of a lower seat is not the only victim', () => {
    const s = open({ first: 'blue', destiny: ['green'], powers: [null, null, 'terrorist'], hands: [[], [20], [4]] });
    mine(s, 2);
    toCards(s, { tokens: 2, at: planet(2, 1), allies: { 0: ['offense', 2] } });
    lay(s, 20, 4);
    flow(s);
    expect([s.table.tokens[planet(2, 1)], warp(s)]).toEqual([
      [0, 0, 0],
      [2, 2, 4],
    ]);
  });

  test('§3.87 on the reverse cone the allies of the defense land together too', () => {
    const s = open({
      seats: 4,
      destiny: ['blue reverse'],
      powers: [null, 'terrorist'],
      hands: [[4], [20]],
    });
    [0, 1, 2, 3].forEach((k) => s.play(`1 ${planet(k, 1)}`));
    toCards(s, { tokens: 1, allies: { 2: ['defense', 1], 3: ['defense', 2] } });
    lay(s, 4, 20);
    flow(s);
    expect([s.table.tokens[planet(1, 1)], warp(s)]).toEqual([
      [0, 0, 0, 0],
      [1, 4, 1, 2],
    ]);
  });

  test('§9.2 a bomb on a Gas Giant, or in the Dust, takes all that have just come down (R190)', () => {
    for (const hex of ['gas-giant', 'space-dust'] as const) {
      const s = open({ powers: [null, null, 'terrorist'], hexes: [null, hex], hands: [[40], [4]] });
      mine(s, 2);
      const before = s.table.tokens[planet(1, 1)]?.[1] ?? 0;
      toCards(s, { tokens: 2, allies: { 2: ['offense', 1] } });
      lay(s, 40, 4);
      flow(s);
      const beaten = hex === 'gas-giant' ? before : 1;
      expect([warp(s), s.table.tokens[planet(1, 1)]?.[1]]).toEqual([[2, beaten, 1], before - beaten]);
    }
  });
});

const holds = (s: Stage, seat: number, one: Parameters<typeof itemOfCard>[0]): boolean =>
  cardsOf(s.state, seat).some((each) => itemOf(s.state, each) === itemOfCard(one));

describe('Chronos', () => {
  test('§14.3 after the Sorcerer, each has back what it laid itself', () => {
    const s = open({
      powers: ['chronos', 'sorcerer'],
      hands: [
        [4, 6],
        [40, 5],
      ],
    });
    toCards(s);
    lay(s, 4, 40, '7c');
    use(s, 1, 'sorcerer');
    quiet(s, '8a');
    use(s, 0, 'chronos');
    quiet(s);
    expect([holds(s, 0, 40), holds(s, 0, 4), holds(s, 1, 40)]).toEqual([false, true, false]);
    lay(s, 6, 5);
    flow(s);
    expect([holds(s, 0, 40), holds(s, 1, 40)]).toEqual([false, true]);
  });

  test('§14.3 after the Super Sorcerer, an ally, too', () => {
    const s = open({ powers: ['chronos', null, 'sorcerer'], hands: [[4, 6], [40, 5], ['flare sorcerer']] });
    toCards(s, { allies: { 2: ['defense', 1] } });
    lay(s, 4, 40, '7c');
    card(s, 2, 'flare sorcerer');
    quiet(s, '8a');
    use(s, 0, 'chronos');
    quiet(s);
    expect([holds(s, 0, 40), holds(s, 0, 4)]).toEqual([false, true]);
  });
});

describe('Delegator', () => {
  /** Blue makes green, its ally with two tokens, the defense; it wins. */
  const promoted = (destiny: string): Stage => {
    const s = open({ destiny: [destiny], powers: [null, 'delegator'], hands: [[4], [], [20]] });
    toCards(s, { allies: { 2: ['defense', 2] } }, '6z');
    use(s, 1, 'delegator');
    quiet(s);
    s.play('1 2');
    lay(s, 4, 20);
    return s;
  };

  test('§3.87 who was made the defense takes rewards for its tokens on the cone', () => {
    const s = promoted('blue');
    const before = cardsOf(s.state, 2).length;
    expect(step(s)).toBe('home');
    s.play('2 [2 0 0 0 0]');
    flow(s);
    expect(cardsOf(s.state, 2)).toHaveLength(before + 2);
  });

  test('§3.87 on the reverse cone it lands with them', () => {
    const s = promoted('blue reverse');
    flow(s);
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 4, 2]);
  });
});

describe('A power on loan', () => {
  const few = { [planet(0, 1)]: 1, [planet(0, 2)]: 4, [planet(0, 3)]: 4, [planet(2, 1)]: 4 };

  /** Up to where the defense is known. */
  const toDefense = (s: Stage): void => {
    quiet(s);
    if (step(s) === 'retrieve') s.play('0 pass');
    quiet(s, '2c');
  };

  test('§4.2 ends when the Insect loses its own', () => {
    const s = open({ powers: ['insect', 'sorcerer'], hands: [[4], [20]], bases: [few] });
    toDefense(s);
    use(s, 0, 'insect', powerOf('sorcerer'));
    quiet(s);
    expect(livePowers(s.state, 0)).toEqual([powerOf('insect'), powerOf('sorcerer')]);
    launch(s, { tokens: 1 });
    expect(livePowers(s.state, 0)).toEqual([]);
  });

  test('§4.2 ends when the Plant loses its own, and its owner has it again', () => {
    const s = open({ powers: ['plant', null, 'sorcerer'], hands: [[4], [20]], bases: [few] });
    toDefense(s);
    use(s, 0, 'plant', powerOf('sorcerer'));
    quiet(s);
    expect([0, 2].map((seat) => livePowers(s.state, seat))).toEqual([[powerOf('plant'), powerOf('sorcerer')], []]);
    launch(s, { tokens: 1 });
    expect([0, 2].map((seat) => livePowers(s.state, seat))).toEqual([[], [powerOf('sorcerer')]]);
  });

  test('§14.20 is a second power: under Sanity there is the Insect alone (R192)', () => {
    const s = open({ powers: ['insect', 'virus'], hands: [['sanity']] });
    always(s, (option, seat) => seat === 0 && option === `card ${itemOfCard('sanity')}`);
    quiet(s, '2c');
    use(s, 0, 'insect', powerOf('virus'));
    quiet(s);
    expect(livePowers(s.state, 0)).toEqual([powerOf('insect')]);
  });
});

describe('Worldships lays another card', () => {
  /** Blue, a Worldships, lays the yellow card it holds in place of its own colour; green answers its own questions. */
  const laid = (power: 'assassin' | 'dictator', answer: (s: Stage) => string): Stage => {
    const s = open({
      seats: 4,
      powers: [null, null, power],
      hexes: [null, 'worldships'],
      held: [3, 3, 0],
    });
    for (let n = 0; n < 20 && step(s) !== 'launch'; n++) {
      const [first = -1] = asked(s);
      if (step(s) !== 'moment') s.play(answer(s));
      else if (canHex(s, 1, 'worldships', 3)) useHex(s, 1, 'worldships', 3);
      else s.play(`${first} pass`);
    }
    return s;
  };
  const first = (s: Stage, seat: number): unknown => {
    const choice = s.ask(seat)?.choice;
    return choice?.kind === 'one' ? choice.options[0] : null;
  };

  test('§15.2 the Assassin has one victim, of the colour that was drawn', () => {
    expect(warp(laid('assassin', (s) => `2 ${String(first(s, 2))}`))).toEqual([0, 1, 0, 0]);
  });

  test('§15.2 the Dictator names a system for the card that counts (R194)', () => {
    let asked2 = 0;
    const s = laid('dictator', () => `2 ${++asked2 < 3 ? 1 : 3}`);
    expect([asked2 > 1, challenge(s).system]).toEqual([true, 3]);
  });
});

describe('Whoever sits where', () => {
  test('§14.3 the second result stands, whoever has copied Chronos', () => {
    const s = open({
      powers: ['chronos', 'insect'],
      hands: [
        [4, 6, 5],
        [20, 8, 7],
      ],
    });
    launch(s);
    quiet(s, '3b');
    use(s, 1, 'insect', powerOf('chronos'));
    quiet(s);
    ally(s);
    lay(s, 4, 20, '8a');
    use(s, 0, 'chronos');
    quiet(s);
    lay(s, 6, 8, '8a');
    expect(momentNow(s) === '8a' && canUse(s, 1, 'chronos')).toBe(false);
  });

  test('§3.8 Super Virus against Anti-Matter: the allies it multiplies with are not subtracted (R195)', () => {
    const fight = (seat: 0 | 1): unknown => {
      const hands = [[8, 'flare virus'], [10]] as const;
      const s = open({
        powers: seat === 0 ? ['virus', 'anti-matter'] : ['anti-matter', 'virus'],
        hands: seat === 0 ? hands : hands.toReversed(),
      });
      toCards(s, { tokens: 4, allies: { 2: [seat === 0 ? 'offense' : 'defense', 2] } });
      always(s, (option, each) => each === seat && option === `card ${itemOfCard('flare virus')}`);
      if (seat === 0) lay(s, 8, 10);
      else lay(s, 10, 8);
      const args = s.told('log.totals').at(-1)?.args;
      return args?.[seat === 0 ? 'offense' : 'defense'];
    };
    expect([fight(0), fight(1)]).toEqual([48, 48]);
  });

  test('§3.8 an ally that is Macron counts four for a Super Virus, before and behind it (R195)', () => {
    const fight = (virus: 0 | 1): unknown => {
      const s = open({
        first: virus === 0 ? 'red' : 'green',
        destiny: [virus === 0 ? 'blue' : 'red'],
        powers: virus === 0 ? ['virus', null, 'macron'] : ['anti-matter', 'macron', 'virus'],
        hands: virus === 0 ? [[8, 'flare virus'], [10]] : [[10], [], [8, 'flare virus']],
      });
      toCards(s, { tokens: 2, at: planet(virus === 0 ? 1 : 0, 1), allies: { [virus === 0 ? 2 : 1]: ['offense', 1] } });
      always(s, (option, each) => each === (virus === 0 ? 0 : 2) && option === `card ${itemOfCard('flare virus')}`);
      lay(s, 8, 10);
      return s.told('log.totals').at(-1)?.args['offense'];
    };
    expect([fight(0), fight(1)]).toEqual([48, 48]);
  });

  test('§9.2 the Schizoid: all home planets, though others have a stack beside the Giant', () => {
    const s = open({ powers: [null, 'schizoid'], hexes: ['gas-giant'], hands: [[20], [4]] });
    s.play('1 bases 3');
    s.play('1 home');
    s.arrange(({ table }) => {
      const put = (place: number, seat: number, n: number): void => {
        must(table.tokens[place], 'a place')[seat] = n;
      };
      put(planet(0, 1), 0, 14);
      for (const place of [planet(1, 2), planet(2, 2), planet(2, 3)]) put(place, 0, 2);
      table.tokens.push([0, 1, 0]);
      table.systems.push(0);
      put(planet(1, 5), 1, 3);
    });
    quiet(s);
    expect(step(s)).toBe('schizoid.announce');
  });

  test('§6.1 Wild Terrorist: the hostages are those of who was the opponent when it was played', () => {
    const s = open({
      powers: [null, 'delegator'],
      hands: [[4, 'flare terrorist'], [], [20]],
      bases: [{ ...home(0, 4), [planet(1, 2)]: 4 }],
    });
    launch(s);
    quiet(s, '3b');
    card(s, 0, 'flare terrorist', planet(1, 2));
    quiet(s);
    ally(s, { allies: { 2: ['defense', 2] } }, '6z');
    use(s, 1, 'delegator');
    quiet(s);
    s.play('1 2');
    lay(s, 4, 20);
    flow(s);
    expect(s.table.tokens[planet(1, 2)]).toEqual([4, 0, 0]);
  });
});

describe('A power that goes with the tokens', () => {
  test('§4.2 the Vacuum loses its third home base and drags all the same; then it is lost (R196)', () => {
    const s = open({
      powers: [null, 'vacuum'],
      hands: [[20], [4]],
      bases: [null, { ...home(1, 3), [planet(2, 1)]: 4 }],
    });
    toCards(s);
    lay(s, 20, 4);
    expect([step(s), livePowers(s.state, 1)]).toEqual(['vacuum.drag', [powerOf('vacuum')]]);
    s.play('1 [4 0]');
    flow(s);
    s.play('0 [3 1 0 0 0]');
    flow(s);
    expect([warp(s), livePowers(s.state, 1)]).toEqual([[4, 8, 0], []]);
  });

  test('§4.2 a power that was lost before has no word', () => {
    const s = open({
      powers: [null, 'vacuum'],
      hands: [[20], [4]],
      bases: [null, { ...home(1, 2), [planet(2, 1)]: 4 }],
    });
    toCards(s);
    lay(s, 20, 4);
    expect(step(s)).not.toBe('vacuum.drag');
  });

  test('§6.1 the Super Flare of a silenced power is Wild (R197)', () => {
    const s = open({ powers: [null, 'loser', 'silencer'], hands: [[4], [20, 'flare loser']] });
    quiet(s, '2c');
    use(s, 2, 'silencer', 1);
    toCards(s, {}, '6z');
    expect(momentNow(s) === '6z' && canPlay(s, 1, 'flare loser')).toBe(true);
  });

  test('§14.7 the Gambler lays an Attack under an upset, and may say it is a Compromise (R197)', () => {
    const s = open({ powers: ['loser', 'gambler'], hands: [[4], [20, 'C']] });
    toCards(s, {}, '6z');
    use(s, 0, 'loser');
    quiet(s);
    s.refuses(`1 ${slot(s, 1, 'C')}`, '15.3');
    lay(s, 4, 20, 'half');
    use(s, 1, 'gambler');
    quiet(s);
    const choice = s.ask(1)?.choice;
    expect(choice?.kind === 'one' && choice.options.includes(itemOfCard('C'))).toBe(true);
  });
});
