// Whom to fight, and how: targets worth an invasion, odds, deployment, damage, retreat, bombardment and conquest.

import type { Amount, Answer, Ask, Scalar } from '@orrery/kernel';
import { NEBULA } from '../data/tiles.ts';
import { NUMBERS } from '../data/numbers.ts';
import { AB, BB, COL, PB, RS, SS, UNITS } from '../data/units.ts';
import { battleOf, fleetOf, groupKind, isCivil, ownerAt, shieldsIn } from '../rules/battle.ts';
import { oddsAbove } from '../rules/odds.ts';
import { pointsOf } from '../rules/score.ts';
import { words } from '../rules/steps.ts';
import { type Hex, isSeat, NONE, type Owner, type Planet, REBELS, type Table } from '../rules/table.ts';
import { hexesWith } from '../rules/cargo.ts';
import { bend } from '../rules/hooks.ts';
import { canBeFought, countOf, hexOf, isStation, kindOf, ownerOf } from '../rules/units.ts';
import { planetAt } from '../rules/planets.ts';
import { aimOf, bestOf, countKind, fightOf, hexOfPlanet, type Mind, once, steps, strengthAt } from './mind.ts';
import { awayFrom } from './settle.ts';

/** AB that are needed for a fair chance. */
function boatsFor(walls: number, chance = 0.7): number {
  let boats = 1;
  while (oddsAbove(boats, walls) < chance) boats++;
  return boats;
}

/** A planet to take: what stands before it, and how many AB it needs. */
export interface Prey {
  readonly planet: Planet;
  readonly hex: Hex;
  readonly owner: Owner;
  readonly guard: number;
  readonly boats: number;
  /** Whether support reaches it; else an RS must come first. */
  readonly near: boolean;
  readonly worth: number;
}

/** The best planet of others within reach; null: none, or this seat keeps the peace. */
export const preyOf = once((mind: Mind): Prey | null => {
  const { table, seat, view, bold } = mind;
  if (!bold) return null;
  const fleet = bestOf(
    hexesWith(table, seat, (key) => kindOf(key) === AB),
    (hex) => countOf(table, hex, seat, AB),
  );
  const own = { boats: countKind(mind, AB), line: lineOf(mind) };
  const found: Prey[] = [];
  for (let planet = 0; planet < table.owner.length; planet++) {
    const owner = table.owner[planet] ?? NONE;
    const hex = hexOfPlanet(table, planet);
    if (owner === seat || owner === NONE) continue;
    const away = awayFrom(mind, hex);
    const near = mind.reaches(hex);
    if (away > (near ? REACH : OUTPOST_REACH)) continue;
    const ind = table.ind[planet] ?? 0;
    const guard = strengthAt(table, hex, (whose) => whose !== seat);
    const boats = boatsFor(bend(table, 'walls', ind, owner));
    const lead = (isSeat(owner) ? (pointsOf(view, owner) ?? 0) : 0) / 50;
    // What is on the way already stays on it.
    const course = fleet === undefined ? 0 : Math.min(6, steps(mind, fleet, hex)) * 3;
    // Who looks further counts what is still to be built, and what will be lost; the others all that takes part.
    const toBuild = 6 * Math.max(0, boats + 1 - own.boats) + 5 * Math.max(0, guard * 1.5 - own.line);
    const arms = mind.keen ? toBuild + 6 + guard * 2 : boats * 6 + guard * 6;
    const cost = arms + away * 3 + course + (near ? 0 : 12);
    found.push({ planet, hex, owner, guard, boats, near, worth: (prizeOf(mind, ind) + 8 * lead * lead) / cost });
  }
  return bestOf(found, ({ worth }) => worth) ?? null;
});
/** The strength of all warships that can leave home. */
export const lineOf = once(({ table, seat }: Mind): number =>
  hexesWith(table, seat, (key) => kindOf(key) >= AB && kindOf(key) <= BB).reduce(
    (sum, hex) => sum + strengthAt(table, hex, (owner) => owner === seat, true),
    0,
  ),
);
const REACH = 7;
/** §6.2.3: an RS before the planet that is nearest carries support so far. */
const OUTPOST_REACH = 6;
/** Points that a planet brings by being taken. */
const prizeOf = ({ aim }: Mind, ind: number): number =>
  aim === ''
    ? 2 * ind
    : ind + (aim === 'conquerors' ? NUMBERS.takenPoints.is : aim === 'settlers' ? NUMBERS.settledPoints.is : 0);

