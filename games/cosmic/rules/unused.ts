// Powers that come, go and change hands during play (§15.1, R45): drawn from the Flares left in the box, exchanged, given up.

import type { Seat } from '@orrery/kernel';
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
  registry.powers[holding.power]?.gained?.(kit, seat, holding);
}

/** Two seats exchange all their powers, with what belongs to them; the secrets of each are shown to the new owner. */
export function exchange(kit: Kit, a: Seat, b: Seat): void {
  const { powers } = kit.state.table;
  [powers[a], powers[b]] = [powers[b] ?? [], powers[a] ?? []];
  kit.tell('log.exchanged', { offense: a, defense: b });
  for (const seat of [a, b])
    for (const holding of powers[seat] ?? []) {
      for (const slot of holding.slots ?? []) kit.look(slot, seat);
      registry.powers[holding.power]?.gained?.(kit, seat, holding);
    }
}
