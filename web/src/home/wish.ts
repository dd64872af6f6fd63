// What the new-table dialog builds: who sits where, and the options. Pure, so that it can be tested without a page.

import type { SeatWish } from '@orrery/protocol/tables';
import type { Pace } from '@orrery/protocol/people';
import type { Front, Preset } from '@orrery/games/front';
import type { Game, Options, Situation } from '@orrery/kernel';
import { starNames } from './name.ts';

/** Who takes a seat: the reader, a friend at this screen, whoever opens the link, or a bot. */
export type Sitter =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'friend'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

export interface Wish {
  readonly seats: readonly Sitter[];
  readonly options: Options;
  /** Through the server only: how fast, and whether strangers find it. */
  readonly pace?: Pace | undefined;
  readonly listed?: boolean | undefined;
  readonly rated?: boolean | undefined;
}

export const bots = (n: number, level: string): Sitter[] => Array.from({ length: n }, () => ({ kind: 'bot', level }));

/** The reader first, bots in the other seats, as many as the game likes up to four. */
export function firstWish(game: Game, name: string, level: string): Wish {
  return { seats: [{ kind: 'me', name }, ...bots(Math.min(4, game.seats.max) - 1, level)], options: {} };
}

/** A table that is ready, for this reader. */
export const presetWish = ({ bots: levels, options }: Preset, me: Sitter): Wish => ({
  seats: [me, ...levels.map((level): Sitter => ({ kind: 'bot', level }))],
  options,
});

/** The wish with options by lot, as the front says: those it does not name stay as usual. */
export const eveningWish = (
  wish: Wish,
  evening: NonNullable<Front['evening']>,
  below: (n: number) => number,
): Wish => ({
  ...wish,
  options: Object.fromEntries(
    Object.entries(evening).flatMap(([name, values]) => {
      const value = values[below(values.length)];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

/** An arranged start: the reader in the first seat, easy bots in the others. */
export const situationWish = (situation: string, { seats }: Situation, name: string): Wish => ({
  seats: [{ kind: 'me', name }, ...bots(seats - 1, 'easy')],
  options: { situation },
});

/** Another sitter in this seat. There is one reader: the seat that was theirs goes to a bot. */
export function seated({ seats, ...rest }: Wish, seat: number, sitter: Sitter, level: string): Wish {
  const others: Sitter[] = seats.map((each) =>
    sitter.kind === 'me' && each.kind === 'me' ? { kind: 'bot', level } : each,
  );
  return { ...rest, seats: others.with(seat, sitter) };
}

/** Names by seat: what was written, stars for the bots. */
export function namesOf({ seats }: Wish): string[] {
  const written = seats.map((sitter) => ('name' in sitter ? sitter.name.trim() : ''));
  const stars = starNames(written);
  return written.map((name) => name || (stars.next().value ?? ''));
}

/** By seat: the level of its bot, or null for a person at this screen. */
export const botsOf = ({ seats }: Wish): (string | null)[] =>
  seats.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null));

export const hasKind = ({ seats }: Wish, kind: Sitter['kind']): boolean => seats.some((sitter) => sitter.kind === kind);

/** As the server wants it; friends at this screen have no place there. */
export function serverSeats({ seats }: Wish, salt: string): SeatWish[] {
  return seats.map((sitter): SeatWish => {
    if (sitter.kind === 'me') return { kind: 'me', name: sitter.name.trim(), salt };
    return sitter.kind === 'bot' ? sitter : { kind: 'open' };
  });
}