/** How much stronger one side is than the other: above 1, it wins. */
export function ratioAt(mind: Mind, hex: Hex, foe: Owner): number {
  const { table, seat } = mind;
  const mine = strengthAt(table, hex, (owner) => owner === seat);
  const theirs = strengthAt(table, hex, (owner) => owner === foe);
  return mine / Math.max(0.1, theirs);
}

export function chooseFight(mind: Mind, options: readonly Scalar[]): Answer {
  const prey = preyOf(mind);
  const worth = (option: Scalar): number => {
    const [, hex = NONE, foe = NONE] = words(option);
    const ratio = ratioAt(mind, hex, foe);
    const own = mind.table.owner[planetAt(mind.table, hex)] === mind.seat;
    if (prey?.hex === hex && foe === prey.owner) return ratio > 1.1 ? 2 : 0;
    const armed = strengthAt(mind.table, hex, (owner) => owner === foe) > 0;
    if (own && armed) return ratio > 1 ? 1 + ratio / 10 : 0;
    // Predators live on it (§13.2); the others leave those alone who do no harm.
    if (mind.aim === 'predators') return ratio > 1.3 ? 1 : 0;
    return mind.bold && isSeat(foe) && ratio > 2 && armed ? 1 : 0;
  };
  const best = bestOf(options, worth);
  return best !== undefined && worth(best) > 0 ? best : null;
}
/** One has no armed strangers before one's planets, as far as one can help it, nor cols of known parasites. */
export function chooseRefusals(mind: Mind, options: readonly Scalar[]): Scalar[] {
  const { table, seat } = mind;
  return options.filter((option) => {
    const hex = Number(option);
    const own = table.owner[planetAt(table, hex)] === seat;
    const armed = strengthAt(table, hex, (owner) => owner === table.active) > 0;
    const sick = aimOf(mind.view, table.active) === 'parasites' && countOf(table, hex, table.active, COL) > 0;
    return own && (armed || sick) && ratioAt(mind, hex, table.active) > 1.2;
  });
}

/** PB in front, then stations and warships, AB that are still needed last. */
export function deployment(entries: readonly Amount[], least: number, most: number): number[] {
  const rank = (kind: number): number =>
    kind === PB ? 0 : kind === SS || kind === RS ? 1 : kind === AB ? 9 : 10 - kind;
  const order = entries
    .map(({ id }, i) => ({ i, kind: words(id)[1] ?? 0 }))
    .toSorted((a, b) => rank(a.kind) - rank(b.kind));
  const amounts = entries.map(() => 0);
  let left = Math.max(least, Math.ceil((least + most) / 2));
  for (const { i } of order) {
    const { max, weight } = entries[i] ?? { max: 0, weight: 1 };
    if (weight === 0) continue;
    const count = Math.min(max, left);
    amounts[i] = count;
    left -= count;
  }
  return amounts;
}

/** Hits go where they destroy the most for each of them; what is left over hurts the dearest. */
export function dealHits(mind: Mind, entries: readonly Amount[], hits: number): number[] {
  const fight = battleOf(mind.view);
  const side = ownerAt(fight, 0) === mind.seat ? 1 : 0;
  const fleet = fleetOf(fight, side);
  const each = entries.map(({ id }) => {
    const [, kind = 0, lost = 0] = words(id);
    const group = fleet.find((key, at) => at % 2 === 0 && groupKind(key) === kind && (key & 15) === lost) ?? 0;
    return isCivil(group) ? 1 : shieldsIn(mind.table, fight, side, group) + 1;
  });
  const gain = (i: number): number => {
    const [, kind = 0] = words(entries[i]?.id);
    return ((UNITS[kind]?.cost ?? 0) + 1) / (each[i] ?? 1);
  };
  const amounts = entries.map(() => 0);
  let left = hits;
  const order = [...entries.keys()].toSorted((a, b) => gain(b) - gain(a));
  for (const i of order) {
    const whole = Math.floor(Math.min(left, entries[i]?.max ?? 0) / (each[i] ?? 1)) * (each[i] ?? 1);
    amounts[i] = whole;
    left -= whole;
  }
  for (const i of order) {
    const more = Math.min(left, (entries[i]?.max ?? 0) - (amounts[i] ?? 0));
    amounts[i] = (amounts[i] ?? 0) + more;
    left -= more;
  }
  return amounts;
}

