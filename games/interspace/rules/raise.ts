// Raising levels (§5.7), all at once: each planet may raise Ind and Tech by one, and pays the new level. Then the Civ check (§5.8).

import { no, rule, type Seat, type State } from '@orrery/kernel';
import { civOf, inPlay, levelBar, levelCost, planetAt, planetsOf } from './planets.ts';
import { IOU, mint, SOIL, stored } from './stores.ts';
import { draftOrder } from './setup.ts';
import { type Step, words } from './steps.ts';
import { BASIC, BREAKTHROUGHS, isOn, NONE, type Planet, type Table } from './table.ts';

type Level = 'ind' | 'tech';
const MARK = { ind: 1, tech: 2 } as const;
const LEVELS: readonly Level[] = ['tech', 'ind'];
const isLevel = (word: string): word is Level => word === 'ind' || word === 'tech';

/** Why not, as a rule's number; null: this level can be raised now. */
function bar(table: Table, raised: readonly number[] | undefined, planet: Planet, level: Level): string | null {
  if (!rule('5.7', ((raised?.[planet] ?? 0) & MARK[level]) === 0)) return '5.7';
  const barred = levelBar(table, planet, level);
  if (barred !== null) return barred;
  const iou = stored(table, table.planet[planet] ?? NONE, SOIL, IOU);
  return rule('5.7', iou >= levelCost(table, planet, level)) ? null : '5.7';
}

export const raise: Step<'raise'> = {
  together: 'common',
  may: ({ table, seats }) => (isOn(table, BASIC) ? [] : inPlay(table, seats)),
  ask({ table }, { raised }, seat) {
    const options: string[] = [];
    for (const planet of planetsOf(table, seat))
      for (const level of LEVELS)
        if (bar(table, raised, planet, level) === null) options.push(`${level} ${table.planet[planet] ?? NONE}`);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.raise' }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why({ table }, { raised }, seat, answer) {
    const [level, hex = NONE] = words(answer);
    const planet = planetAt(table, hex);
    if (!isLevel(level) || table.owner[planet] !== seat) return no('5.7', 'refuse.own-planet');
    switch (bar(table, raised, planet, level)) {
      case '3.2':
        return no('3.2', 'refuse.above-tech');
      case '3.3':
        return no('3.3', 'refuse.top-level');
      default:
        return no('5.7', 'refuse.level');
    }
  },
  take(kit, frame, seat, answer) {
    if (answer === null) return kit.leave();
    const { table } = kit.state;
    const [level, hex = NONE] = words(answer);
    if (!isLevel(level)) return;
    const planet = planetAt(table, hex);
    frame.raised ??= table.planet.map(() => 0);
    frame.raised[planet] = (frame.raised[planet] ?? 0) | MARK[level];
    mint(table, hex, SOIL, IOU, -levelCost(table, planet, level));
    lift(kit.state, planet, level);
    const args = { who: seat, planet: hex, level: table[level][planet] ?? 0 };
    kit.tell(level === 'ind' ? 'log.ind' : 'log.tech', args, '5.7');
  },
};

export function lift({ table }: State<Table>, planet: Planet, level: Level): void {
  table[level][planet] = (table[level][planet] ?? 0) + 1;
}

/** §5.8, §14.1: whose Civ is higher than ever takes a breakthrough for each level, in an order drawn by lot. */
export const civ: Step<'civ'> = {
  run(kit) {
    const { table } = kit.state;
    const gained: Seat[] = [];
    for (const seat of draftOrder(kit)) {
      const now = civOf(table, seat);
      for (let level = table.civ[seat] ?? 0; rule('5.8', level < now); level++) gained.push(seat);
      if (now > (table.civ[seat] ?? 0)) kit.tell('log.civ', { who: seat, civ: now }, '5.8');
      table.civ[seat] = Math.max(now, table.civ[seat] ?? 0);
    }
    if (gained.length > 0 && isOn(table, BREAKTHROUGHS)) kit.goto('breakthrough', { queue: gained });
    else kit.leave();
  },
};
