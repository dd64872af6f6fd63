// Building (§5.9, §5.10), all at once: each picks planets, and says what each of them makes. Here one also says whose ships one lets pass
// (§6.2.5), and lowers the Ind of a planet that others have made their own (§5.12). In the Basic game it is a step of one's own turn (§12).

import { type Amount, bit, no, rule, type Seat, type State } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { BUILDABLE, COL } from '../data/units.ts';
import { bend } from './hooks.ts';
import { inPlay, levelBar, planetAt, planetsOf, reduce, wait } from './planets.ts';
import { lift } from './raise.ts';
import { GOODS, IOU, MINERALS, mint, SOIL, stored } from './stores.ts';
import { refine, sellGoods } from './economy.ts';
import { type Kit, type Step, words } from './steps.ts';
import { BASIC, isOn, NONE, OBJECTIVES, type Planet, type Table } from './table.ts';
import { costOf, muster, unit, unitKey } from './units.ts';

/** What a secret objective changes (§13.2): the Tech that a seat needs for a kind of unit, and what using it shows. */
export interface Yards {
  needs(view: State<Table>, seat: Seat, kind: number, tech: number): number;
  used(kit: Kit, seat: Seat): void;
}
let special: Yards | null = null;
export const registerYards = (yards: Yards): void => void (special = yards);

const iouOf = (table: Table, planet: Planet): number => stored(table, table.planet[planet] ?? NONE, SOIL, IOU);

export const build: Step<'build'> = {
  together: 'common',
  may: ({ table, seats }) => (isOn(table, BASIC) ? [] : inPlay(table, seats)),
  ask(view, { let: said, purged, shown = 0 }, seat) {
    const { table, seats } = view;
    const planets = planetsOf(table, seat);
    const hexOf = (planet: Planet): number => table.planet[planet] ?? NONE;
    const options: (number | string)[] = planets.filter((planet) => isRich(view, planet)).map(hexOf);
    for (const planet of planets) if (canPurge(table, purged, seat, planet)) options.push(`purge ${hexOf(planet)}`);
    for (let other = 0; other < seats; other++)
      if (canSay(table, said, seat, other, seats))
        options.push(`${isOpen(table, seat, other) ? 'bar' : 'let'} ${other}`);
    if (!options.some((option) => typeof option === 'number' || option.startsWith('purge'))) return null;
    if (isOn(table, OBJECTIVES) && (shown & bit(seat)) === 0 && isHidden(view, seat)) options.push('show');
    return { prompt: { key: 'ask.build' }, choice: { kind: 'one', noun: 'planet', options }, pass: true };
  },
  why({ table }, _, seat, answer) {
    const [verb] = words(answer);
    if (verb === 'purge') return no('5.12', 'refuse.purge');
    if (verb === 'show') return no('13.1', 'refuse.show');
    if (typeof answer !== 'number') return no('6.2.5', 'refuse.let');
    return table.owner[planetAt(table, answer)] === seat ? no('5.9', 'refuse.poor') : no('5.9', 'refuse.own-planet');
  },
  take(kit, frame, seat, answer) {
    const { table, seats } = kit.state;
    if (answer === null) return kit.leave();
    if (typeof answer === 'number') return kit.call('yard', { seat, planet: planetAt(table, answer) });
    const [verb, what = NONE] = words(answer);
    if (verb === 'show') {
      frame.shown = (frame.shown ?? 0) | bit(seat);
      return special?.used(kit, seat);
    }
    if (verb === 'purge') {
      frame.purged ??= table.planet.map(() => 0);
      frame.purged[planetAt(table, what)] = 1;
      return purge(kit, planetAt(table, what), seat);
    }
    frame.let ??= Array.from({ length: seats }, () => 0);
    frame.let[seat] = (frame.let[seat] ?? 0) | (1 << what);
    table.open[seat] = (table.open[seat] ?? 0) ^ (1 << what);
    kit.tell(verb === 'let' ? 'log.let' : 'log.bar', { who: seat, whom: what }, '6.2.5');
  },
};

