// Powers that come, go and change hands during play (§15.1, R45): drawn from the Flares left in the box, exchanged, given up.

import { must, no, rule, type Seat } from '@orrery/kernel';
import { FIRST_FLARE } from '../data/cards.ts';
import { isArtifact, registry } from './registry.ts';
import { freePowers } from './assign.ts';
import type { Kit, Step } from './steps.ts';
import { allHoldings, FLARES, type Holding, type Table } from './table.ts';

/** Draws an unused power at random, in the open; what is not allowed is laid aside and another one drawn. -1: there is none. */
export function drawPower(kit: Kit, allowed: (power: number) => boolean = isPlain): number {
  const { table } = kit.state;
  const fits = (power: number): boolean => allowed(power) && freePowers(kit.state).includes(power);
  while (kit.left(FLARES) > 0) {
    const power = kit.pull(FLARES) - FIRST_FLARE;
    table.drawn++;
    if (fits(power)) return power;
    table.shelf.push(power);
  }
  // The box is empty: what has been given up is drawn anew (R90).
  const again = table.shelf.filter(fits);
  if (again.length === 0) return -1;
  const power = must(again[kit.pick(again.length)], 'a power');
  table.shelf.splice(table.shelf.indexOf(power), 1);
  return power;
}

/** §15.1: powers with artifacts come at set-up only. */
const isPlain = (power: number): boolean => !rule('15.1', isArtifact(power));

/** A power comes to a seat in play; R45: set-up is over, but it may do something on arriving. */
export function arrive(kit: Kit, seat: Seat, holding: Holding): void {
  kit.tell('log.has-power', { seat, power: holding.power });
  registry.powers[holding.power]?.gained?.(kit, seat, holding, null);
}

/** A power goes, with all that belongs to it. The Flare of one that was drawn lies open beside the box; of one that was dealt
 *  it is among the cards. */
export function shelve(kit: Kit, seat: Seat, holding: Holding): void {
  for (const { power, slots, drawn } of allHoldings([holding])) {
    registry.powers[power]?.renounced?.(kit, seat);
    for (const slot of slots ?? []) kit.drop(slot);
    if (drawn === true) kit.state.table.shelf.push(power);
  }
}

/** The powers that a seat can give up for another: no artifacts (R91). */
export const renounceable = ({ powers }: Table, seat: Seat): number[] =>
  (powers[seat] ?? []).flatMap(({ power }) => (rule('15.1', isArtifact(power)) ? [] : [power]));

/** One of the powers drawn takes the place of one that the seat has. */
export const renounce: Step<'renounce'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, drawn }) {
    const options = drawn.length > 1 ? drawn : renounceable(table, seat);
    if (options.length < 2) return null;
    const key = drawn.length > 1 ? 'ask.power' : 'ask.renounce';
    return { prompt: { key }, choice: { kind: 'one', noun: 'power', options }, otherwise: options[0] ?? 0 };
  },
  why: () => no('15.1', 'refuse.renounce'),
  take(kit, frame, seat, answer) {
    if (frame.drawn.length < 2) return replace(kit, seat, answer, frame.drawn);
    for (const power of frame.drawn) if (power !== answer) shelve(kit, seat, { power, drawn: true });
    frame.drawn = [answer];
  },
  run: (kit, { seat, drawn }) => replace(kit, seat, renounceable(kit.state.table, seat)[0] ?? -1, drawn),
};

function replace(kit: Kit<'renounce'>, seat: Seat, old: number, drawn: readonly number[]): void {
  kit.leave();
  const [power] = drawn;
  if (power === undefined) return;
  const row = must(kit.state.table.powers[seat], 'powers');
  const at = row.findIndex((each) => each.power === old);
  const [gone] = row.slice(at, at + 1);
  const holding: Holding = { power, drawn: true };
  if (at < 0 || gone === undefined) return shelve(kit, seat, holding);
  shelve(kit, seat, gone);
  row[at] = holding;
  kit.tell('log.renounces', { seat, power: old });
  arrive(kit, seat, holding);
}

/** Two seats exchange all their powers. */
export function exchange(kit: Kit, a: Seat, b: Seat): void {
  const { powers } = kit.state.table;
  [powers[a], powers[b]] = [powers[b] ?? [], powers[a] ?? []];
  kit.tell('log.exchanged', { offense: a, defense: b });
  for (const holding of powers[a] ?? []) passOn(kit, a, holding, b);
  for (const holding of powers[b] ?? []) passOn(kit, b, holding, a);
}

/** Two seats exchange one power each; each takes the place of the other. */
export function swap(kit: Kit, [a, mine]: Owned, [b, theirs]: Owned): void {
  const { powers } = kit.state.table;
  const put = (seat: Seat, out: Holding, holding: Holding): void => {
    powers[seat] = (powers[seat] ?? []).map((each) => (each === out ? holding : each));
  };
  put(a, mine, theirs);
  put(b, theirs, mine);
  kit.tell('log.swapped', { seat: a, mine: mine.power, other: b, theirs: theirs.power }, '15.1');
  passOn(kit, a, theirs, b);
  passOn(kit, b, mine, a);
}

type Owned = readonly [seat: Seat, holding: Holding];

/** §15.1: what belongs to a power comes along, and its secrets are shown to the new owner. */
function passOn(kit: Kit, seat: Seat, given: Holding, from: Seat): void {
  for (const holding of allHoldings([given])) {
    for (const slot of holding.slots ?? []) kit.look(slot, seat);
    registry.powers[holding.power]?.gained?.(kit, seat, holding, from);
  }
}
