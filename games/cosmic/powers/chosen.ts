import { itemOf, rule, type Seat, type Slot } from '@orrery/kernel';
import { mainSide, shownAs } from '../rules/cardplay.ts';
import { kindOf, takeUp } from '../rules/cards.ts';
import { turnToChallenge } from '../rules/deck.ts';
import type { Power } from '../rules/hooks.ts';
import { bend, isSuperOn } from '../rules/live.ts';
import type { Kit } from '../rules/steps.ts';
import { now } from '../rules/table.ts';

/** The next Challenge card of the deck takes the place of its own; §14.2: the first Kicker before it multiplies it. */
function pray(kit: Kit, seat: Seat): void {
  const challenge = now(kit.state.table);
  const side = mainSide(kit.state.table, seat);
  const { slot, passed } = turnToChallenge(kit, seat);
  const kicker = passed.find((each) => rule('14.2', kindOf(itemOf(kit.state, each)) === 'kicker'));
  for (const each of passed) if (each !== kicker) passOver(kit, seat, each);
  // R131: no Challenge card is left, so the one that was shown stays.
  if (slot === null) return away(kit, seat, kicker === undefined ? [] : [kicker]);
  const item = kit.show(slot);
  away(kit, seat, challenge.laid[side]);
  challenge.laid[side] = [slot];
  challenge.shown[side] = bend(kit.state, 'reveal', shownAs(item), side);
  kit.tell('log.heard', { seat, card: item });
  if (kicker === undefined) return;
  away(kit, seat, challenge.kicker[side]);
  challenge.kicker[side] = [kicker];
  kit.tell('log.kicker-up', { seat, card: itemOf(kit.state, kicker) }, '14.2');
}

/** A card that came up on the way: kept with the Super, unless it is a Kicker. */
function passOver(kit: Kit, seat: Seat, slot: Slot): void {
  const card = itemOf(kit.state, slot);
  const isKept = isSuperOn(kit.state.table, 'chosen', seat) && rule('14.2', kindOf(card) !== 'kicker');
  kit.tell(isKept ? 'log.keeps' : 'log.discards', { seat, card }, '14.2');
  if (isKept) takeUp(kit, seat, [slot]);
  else away(kit, seat, [slot]);
}

/** Open cards go to the discards. */
function away(kit: Kit, seat: Seat, slots: readonly Slot[]): void {
  for (const slot of slots) kit.call('discard', { item: kit.remove(slot), by: seat });
}

/** Once the cards are up it may pray for another. */
export const chosen: Power = { acts: [{ at: '8a', by: 'main', do: (kit, { seat }) => pray(kit, seat) }] };
