// The start of a turn (§4.4, §5): stay or move, what is declared before the dice, the roll and the Mulligan Gear.

import { no, type Refusal, rule, type Seat } from '@orrery/kernel';
import { pay } from './bank.ts';
import { afterShields, DRIVES, owns } from './gear.ts';
import { fortAt, gateAt, penaltyAt, rasturAt } from './places.ts';
import { drawForOnes } from './rastur.ts';
import { firstDots, firstGates, type Flight } from './routes.ts';
import type { Declared, Kit, Rolled, Step } from './steps.ts';
import { AUTO_PILOT, diceOf, GATE_LOCK, JUMP_START, MULLIGAN_GEAR, NONE, type Table } from './table.ts';
import { words } from './words.ts';

/** §6.3: who stays on a Penalty pays for it, and must have the money. */
function whyStay(table: Table, seat: Seat): Refusal | null {
  const at = table.at[seat] ?? NONE;
  const due = afterShields(table, seat, penaltyAt(table, at, seat));
  const money = table.money[seat] ?? 0;
  if (rule('6.3', money >= due)) return null;
  const number = rasturAt(table, at) > 0 ? '16.3' : fortAt(table, at) !== NONE ? '15.13' : '6.3';
  return no(number, 'refuse.stay', { due, money });
}

export const turn: Step<'turn'> = {
  may: ({ table }) => [table.active],
  ask({ table }, declared, seat) {
    const stay = whyStay(table, seat) === null ? ['stay'] : [];
    const gear = DRIVES.filter((code) => owns(table, seat, code)).map(
      (code) => `${(declared.off & (1 << code)) !== 0 ? 'on' : 'off'} ${code}`,
    );
    if (owns(table, seat, GATE_LOCK)) gear.push(declared.lock ? 'unlock' : 'lock');
    if (owns(table, seat, AUTO_PILOT)) gear.push(declared.auto ? 'manual' : 'auto');
    const dots = firstDots(table, seat, declared.off).map((dot) => `to ${dot}`);
    const gates = firstGates(table, seat, declared.lock).map((dot) => `jump ${dot}`);
    const otherwise = stay[0] ?? dots[0] ?? 'stay';
    return {
      prompt: { key: 'ask.turn', args: { stay: stay.length, gear: Math.min(gear.length, 1) } },
      choice: { kind: 'one', noun: 'word', options: [...stay, ...gear, ...dots, ...gates] },
      otherwise,
    };
  },
  why({ table }, declared, seat, answer) {
    const [verb, what] = words(answer);
    if (verb === 'stay') return whyStay(table, seat);
    if (verb === 'to') {
      const skipped = firstDots(table, seat, ~0).includes(what);
      return skipped ? no('8.21', 'refuse.skipped', { dot: what }) : no('5.31', 'refuse.first-dot', { dot: what });
    }
    if (verb === 'jump') return whyNoJump(table, declared, seat, what);
    if (verb === 'off' || verb === 'on') return no('8.23', 'refuse.no-drive');
    if (verb === 'lock' || verb === 'unlock') return no('8.47', 'refuse.no-relic', { relic: GATE_LOCK });
    if (verb === 'auto' || verb === 'manual') return no('8.42', 'refuse.no-relic', { relic: AUTO_PILOT });
    return verb === 'roll' ? no('5.31', 'refuse.declare') : no('4.4', 'refuse.move-first');
  },
  take(kit, declared, seat, answer) {
    const { table } = kit.state;
    const [verb, what] = words(answer);
    if (verb === 'on' || verb === 'off') declared.off ^= 1 << what;
    else if (verb === 'lock' || verb === 'unlock') declared.lock = verb === 'lock';
    else if (verb === 'auto' || verb === 'manual') declared.auto = verb === 'auto';
    else if (verb === 'stay') {
      const due = afterShields(table, seat, penaltyAt(table, table.at[seat] ?? NONE, seat));
      if (due > 0) kit.tell('log.pay-to-stay', { seat, due }, '6.3');
      else kit.tell('log.stay', { seat }, '4.4');
      pay(kit, seat, due);
      kit.goto('stay');
    } else {
      announce(kit, declared, seat, what);
      const { off, lock, auto } = declared;
      kit.goto('roll', { off, lock, auto, goal: what, jump: verb === 'jump' });
    }
  },
};

