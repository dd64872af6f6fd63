// Whom to attack, where, and with how many (§3.1 to §3.3).

import { type Amount, itemOf, type Scalar, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { canAim } from '../rules/destiny.ts';
import { homeBases, isMoon } from '../rules/live.ts';
import { occupantOf } from '../rules/moons.ts';
import { DEFENSE, NOBODY, NOWHERE, OFFENSE, type Place, type Table } from '../rules/table.ts';
import { coneLimit, placesOf, tokensAt, tokensOut } from '../rules/tokens.ts';
import { kindOf, valueOf } from '../rules/cards.ts';
import { isShunned } from './advice/traits.ts';
import { challengeOf, changed, gainOf, type Mind, myShare } from './mind.ts';
import { bestOf } from './mix.ts';
import { afterWin, chanceFor, SUCCESS, supposing, withTokens } from './odds.ts';
import { emptied, missed, neediest, takeFrom } from './places.ts';
import { MOON as MOON_WORTH, shares, slope } from './worth.ts';

/** What an attack on a place is worth, in shares of the win, with so many tokens on the cone. An empty Moon is simply taken. */
function attackWorth(mind: Mind, owner: Seat, place: Place, tokens: number): number {
  const { seat } = mind;
  const defense = isMoon(place) ? occupantOf(mind.table, place) : owner;
  if (defense < 0)
    return gainOf(mind, changed(mind, { [seat]: { extra: MOON_WORTH + (mind.table.made < 2 ? SUCCESS : 0) } }));
  const there = challengeOf(mind).cone[OFFENSE][seat] ?? 0;
  const supposed = supposing(mind.view, { defense, target: place, holding: 1 << defense });
  const view = withTokens(supposed, OFFENSE, seat, Math.max(0, tokens - there));
  const chance = chanceFor(mind, OFFENSE, view);
  const won = shares(afterWin(mind, OFFENSE, false, view))[seat] ?? 0;
  const lost = shares(afterWin(mind, DEFENSE, false, view))[seat] ?? 0;
  return chance * won + (1 - chance) * lost - myShare(mind);
}

/** Places that a power of the seat's own tells it to keep away from. */
const shunned = (mind: Mind, place: Place): number => (isShunned(mind, place) ? 0.2 : 0);

/** The planet of a system that is worth most. */
function bestPlanet(mind: Mind, defense: Seat, places: readonly Place[], tokens = CONE): [Place, number] {
  let best: [Place, number] = [places[0] ?? NOWHERE, -Infinity];
  const seen = new Map<string, number>();
  for (const place of places) {
    // Planets that look alike are worth the same.
    const key = `${isMoon(place) ? place : ''} ${tokensAt(mind.table, place, defense)} ${tokensAt(mind.table, place, mind.seat)} ${mind.table.systems[place]}`;
    const worth = seen.get(key) ?? attackWorth(mind, defense, place, tokens);
    seen.set(key, worth);
    if (worth - shunned(mind, place) > best[1]) best = [place, worth - shunned(mind, place)];
  }
  return best;
}

/** What a challenge in this system, against this player, is worth. */
export function systemWorth(mind: Mind, system: Seat, defense: Seat): number {
  const view = supposing(mind.view, { system, defense, target: NOWHERE });
  const places = placesOf(mind.table, system).filter(
    (place) => canAim(view, mind.seat, place) && (defense === system || tokensAt(mind.table, place, defense) > 0),
  );
  return places.length === 0 ? -1 : bestPlanet(mind, defense, places, Math.min(CONE, usual(mind)))[1];
}

const usual = (mind: Mind): number =>
  Math.max(1, Math.min(coneLimit(mind.view, mind.seat, CONE), tokensOut(mind.view, mind.seat)));

/** §3.24, §3.26: a system, a foreign base at home, an empty planet of one's own, or another card. */
export function chooseWhither(mind: Mind, options: readonly Scalar[]): Scalar {
  return bestOf(options, (option) => whitherWorth(mind, String(option))) ?? options[0] ?? '';
}

function whitherWorth(mind: Mind, option: string): number {
  const [verb, a = NOBODY, b = NOBODY] = option.split(' ');
  const home = homeBases(mind.table, mind.seat);
  const per = slope(myShare(mind));
  switch (verb) {
    case 'redraw':
      return per * 0.15;
    case 'system':
      return systemWorth(mind, Number(a), Number(a));
    case 'warp':
      return per * 0.05;
    case 'empty':
      if (isMoon(Number(a))) return attackWorth(mind, NOBODY, Number(a), 1);
      // A base at home for nothing, and another challenge after it.
      return gainOf(mind, changed(mind, { [mind.seat]: { home: 1, extra: SUCCESS } })) + (home < 3 ? 0.05 : 0);
    case 'base':
      return attackWorth(mind, Number(b), Number(a), usual(mind));
    case 'at':
      return systemWorth(mind, Number(a), Number(b));
    default:
      return 0;
  }
}

/** §3.32 */
export const chooseAim = (mind: Mind, options: readonly Place[]): Place => {
  const { defense, cone, offense } = challengeOf(mind);
  // For somebody else (Butler): where most stand against it.
  if (offense !== mind.seat) return bestOf(options, (place) => tokensAt(mind.table, place, defense)) ?? NOWHERE;
  if (defense === NOBODY || defense === mind.seat) return neediest(mind, options);
  return bestPlanet(mind, defense, options, cone[OFFENSE][mind.seat] ?? 1)[0];
};

/** §3.3: as many as pay, from where they are missed least. */
export function chooseLaunch(mind: Mind, entries: readonly Amount[], min: number, max: number): number[] {
  const { defense, target, system, offense } = challengeOf(mind);
  // For somebody else (Butler): from where it hurts.
  if (offense !== mind.seat) return emptied(entries, min);
  if (defense === NOBODY || defense === mind.seat) return takeFrom(mind, entries, Math.max(min, Math.min(2, max)));
  const view: State<Table> = mind.view;
  const places =
    target !== NOWHERE ? [target] : placesOf(mind.table, system).filter((place) => canAim(view, mind.seat, place));
  const ways = Array.from({ length: max - min + 1 }, (_, i) => takeFrom(mind, entries, min + i));
  const best = bestOf(ways, (way) => {
    const n = way.reduce((sum, each) => sum + each, 0);
    const cost = missed(mind, entries, way) * slope(myShare(mind));
    return bestPlanet(mind, defense, places, n)[1] - cost + n * 1e-4;
  });
  return best ?? takeFrom(mind, entries, min);
}

/** §3.10: again, with a card that may win or a Compromise to try. */
export function goesAgain(mind: Mind): boolean {
  const items = (mind.table.hands[mind.seat] ?? []).map((slot) => itemOf(mind.view, slot));
  const attacks = items.filter((item) => item >= 0 && kindOf(item) === 'attack').map(valueOf);
  return (
    Math.max(0, ...attacks) >= 9 || (attacks.length > 0 && items.includes(0)) || attacks.length + 1 >= items.length
  );
}

/** §12: a turn is worth more than a new hand, unless the hand is of no use. */
export function skips(mind: Mind): boolean {
  const items = (mind.table.hands[mind.seat] ?? []).map((slot) => itemOf(mind.view, slot));
  const attacks = items.filter((item) => item >= 0 && kindOf(item) === 'attack').map(valueOf);
  return attacks.length > 0 && Math.max(...attacks) < 8 && !items.includes(0);
}

/** §7.1: a vote for who is nearest to winning. */
export const chooseVote = (mind: Mind, options: readonly Seat[]): Seat =>
  bestOf(options, (seat) => (seat === mind.seat ? -1 : (mind.shares[seat] ?? 0))) ?? options[0] ?? 0;
