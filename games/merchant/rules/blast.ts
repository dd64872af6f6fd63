// Blasting (§15.2 to §15.43): weapons against Penalty Markers and pawns on the same dot.

import { type Amount, no, rule, type Seat } from '@orrery/kernel';
import { FEATURES, FORT } from '../data/equipment.ts';
import { earn } from './bank.ts';
import { type Dot } from './board.ts';
import { count, shields, unstow, WEAPONS } from './gear.ts';
import { part } from './overboard.ts';
import { boxAt, fortAt, isMarket, markerAt, rasturAt } from './places.ts';
import { counted, destroyRastur, drawForOnes } from './rastur.ts';
import type { Kit, Step } from './steps.ts';
import { COMBAT, EMPTY, has, isPenaltyMarker, NONE, NOT_OVER, NOVA_BALL, NOVA_VARIANT, type Table } from './table.ts';
import { words } from './words.ts';

/** The weapons a seat can fire, how many of each. */
export const arsenal = (table: Table, seat: Seat): Amount[] =>
  WEAPONS.map((id) => ({ id, min: 0, max: count(table, seat, id), weight: 1 }));

const isArmed = (table: Table, seat: Seat): boolean => arsenal(table, seat).some(({ max }) => max > 0);

/** §15.4: what can be blasted on the pawn's dot. On a City or Spaceport only Forts. */
function targets(table: Table, seat: Seat): string[] {
  const dot = table.at[seat] ?? NONE;
  const found: string[] = [];
  const fort = fortAt(table, dot);
  if (fort !== NONE && fort !== seat) found.push('fort');
  if (rule('15.4', isMarket(table, dot))) return found;
  if (isPenaltyMarker(markerAt(table, dot))) found.push('marker');
  if (rasturAt(table, dot) > 0) found.push('rastur');
  table.at.forEach((at, other) => {
    if (at === dot && other !== seat) found.push(`pawn ${other}`);
  });
  return found;
}

export const canBlast = (table: Table, seat: Seat): boolean =>
  rule('8.48', has(table, COMBAT)) && isArmed(table, seat) && targets(table, seat).length > 0;

/** §15.41: one attack on one target; §15.32: the weapons are named before the roll. */
export const blast: Step<'blast'> = {
  may: ({ table }) => (canBlast(table, table.active) ? [table.active] : []),
  ask({ table }, { target }, seat) {
    if (target === undefined)
      return {
        prompt: { key: 'ask.blast' },
        choice: { kind: 'one', noun: 'target', options: targets(table, seat) },
        pass: true,
      };
    const entries = arsenal(table, seat);
    const otherwise = entries.map(({ max }) => max);
    const choice = { kind: 'amounts', noun: 'gear', entries, min: 1, max: 99 } as const;
    return { prompt: { key: 'ask.weapons' }, choice, otherwise };
  },
  why({ table }, { target }, seat) {
    if (target !== undefined) return no('15.32', 'refuse.weapons');
    return isMarket(table, table.at[seat] ?? NONE) ? no('15.4', 'refuse.blast-market') : no('15.4', 'refuse.blast');
  },
  take(kit, frame, seat, answer) {
    if (answer === null) return kit.leave();
    if (typeof answer === 'string') {
      frame.target = answer;
      return;
    }
    const [kind, pawn] = words(frame.target ?? '');
    discharge(kit, seat, answer);
    if (kind === 'pawn') kit.goto('defend', { against: pawn, fired: answer });
    else blastMarker(kit, seat, kind, answer);
  },
};

/** §15.32: a Nova Ball that is fired goes back to the bank. */
export function discharge(kit: Kit, seat: Seat, fired: readonly number[]): void {
  const { table } = kit.state;
  const weapons = WEAPONS.flatMap((code, at) => Array.from({ length: fired[at] ?? 0 }, () => code));
  if (weapons.length > 0) kit.tell('log.fires', { seat, weapons }, '15.32');
  const balls = fired[WEAPONS.indexOf(NOVA_BALL)] ?? 0;
  for (let n = 0; n < balls; n++) {
    if (!rule('15.32', unstow(table, seat, NOVA_BALL))) continue;
    part(table, seat, NOVA_BALL);
    table.supply[NOVA_BALL] = (table.supply[NOVA_BALL] ?? 0) + 1;
  }
}

/** §15.21: one die for the attacker, one for what he attacks. */
export function rollBoth(kit: Kit, seat: Seat): [mine: number, theirs: number] {
  const [mine, theirs] = [kit.roll(6), kit.roll(6)];
  kit.tell('log.dice', { seat, mine, theirs }, '15.21');
  return [mine, theirs];
}

