// Whoever plays a seat of a table on the server now: a bot or a friend may sit in a person's place.

import type { Presence, SeatInfo, TableView } from '@orrery/protocol/tables';
import type { Sitter } from './source.ts';

export function sittersOf({ seats, you, plays }: TableView, presence: Presence | null): Sitter[] {
  return seats.map((seat, at) => {
    if (seat.kind === 'bot') return { name: seat.name, bot: seat.level };
    if (seat.kind === 'open') return { name: '', bot: null };
    return {
      name: seat.name,
      bot: seat.bot ?? null,
      resigned: seat.resigned ?? false,
      ours: at === you && !isFriend(seat, plays),
      person: true,
      ...(seat.friend === undefined ? {} : { friend: seat.friend }),
      ...(presence === null ? {} : { present: presence.seats.includes(at) }),
    };
  });
}

/** Who plays a seat that has a friend in it is that friend. */
const isFriend = (seat: SeatInfo, plays: boolean): boolean =>
  seat.kind === 'person' && seat.friend !== undefined && plays;
