// Chapter 15, second part: Swindles and Revolts.

import { describe, expect, test } from 'vitest';
import { dotOf, orbitOf } from '../rules/board.ts';
import { cultureOf, FREIGHTER, LASER, NOVA_BALL } from '../rules/table.ts';
import { build, equip, fly, found, load, money, open, put, type Stage, step } from './stage.ts';

const GRAW = cultureOf('2');
const RUMBLEPORT = orbitOf[dotOf('rogue-9')] ?? -1;

/** Both pawns on one dot of the Trapped Rogue Planet, where this culture lives; seat 1 carries Space Spice. */
function meeting(culture = '5', dot = 'rogue-9'): Stage {
  const s = open({ options: { combat: true }, merchants: ['human', 'dell'] });
  found(s, 'rogue', culture);
  build(s, 'rogue-9', 1);
  money(s, 0, 500);
  put(s, 0, dot);
  put(s, 1, dot);
  load(s, 1, GRAW);
  s.play('0 stay');
  if (step(s) === 'blast') s.play('0 pass');
  return s;
}

describe('Swindles', () => {
  test('§15.5 §15.53 for 50 he tries to take one goods marker of a pawn on his dot', () => {
    const s = meeting();
    s.rolls(6, 1);
    s.play('0 swindle 1');
    expect(s.table.money[0]).toBe(450);
    expect(s.told('log.swindle')[0]?.args).toEqual({ seat: 0, other: 1, cost: 50 });
    expect(s.told('log.dice')[0]?.args).toEqual({ seat: 0, mine: 6, theirs: 1 });
    s.play(`0 loot ${GRAW}`);
    expect(s.table.goods).toEqual([[GRAW], []]);
    expect(step(s)).toBe('trade');
  });

  test('§15.5 only at a City or Spaceport', () => {
    const s = open({ options: { combat: true } });
    money(s, 0, 500);
    put(s, 0, 'jungle-5');
    put(s, 1, 'jungle-5');
    load(s, 1, GRAW);
    s.play('0 stay');
    s.refuses('0 swindle 1', '15.5');
  });

  test('§15.52 the target must be on his dot', () => {
    const s = meeting();
    put(s, 1, 'rogue-8');
    s.refuses('0 swindle 1', '15.52');
  });

  test('§15.53 one for each Spaceport, Factory and Fort on the dot, and one where his species lives', () => {
    const s = meeting('4b');
    s.rolls(3, 3);
    s.play('0 swindle 1');
    expect(s.told('log.swindle-lost')[0]?.args).toMatchObject({ attack: 4, defence: 4 });
  });

  test("§15.53 the rulebook's example: on his own Spaceport among his own species the attacker adds two", () => {
    const s = meeting('4b');
    s.arrange(({ table }) => {
      table.port[RUMBLEPORT] = 0;
    });
    s.rolls(1, 2);
    s.play('0 swindle 1');
    expect(s.told('log.swindle-won')[0]?.args).toMatchObject({ attack: 3, defence: 2 });
  });

  test('§15.21 §15.212 a tie is lost: the turn is over', () => {
    const s = meeting();
    s.rolls(2, 1);
    s.play('0 swindle 1');
    expect(s.told('log.swindle-lost')[0]?.args).toMatchObject({ attack: 2, defence: 2 });
    expect(s.table.active).toBe(1);
  });

  test('§15.51 §15.52 in a City on the turn he came a Theft uses up his one buy; at a Spaceport he goes on while he wins', () => {
    const s = open({ options: { combat: true } });
    found(s, 'rogue', '5');
    money(s, 0, 500);
    put(s, 0, 'rogue-1');
    put(s, 1, 'rogue-city-1');
    load(s, 1, GRAW, GRAW);
    fly(s, 0, 'rogue-city-1', 2, 2, 2);
    s.rolls(6, 1);
    s.play('0 swindle 1', `0 loot ${GRAW}`);
    s.refuses('0 swindle 1', '15.51');
    const port = meeting();
    load(port, 1, GRAW);
    port.rolls(6, 1);
    port.play('0 swindle 1', `0 loot ${GRAW}`);
    port.rolls(6, 1);
    port.play('0 swindle 1', `0 loot ${GRAW}`);
    expect(port.table.goods[0]).toEqual([GRAW, GRAW]);
  });

  test('§15.53 §11.3 without room older cargo makes it, what came aboard this turn does not (R-57)', () => {
    const s = meeting('3');
    load(s, 0, GRAW);
    s.play(`0 buy ${cultureOf('3')}`);
    s.rolls(6, 1);
    s.play('0 swindle 1');
    expect(s.refuses(`0 drop ${cultureOf('3')}`, '11.3').key).toBe('refuse.fresh');
    s.play(`0 drop ${GRAW}`, `0 loot ${GRAW}`);
    expect(s.table.goods[0]).toEqual([cultureOf('3'), GRAW]);
  });

  test('§15.6 no commission is paid on an attack', () => {
    const s = meeting();
    const before = s.table.money[1];
    s.rolls(6, 1);
    s.play('0 swindle 1');
    expect(s.table.money[1]).toBe(before);
  });
});