/** All that is declared is said aloud before the dice. */
function announce(kit: Kit, { off, lock, auto }: Declared, seat: Seat, dot: number): void {
  for (const code of DRIVES) if ((off & (1 << code)) !== 0) kit.tell('log.off', { seat, gear: code }, '8.23');
  if (lock) kit.tell('log.lock', { seat }, '8.47');
  if (auto) kit.tell('log.auto', { seat }, '8.42');
  kit.tell('log.declare', { seat, dot }, '5.31');
}

/** §6.52, §8.43: a gate is declared from a working gate or with the Jump Start, and must be another one face up. */
function whyNoJump(table: Table, { lock }: Declared, seat: Seat, dot: number): Refusal {
  if (lock) return no('8.47', 'refuse.locked');
  const starts = gateAt(table, table.at[seat] ?? NONE, lock) > 0 || owns(table, seat, JUMP_START);
  return starts ? no('6.52', 'refuse.gate', { dot }) : no('8.43', 'refuse.gate', { dot });
}

/** §5.2, §8.42: all the ship's dice (§3.42), or one fewer and a 4. */
export const roll: Step<'roll'> = {
  run(kit, { off, lock, auto, goal, jump }) {
    const { table } = kit.state;
    const seat = table.active;
    const pilot = rule('8.42', auto);
    const dice: number[] = [];
    const count = diceOf(table.ship[seat] ?? 0);
    for (let n = (rule('3.42', count > 0) ? count : 1) - (pilot ? 1 : 0); n > 0; n--) dice.push(kit.roll(6));
    if (pilot) dice.push(4);
    table.moved = true;
    kit.tell('log.roll', { seat, dice, mp: sum(dice) }, '5.2');
    kit.goto('mulligan', { off, lock, goal, jump, dice });
  },
};

/** §8.44: now or not at all one die is rolled again, the Auto Pilot's 4 included. */
export const mulligan: Step<'mulligan'> = {
  may: ({ table }) => (rule('8.44', owns(table, table.active, MULLIGAN_GEAR)) ? [table.active] : []),
  ask: (_view, { dice }) => ({
    prompt: { key: 'ask.mulligan' },
    choice: { kind: 'one', noun: 'die', options: [...new Set(dice)] },
    pass: true,
  }),
  why: () => no('8.44', 'refuse.mulligan'),
  take(kit, rolled, seat, answer) {
    const rolledBefore = [...rolled.dice];
    if (answer !== null) {
      const value = kit.roll(6);
      rolled.dice[rolled.dice.indexOf(answer)] = value;
      kit.tell('log.mulligan', { seat, die: answer, value, mp: sum(rolled.dice) }, '8.44');
    }
    // §16.21: a 1 that is rolled away does not count.
    lift(kit, rolled, rule('16.21', answer !== null) ? rolled.dice : rolledBefore);
  },
  run: (kit, rolled) => lift(kit, rolled, rolled.dice),
};

/** The MP are the sum of the dice (§5.2); a 1 that stands brings a Rastur first (§16.2). */
function lift(kit: Kit<'mulligan'>, { off, lock, goal, jump, dice }: Rolled, counted: readonly number[]): void {
  const mp = rule('5.2', dice.length > 0) ? sum(dice) : 0;
  const flight: Flight = { mp, dice, pilot: 0, chosen: false, used: [], goal, jump, off, lock, hop: [] };
  kit.goto('fly', flight);
  drawForOnes(kit, counted);
}

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
