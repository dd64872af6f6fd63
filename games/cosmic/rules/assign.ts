// Who has which power (§1.3): dealt by lot, one of three or of two in a draft, or named in turn. A Binary has two (§9.1).

import { must, no, type Options, type Refusal, rule, type Seat, type State } from '@orrery/kernel';
import { FIRST_FLARE } from '../data/cards.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { FEWEST_SEATS, MOST_SEATS, NOT_FOR_ONE_SEAT, NOT_IN_ONE_GAME, WITH_LUCRE } from '../data/traits.ts';
import { powersFor } from './hexes.ts';
import { powerOf } from './registry.ts';
import type { Kit, Preparation } from './steps.ts';
import { ALL_POWERS, allHoldings, FLARES, isOn, LUCRE, NOBODY, seatsOf, type Table } from './table.ts';

/** Enough powers for everybody, whatever pairs exclude each other. */
export function fitsSeats(options: Options, seats: number): Refusal | null {
  if (options['powers'] === 'none' || options['situation'] !== undefined) return null;
  const playable = playablePowers(options, seats);
  const among = (pairs: readonly (readonly [PowerWord, PowerWord])[]): number =>
    pairs.filter((pair) => pair.every((word) => playable.includes(powerOf(word)))).length;
  const each = options['powers'] === 'draft' ? offeredIn(options) : 1;
  const forBinary = options['hexes'] === 'none' ? 0 : each + among(NOT_FOR_ONE_SEAT);
  const wanted = each * seats + among(NOT_IN_ONE_GAME) + forBinary;
  return playable.length < wanted ? no('1.3', 'refuse.few-powers') : null;
}

/** How many powers each is dealt in a draft. */
const OFFERED = 3;

export const offeredIn = (options: Options): number => (options['drafting'] === 'two' ? 2 : OFFERED);

/** The powers that can be dealt to so many players: fit for the number, not left out by the host, and not
 *  reconstructed unless all are wanted. */
export function playablePowers(options: Options, seats: number): number[] {
  const barred = String(options['barred'] ?? '').split(' ');
  const playable: number[] = [];
  for (const [n, { word, sure, lucre, fewest, most }] of TRAITS.entries()) {
    if (barred.includes(word)) continue;
    if (options['mix'] !== 'all' && !sure) continue;
    if (options['lucre'] !== true && rule('1.3', lucre)) continue;
    if (rule('1.3', seats >= fewest && seats <= most)) playable.push(n);
  }
  return playable;
}

/** §1.3: marked L, for games with Lucre. */
export const isMarkedL = (word: string): boolean => (WITH_LUCRE as readonly string[]).includes(word);

/** What decides whether a power can be dealt, by its number. */
const TRAITS = POWERS.map(([word, , , , confidence]) => ({
  word,
  sure: confidence !== 'low',
  lucre: isMarkedL(word),
  fewest: FEWEST_SEATS.find(([each]) => each === word)?.[1] ?? 2,
  most: MOST_SEATS.find(([each]) => each === word)?.[1] ?? 6,
}));

/** Gives everybody who is short of a power one, or asks which; whether somebody was. */
export function assignPowers(kit: Kit, frame: Preparation): boolean {
  const { table, seats } = kit.state;
  delete frame.offers;
  delete frame.chooser;
  const count = (seat: Seat): number => table.powers[seat]?.length ?? 0;
  const short = seatsOf(seats).filter((seat) => count(seat) < powersFor(table, seat));
  const [first] = short.toSorted((a, b) => count(a) - count(b));
  if (frame.powers === 'none' || first === undefined) return false;
  if (frame.powers === 'chosen') frame.chooser = first;
  else if (frame.powers === 'draft') frame.offers = offersTo(kit, short, frame.offered ?? OFFERED);
  else for (const seat of short) table.powers[seat]?.push({ power: drawn(kit, seat) });
  return true;
}

/** By seat: so many to pick one of; none for who has enough. */
function offersTo(kit: Kit, short: readonly Seat[], each: number): number[][] {
  const offers = seatsOf(kit.state.seats).map((): number[] => []);
  for (const seat of short) for (let i = 0; i < each; i++) offers[seat]?.push(drawn(kit, seat, offers.flat()));
  return offers;
}

/** A random Flare names a power. */
function drawn(kit: Kit, seat: Seat, besides: readonly number[] = []): number {
  const free = freePowers(kit.state, seat, besides);
  const power = must(free[kit.pick(free.length)], 'a power to deal');
  kit.find(FLARES, FIRST_FLARE + power);
  return power;
}

/** What can still be chosen or drawn, for a seat or at all: nobody's power, none that may not be in one game with another's, nor
 *  with the seat's own other. */
export function freePowers(state: State<Table>, seat: Seat = NOBODY, besides: readonly number[] = []): number[] {
  const { powers } = state.table;
  const own = (powers[seat] ?? []).map(({ power }) => power);
  const taken = [...besides, ...allHoldings(powers.flat()).map(({ power }) => power)];
  return powersHere(state).filter(
    (n) =>
      !taken.includes(n) &&
      taken.every((other) => !areApart(n, other, NOT_IN_ONE_GAME)) &&
      own.every((other) => !areApart(n, other, NOT_FOR_ONE_SEAT)),
  );
}

/** Those that can be dealt at this table. */
const powersHere = ({ table, seats }: State<Table>): number[] =>
  playablePowers(
    { mix: isOn(table, ALL_POWERS) ? 'all' : 'sure', lucre: isOn(table, LUCRE), barred: table.barred ?? '' },
    seats,
  );

/** Whether two powers are a pair of such a list. */
const areApart = (a: number, b: number, pairs: readonly (readonly [string, string])[]): boolean => {
  const [one, two] = [POWERS[a]?.[0], POWERS[b]?.[0]];
  return pairs.some((pair) => (pair[0] === one && pair[1] === two) || (pair[0] === two && pair[1] === one));
};
