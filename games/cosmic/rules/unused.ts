// Powers that come, go and change hands during play (§15.1, R45): drawn from the Flares left in the box, exchanged, given up.

import type { Seat, Slot } from '@orrery/kernel';
import { FIRST_FLARE } from '../data/cards.ts';
import { isArtifact, registry } from './registry.ts';
import type { Kit } from './steps.ts';
import { FLARES, type Holding } from './table.ts';

/** Draws an unused power at random, in the open; §15.1: one with artifacts, or that is not allowed, is drawn again. -1: none. */
export function drawPower(kit: Kit, allowed: (power: number) => boolean = () => true): number {
  const refused: number[] = [];
  let found = -1;
  while (found < 0 && kit.left(FLARES) > 0) {
    const power = kit.pull(FLARES) - FIRST_FLARE;
    if (registry.powers[power] !== undefined && !isArtifact(power) && allowed(power)) found = power;
    else refused.push(power);
  }
  for (const power of refused) kit.put(FLARES, FIRST_FLARE + power);
  if (found >= 0) kit.state.table.drawn++;
  return found;
}

/** A power that was drawn goes back to the box. */
export function returnPower(kit: Kit, power: number): void {
  kit.put(FLARES, FIRST_FLARE + power);
  kit.state.table.drawn--;
}

/** A seat has a power from now on, besides what it has; R45: set-up is over, but it may do something on arriving. */
export function receive(kit: Kit, seat: Seat, holding: Holding): void {
  kit.state.table.powers[seat]?.push(holding);
  kit.tell('log.has-power', { seat, power: holding.power });
  registry.powers[holding.power]?.gained?.(kit, seat, holding, null);
}

/** Two seats exchange all their powers. */
export function exchange(kit: Kit, a: Seat, b: Seat): void {
  const { powers } = kit.state.table;
  [powers[a], powers[b]] = [powers[b] ?? [], powers[a] ?? []];
  kit.tell('log.exchanged', { offense: a, defense: b });
  for (const holding of powers[a] ?? []) arrive(kit, a, holding, b);
  for (const holding of powers[b] ?? []) arrive(kit, b, holding, a);
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
  arrive(kit, a, theirs, b);
  arrive(kit, b, mine, a);
}

type Owned = readonly [seat: Seat, holding: Holding];

/** §15.1: what belongs to a power comes along, and its secrets are shown to the new owner. */
function arrive(kit: Kit, seat: Seat, holding: Holding, from: Seat): void {
  for (const slot of secretsOf(holding)) kit.look(slot, seat);
  registry.powers[holding.power]?.gained?.(kit, seat, holding, from);
}

const secretsOf = ({ slots = [], stages = [] }: Holding): Slot[] => [...slots, ...stages.flatMap(secretsOf)];