/** §15.32: every weapon counts 20; in the designer's variant a Nova Ball 40 to the higher roller and 10 to the lower. */
function firepower(table: Table, fired: readonly number[], mine: number, theirs: number): number {
  const balls = fired[WEAPONS.indexOf(NOVA_BALL)] ?? 0;
  const all = fired.reduce((sum, n) => sum + n, 0);
  if (!has(table, NOVA_VARIANT)) return rule('15.3', all > 0) ? all * 20 : 0;
  return (all - balls) * 20 + balls * (mine > theirs ? 40 : mine < theirs ? 10 : 20);
}

/** What stands on the target: as much adds to its die, and as much the bank pays for it. */
export const standingValue = (table: Table, dot: Dot, kind: string): number =>
  kind === 'fort' ? FORT.penalty : kind === 'rastur' ? rasturAt(table, dot) : markerValue(table, dot);

/** §15.42: die times ten plus firepower, against die times ten plus what stands on the marker. */
export const markerStrengths = (
  table: Table,
  value: number,
  fired: readonly number[],
  mine: number,
  theirs: number,
): [attack: number, defence: number] => [mine * 10 + firepower(table, fired, mine, theirs), theirs * 10 + value];

function blastMarker(kit: Kit<'blast'>, seat: Seat, kind: string, fired: readonly number[]): void {
  const { table } = kit.state;
  const dot = table.at[seat] ?? NONE;
  const value = standingValue(table, dot, kind);
  const [mine, theirs] = rollBoth(kit, seat);
  const [attack, defence] = markerStrengths(table, value, fired, mine, theirs);
  const wins = rule('15.42', attack > defence);
  kit.tell(wins ? 'log.blast-won' : 'log.blast-lost', { seat, target: kind, attack, defence }, '15.42');
  if (wins) {
    if (kind === 'fort') {
      const owner = fortAt(table, dot);
      table.forts[owner] = (table.forts[owner] ?? []).filter((at) => at !== dot);
    } else if (kind === 'rastur') destroyRastur(kit, dot);
    else table.marker[boxAt(table, dot)] = EMPTY;
    earn(kit, seat, value);
    // §13.3: the bank is empty, and the game over in mid-flight.
    if (table.ended !== NOT_OVER) return kit.end();
  }
  kit.leave(rule('15.212', !wins) ? { lost: true } : {});
  drawForOnes(kit, counted(mine, theirs));
}

const markerValue = (table: Table, dot: Dot): number => FEATURES[markerAt(table, dot)]?.[2] ?? 0;

/** §15.43: the defender, and nobody else, may fire back; both roll, whether he did or not. */
export const defend: Step<'defend'> = {
  may: ({ table }, { against }) => (isArmed(table, against) ? [against] : []),
  ask({ table }, _, seat) {
    const entries = arsenal(table, seat);
    const choice = { kind: 'amounts', noun: 'gear', entries, min: 0, max: 99 } as const;
    return { prompt: { key: 'ask.defend', args: { seat: table.active } }, choice, otherwise: entries.map(() => 0) };
  },
  why: () => no('15.43', 'refuse.weapons'),
  take(kit, { against, fired }, seat, answer) {
    discharge(kit, seat, answer);
    clash(kit, against, fired, answer);
  },
  run: (kit, { against, fired }) => clash(kit, against, fired, []),
};

/** §15.43: each Shield takes 20 off the enemy's strength, and none falls below 0. */
export function clashStrengths(
  table: Table,
  seat: Seat,
  against: Seat,
  [fired, answered]: readonly [readonly number[], readonly number[]],
  [mine, theirs]: readonly [number, number],
): [attack: number, defence: number] {
  const attack = mine * 10 + firepower(table, fired, mine, theirs) - 20 * shields(table, against);
  const defence = theirs * 10 + firepower(table, answered, theirs, mine) - 20 * shields(table, seat);
  return [Math.max(0, attack), Math.max(0, defence)];
}

function clash(kit: Kit<'defend'>, against: Seat, fired: readonly number[], answered: readonly number[]): void {
  const { table } = kit.state;
  const seat = table.active;
  const [mine, theirs] = rollBoth(kit, seat);
  const [attack, defence] = clashStrengths(table, seat, against, [fired, answered], [mine, theirs]);
  const wins = rule('15.211', attack > defence);
  const hitBack = rule('15.43', defence > attack && answered.some((n) => n > 0));
  kit.tell(wins ? 'log.clash-won' : 'log.clash-lost', { seat, against, attack, defence }, '15.43');
  kit.leave(rule('15.212', !wins) ? { lost: true } : {});
  if (wins) kit.call('hit', { by: seat, on: against });
  else if (hitBack) kit.call('hit', { by: against, on: seat });
  drawForOnes(kit, counted(mine, theirs));
}
