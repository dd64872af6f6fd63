// Who sits where, and who plays for whom: a bot or a friend may sit in a person's place until the person takes it back.

import type { Seat } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/protocol/tables';
import type { StoredSeat, StoredTable } from '../store/store.ts';

/** Somebody looking at a table: from a seat, or from outside. */
export interface Viewer {
  readonly seat: Seat | null;
  /** Whether it is this viewer who answers for the seat now. */
  readonly plays: boolean;
}

const AUDIENCE: Viewer = { seat: null, plays: false };

export function viewerOf({ seats }: StoredTable, guest: string | null): Viewer {
  if (guest === null) return AUDIENCE;
  const seat = seats.findIndex(
    (each) => each.kind === 'person' && (each.guest === guest || each.friend?.guest === guest),
  );
  const sitter = seats[seat];
  if (sitter?.kind !== 'person') return AUDIENCE;
  return { seat, plays: playerOf(sitter) === guest };
}

/** The seat a guest has; null: it only watches. */
export const seatOf = (stored: StoredTable, guest: string | null): Seat | null => viewerOf(stored, guest).seat;

/** The guest who answers for a seat; null: no person does. */
export function playerOf(seat: StoredSeat): string | null {
  if (seat.kind !== 'person' || seat.bot !== null) return null;
  return seat.friend?.guest ?? seat.guest;
}

/** Whether a seat is played by the person whose it is. */
export const isOwnPlay = (seat: StoredSeat): boolean =>
  seat.kind === 'person' && seat.guest !== '' && seat.bot === null && seat.friend === null && !seat.resigned;

/** The places in a rated game that was ended before it was decided: who had left the seat has lost, all others share the
 *  first place. */
export function forfeitRanks(seats: readonly StoredSeat[]): number[] {
  const stayed = seats.filter(isOwnPlay).length;
  return seats.map((seat) => (isOwnPlay(seat) ? 1 : stayed + 1));
}

export function seatInfo(seat: StoredSeat): SeatInfo {
  if (seat.kind === 'open') return { kind: 'open', name: '' };
  if (seat.kind === 'bot') return seat;
  const { name, bot, friend, resigned } = seat;
  return {
    kind: 'person',
    name,
    ...(bot === null ? {} : { bot }),
    ...(friend === null ? {} : { friend: friend.name }),
    ...(resigned ? { resigned } : {}),
  };
}

/** Whether only bots play there, also for people who are away or have given up. */
export const isWatchedOnly = ({ seats }: Pick<StoredTable, 'seats'>): boolean =>
  seats.every((seat) => seat.kind !== 'open' && playerOf(seat) === null);

/** Whether one person's word is enough to go back over a barrier: there is nobody else, or all others have given up. */
export const isAlone = (stored: Pick<StoredTable, 'seats'>): boolean => withSay(stored).length === 1;

/** The seats whose people must agree before anything is taken back over a barrier: also of who is away and lets a bot play,
 *  who could say nothing to it; not of who has given up, or has no account here any more. */
export const withSay = ({ seats }: Pick<StoredTable, 'seats'>): Seat[] =>
  seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.resigned && seat.guest !== '' ? [at] : []));