/** Away, when the other side is twice as strong; to one's own planet, if one is beside. */
export function chooseRetreat(mind: Mind, options: readonly Scalar[]): Answer {
  const fight = battleOf(mind.view);
  const side = ownerAt(fight, 0) === mind.seat ? 0 : 1;
  const [mine, theirs] = [side, 1 - side].map((each) => {
    let sum = 0;
    const fleet = fleetOf(fight, each);
    for (let at = 0; at < fleet.length; at += 2) {
      const group = fleet[at] ?? 0;
      if (!isCivil(group))
        sum += fightOf(groupKind(group), shieldsIn(mind.table, fight, each, group)) * (fleet[at + 1] ?? 0);
    }
    return sum;
  });
  const hasStations = fleetOf(fight, side).some((group, at) => at % 2 === 0 && isStation(groupKind(group)));
  const losing = (mine ?? 0) < (theirs ?? 0) * (hasStations ? 0.4 : 0.6);
  if (!losing) return null;
  const hexes = options.filter((option) => typeof option === 'number').map(Number);
  const haven = bestOf(hexes, (hex) => havenWorth(mind, hex));
  return haven ?? (options.includes('share') ? 'share' : null);
}
function havenWorth({ table, seat }: Mind, hex: Hex): number {
  const own = table.owner[planetAt(table, hex)] === seat ? 2 : 0;
  return own + strengthAt(table, hex, (owner) => owner === seat) - table.tile.length / 1e6;
}

/** How many BB bombard, or AB land. */
export function chooseSiege(mind: Mind, ask: Ask, most: number): number {
  const { table, seat } = mind;
  const hex = Number(ask.prompt.args?.['hex'] ?? NONE);
  const planet = planetAt(table, hex);
  const ind = table.ind[planet] ?? 0;
  const boats = countOf(table, hex, seat, AB);
  if (ask.prompt.key === 'ask.conquer') return oddsAbove(most, ind) >= 0.45 ? most : 0;
  // Bombs cost what one wants to have: only as many as the AB still need, or all if there are none to land.
  if (countOf(table, hex, seat, BB) === 0) return 0;
  if (boats === 0) return table.owner[planet] === REBELS ? 0 : most;
  let bombs = 0;
  while (bombs < most && oddsAbove(boats, Math.max(1, ind - 1.5 * bombs)) < 0.6) bombs++;
  return bombs;
}

export const isGuarded = (table: Table, hex: Hex, seat: Owner): boolean =>
  strengthAt(table, hex, (owner) => owner !== seat) > 0;

/** §13.2, Predators: the hex where a fleet of this strength destroys most for its way; null: none that it beats. */
export function huntFor(mind: Mind, from: Hex, force: number): Hex | null {
  const { table, seat } = mind;
  const herds = new Map<Hex, number>();
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (ownerOf(key) === seat || !canBeFought(ownerOf(key), kindOf(key)) || table.tile[hexOf(key)] === NEBULA) continue;
    const worth = (UNITS[kindOf(key)]?.cost ?? 0) * (table.units[at + 1] ?? 0);
    herds.set(hexOf(key), (herds.get(hexOf(key)) ?? 0) + worth);
  }
  const open = [...herds.keys()].filter(
    (hex) => mind.reaches(hex) && strengthAt(table, hex, (owner) => owner !== seat) * 1.3 < force,
  );
  const worth = (hex: Hex): number => (herds.get(hex) ?? 0) / (1 + steps(mind, from, hex));
  const best = bestOf(open, worth);
  return best !== undefined && worth(best) >= 1 ? best : null;
}
