// Chapter 11: deals between merchants on the same dot (§11.4).

import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { AIR_FOIL, RED_DRIVE, SHIELD, SPY_EYE } from '../rules/table.ts';
import {
  at,
  build,
  equip,
  faceUp,
  found,
  holds,
  load,
  money,
  offered,
  open,
  put,
  relicMarker,
  ship,
  step,
} from './stage.ts';
import type { Stage } from './stage.ts';
import { board, cupDemand, fare, fareAboard, goods, humans, isOwed } from './trading.ts';
import { land, offer, owed, purses, rastur, stay, until } from './trading.ts';

/** Both merchants on the Humans' City: seat 0 has 500 and the Graw's goods, seat 1 has 300, the Niks' goods and a drive. */
function met(): Stage {
  const s = humans();
  money(s, 1, 300);
  load(s, 0, goods('2'));
  load(s, 1, goods('3'));
  equip(s, 1, RED_DRIVE);
  put(s, 1, 'desert-city-1');
  stay(s, 0, 'desert-city-1');
  return s;
}

const [SPICE, FUR] = [`goods ${goods('2')}`, `goods ${goods('3')}`];

describe('chapter 11: deals', () => {
  test('§11.4 an offer that is accepted changes hands at once, both ways', () => {
    const s = met();
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 100, [SPICE]: 1 }, { [`gear ${RED_DRIVE}`]: 1, [FUR]: 1 }));
    expect(s.told('log.offer').map(({ args }) => args)).toEqual([
      { seat: 0, to: 1, give: ['money 100', SPICE], want: [FUR, `gear ${RED_DRIVE}`] },
    ]);
    // Nothing moves before it is accepted.
    expect(s.table.goods).toEqual([[goods('2')], [goods('3')]]);
    expect(offered(s, 1)).toEqual(['accept', 'counter']);
    s.play('1 accept');
    expect(s.table.goods).toEqual([[goods('3')], [goods('2')]]);
    expect([holds(s, 0), holds(s, 1)]).toEqual([[[RED_DRIVE]], []]);
    expect(purses(s)).toEqual([400, 400]);
    expect([step(s), s.table.active]).toEqual(['trade', 0]);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§11.4 an offer that is refused changes nothing, and the turn goes on', () => {
    const s = met();
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 10 }, { [FUR]: 1 }), '1 pass');
    expect(s.told('log.refused').map(({ args }) => args)).toEqual([{ seat: 1, by: 0 }]);
    expect([purses(s), s.table.goods]).toEqual([
      [500, 300],
      [[goods('2')], [goods('3')]],
    ]);
    s.play(`0 sell ${goods('2')}`);
    expect(purses(s)[0]).toBe(580);
  });

  test('§11.4 a counter-offer turns the table: now the first may accept, refuse or counter', () => {
    const s = met();
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 30 }, { [FUR]: 1 }), '1 counter');
    s.play(offer(s, 1, 0, { [FUR]: 1 }, { money: 60 }));
    expect(offered(s, 0)).toEqual(['accept', 'counter']);
    s.play('0 counter');
    s.play(offer(s, 0, 1, { money: 50 }, { [FUR]: 1 }), '1 accept');
    expect([purses(s), s.table.goods]).toEqual([
      [450, 350],
      [[goods('2'), goods('3')], []],
    ]);
    expect([step(s), s.table.active]).toEqual(['trade', 0]);
  });

  test('§11.4 who opens a talk or a counter-offer may think better of it', () => {
    const s = met();
    s.play('0 deal', '0 pass');
    expect(step(s)).toBe('trade');
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 30 }, { [FUR]: 1 }), '1 counter', '1 pass');
    expect([step(s), purses(s)]).toEqual(['trade', [500, 300]]);
  });

  test('§11.4 a gift is a deal too, an offer of nothing is none', () => {
    const s = met();
    s.play('0 deal');
    s.refuses(offer(s, 0, 1, {}, {}), '11.4');
    s.play(offer(s, 0, 1, { money: 500 }, {}), '1 accept');
    expect(purses(s)).toEqual([0, 800]);
  });

  test('§11.4 nobody gives what he has not; money goes in any amount (R-83)', () => {
    const s = met();
    money(s, 0, 128);
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 120 }, { [FUR]: 1 }), '1 pass', '0 deal');
    expect(s.refuses(offer(s, 0, 1, { money: 130 }, { [FUR]: 1 }), '11.4').key).toBe('refuse.offer');
    s.refuses(offer(s, 0, 1, { money: 129 }, { [FUR]: 1 }), '11.4');
    s.refuses(offer(s, 0, 1, { [SPICE]: 2 }, { [FUR]: 1 }), '11.4');
    s.refuses(offer(s, 0, 1, { [SPICE]: 1 }, { money: 310 }), '11.4');
    s.refuses(offer(s, 0, 1, { money: -10 }, { [FUR]: 1 }), '11.4');
    s.play(offer(s, 0, 1, { money: 127 }, { [FUR]: 1 }), '1 accept');
    expect(purses(s)).toEqual([1, 427]);
  });

  test('§11.4 neither ships nor deeds can be exchanged, nor credit', () => {
    const s = met();
    build(s, 'desert-3', 0);
    equip(s, 0, SHIELD);
    owed(s, 0, '4b');
    money(s, 0, 50);
    s.play(`0 iou ${goods('4b')}`, '0 deal');
    expect(s.table.credit).toBe(90);
    const choice = s.ask(0)?.choice;
    expect(choice?.kind === 'offer' && choice.give.map(({ id, max }) => [id, max])).toEqual([
      ['dollar', 50],
      [SPICE, 1],
      [`gear ${SHIELD}`, 1],
    ]);
  });

  test('§11.4 goods, relics, equipment, fares and IOUs all can', () => {
    const s = humans();
    equip(s, 0, SPY_EYE, SHIELD);
    board(s, 0, fareAboard('9b', '5'));
    owed(s, 0, '4b');
    put(s, 1, 'desert-city-1');
    stay(s, 0, 'desert-city-1');
    s.play('0 deal');
    const things = { [`gear ${SPY_EYE}`]: 1, [`gear ${SHIELD}`]: 1, [`gear ${fareAboard('9b', '5')}`]: 1 };
    s.play(offer(s, 0, 1, { ...things, [`iou ${goods('4b')}`]: 1 }, {}), '1 accept');
    expect(s.table.hull).toEqual([[], [SPY_EYE, SHIELD]]);
    expect([holds(s, 0), holds(s, 1)]).toEqual([[], [[fareAboard('9b', '5')]]]);
    expect([isOwed(s, 0, '4b'), isOwed(s, 1, '4b')]).toEqual([false, true]);
    // Whoever gets the Spy Eye looks at once: the ? Box is two dots away, so there is nothing to see here.
    expect(s.told('log.spy')).toEqual([]);
  });

  test('§11.4 §3.43 what changes hands must fit both ships, or the deal cannot be accepted', () => {
    const s = met();
    load(s, 1, goods('9a'));
    // Seat 1: goods, goods and a drive would need three holds already.
    ship(s, 1, 'transport');
    s.play('0 deal');
    s.play(offer(s, 0, 1, { [SPICE]: 1 }, { money: 10 }));
    expect(offered(s, 1)).toEqual(['counter']);
    expect(s.refuses('1 accept', '3.43')).toMatchObject({ key: 'refuse.deal-room', args: { seat: 1 } });
    s.play('1 counter');
    // Goods against goods fit.
    s.play(offer(s, 1, 0, { [FUR]: 1 }, { [SPICE]: 1 }), '0 accept');
    expect(s.table.goods).toEqual([[goods('3')], [goods('9a'), goods('2')]]);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§11.4 the author must have room as well', () => {
    const s = met();
    load(s, 0, goods('9a'));
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 100 }, { [FUR]: 1 }));
    expect(s.refuses('1 accept', '3.43').args).toEqual({ seat: 0 });
  });

  test('§11.4 a second Shield needs half a hold, a Relic never does', () => {
    const s = humans();
    equip(s, 0, AIR_FOIL, SHIELD);
    load(s, 1, goods('2'), goods('2'));
    equip(s, 1, SHIELD);
    put(s, 1, 'desert-city-1');
    stay(s, 0, 'desert-city-1');
    s.play('0 deal');
    s.play(offer(s, 0, 1, { [`gear ${SHIELD}`]: 1 }, { money: 10 }));
    s.refuses('1 accept', '3.43');
    s.play('1 pass', '0 deal');
    s.play(offer(s, 0, 1, { [`gear ${AIR_FOIL}`]: 1 }, { money: 10 }), '1 accept');
    expect(s.table.hull).toEqual([[SHIELD], [SHIELD, AIR_FOIL]]);
  });

  test('§11.4 with nobody on the dot there is nobody to deal with', () => {
    const s = met();
    put(s, 1, 'desert-city-2');
    expect(s.refuses('0 deal', '11.4').key).toBe('refuse.nobody-near');
  });

  test('§11.1 §11.4 among several he picks one who is there', () => {
    const s = humans({ seats: 4 });
    load(s, 0, goods('2'));
    put(s, 1, 'desert-city-1');
    put(s, 3, 'desert-city-1');
    stay(s, 0, 'desert-city-1');
    s.play('0 deal');
    expect(s.ask(0)?.choice).toMatchObject({ kind: 'one', options: [1, 3] });
    expect(s.refuses('0 2', '11.1').key).toBe('refuse.not-here');
    s.play('0 3');
    s.refuses(offer(s, 0, 1, { [SPICE]: 1 }, {}), '11.1');
    s.play(offer(s, 0, 3, { [SPICE]: 1 }, { money: 50 }));
    expect(s.ask(1)).toBeNull();
    s.play('3 accept');
    expect(s.table.goods).toEqual([[], [], [], [goods('2')]]);
  });

  /** As many offers of seat 0 to this merchant as it takes, each declined. */
  const nag = (s: Stage, to: number, times: number): void => {
    for (let n = 0; n < times; n++) {
      s.play('0 deal');
      if (s.ask(0)?.choice.kind === 'one') s.play(`0 ${to}`);
      s.play(offer(s, 0, to, { money: 1 }, {}), `${to} pass`);
    }
  };

  test('§11.1 they may talk on as long as something comes of it: a deal that is struck starts the count anew (R-84)', () => {
    const s = met();
    nag(s, 1, 11);
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 5 }, {}), '1 accept');
    nag(s, 1, 11);
    s.play('0 deal');
    expect(step(s)).toBe('offer');
  });

  test('§11.1 after twelve offers in a row that came to nothing, counter-offers included, it is enough for this turn (R-84)', () => {
    const s = met();
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 10 }, { [FUR]: 1 }));
    for (const by of [1, 0, 1]) {
      s.play(`${by} counter`);
      s.play(offer(s, by, 1 - by, { money: 10 }, {}));
    }
    s.play('0 pass');
    nag(s, 1, 7);
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 20 }, { [FUR]: 1 }));
    expect(offered(s, 1)).toEqual(['accept']);
    s.play('1 pass');
    expect(s.refuses('0 deal', '11.1').key).toBe('refuse.enough-offers');
    until(s, 1);
    s.play('1 stay', '1 deal');
    expect(step(s)).toBe('offer');
  });

  test('§11.1 who has heard enough is left alone; with the others he can still talk (R-84)', () => {
    const s = humans({ seats: 3 });
    put(s, 1, 'desert-city-1');
    put(s, 2, 'desert-city-1');
    stay(s, 0, 'desert-city-1');
    nag(s, 1, 12);
    s.play('0 deal');
    expect(s.ask(0)?.choice).toMatchObject({ kind: 'offer', to: [2] });
  });

  test('§11.4 a last offer that does not fit is declined by itself', () => {
    const s = met();
    load(s, 0, goods('9a'));
    nag(s, 1, 11);
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 100 }, { [FUR]: 1 }));
    expect(s.told('log.refused')).toHaveLength(1);
    expect([step(s), s.table.active]).toEqual(['trade', 0]);
  });

  test('§11.4 deals are outside the City limit and pay no commission', () => {
    const s = humans();
    load(s, 1, goods('3'), goods('9a'));
    put(s, 1, 'desert-city-1');
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play('0 deal');
    s.play(
      offer(s, 0, 1, { money: 100 }, { [FUR]: 1, [`goods ${goods('9a')}`]: 1 }),
      '1 accept',
      `0 sell ${goods('3')}`,
    );
    s.play(`0 buy ${goods('4b')}`);
    expect(purses(s)).toEqual([340, 140]);

    const port = humans();
    build(port, 'desert-3', 1);
    put(port, 1, 'desert-3');
    load(port, 0, goods('2'));
    stay(port, 0, 'desert-3');
    port.play('0 deal');
    port.play(offer(port, 0, 1, { [SPICE]: 1 }, { money: 40 }), '1 accept');
    expect(purses(port)).toEqual([540, 0]);
  });

  test('§11.4 §11.3 what he got in a deal cannot go overboard this turn; a passenger can be delivered (R-78)', () => {
    const s = open();
    found(s, 'desert', '5');
    load(s, 1, goods('2'));
    board(s, 1, fareAboard('9b', '5'));
    put(s, 1, 'desert-city-1');
    stay(s, 0, 'desert-city-1');
    s.play('0 deal');
    s.play(offer(s, 0, 1, { money: 40 }, { [SPICE]: 1, [`gear ${fareAboard('9b', '5')}`]: 1 }), '1 accept');
    s.refuses(`0 drop ${goods('2')}`, '11.3');
    s.refuses(`0 dump ${fareAboard('9b', '5')}`, '11.3');
    s.draws(cupDemand('6', '5'));
    s.play(`0 deliver ${fare('9b', '5')}`);
    expect(purses(s)).toEqual([110, 80]);
  });

  test('§11.4 on an Asteroid too; where a Rastur came down there is no deal (R-49)', () => {
    const s = open({ options: { combat: true, rastur: true } });
    faceUp(s, 'desert-2', relicMarker(AIR_FOIL));
    put(s, 1, 'desert-2');
    stay(s, 0, 'desert-2');
    s.play('0 take', '0 deal');
    s.play(offer(s, 0, 1, { [`gear ${AIR_FOIL}`]: 1 }, { money: 40 }), '1 accept');
    expect(s.table.hull).toEqual([[], [AIR_FOIL]]);
    expect(at(s, 0)).toBe('desert-2');
    const t = humans({ options: { combat: true, rastur: true } });
    equip(t, 0, SHIELD);
    put(t, 1, 'desert-city-1');
    stay(t, 0, 'desert-city-1');
    rastur(t, 'desert-city-1', 100);
    t.refuses('0 deal', '16.4');
  });
});
