// Contact (§6.5): whoever meets in a hex shares it, or fights. The active player says where he attacks, then the others say where they
// will not have him; rebels attack by themselves.

import { no, rule, sequence, type Seat } from '@orrery/kernel';
import { NEBULA } from '../data/tiles.ts';
import { isOpen } from './build.ts';
import { hexesWith } from './cargo.ts';
import { inPlay } from './planets.ts';
import { type Kit, type Step, words } from './steps.ts';
import { type Hex, isMad, NONE, type Owner, REBELS, type Table } from './table.ts';
import { canBeFought, countAt, hasMilitary, ownersAt } from './units.ts';

export const contact: Step<'contact'> = sequence('attack', 'refuse', 'battles', 'siege', 'infest', 'trade');

/** Whom a seat could attack in a hex: who has something there that can be fought. */
const foesAt = (table: Table, hex: Hex, seat: Owner): Owner[] =>
  ownersAt(table, hex).filter((owner) => owner !== seat && isFightable(table, hex, owner));
const isFightable = (table: Table, hex: Hex, owner: Owner): boolean =>
  !isMad(owner) && countAt(table, hex, (whose, kind) => whose === owner && canBeFought(owner, kind)) > 0;

/** §6.5.2, §6.5.3: only military units start a combat, and nobody does in a nebula. */
const mayStart = (table: Table, hex: Hex, owner: Owner): boolean =>
  rule('6.5.2', hasMilitary(table, hex, owner)) && !rule('6.5.3', table.tile[hex] === NEBULA);

export const attack: Step<'attack'> = {
  may: ({ table }) => [table.active],
  ask({ table }, _, seat) {
    const options: string[] = [];
    for (const hex of hexesWith(table, seat, () => true))
      if (mayStart(table, hex, seat))
        for (const foe of foesAt(table, hex, seat))
          if (foe !== REBELS && !isFighting(table, hex, foe)) options.push(`fight ${hex} ${foe}`);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.attack' }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why({ table }, _, seat, answer) {
    const [, hex = NONE] = words(answer);
    if (hex < 0 || !rule('6.5.2', hasMilitary(table, hex, seat))) return no('6.5.2', 'refuse.unarmed');
    return table.tile[hex] === NEBULA ? no('6.5.3', 'refuse.nebula') : no('6.5.1', 'refuse.nobody');
  },
  take(kit, _, seat, answer) {
    const { table } = kit.state;
    if (answer === null) return done(kit);
    const [, hex = NONE, foe = NONE] = words(answer);
    table.fights.push(hex, seat, foe);
  },
  run: (kit) => done(kit),
};
function done(kit: Kit<'attack'>): void {
  provoke(kit.state.table);
  kit.leave();
}

/** §15.3: rebels attack any other units in their hex. */
function provoke(table: Table): void {
  const seat = table.active;
  for (const hex of hexesWith(table, seat, () => true))
    if (rule('15.3', foesAt(table, hex, seat).includes(REBELS))) table.fights.push(hex, REBELS, seat);
}

/** §6.5.1: hexes where the active player would share with this seat, and it could refuse. Whom one lets pass one lets in. */
function sharedWith(table: Table, seat: Seat): Hex[] {
  const { active } = table;
  if (isOpen(table, seat, active)) return [];
  return hexesWith(table, active, () => true).filter(
    (hex) => mayStart(table, hex, seat) && isFightable(table, hex, active) && !isFighting(table, hex, seat),
  );
}
function isFighting({ fights }: Table, hex: Hex, seat: Owner): boolean {
  for (let at = 0; at < fights.length; at += 3)
    if (fights[at] === hex && (fights[at + 1] === seat || fights[at + 2] === seat)) return true;
  return false;
}

export const refuse: Step<'refuse'> = {
  together: 'sealed',
  may: ({ table, seats }) =>
    inPlay(table, seats).filter((seat) => seat !== table.active && sharedWith(table, seat).length > 0),
  ask({ table }, _, seat) {
    const options = sharedWith(table, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'some', noun: 'hex', options, min: 0, max: options.length } as const;
    return { prompt: { key: 'ask.refuse', args: { whom: table.active } }, choice, otherwise: [] };
  },
  why: () => no('6.5.1', 'refuse.shared'),
  take(kit, _, seat, hexes) {
    const { table } = kit.state;
    for (const hex of hexes) {
      if (!hasMilitary(table, hex, seat)) continue;
      table.fights.push(hex, table.active, seat);
      kit.tell('log.refuse', { who: seat, whom: table.active, hex }, '6.5.1');
    }
  },
  run: (kit) => kit.leave(),
};

/** One combat after another, as far as both sides are still there. */
export const battles: Step<'battles'> = {
  run(kit) {
    const { table } = kit.state;
    const [hex, attacker, defender] = table.fights.splice(0, 3);
    if (hex === undefined || attacker === undefined || defender === undefined) return kit.leave();
    if (!isFightable(table, hex, attacker) || !isFightable(table, hex, defender)) return;
    kit.call('battle', { hex, attacker, defender });
  },
};
