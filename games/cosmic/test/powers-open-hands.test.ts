// Aura, for whom all others play with open hands, and Mesmer, whose Edicts are whatever it says; and their Flares.

import { asks, itemOf, knows, left } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { edictOf, powerOf } from '../rules/registry.ts';
import { DECK } from '../rules/table.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  itemOfCard,
  launch,
  lay,
  open,
  type Opening,
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
/** How many cards in the hand of one player another one knows. */
const known = (s: Stage, viewer: number, seat: number): number =>
  (s.table.hands[seat] ?? []).filter((each) => knows(s.state, each, viewer)).length;
const AUDIENCE = 3;

tries({
  word: 'aura',
  owner: 2,
  zapper: 1,
  // Its announcement is the first thing in a challenge; the others hold something that can answer it.
  scene: (more) =>
    open(withMore({ powers: [null, null, 'aura'], hands: [['flare-zap'], ['cosmic-zap']] }, stripped(more))),
  rest: (s) => toCards(s),
  effect: (s) => [known(s, 2, 0), known(s, AUDIENCE, 1) > 5],
  used: [7, true],
  not: [0, false],
});

/** The blue player holds the Zap already. */
function stripped(more: Opening): Opening {
  return { ...more, hands: [] };
}

describe('Aura', () => {
  test('everybody sees the hands of all others, and nobody its own', () => {
    const s = open({ powers: [null, null, 'aura'] });
    quiet(s);
    for (const viewer of [0, 1, 2, AUDIENCE]) expect([known(s, viewer, 0), known(s, viewer, 1)]).toEqual([7, 7]);
    expect([known(s, 0, 2), known(s, AUDIENCE, 2)]).toEqual([0, 0]);
  });

  test('§3.7 a main player takes its hand up to lay a card, and puts it down once that is turned up', () => {
    const s = open({ powers: [null, null, 'aura'], hands: [[4], [20, 'finder']] });
    toCards(s);
    expect(known(s, 2, 0)).toBe(7);
    s.play(`0 ${slot(s, 0, 4)}`, `1 ${slot(s, 1, 20)}`);
    quiet(s, '7c');
    expect([known(s, 2, 0), known(s, 2, 1), known(s, 0, 1)]).toEqual([0, 0, 0]);
    expect(knows(s.state, challenge(s).laid[0][0] ?? -1, 2)).toBe(false);
    quiet(s, '8a');
    expect([known(s, 2, 0), known(s, 2, 1)]).toEqual([6, 6]);
  });

  test('§6.3 a Kicker is laid from a hand taken up, too', () => {
    const s = open({ powers: [null, null, 'aura'], options: { kickers: true }, hands: [[4, 'x2'], [20]] });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x2')}`);
    expect([step(s), known(s, 2, 0), known(s, 2, 1)]).toEqual(['select', 0, 7]);
  });

  test('cards that come to a hand are seen at once; §4.2 not once the power is lost', () => {
    const start = (): Stage => {
      const s = open({ powers: [null, null, 'aura'], hands: [['C', 'finder'], [20]] });
      toCards(s);
      return s;
    };
    const s = start();
    lay(s, 'C', 20, '8g');
    expect([known(s, 2, 0), s.table.hands[0]?.length]).toEqual([7, 7]);
    const lost = start();
    lost.arrange(({ table }) => {
      for (const place of table.systems.keys()) if (table.systems[place] === 2) table.tokens[place]?.fill(0);
    });
    lay(lost, 'C', 20, '8g');
    expect([known(lost, 2, 0), lost.table.hands[0]?.length]).toEqual([0, 7]);
  });

  test('copied by Insect: its own hand lies open then', () => {
    const s = open({ powers: ['insect', 'aura'], hands: [[4, 'finder'], [20]] });
    quiet(s, '2c');
    use(s, 0, 'insect', powerOf('aura'));
    toCards(s);
    lay(s, 4, 20, '8a');
    expect([known(s, 2, 1), known(s, 2, 0)]).toEqual([6, 6]);
  });

  test('§15.4 silenced, it does not make them put their hands down again', () => {
    const s = open({ powers: [null, 'aura', 'silencer'], hands: [[4, 'finder'], [20]] });
    quiet(s, '2c');
    use(s, 2, 'silencer', 1);
    toCards(s);
    lay(s, 4, 20, '8a');
    expect(known(s, 1, 0)).toBe(0);
  });

  test('Gambler’s hand stays up while it lies about its card', () => {
    const s = open({ powers: ['gambler', null, 'aura'], hands: [[4], [20]] });
    toCards(s);
    lay(s, 4, 20, 'half');
    expect([known(s, 2, 0), known(s, 2, 1)]).toEqual([0, 0]);
    use(s, 0, 'gambler');
    quiet(s);
    expect(known(s, 2, 0)).toBe(0);
  });
});