/** Seat 1 owns the Spaceport seat 0 stands on, and is away. */
function uproar(...gear: readonly number[]): Stage {
  const s = open({ options: { combat: true }, merchants: ['human', 'dell'] });
  found(s, 'rogue', '5');
  build(s, 'rogue-9', 1);
  money(s, 0, 500);
  put(s, 0, 'rogue-9');
  equip(s, 0, ...gear);
  s.play('0 stay');
  return s;
}

describe('Revolts', () => {
  test("§15.54 the rulebook's example: three weapons of 60 leave 40 to pay; firepower adds nothing to the strength", () => {
    const s = uproar(LASER, NOVA_BALL, NOVA_BALL);
    s.rolls(4, 2);
    s.play(`0 revolt 0 ${RUMBLEPORT}`, '0 [1 2 0]');
    expect(s.table.money[0]).toBe(460);
    expect(s.told('log.fires')[0]?.args).toEqual({ seat: 0, weapons: [LASER, NOVA_BALL, NOVA_BALL] });
    expect(s.told('log.revolt')[0]?.args).toEqual({ seat: 0, owner: 1, cost: 40 });
    expect(s.told('log.dice')[0]?.args).toEqual({ seat: 0, mine: 4, theirs: 2 });
    expect(s.told('log.revolt-won')[0]?.args).toMatchObject({ attack: 4, defence: 3 });
    expect(s.table.supply[NOVA_BALL]).toBe(11);
  });

  test('§15.54 firepower of 100 and more leaves nothing to pay, and every weapon named is fired (R-67)', () => {
    const s = uproar();
    s.arrange(({ table }) => {
      table.ship[0] = FREIGHTER;
    });
    equip(s, 0, ...Array<number>(6).fill(NOVA_BALL));
    s.rolls(4, 2);
    s.play(`0 revolt 0 ${RUMBLEPORT}`, '0 [0 6 0]');
    expect(s.table.money[0]).toBe(500);
    expect(s.told('log.revolt')[0]?.args).toMatchObject({ cost: 0 });
    expect(s.table.supply[NOVA_BALL]).toBe(11);
  });

  test('§15.54 at least one weapon must be fired', () => {
    uproar().refuses(`0 revolt 0 ${RUMBLEPORT}`, '15.54');
    const s = uproar(LASER);
    s.play(`0 revolt 0 ${RUMBLEPORT}`);
    s.refuses('0 [0 0 0]', '15.54');
  });

  test('§15.541 its owner must not be in that system', () => {
    const s = uproar(LASER);
    put(s, 1, 'rogue-3');
    s.refuses(`0 revolt 0 ${RUMBLEPORT}`, '15.541');
    put(s, 1, 'rogue-desert-1');
    s.play(`0 revolt 0 ${RUMBLEPORT}`);
  });

  test('§15.542 §15.7 the winner takes the deed, and the Spaceport stands as before', () => {
    const s = uproar(LASER);
    s.rolls(6, 1);
    s.play(`0 revolt 0 ${RUMBLEPORT}`, '0 [1 0 0]');
    expect(s.table.port[RUMBLEPORT]).toBe(0);
    expect(step(s)).toBe('trade');
  });

  test("§15.542 the rulebook's example: a Spaceport and a Fort here, a Spaceport and a Factory elsewhere make three", () => {
    const s = uproar(LASER);
    build(s, 'rogue-1', 1);
    s.arrange(({ table }) => {
      table.forts[1] = [dotOf('rogue-9')];
      table.factory[cultureOf('5')] = 1;
      table.site[cultureOf('5')] = dotOf('rogue-city-1');
      table.stock[14 + cultureOf('5')] = 1;
    });
    s.rolls(4, 1);
    s.play(`0 revolt 0 ${RUMBLEPORT}`, '0 [1 0 0]');
    expect(s.told('log.revolt-lost')[0]?.args).toMatchObject({ attack: 4, defence: 4 });
    expect(s.table.active).toBe(1);
  });

  test('§15.2 the attacker must be stronger, and goes on as long as he wins', () => {
    const s = uproar(LASER);
    s.rolls(3, 2);
    s.play(`0 revolt 0 ${RUMBLEPORT}`, '0 [1 0 0]');
    expect(s.table.port[RUMBLEPORT]).toBe(1);
    expect(s.table.active).toBe(1);
  });
});
