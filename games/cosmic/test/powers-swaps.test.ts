// Powers about whole hands and gifts: Mind looks, Trader swaps, Philanthropist gives, Ethic is owed; and their Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { livePowers } from '../rules/live.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  itemOfCard,
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
/** How many cards in the hand of one player another one knows. */
const known = (s: Stage, viewer: number, seat: number): number =>
  (s.table.hands[seat] ?? []).filter((each) => knows(s.state, each, viewer)).length;

tries({
  word: 'mind',
  owner: 2,
  zapper: 1,
  scene(more) {
    const s = open(withMore({ powers: [null, null, 'mind'] }, more));
    toCards(s, {}, '3b');
    return s;
  },
  use: (s) => use(s, 2, 'mind', 0),
  rest: (s) => quiet(s),
  effect: (s) => [known(s, 2, 0) > 0, known(s, 2, 1) > 0],
  used: [true, false],
  not: [false, false],
});

describe('Mind', () => {
  test('as a main player it looks at the hand of its opponent; nobody else does', () => {
    const s = open({ powers: ['mind'] });
    toCards(s, {}, '3b');
    const choice = s.ask(0)?.choice;
    expect(choice?.kind === 'one' ? choice.options : []).toEqual([`power-seat ${powerOf('mind')} 0 1`]);
    use(s, 0, 'mind', 1);
    quiet(s);
    expect([0, 2, 3].map((viewer) => known(s, viewer, 1))).toEqual([7, 0, 0]);
    expect(canUse(s, 0, 'mind')).toBe(false);
  });

  test('what it saw it does not see any more once a card of that hand was laid', () => {
    const s = open({ powers: ['mind'], hands: [[4], [20]] });
    toCards(s, {}, '3b');
    use(s, 0, 'mind', 1);
    quiet(s);
    toRest(s);
    lay(s, 4, 20, '7c');
    expect(known(s, 0, 1)).toBe(0);
    expect(knows(s.state, challenge(s).laid[1][0] ?? -1, 0)).toBe(false);
  });

  test('§15.4 the Silencer stops it', () => {
    const s = open({ powers: ['mind', null, 'silencer'] });
    use(s, 2, 'silencer', 0);
    toCards(s, {}, '3b');
    expect(canUse(s, 0, 'mind')).toBe(false);
  });

  test('§6.1 Super: as no main player, both hands', () => {
    const s = open({ powers: [null, null, 'mind'], hands: [[], [], ['flare mind']] });
    toCards(s, {}, '3b');
    use(s, 2, 'mind', 0);
    card(s, 2, 'flare mind');
    quiet(s);
    expect([known(s, 2, 0), known(s, 2, 1)]).toEqual([7, 7]);
    const main = open({ powers: ['mind'], hands: [['flare mind']] });
    toCards(main, {}, '3b');
    use(main, 0, 'mind', 1);
    expect(canPlay(main, 0, 'flare mind')).toBe(false);
  });

  test('§6.1 Wild: it sees what another player draws, for the rest of the challenge', () => {
    const s = open({ powers: ['mutant'], hands: [[20], [4], ['flare mind']] });
    s.arrange(({ table }) => void (table.hands[0] = table.hands[0]?.slice(0, 4) ?? []));
    toCards(s, {}, '3b');
    use(s, 0, 'mutant');
    quiet(s);
    s.draws(itemOfCard(30), itemOfCard(40));
    s.play('0 deck');
    card(s, 2, 'flare mind', 0);
    quiet(s);
    expect([known(s, 2, 0), known(s, 1, 0)]).toEqual([1, 0]);
    s.play('0 deck');
    quiet(s);
    expect([known(s, 2, 0), known(s, 1, 0)]).toEqual([2, 0]);
  });

  test('§15.4 Wild: who draws is seen, so it needs no words', () => {
    const s = open({ powers: ['mutant', 'silencer'], hands: [[20], [4], ['flare mind']] });
    s.arrange(({ table }) => void (table.hands[0] = table.hands[0]?.slice(0, 4) ?? []));
    use(s, 1, 'silencer', 2);
    toCards(s, {}, '3b');
    use(s, 0, 'mutant');
    quiet(s);
    s.play('0 deck');
    expect(canPlay(s, 2, 'flare mind')).toBe(true);
  });
});

/** From the moment of the aim to where the cards are laid. */
function toRest(s: Stage): void {
  quiet(s);
  while (step(s) === 'invite' || step(s) === 'join') play(s, `${s.ask(0) === null ? 1 : 0} []`);
}

tries({
  word: 'trader',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['trader'], hands: [[40], [30]] }, more));
    toCards(s, {}, '6z');
    return s;
  },
  use: (s) => use(s, 0, 'trader'),
  rest: (s) => quiet(s),
  effect: (s) => [held(s, 0, 30), held(s, 1, 40)],
  used: [1, 1],
  not: [0, 0],
});