describe('Flares of Aura', () => {
  test('§6.1 Wild: the deck is turned over, and its top card is seen until it is used up', () => {
    const s = open({ hands: [['C', 'flare aura'], [20]], destiny: [] });
    quiet(s, 'start');
    s.arrange(({ table }) => void (table.discards = [itemOfCard(15)]));
    const before = left(s.state, DECK);
    s.draws(itemOfCard(30), 1);
    card(s, 0, 'flare aura');
    quiet(s);
    const [top = -1] = s.table.top;
    expect([itemOf(s.view(AUDIENCE), top), left(s.state, DECK)]).toEqual([itemOfCard(30), before - 1]);
    toCards(s, { allies: { 2: ['defense', 1] } });
    s.draws(itemOfCard(17));
    lay(s, 'C', 20);
    play(s, '2 [1 0 0 0 0]');
    // Who drew the card everybody had seen; the next one lies open.
    expect([held(s, 2, 30), known(s, 0, 2), itemOf(s.view(1), s.table.top[0] ?? -1)]).toEqual([1, 1, itemOfCard(17)]);
  });

  test('§6.1 a card that somebody takes out of the deck is not turned up on top of it', () => {
    const s = open({ hands: [['flare aura'], ['flare aristocrat']], destiny: [] });
    quiet(s, 'start');
    s.draws(itemOfCard(30));
    card(s, 0, 'flare aura');
    quiet(s, 'start');
    // It is the last one.
    s.arrange(({ pools, unseen }) => {
      pools[DECK]?.fill(0);
      if (unseen !== undefined) unseen.lots = [];
    });
    card(s, 1, 'flare aristocrat');
    quiet(s);
    s.play('1 [1]');
    expect([held(s, 1, 30), s.table.top, s.table.open]).toEqual([1, [], undefined]);
  });

  test('R3 a new deck lies face down again', () => {
    const s = open({ hands: [['C', 'flare aura'], [20]], destiny: [] });
    quiet(s, 'start');
    s.draws(itemOfCard(30), 1);
    card(s, 0, 'flare aura');
    toCards(s, { allies: { 2: ['defense', 2] } });
    expect(s.table.open).toBe(true);
    s.arrange(({ table, pools, unseen }) => {
      table.discards = [itemOfCard(15), itemOfCard(15)];
      pools[DECK]?.fill(0);
      if (unseen !== undefined) unseen.lots = [];
    });
    lay(s, 'C', 20);
    play(s, '2 [2 0 0 0 0]');
    expect([held(s, 2, 30), held(s, 2, 15), s.table.open, s.table.top]).toEqual([1, 1, undefined, []]);
  });

  test('§6.1 Super: it lays a card for a main player who did not invite it', () => {
    const s = open({ powers: [null, null, 'aura'], hands: [[40, 4], [20], ['flare aura']] });
    launch(s);
    quiet(s);
    s.play('0 [2]', '1 []');
    quiet(s);
    s.play('2 neither');
    quiet(s, '6z');
    expect(canPlay(s, 2, 'flare aura')).toBe(true);
    const { choice } = s.ask(2) ?? {};
    // The offense did invite it.
    expect(choice?.kind === 'one' ? choice.options : []).toEqual([`card-seat ${itemOfCard('flare aura')} 1`]);
    card(s, 2, 'flare aura', 1);
    quiet(s);
    expect(step(s)).toBe('aura.lay');
    s.refuses(`2 ${slot(s, 0, 40)}`, '6.1');
    s.play(`2 ${slot(s, 1, 20)}`);
    expect(asks(game, s.state).map(({ seat }) => seat)).toEqual([0]);
    expect([known(s, 2, 1), known(s, 0, 1)]).toEqual([0, 0]);
    s.play(`0 ${slot(s, 0, 4)}`);
    quiet(s);
    expect(s.table.discards).toContain(itemOfCard(20));
  });
});

