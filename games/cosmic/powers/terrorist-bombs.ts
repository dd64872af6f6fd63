// The bombs of the Terrorist, as far as its Flare and the bots ask for them, at tables where nobody can be the Terrorist too.

import { itemOf, type Seat, type Slot, type State } from '@orrery/kernel';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Landing } from '../rules/steps.ts';
import { groundOf, type Holding, holdingOf, type Place, seatsOf, standingAt, type Table } from '../rules/table.ts';

export const listOf = (table: Table, seat: Seat): Holding | undefined => holdingOf(table, seat, powerOf('terrorist'));

/** The bombs of a seat, by slot; which planet each is on only it knows. */
const bombsOf = (table: Table, seat: Seat): Slot[] => listOf(table, seat)?.slots ?? [];

/** Planets with a bomb of this seat, as far as the view tells. */
export const bombed = (view: State<Table>, seat: Seat): Place[] =>
  bombsOf(view.table, seat)
    .map((slot) => itemOf(view, slot))
    .filter((place) => place >= 0);

/** A bomb goes off: struck from the list, and everything on the planet goes to the Warp; R190: of a Gas Giant or of the Dust
 *  only what has just come down. */
export function explode(kit: Kit, owner: Seat, place: Place, landings: readonly Landing[] = []): void {
  const { table } = kit.state;
  const holding = listOf(table, owner);
  const slot = bombsOf(table, owner).find((each) => itemOf(kit.state, each) === place);
  if (holding === undefined || slot === undefined) return;
  kit.show(slot);
  kit.drop(slot);
  holding.slots = bombsOf(table, owner).filter((each) => each !== slot);
  kit.tell('log.bomb', { seat: owner, place });
  const fallen = landings.map(({ seat, n, place: from }) => ({ seat, n, from }));
  const standing = seatsOf(kit.state.seats).map((seat) => ({ seat, n: standingAt(table, place, seat), from: place }));
  const isStacked = fallen.length > 0 && groundOf(table, table.systems[place] ?? -1) === place;
  kit.call('lose', { queue: isStacked ? fallen : standing, cause: 'effect' });
}