describe('Trader', () => {
  test('the two know all the cards that changed hands, the others none', () => {
    const s = open({ powers: [null, 'trader'] });
    toCards(s, {}, '6z');
    const [mine = []] = s.table.hands;
    use(s, 1, 'trader');
    quiet(s);
    expect(s.table.hands[1]).toEqual(mine);
    expect([0, 1, 2, 3].map((viewer) => known(s, viewer, 1))).toEqual([7, 7, 0, 0]);
    expect([0, 1, 2, 3].map((viewer) => known(s, viewer, 0))).toEqual([7, 7, 0, 0]);
  });

  test('§3.27 a defense without a Challenge card draws its new hand first', () => {
    const s = open({ powers: ['trader'], hands: [[20]] });
    toCards(s, {}, '6z');
    s.arrange(({ table }) => void (table.hands[1] = []));
    s.draws(...[30, 40, 15, 14, 13, 12, 11].map((value) => itemOfCard(value)));
    use(s, 0, 'trader');
    quiet(s);
    expect([held(s, 0, 40), held(s, 1, 20), ...sizes(s)]).toEqual([1, 1, 7, 7, 7]);
  });

  test('§3.102 an offense left without a Challenge card breaks off', () => {
    const s = open({ powers: ['trader'], hands: [['flare trader'], [], ['keeper']] });
    toCards(s, {}, '6z');
    s.arrange(({ table }) => void (table.hands[2] = [slot(s, 2, 'keeper')]));
    use(s, 0, 'trader');
    card(s, 0, 'flare trader', 2);
    quiet(s);
    expect([s.table.hands[0]?.length, s.table.hands[2]?.length]).toEqual([1, 6]);
    expect([s.told('log.no-card').length, s.table.success]).toEqual([1, false]);
  });

  test('§6.1 Super: with any player instead of its opponent', () => {
    const s = open({ powers: ['trader'], hands: [['flare trader'], [], [40]] });
    toCards(s, {}, '6z');
    use(s, 0, 'trader');
    card(s, 0, 'flare trader', 2);
    quiet(s);
    expect([held(s, 0, 40), ...sizes(s)]).toEqual([1, 7, 7, 6]);
  });

  test('§6.1 Wild: a random card of the opponent’s for one of its own choice', () => {
    const s = open({ hands: [['flare trader', 4]] });
    toCards(s, {}, '3b');
    card(s, 0, 'flare trader');
    quiet(s);
    expect(sizes(s)).toEqual([7, 6, 7]);
    s.refuses(`0 ${s.table.hands[1]?.[0] ?? -1}`, '6.1');
    s.play(`0 ${slot(s, 0, 4)}`);
    expect([held(s, 1, 4), ...sizes(s)]).toEqual([1, 6, 7, 7]);
    const poor = open({ hands: [['flare trader']] });
    poor.arrange(({ table }) => void (table.hands[1] = []));
    toCards(poor, {}, '3b');
    expect(canPlay(poor, 0, 'flare trader')).toBe(false);
  });

  test('§15.4 the Silencer stops it', () => {
    const s = open({ powers: ['trader', null, 'silencer'] });
    use(s, 2, 'silencer', 0);
    toCards(s, {}, '6z');
    expect(canUse(s, 0, 'trader')).toBe(false);
  });
});

tries({
  word: 'philanthropist',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['philanthropist'], hands: [[40]] }, more));
    toCards(s, {}, '6z');
    return s;
  },
  use: (s) => use(s, 0, 'philanthropist', 1),
  rest(s) {
    quiet(s);
    if (step(s) === 'philanthropist.card') play(s, `0 ${slot(s, 0, 40)}`);
  },
  effect: (s) => [held(s, 0, 40), held(s, 1, 40)],
  used: [0, 1],
  not: [1, 0],
});