/** Seat 0 plays an Edict as another one, which it names. */
function trance(more: Opening = {}, base: Opening = {}): Stage {
  const s = open(withMore({ powers: ['mesmer'], hands: [['quash'], [], []], ...base }, more));
  quiet(s, 'start');
  return s;
}

tries({
  word: 'mesmer',
  owner: 0,
  scene: (more) => trance(more),
  use: (s) => use(s, 0, 'mesmer', edictOf('plague')),
  rest(s) {
    quiet(s);
    if (step(s) === 'mesmer.target') play(s, '0 1');
    if (step(s) === 'pay') play(s, '1 [3 0 0 0 0]');
    quiet(s);
  },
  effect: (s) => [s.table.warp[1], held(s, 0, 'quash')],
  used: [3, 0],
  not: [0, 1],
});

describe('Mesmer', () => {
  test('§6.2 any Edict of the game that could be played now, and no other', () => {
    const s = trance();
    const named = optionsOf(s, 0).map((option) => Number(option.split(' ').at(-1)));
    expect(named).toEqual([edictOf('finder'), edictOf('plague'), edictOf('sanity'), edictOf('time-gum')]);
    use(s, 0, 'mesmer', edictOf('sanity'));
    quiet(s);
    expect(s.told('log.plays-as').map(({ args }) => [args['card'], args['as']])).toEqual([
      [edictOf('quash'), edictOf('sanity')],
    ]);
    expect(challenge(s).played).toEqual([{ seat: 0, item: edictOf('quash'), as: edictOf('sanity') }]);
    toCards(s);
    lay(s, someAttack(s, 0), someAttack(s, 1));
    expect(s.table.discards).toContain(edictOf('quash'));
  });

  test('of several Edicts it says which it lays; without one it cannot', () => {
    const s = trance({ hands: [['keeper']] });
    use(s, 0, 'mesmer', edictOf('sanity'));
    quiet(s);
    s.refuses(`0 ${slot(s, 0, someAttack(s, 0))}`, '6.2');
    play(s, `0 ${slot(s, 0, 'keeper')}`);
    expect([held(s, 0, 'keeper'), held(s, 0, 'quash')]).toEqual([0, 1]);
    const none = open({ powers: ['mesmer'], hands: [['flare macron']] });
    quiet(none, 'start');
    expect(step(none)).toBe('launch');
  });

  test('§6.2 a Zap of it: what it answers is cancelled, and what it answers with can be', () => {
    const start = (more: Opening): Stage => {
      const s = trance(more, { powers: ['mesmer', 'trader'], hands: [['quash'], [], []] });
      toCards(s, {}, '6z');
      use(s, 1, 'trader');
      use(s, 0, 'mesmer', edictOf('cosmic-zap'));
      return s;
    };
    const s = start({});
    quiet(s);
    expect([s.told('log.cancelled').length, s.told('log.hands-swapped').length, held(s, 0, 'quash')]).toEqual([
      1, 0, 0,
    ]);
    const unzapped = start({ hands: [[], ['un-zap']] });
    quiet(unzapped, 'act');
    // First its power is announced, then the Zap that its card has become.
    for (let i = 0; i < 3 && !canPlay(unzapped, 1, 'un-zap'); i++)
      unzapped.play(`${asks(game, unzapped.state)[0]?.seat} pass`);
    card(unzapped, 1, 'un-zap');
    quiet(unzapped);
    expect([held(unzapped, 1, 'quash'), held(unzapped, 0, 'quash')]).toEqual([0, 0]);
    expect(unzapped.told('log.hands-swapped')).toHaveLength(1);
  });

  test('§6.2 zapped, it keeps the card, which is then what is printed on it', () => {
    const s = trance({ hands: [['sanity'], [], ['cosmic-zap']] });
    use(s, 0, 'mesmer', edictOf('plague'));
    card(s, 2, 'cosmic-zap');
    quiet(s, 'start');
    expect([held(s, 0, 'quash'), canUse(s, 0, 'mesmer'), canPlay(s, 0, 'sanity')]).toEqual([1, false, true]);
  });

  test('Negator gives back the card that was laid, and bars it; Wild Filch takes it', () => {
    const s = trance({}, { powers: ['mesmer', null, 'negator'] });
    use(s, 0, 'mesmer', edictOf('sanity'));
    quiet(s, 'act');
    use(s, 2, 'negator');
    quiet(s, 'start');
    expect([held(s, 0, 'quash'), challenge(s).played.length, canUse(s, 0, 'mesmer')]).toEqual([1, 0, false]);
    const filched = trance({ hands: [[], ['flare filch', 'C']] });
    use(filched, 0, 'mesmer', edictOf('sanity'));
    quiet(filched, 'act');
    card(filched, 1, 'flare filch');
    quiet(filched);
    expect([held(filched, 1, 'quash'), held(filched, 0, 'quash')]).toEqual([1, 0]);
  });

  test('Vulch picks up the card that lies there', () => {
    const s = trance({}, { powers: ['mesmer', null, 'vulch'] });
    use(s, 0, 'mesmer', edictOf('sanity'));
    quiet(s);
    toCards(s);
    lay(s, someAttack(s, 0), someAttack(s, 1));
    expect([held(s, 2, 'quash'), held(s, 2, 'sanity')]).toEqual([1, 0]);
  });

  test('it does not answer its own acts, so there is an end to it', () => {
    const s = trance({ hands: [['keeper', 'un-zap']] });
    use(s, 0, 'mesmer', edictOf('sanity'));
    quiet(s, 'act');
    expect(optionsOf(s, 0).filter((option) => option.startsWith('power'))).toEqual([]);
  });

  test('§15.4 the Silencer stops it', () => {
    const s = open({ powers: ['mesmer', null, 'silencer'], hands: [['quash']] });
    quiet(s, '2c');
    use(s, 2, 'silencer', 0);
    toCards(s, {}, '6z');
    expect(canUse(s, 0, 'mesmer')).toBe(false);
  });

  test('§6.1 Super: any card but a Challenge card, once', () => {
    const s = trance({ hands: [['flare mesmer', 'flare macron']] });
    use(s, 0, 'mesmer', edictOf('sanity'));
    card(s, 0, 'flare mesmer');
    quiet(s);
    s.refuses(`0 ${slot(s, 0, someAttack(s, 0))}`, '6.2');
    play(s, `0 ${slot(s, 0, 'flare macron')}`);
    expect([held(s, 0, 'flare macron'), held(s, 0, 'quash')]).toEqual([0, 1]);
    expect(challenge(s).effects.filter(({ of }) => of === `super ${powerOf('mesmer')}`)[0]?.data).toEqual([1]);
  });

  test('§6.1 Super: with nothing but its Flare and another card it can still be used', () => {
    const s = open({ powers: ['mesmer'], hands: [['flare mesmer', 'flare macron']] });
    quiet(s, 'start');
    expect(canUse(s, 0, 'mesmer')).toBe(true);
    const alone = open({ powers: ['mesmer'], hands: [['flare mesmer']] });
    quiet(alone, 'start');
    expect(step(alone)).toBe('launch');
  });

  test('§6.1 Wild: an Attack below 10 becomes a Compromise', () => {
    const start = (value: number): Stage => {
      const s = open({ hands: [[value, 'flare mesmer'], [20]] });
      toCards(s);
      lay(s, value, 20, '8a');
      return s;
    };
    const s = start(9);
    card(s, 0, 'flare mesmer');
    quiet(s);
    // Beaten by an Attack it takes a card for its token.
    expect([s.table.warp[0], s.table.hands[0]?.length, s.table.hands[1]?.length]).toEqual([1, 6, 5]);
    expect(canPlay(start(10), 0, 'flare mesmer')).toBe(false);
  });
});

const optionsOf = (s: Stage, seat: number): string[] => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? choice.options.map(String) : [];
};

/** Some Attack of a hand. */
function someAttack(s: Stage, seat: number): Card {
  return [20, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1].find((value) => held(s, seat, value) > 0) ?? 'C';
}