/** §13.1: an objective may be turned up. */
const isHidden = (view: State<Table>, seat: Seat): boolean =>
  ((view.held.know[view.table.aim[seat] ?? NONE] ?? 0) & bit(view.seats)) === 0;

/** Once for each other seat and phase. */
const canSay = (table: Table, said: readonly number[] | undefined, seat: Seat, other: Seat, seats: number): boolean =>
  other !== seat && inPlay(table, seats).includes(other) && ((said?.[seat] ?? 0) & (1 << other)) === 0;
export const isOpen = (table: Table, seat: Seat, other: Seat): boolean =>
  ((table.open[seat] ?? 0) & (1 << other)) !== 0;

/** §5.12, §13.3: only against an infestation, and nobody but the parasites knows whether it is one. */
const canPurge = (table: Table, purged: readonly number[] | undefined, seat: Seat, planet: Planet): boolean =>
  isOn(table, OBJECTIVES) &&
  (purged?.[planet] ?? 0) === 0 &&
  rule('5.12', table.line[planet] !== seat && table.line[planet] !== NONE);

function purge(kit: Kit, planet: Planet, who: Seat): void {
  const { table } = kit.state;
  reduce(table, planet, 1);
  kit.tell('log.purge', { who, planet: table.planet[planet] ?? NONE }, '5.12');
}

/** Whether there is IOU for anything at all. */
function isRich(view: State<Table>, planet: Planet): boolean {
  const { table } = view;
  const iou = iouOf(table, planet);
  if (iou === 0 || (!isOn(table, BASIC) && iou >= NUMBERS.goodCost.is)) return iou > 0;
  for (let kind = 0; kind < BUILDABLE; kind++)
    if (costOf(table, kind) <= iou && canBuild(view, planet, kind)) return true;
  return false;
}

/** §3.6, §9: whether a planet's Tech suffices for a kind of unit. */
function canBuild(view: State<Table>, planet: Planet, kind: number): boolean {
  const owner = view.table.owner[planet] ?? NONE;
  const tech = special?.needs(view, owner, kind, unit(kind).tech) ?? unit(kind).tech;
  return rule('3.6', (view.table.tech[planet] ?? 0) >= tech);
}

/** What a planet can make now: units by kind, and goods of its owner's colour. */
export function yardOf(view: State<Table>, planet: Planet): Amount[] {
  const { table } = view;
  const iou = iouOf(table, planet);
  const entries: Amount[] = [];
  for (let kind = 0; kind < BUILDABLE; kind++) {
    const weight = costOf(table, kind);
    if (canBuild(view, planet, kind)) entries.push({ id: kind, min: 0, max: Math.floor(iou / weight), weight });
  }
  // §12.4: no goods in the Basic game.
  if (!rule('12.4', isOn(table, BASIC))) {
    const { is: weight } = NUMBERS.goodCost;
    const max = rule('5.10', true) ? Math.min(table.ind[planet] ?? 0, Math.floor(iou / weight)) : iou;
    entries.push({ id: 'goods', min: 0, max, weight });
  }
  return entries;
}

export const yard: Step<'yard'> = {
  may: (_, { seat }) => [seat],
  ask(view, { planet }) {
    const { table } = view;
    const entries = yardOf(view, planet);
    const iou = iouOf(table, planet);
    return {
      prompt: { key: 'ask.yard', args: { planet: table.planet[planet] ?? NONE, iou } },
      choice: { kind: 'amounts', noun: 'unit', entries, min: 0, max: iou },
      otherwise: entries.map(() => 0),
    };
  },
  why: () => no('5.9', 'refuse.yard'),
  take(kit, { seat, planet }, _, amounts) {
    const { table } = kit.state;
    const hex = table.planet[planet] ?? NONE;
    const what: string[] = [];
    for (const [i, { id, weight }] of yardOf(kit.state, planet).entries()) {
      const count = amounts[i] ?? 0;
      if (count === 0) continue;
      what.push(`of ${count} ${id}`);
      mint(table, hex, SOIL, IOU, -count * weight);
      if (typeof id === 'number') {
        if (unit(id).tech > (table.tech[planet] ?? 0)) special?.used(kit, seat);
        commission(table, planet, seat, id, count);
      } else mint(table, hex, SOIL, GOODS + seat, count);
    }
    if (what.length > 0) kit.tell('log.build', { who: seat, planet: hex, what }, '5.9');
    kit.leave();
  },
};