describe('Philanthropist', () => {
  test('as an ally it gives to either main player, never to itself; the two of them know the card', () => {
    const s = open({ powers: [null, null, 'philanthropist'], hands: [[], [], [30]] });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    use(s, 2, 'philanthropist', 0);
    quiet(s);
    play(s, `2 ${slot(s, 2, 30)}`);
    expect([0, 1, 2].map((viewer) => knows(s.state, slot(s, 0, 30), viewer))).toEqual([true, false, true]);
    const main = open({ powers: ['philanthropist'] });
    toCards(main, {}, '6z');
    const choice = main.ask(0)?.choice;
    expect(choice?.kind === 'one' ? choice.options.map((each) => String(each).at(-1)) : []).toEqual(['1']);
    const out = open({ powers: [null, null, 'philanthropist'] });
    toCards(out, {}, '6z');
    expect(canUse(out, 2, 'philanthropist')).toBe(false);
  });

  test('§3.102 an offense keeps its last Challenge card', () => {
    const s = open({ powers: ['philanthropist'], hands: [[4, 'keeper']] });
    toCards(s, {}, '6z');
    s.arrange(({ table }) => void (table.hands[0] = [slot(s, 0, 4), slot(s, 0, 'keeper')]));
    use(s, 0, 'philanthropist', 1);
    quiet(s);
    s.refuses(`0 ${slot(s, 0, 4)}`, '3.102');
    play(s, `0 ${slot(s, 0, 'keeper')}`);
    expect([held(s, 1, 'keeper'), held(s, 0, 4)]).toEqual([1, 1]);
    const last = open({ powers: ['philanthropist'], hands: [[4]] });
    toCards(last, {}, '6z');
    last.arrange(({ table }) => void (table.hands[0] = [slot(last, 0, 4)]));
    expect(canUse(last, 0, 'philanthropist')).toBe(false);
  });

  test('§3.102 a defense that gave its last one away draws seven', () => {
    const s = open({ powers: [null, 'philanthropist'], hands: [[], [4]] });
    toCards(s, {}, '6z');
    s.arrange(({ table }) => void (table.hands[1] = [slot(s, 1, 4)]));
    use(s, 1, 'philanthropist', 0);
    quiet(s);
    s.draws(...[30, 40, 15, 14, 13, 12, 11].map((value) => itemOfCard(value)));
    play(s, `1 ${slot(s, 1, 4)}`);
    s.play(`0 ${slot(s, 0, 4)}`);
    quiet(s);
    expect([step(s), s.table.hands[1]?.length]).toEqual(['select', 7]);
  });

  test('§6.1 Super: a Challenge card that was given must be laid; what it is nobody else learns', () => {
    const start = (gift: Card): Stage => {
      const s = open({
        powers: [null, null, 'philanthropist'],
        hands: [[40], [20], ['flare philanthropist', 30, 'keeper']],
      });
      toCards(s, { allies: { 2: ['defense', 1] } }, '6z');
      use(s, 2, 'philanthropist', 0);
      card(s, 2, 'flare philanthropist');
      quiet(s);
      play(s, `2 ${slot(s, 2, gift)}`);
      return s;
    };
    const s = start(30);
    expect(step(s)).toBe('select');
    s.refuses(`0 ${slot(s, 0, 40)}`, '6.1');
    const [secret = -1] = challenge(s).effects.find(({ of }) => of === 'given card')?.data ?? [];
    expect([0, 1, 2, 3].map((viewer) => itemOf(s.view(viewer), secret))).toEqual([
      itemOfCard(30),
      -1,
      itemOfCard(30),
      -1,
    ]);
    lay(s, 30, 20);
    expect(s.state.held.pool[secret] ?? -1).toBe(-1);
    const other = start('keeper');
    other.play(`0 ${slot(other, 0, 40)}`);
    expect(challenge(other).effects.map(({ of }) => of)).toContain('given card');
  });

  test('§6.1 §15.1 Wild: a token for a power lent, which the other has instead of its own', () => {
    const s = open({ powers: ['macron', 'virus', 'philanthropist'], hands: [['flare philanthropist']] });
    card(s, 0, 'flare philanthropist', 1);
    quiet(s);
    play(s, '0 [1 0 0 0 0]');
    expect([0, 1].map((seat) => livePowers(s.state, seat))).toEqual([[], [powerOf('macron')]]);
    expect(s.table.warp[0]).toBe(1);
    const artifact = open({ powers: ['terrorist'], hands: [['flare philanthropist']] });
    for (let system = 0; system < 3; system++) artifact.play(`0 ${planet(system, 1)}`);
    expect(canPlay(artifact, 0, 'flare philanthropist')).toBe(false);
  });

  test('§6.1 Wild: with two powers it says which', () => {
    const s = open({ powers: ['macron'], hands: [['flare philanthropist']] });
    s.arrange(({ table }) => void table.powers[0]?.push({ power: powerOf('virus') }));
    card(s, 0, 'flare philanthropist', 2);
    quiet(s);
    play(s, '0 [1 0 0 0 0]');
    expect(step(s)).toBe('philanthropist.lend');
    s.refuses(`0 ${powerOf('zombie')}`, '15.1');
    s.play(`0 ${powerOf('virus')}`);
    expect(livePowers(s.state, 2)).toEqual([powerOf('virus')]);
  });
});

/** An Ethic offense with one token, and these cards to lay. */
const facing = (more: Opening, offense: Card = 4, defense: Card = 20): Stage => {
  const { options = {}, lucre } = more;
  const base: Opening = { powers: ['ethic'], options, hands: [[offense], [defense]], ...(lucre && { lucre }) };
  const s = open(withMore(base, more));
  toCards(s);
  return s;
};

