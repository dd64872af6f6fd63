// Colonization cards (§15): one for each planet that is colonized, resolved at once.

import { rule, type Seat } from '@orrery/kernel';
import { COLONIZATIONS } from '../data/cards.ts';
import { PB } from '../data/units.ts';
import { change } from '../rules/bag.ts';
import { write } from '../rules/planets.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { empty, IOU, MINERALS, mint, SOIL } from '../rules/stores.ts';
import { COLONIZATION_DECK, HARSH, HUB, NONE, type Planet, REBELS, type Table } from '../rules/table.ts';
import { bereave, kindOf, liftAll, lostOf, muster, unitKey } from '../rules/units.ts';
import { digUp } from './relics.ts';

type Effect = (kit: Kit, planet: Planet, who: Seat) => void;
const hexOf = (table: Table, planet: Planet): number => table.planet[planet] ?? NONE;
const store =
  (resource: number, more: number): Effect =>
  ({ state: { table } }, planet) =>
    mint(table, hexOf(table, planet), SOIL, resource, more);
const levels =
  (ind: number, tech: number): Effect =>
  ({ state: { table } }, planet) => {
    table.ind[planet] = Math.max(ind, table.ind[planet] ?? 0);
    table.tech[planet] = Math.max(tech, table.tech[planet] ?? 0);
  };
const marked =
  (flag: number): Effect =>
  ({ state: { table } }, planet) =>
    write(table, planet, flag, true);

/** By the id of the card. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  rebels: rebel,
  'quiet-world': () => undefined,
  'ore-seams': store(MINERALS, 4),
  'fertile-plains': levels(2, 2),
  'old-archive': levels(1, 3),
  'helpful-natives': store(IOU, 4),
  'volunteer-guard': ({ state: { table } }, planet, who) => muster(table, unitKey(hexOf(table, planet), who, PB), 2),
  'harsh-climate': marked(HARSH),
  'lost-cargo': store(IOU, -4),
  'buried-relic': digUp,
  'trade-hub': marked(HUB),
};

/** §15.1: when the deck is empty it is shuffled anew. */
export const settled: Step<'settled'> = {
  run(kit, { planet }) {
    const { table } = kit.state;
    const who = table.owner[planet] ?? NONE;
    if (kit.left(COLONIZATION_DECK) === 0)
      for (const [card, { copies }] of COLONIZATIONS.entries()) kit.put(COLONIZATION_DECK, card, copies);
    const card = kit.pull(COLONIZATION_DECK);
    kit.tell('log.settled', { who, card, hex: hexOf(table, planet) }, '15.1');
    kit.leave();
    if (rule('15.2', true)) EFFECTS[COLONIZATIONS[card]?.id ?? '']?.(kit, planet, who);
  },
};

/** §15.3: the colony is independent, with all units of its founder that are there; its people are nobody's any more. */
function rebel(kit: Kit, planet: Planet, who: Seat): void {
  const { table } = kit.state;
  const hex = hexOf(table, planet);
  table.owner[planet] = REBELS;
  table.line[planet] = NONE;
  empty(table, hex, SOIL);
  empty(table, hex, who);
  const units = liftAll(table, hex, who);
  for (let at = 0; at < units.length; at += 2) {
    const [key = 0, count = 0] = [units[at], units[at + 1]];
    change(table.units, unitKey(hex, REBELS, kindOf(key), lostOf(key)), count);
    bereave(table, key);
  }
  kit.tell('log.rebels', { who, hex }, '15.3');
}
