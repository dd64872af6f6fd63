// Chapter 15: combat. Forts, weapons, blasting markers and pawns, hits and repairs, and theft.

import { total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import {
  CUP,
  cultureOf,
  DAMAGED,
  EMPTY,
  FIRST_FARE,
  LASER,
  NOVA_BALL,
  RED_DRIVE,
  SHIELD,
  SPY_EYE,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import {
  at,
  build,
  equip,
  faceUp,
  fly,
  found,
  holds,
  load,
  money,
  offered,
  open,
  penalty,
  put,
  type Stage,
  step,
} from './stage.ts';

const GRAW = cultureOf('2');
const war = (seats = 2): Stage =>
  open({ seats, options: { combat: true }, merchants: ['human', 'dell', 'nik'].slice(0, seats) as never });

/** Seat 0 has stayed the turn on a City of this culture, with money, and is trading. */
function trading(culture: string, dot = 'rogue-city-1', seats = 2): Stage {
  const s = war(seats);
  found(s, 'rogue', culture);
  money(s, 0, 500);
  put(s, 0, dot);
  return s;
}

const fort = (s: Stage, seat: number, dot: string): void =>
  s.arrange(({ table }) => {
    table.forts[seat]?.push(dotOf(dot));
  });

describe('Forts', () => {
  test('§15.1 a Fort costs 50, from the own species 40, and counts as a buy', () => {
    const s = trading('2');
    s.play('0 stay', `0 fort ${dotOf('rogue-city-2')}`);
    expect(s.table.money[0]).toBe(450);
    expect(s.table.forts[0]).toEqual([dotOf('rogue-city-2')]);
    const own = trading('4b');
    own.play('0 stay', `0 fort ${dotOf('rogue-city-1')}`);
    expect(own.table.money[0]).toBe(460);
  });

  test('§15.11 four at most; a fifth means lifting one, wherever it stands, at the full price', () => {
    const s = trading('2');
    for (const dot of ['moon-city-1', 'moon-city-2', 'water-city-1', 'water-city-2']) fort(s, 0, dot);
    s.play('0 stay');
    s.refuses(`0 fort ${dotOf('rogue-city-1')}`, '15.11');
    s.play(`0 refort ${dotOf('moon-city-1')} ${dotOf('rogue-city-1')}`);
    expect(s.table.forts[0]).not.toContain(dotOf('moon-city-1'));
    expect(s.table.forts[0]).toContain(dotOf('rogue-city-1'));
    expect(s.table.money[0]).toBe(450);
  });

  test('§15.12 on a City, Spaceport or Asteroid of the system that has none; nowhere else', () => {
    const s = trading('2');
    fort(s, 1, 'rogue-city-2');
    build(s, 'rogue-9', 1);
    s.play('0 stay');
    s.refuses(`0 fort ${dotOf('rogue-city-2')}`, '15.12');
    s.refuses(`0 fort ${dotOf('rogue-1')}`, '15.12');
    s.refuses(`0 fort ${dotOf('moon-city-1')}`, '15.12');
    s.play(`0 fort ${dotOf('rogue-9')}`);
  });

  test('§15.12 never on the Galactic Base (R-68)', () => {
    const s = war();
    money(s, 0, 500);
    s.play('0 stay');
    s.refuses(`0 fort ${dotOf('base')}`);
  });

  test('§15.13 others land there or pay 60; the owner flies by', () => {
    const s = war();
    fort(s, 1, 'rogue-city-1');
    money(s, 0, 100);
    put(s, 0, 'rogue-1');
    fly(s, 0, 'rogue-city-1', 3, 3, 3);
    expect(offered(s, 0)).toEqual(['pay', 'stop']);
    s.play('0 stop');
    expect(s.table.money[0]).toBe(100);
    expect(s.told('log.discover')).toHaveLength(1);
    const own = war();
    fort(own, 0, 'rogue-city-1');
    put(own, 0, 'rogue-1');
    fly(own, 0, 'rogue-city-1', 3, 3, 3);
    expect(step(own)).not.toBe('penalty');
  });

  test('§15.13 who starts his turn on an enemy Fort pays or leaves', () => {
    const s = war();
    fort(s, 1, 'rogue-city-1');
    money(s, 0, 50);
    put(s, 0, 'rogue-city-1');
    s.refuses('0 stay', '15.13');
    money(s, 0, 60);
    s.play('0 stay');
    expect(s.table.money[0]).toBe(0);
  });
});

describe('weapons', () => {
  test('§15.3 each weapon fired adds 20', () => {
    const s = blastMarker(20, [LASER, NOVA_BALL], '[1 1 0]', 1, 1);
    expect(s.told('log.blast-won')[0]?.args).toMatchObject({ attack: 50, defence: 30 });
  });

  test('§15.31 one Laser and one Nova Ball ride on the hull, another takes half a hold', () => {
    const s = war();
    equip(s, 0, LASER, NOVA_BALL, LASER);
    expect(s.table.hull[0]).toEqual([LASER, NOVA_BALL]);
    expect(holds(s, 0)).toEqual([[LASER]]);
    s.play('0 stay');
    s.refuses(`0 hull ${LASER}`, '15.31');
    s.play(`0 hold ${NOVA_BALL}`, `0 hull ${NOVA_BALL}`);
  });

  test('§15.32 a Nova Ball that is fired is back in the bank, a Laser stays; which fire is said before the roll', () => {
    const s = blastMarker(20, [LASER, NOVA_BALL], '[1 1 0]', 6, 1);
    expect(s.table.hull[0]).toEqual([LASER]);
    expect(s.table.supply[NOVA_BALL]).toBe(11);
    const kept = blastMarker(20, [LASER, NOVA_BALL], '[1 0 0]', 6, 1);
    expect(kept.table.hull[0]).toEqual([LASER, NOVA_BALL]);
  });

  test('§15.32 at least one weapon must fire', () => {
    const s = blastMarker(20, [LASER]);
    s.play('0 marker');
    s.refuses('0 [0 0 0]', '15.32');
  });
});

/** Comes to a blue penalty marker at moon-2, pays, and attacks it if a volley is given. */
function blastMarker(amount: number, gear: readonly number[], volley?: string, ...dice: readonly number[]): Stage {
  const s = war();
  equip(s, 0, ...gear);
  faceUp(s, 'moon-2', penalty('blue', amount));
  money(s, 0, 100);
  put(s, 0, 'moon-1');
  fly(s, 0, 'moon-2', 3, 3, 3);
  s.play('0 pay');
  if (volley === undefined) return s;
  s.rolls(...dice);
  s.play('0 marker', `0 ${volley}`);
  return s;
}

describe('blasting', () => {
  test('§15.4 on a City or Spaceport only Forts can be blasted, elsewhere pawns and markers too; never printed ovals', () => {
    const city = war();
    equip(city, 0, LASER);
    fort(city, 1, 'rogue-city-1');
    money(city, 0, 100);
    put(city, 1, 'rogue-city-1');
    put(city, 0, 'rogue-1');
    fly(city, 0, 'rogue-city-1', 3, 3, 3);
    city.play('0 pay');
    expect(offered(city, 0)).toEqual(['fort']);
    city.refuses('0 pawn 1', '15.4');
    const space = war();
    equip(space, 0, LASER);
    put(space, 0, 'rogue-jungle-1');
    put(space, 1, 'rogue-jungle-2');
    fly(space, 0, 'rogue-jungle-2', 2, 2, 2);
    expect(offered(space, 0)).toEqual(['pawn 1']);
  });

  test('§15.41 one attack on each dot he comes to; none on the dot he leaves', () => {
    const s = war(3);
    equip(s, 0, LASER);
    put(s, 0, 'rogue-jungle-1');
    put(s, 1, 'rogue-jungle-1');
    put(s, 2, 'rogue-jungle-2');
    fly(s, 0, 'rogue-jungle-2', 2, 2, 2);
    expect(offered(s, 0)).toEqual(['pawn 2']);
    s.rolls(6, 1);
    s.play('0 pawn 2', '0 [1 0 0]');
    expect(s.told('log.clash-won')).toHaveLength(1);
    expect(at(s, 0)).toBe('rogue-jungle-7');
  });

  test('§15.411 who stops without paying cannot attack', () => {
    const s = war();
    equip(s, 0, LASER);
    faceUp(s, 'moon-2', penalty('blue', 20));
    money(s, 0, 100);
    put(s, 0, 'moon-1');
    fly(s, 0, 'moon-2', 3, 3, 3);
    s.play('0 stop');
    expect(s.table.money[0]).toBe(100);
    expect(s.table.active).toBe(1);
  });

  test('§15.412 who stays the whole turn attacks once, after paying and before trading', () => {
    const s = war();
    equip(s, 0, LASER);
    put(s, 0, 'rogue-jungle-1');
    put(s, 1, 'rogue-jungle-1');
    s.play('0 stay');
    expect(offered(s, 0)).toEqual(['pawn 1']);
    s.rolls(6, 1);
    s.play('0 pawn 1', '0 [1 0 0]');
    expect(s.table.active).toBe(1);
  });

  test('§15.42 ten times the die plus firepower beats ten times the die plus the marker: destroyed, and its worth is paid', () => {
    const s = blastMarker(20, [LASER], '[1 0 0]', 3, 2);
    expect(s.told('log.blast-won')[0]?.args).toMatchObject({ attack: 50, defence: 40 });
    expect(s.table.marker).toContain(EMPTY);
    expect(s.table.money[0]).toBe(100);
  });

  test('§15.42 §15.212 a tie is the defender’s: the marker stands, and the turn is over', () => {
    const s = blastMarker(20, [LASER], '[1 0 0]', 3, 3);
    expect(s.table.marker).not.toContain(EMPTY);
    expect(s.table.money[0]).toBe(80);
    expect(s.table.active).toBe(1);
  });

  test('§15.42 a destroyed Fort is back with the bank and can be bought again', () => {
    const s = war();
    equip(s, 0, LASER, NOVA_BALL);
    fort(s, 1, 'rogue-city-1');
    money(s, 0, 100);
    put(s, 0, 'rogue-1');
    fly(s, 0, 'rogue-city-1', 3, 3, 3);
    s.rolls(6, 1);
    s.play('0 pay', '0 fort', '0 [1 1 0]');
    expect(s.table.forts[1]).toEqual([]);
    expect(s.table.money[0]).toBe(100);
  });

  test('§15.44 after a won attack on a port of call he may land', () => {
    const s = war();
    equip(s, 0, LASER, NOVA_BALL);
    fort(s, 1, 'rogue-city-1');
    money(s, 0, 100);
    put(s, 0, 'rogue-1');
    fly(s, 0, 'rogue-city-1', 3, 3, 3);
    s.rolls(6, 1);
    s.play('0 pay', '0 fort', '0 [1 1 0]');
    expect(s.told('log.discover')).toHaveLength(1);
    const lost = war();
    equip(lost, 0, LASER);
    fort(lost, 1, 'rogue-city-1');
    money(lost, 0, 100);
    put(lost, 0, 'rogue-1');
    fly(lost, 0, 'rogue-city-1', 3, 3, 3);
    lost.rolls(1, 6);
    lost.play('0 pay', '0 fort', '0 [1 0 0]');
    expect(lost.told('log.discover')).toHaveLength(0);
    expect(lost.table.active).toBe(1);
  });
});

/** Seat 0 attacks seat 1 in open space. */
function duel(
  mine: readonly number[],
  theirs: readonly number[],
  volley: string,
  answer: string | null,
  ...dice: readonly number[]
): Stage {
  const s = war();
  equip(s, 0, ...mine);
  equip(s, 1, ...theirs);
  put(s, 0, 'rogue-jungle-1');
  put(s, 1, 'rogue-jungle-2');
  load(s, 1, GRAW);
  fly(s, 0, 'rogue-jungle-2', 2, 2, 2);
  s.rolls(...dice);
  s.play('0 pawn 1', `0 ${volley}`);
  if (answer !== null) s.play(`1 ${answer}`);
  return s;
}

describe('pawns', () => {
  test('§15.2 §15.21 §15.211 the attacker must be stronger; then his turn goes on', () => {
    const s = duel([LASER], [], '[1 0 0]', null, 2, 3);
    expect(s.told('log.clash-won')[0]?.args).toMatchObject({ attack: 40, defence: 30 });
    expect(s.told('log.fires').map(({ args }) => args)).toEqual([{ seat: 0, weapons: [LASER] }]);
    expect(step(s)).toBe('hit');
    expect(duel([LASER], [], '[1 0 0]', null, 1, 3).table.active).toBe(1);
  });

  test('§15.43 the defender may fire back, each Shield takes 20 off the enemy, and none falls below 0', () => {
    const s = duel([LASER, SHIELD], [LASER, SHIELD], '[1 0 0]', '[1 0 0]', 1, 1);
    expect(s.told('log.clash-lost')[0]?.args).toMatchObject({ attack: 10, defence: 10 });
    // The log tells who fired what, and the dice.
    expect(s.told('log.fires').map(({ args }) => args)).toEqual([{ seat: 1, weapons: [LASER] }]);
    expect(s.told('log.dice').map(({ args }) => args)).toEqual([{ seat: 0, mine: 1, theirs: 1 }]);
    const low = duel([LASER], [SHIELD, SHIELD], '[1 0 0]', null, 1, 1);
    expect(low.told('log.clash-lost')[0]?.args).toMatchObject({ attack: 0, defence: 10 });
  });

  test('§15.43 a defender who fired and is stronger hits back; one who did not fire does not', () => {
    const hit = duel([LASER], [LASER], '[1 0 0]', '[1 0 0]', 1, 6);
    expect(hit.ask(1)?.prompt.key).toBe('ask.hit');
    const spared = duel([LASER], [LASER], '[1 0 0]', '[0 0 0]', 1, 6);
    expect(spared.table.active).toBe(1);
    expect(step(spared)).toBe('turn');
  });

  test('§15.431 a hit destroys one marker on the hull: a Relic for good, the rest goes to the bank', () => {
    const s = duel([LASER], [SHIELD, SPY_EYE], '[1 0 0]', null, 6, 1);
    expect(offered(s, 0)).toEqual([`hull ${SHIELD}`, `hull ${SPY_EYE}`, `goods ${GRAW}`]);
    s.play(`0 hull ${SPY_EYE}`);
    expect(s.table.hull[1]).toEqual([SHIELD]);
    const other = duel([LASER], [SHIELD], '[1 0 0]', null, 6, 1);
    other.play(`0 hull ${SHIELD}`);
    expect(other.table.supply[SHIELD]).toBe(15);
  });

  test('§15.431 goods in a hold that is hit are the winner’s if he wants them, else they go to the cup', () => {
    const s = duel([LASER], [], '[1 0 0]', null, 6, 1);
    s.play(`0 goods ${GRAW}`, '0 claim');
    expect(s.table.goods).toEqual([[GRAW], []]);
    const cup = duel([LASER], [], '[1 0 0]', null, 6, 1);
    cup.play(`0 goods ${GRAW}`, '0 pass');
    expect(cup.table.goods).toEqual([[], []]);
    expect(total(cup.state.pools[CUP] ?? [])).toBe(48);
  });

  test('§15.431 equipment in the hold is damaged and fares in it go to the cup; damaged equipment suffers no more', () => {
    const s = duel([LASER], [YELLOW_DRIVE], '[1 0 0]', null, 6, 1);
    s.arrange(({ table, pools }) => {
      table.small[1] = [YELLOW_DRIVE, FIRST_FARE];
      const cup = pools[CUP] ?? [];
      cup[28] = 0;
      cup[0] = 1;
      table.stock[0] = (table.stock[0] ?? 0) - 1;
    });
    s.play(`0 pair ${YELLOW_DRIVE} ${FIRST_FARE}`);
    expect(holds(s, 1)).toEqual([[YELLOW_DRIVE + DAMAGED]]);
  });

  test('§15.432 damaged equipment cannot be used or bartered until a culture that sells it mends it, free', () => {
    const s = trading('7a');
    s.arrange(({ table }) => {
      table.small[0] = [YELLOW_DRIVE + DAMAGED, RED_DRIVE + DAMAGED];
    });
    s.play('0 stay');
    expect(holds(s, 0)).toEqual([[YELLOW_DRIVE, RED_DRIVE + DAMAGED]]);
    expect(s.told('log.repair')).toHaveLength(1);
    s.refuses(`0 barter ${RED_DRIVE + DAMAGED}`, '15.432');
    s.play(`0 barter ${YELLOW_DRIVE}`);
  });
});