tries({
  word: 'ethic',
  owner: 0,
  scene: (more) => facing(more),
  rest: (s) => lay(s, 4, 20),
  effect: (s) => sizes(s).slice(0, 2),
  used: [6 + 4, 6 - 4],
  not: [6, 6],
});

/** The same, when it is known who has lost. */
function beaten(more: Opening, offense: Card = 4, defense: Card = 20): Stage {
  const s = facing(more, offense, defense);
  lay(s, offense, defense, '8f');
  return s;
}

describe('Ethic', () => {
  test('four cards whatever it lost, or all there are; and none when it wins, or by a Compromise of its own', () => {
    const s = facing({});
    s.arrange(({ table }) => void (table.hands[1] = [slot(s, 1, 20), ...(table.hands[1]?.slice(-3) ?? [])]));
    lay(s, 4, 20, 'start');
    expect(s.told('log.consolation').map(({ args }) => args['n'])).toEqual([3]);
    const won = beaten({}, 40);
    quiet(won);
    expect(sizes(won)).toEqual([6, 6, 7]);
    const compromise = beaten({}, 'C');
    quiet(compromise);
    expect(sizes(compromise)).toEqual([7, 5, 7]);
  });

  test('§6.2 Stellar Gas stops it as any consolation', () => {
    const s = beaten({ hands: [[], [], ['stellar-gas']] });
    card(s, 2, 'stellar-gas');
    quiet(s);
    expect([...sizes(s), s.told('log.no-consolation').length]).toEqual([6, 6, 6, 1]);
  });

  test('§11.4 with Lucre the winner may pay 4 instead, if it has them', () => {
    const options = { lucre: true };
    const s = beaten({ options, lucre: [0, 5, 0] });
    quiet(s);
    s.refuses('1 half', '11.4');
    s.play('1 pay');
    quiet(s);
    // The next turn brings the winner its income.
    expect([...s.table.lucre.slice(0, 2), ...sizes(s)]).toEqual([4, 5 - 4 + 8, 6, 6, 7]);
    const cards = beaten({ options, lucre: [0, 5, 0] });
    quiet(cards);
    play(cards, '1 cards');
    expect([cards.table.lucre[1], ...sizes(cards)]).toEqual([5 + 8, 10, 2, 7]);
    const poor = beaten({ options, lucre: [0, 3, 0] });
    quiet(poor);
    expect(sizes(poor)).toEqual([10, 2, 7]);
  });

  test('§6.1 Super: as many as it names, nought to seven, also for a Compromise; §15.4 not silenced', () => {
    const start = (offense: Card): Stage => {
      return beaten({ hands: [['flare ethic']] }, offense);
    };
    const s = start('C');
    card(s, 0, 'flare ethic');
    quiet(s);
    s.refuses('0 8', '6.1');
    play(s, '0 6');
    expect(s.table.hands[0]).toHaveLength(5 + 6);
    const none = start(4);
    card(none, 0, 'flare ethic');
    quiet(none);
    play(none, '0 0');
    expect(sizes(none)).toEqual([5, 6, 7]);
    const silent = start(4);
    silent.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    expect(canPlay(silent, 0, 'flare ethic')).toBe(false);
  });

  test('§6.1 Wild: up to three of the cards just drawn go to others, of its choice', () => {
    const s = open({ hands: [[], [], ['flare ethic']] });
    toCards(s, { allies: { 2: ['defense', 2] } });
    s.arrange(({ table }) => void (table.warp[2] = 0));
    s.draws(itemOfCard(40), itemOfCard(30));
    lay(s, slotCard(s, 0), slotCard(s, 1));
    s.play('2 [2 0 0 0 0]');
    quiet(s, 'drawn');
    card(s, 2, 'flare ethic');
    quiet(s);
    const { choice } = s.ask(2) ?? {};
    const [first, second] = choice?.kind === 'some' ? choice.options : [];
    s.refuses(`2 [${s.table.hands[2]?.[0] ?? -1}]`, '6.1');
    s.play(`2 [${first} ${second}]`);
    s.refuses('2 2', '6.1');
    s.play('2 0', '2 1');
    quiet(s);
    expect([held(s, 0, 40) + held(s, 1, 40), held(s, 0, 30) + held(s, 1, 30), s.table.hands[2]?.length]).toEqual([
      1, 1, 6,
    ]);
    expect(s.told('log.given')).toHaveLength(2);
  });
});

/** The lowest or highest Attack that a seat has, so that the defense wins. */
function slotCard(s: Stage, seat: number): Card {
  const values = [40, 30, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1];
  const mine = values.filter((value) => held(s, seat, value) > 0);
  return (seat === 0 ? mine.at(-1) : mine[0]) ?? 'C';
}