/** §5.9: new units wait in the yard; §12.2: in the Basic game they are there at once. */
function commission(table: Table, planet: Planet, seat: Seat, kind: number, count: number): void {
  if (!rule('12.2', isOn(table, BASIC)) && !bend(table, 'atOnce', false, seat)) return wait(table, planet, kind, count);
  const line = kind === COL ? (table.line[planet] ?? NONE) + 1 : 0;
  muster(table, unitKey(table.planet[planet] ?? NONE, seat, kind, line), count);
}

/** §12.1: each planet does exactly one thing: raise Ind, raise Tech, or collect and build; or, against an infestation, lower Ind. */
export const basic: Step<'basic'> = {
  may({ table }, { planet = 0 }) {
    return isOn(table, BASIC) && nextOwn(table, planet) !== NONE ? [table.active] : [];
  },
  ask({ table }, { planet = 0 }) {
    const options = deeds(table, table.active, nextOwn(table, planet));
    const args = { planet: table.planet[nextOwn(table, planet)] ?? NONE };
    return { prompt: { key: 'ask.basic', args }, choice: { kind: 'one', noun: 'word', options }, otherwise: 'collect' };
  },
  why: () => no('12.1', 'refuse.basic'),
  take(kit, frame, seat, answer) {
    const { table } = kit.state;
    const planet = nextOwn(table, frame.planet ?? 0);
    frame.planet = planet + 1;
    if (answer === 'collect') return collect(kit, planet, seat);
    if (answer === 'purge') return purge(kit, planet, seat);
    const level = answer === 'ind' ? 'ind' : 'tech';
    lift(kit.state, planet, level);
    const args = { who: seat, planet: table.planet[planet] ?? NONE, level: table[level][planet] ?? 0 };
    kit.tell(level === 'ind' ? 'log.ind' : 'log.tech', args, '12.1');
  },
  run(kit) {
    if (isOn(kit.state.table, BASIC)) kit.goto('civ');
    else kit.leave();
  },
};
const nextOwn = (table: Table, from: Planet): Planet => table.owner.indexOf(table.active, from);
const deeds = (table: Table, seat: Seat, planet: Planet): string[] => [
  ...(levelBar(table, planet, 'ind') === null ? ['ind'] : []),
  ...(levelBar(table, planet, 'tech') === null ? ['tech'] : []),
  'collect',
  ...(canPurge(table, undefined, seat, planet) ? ['purge'] : []),
];
function collect(kit: Kit<'basic'>, planet: Planet, seat: Seat): void {
  const { table } = kit.state;
  const hex = table.planet[planet] ?? NONE;
  const ind = table.ind[planet] ?? 0;
  mint(table, hex, SOIL, IOU, ind);
  const ore = Math.min(ind, stored(table, hex, SOIL, MINERALS));
  if (ore > 0) refine(table, planet, ore);
  // §12: the trader's goods are converted here, too; there is nowhere to wait.
  const goods = sellGoods(kit, planet);
  mint(table, hex, SOIL, IOU, goods);
  kit.tell('log.collect', { who: seat, planet: hex, iou: ind + goods + ore }, '12.1');
  if (isRich(kit.state, planet)) kit.call('yard', { seat, planet });
}
