// The table in sentences, for the terminal, the screen reader and the plain page; and who leads.

import { itemOf, type Seat, type Standing, type State, type Sentence, type View } from '@orrery/kernel';
import { BASES_TO_WIN } from '../data/hexes.ts';
import { aimOf, hasFive, isLast } from './close.ts';
import { homeBases, isMoon, livePowers } from './live.ts';
import { registry } from './registry.ts';
import {
  allHoldings,
  type Challenge,
  current,
  DEFENSE,
  isOn,
  LIMBO,
  LUCRE,
  mainOf,
  now,
  OFFENSE,
  ON_SPACE_DUST,
  ON_WORLDSHIPS,
  seatsIn,
  type Side,
  SIDES,
  type Table,
  tokensIn,
} from './table.ts';
import { basesOf, externalBases, placesOf, tokensAt } from './tokens.ts';
import { accountOf, bothAttack, totalOf, totals } from './totals.ts';

export function describe(view: View<Table>): Sentence[] {
  const { table, seats } = view;
  const lines: Sentence[] = [{ key: 'see.turn', args: { seat: table.turn, n: table.challenges } }];
  for (let seat = 0; seat < seats; seat++) lines.push(...describeSeat(view, seat));
  for (const { place, slot } of table.moons) lines.push({ key: 'see.moon', args: { place, moon: itemOf(view, slot) } });
  if (table.open === true) lines.push({ key: 'see.deck', args: { card: itemOf(view, table.top.at(-1) ?? -1) } });
  if (isOn(table, LIMBO)) lines.push({ key: 'see.limbo', args: { section: table.marker } });
  for (const { of, target } of table.lasting)
    if (typeof target === 'number') lines.push({ key: 'see.lasting', args: { seat: target, of } });
  if (current(table) !== undefined) lines.push(...describeChallenge(view));
  return lines;
}

function describeSeat(view: View<Table>, seat: Seat): Sentence[] {
  const { table, viewer } = view;
  const hand = (table.hands[seat] ?? []).map((slot) => itemOf(view, slot));
  const external = externalBases(view, seat).length;
  const args = { seat, external, home: homeBases(table, seat), warp: table.warp[seat] ?? 0, cards: hand.length };
  const lines: Sentence[] = [{ key: 'see.seat', args }];
  if (isOn(table, LUCRE)) lines.push({ key: 'see.lucre', args: { n: table.lucre[seat] ?? 0 } });
  const hex = table.hexes[seat] ?? 0;
  if (hex > 0) lines.push({ key: 'see.hex', args: { hex: hex - 1 } });
  if (hex === ON_SPACE_DUST) lines.push({ key: 'see.dust', args: { cards: [...table.dust] } });
  if (hex === ON_WORLDSHIPS)
    lines.push({ key: 'see.ships', args: { cards: table.ships.map((slot) => itemOf(view, slot)) } });
  const live = livePowers(view, seat);
  for (const holding of allHoldings(table.powers[seat] ?? [])) {
    const { power } = holding;
    const isActive = live.includes(power);
    lines.push({ key: isActive ? 'see.power' : 'see.power-lost', args: { seat, power } });
    lines.push(...(registry.powers[power]?.see?.(view, seat, holding) ?? []));
  }
  const planets = placesOf(table, seat).filter((place) => !isMoon(place));
  const tokens = planets.map((place) => tokensAt(table, place, seat)).join(' \u00b7 ');
  if (planets.length > 0) lines.push({ key: 'see.home', args: { seat, tokens } });
  for (const place of basesOf(table, seat).filter((each) => !planets.includes(each)))
    lines.push({ key: 'see.base', args: { seat, place, n: tokensAt(table, place, seat) } });
  if (viewer === seat || hand.some((item) => item >= 0)) lines.push({ key: 'see.hand', args: { seat, hand } });
  return lines;
}

function describeChallenge(view: View<Table>): Sentence[] {
  const challenge = now(view.table);
  const { offense, defense, target, destiny } = challenge;
  const lines: Sentence[] = [];
  if (destiny >= 0) lines.push({ key: 'see.destiny', args: { card: destiny } });
  if (defense < 0) return lines;
  if (target >= 0) lines.push({ key: 'see.challenge', args: { offense, defense, place: target } });
  for (const side of SIDES) lines.push(...describeSide(view, challenge, side));
  if (bothAttack(challenge)) {
    const sum = totals(view);
    lines.push({ key: 'see.totals', args: { offense: totalOf(sum, OFFENSE), defense: totalOf(sum, DEFENSE) } });
    for (const { side, of, seat, n } of accountOf(view)) lines.push({ key: 'see.entry', args: { side, of, seat, n } });
  }
  return lines;
}

function describeSide(view: View<Table>, challenge: Challenge, side: Side): Sentence[] {
  const lines: Sentence[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const n = tokensIn(view.table, challenge, side, seat);
    if (n > 0) lines.push({ key: 'see.tokens', args: { seat, side, n } });
  }
  const card = challenge.shown[side]?.item ?? -1;
  if (card >= 0) lines.push({ key: 'see.card', args: { seat: mainOf(challenge, side), card } });
  return lines;
}

/** External bases are the score; §2.1: several may win together. */
export function standing(view: State<Table>): Standing {
  const { table, seats } = view;
  const over = table.winners !== 0;
  const scores = Array.from({ length: seats }, (_, seat) => externalBases(view, seat).length);
  const weight = (seat: Seat): number => (over && ((table.winners >> seat) & 1) === 1 ? 100 : 0) + (scores[seat] ?? 0);
  const ranks = scores.map((_, seat) => 1 + scores.filter((__, other) => weight(other) > weight(seat)).length);
  const winners = seatsIn(table.winners, seats);
  if (!over) return { over, scores, ranks };
  return {
    over,
    scores,
    ranks,
    how: { key: howWon(view, winners), args: { seats: winners } },
  };
}

function howWon(view: State<Table>, winners: readonly Seat[]): string {
  if (winners.length > 1) return 'end.together';
  if (winners.some((seat) => isLast(view, seat))) return 'end.last';
  if (!winners.every((seat) => hasFive(view, seat))) return 'end.other';
  return winners.every((seat) => aimOf(view.table, seat) === BASES_TO_WIN) ? 'end.won' : 'end.all';
}
