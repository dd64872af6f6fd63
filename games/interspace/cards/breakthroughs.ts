// Breakthroughs (§14): how they are taken, and what those do that only change a number. Jamming, Modular Units and what is saved after
// a combat have files of their own.

import { no, rule, type Seat } from '@orrery/kernel';
import { BREAKTHROUGHS as DECK, breakthrough as numberOf } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { AB, BB, CA, DD, PB, SCT } from '../data/units.ts';
import { type Bending, has } from '../rules/hooks.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { DRIVES, isOn, type Table } from '../rules/table.ts';
import { isWarship } from '../rules/units.ts';

export const bendings: readonly Bending[] = [
  { id: 'nav-computers', bends: { drag: () => 0, gate: () => 0 } },
  { id: 'jamming', bends: { advance: (_, value, __, kind) => value || kind === SCT } },
  {
    id: 'lrms',
    bends: { volley: (_, value, __, kind) => value + (kind === DD || kind === CA || kind === BB ? 1 : 0) },
  },
  { id: 'nova-bombs', bends: { bombs: (_, __, ___, die) => die } },
  { id: 'ore-refining', bends: { mining: (_, value) => value + 1 } },
  { id: 'survey-probes', bends: { tiles: (_, value) => Math.max(value, 2) } },
  { id: 'cargo-pods', bends: { hold: (_, value) => value + 3 } },
  { id: 'long-supply', bends: { support: (_, value) => value + 2 } },
  { id: 'automated-yards', bends: { atOnce: () => true } },
  { id: 'sealed-habitats', bends: { foundTech: (_, value) => Math.max(value, 2), foundIou: (_, value) => value + 2 } },
  { id: 'fire-control', bends: { fire: (_, value, __, kind) => (kind === PB || kind === AB ? 1 : value) } },
  {
    id: 'screens',
    bends: { shields: (_, value, __, kind) => (isWarship(kind) && value > 0 ? value + 1 : value), safe: () => true },
  },
  {
    id: 'planet-shields',
    bends: {
      // A step is three pips: 4 to 6 do what 1 to 3 would, and those nothing.
      bombed: (_, value, __, die) => (die <= NUMBERS.lightBombs.is ? 0 : Math.max(1, value - NUMBERS.planetShield.is)),
      walls: (_, value) => value + NUMBERS.planetShield.is,
    },
  },
  { id: 'gate-keys', bends: { keys: () => true } },
];

const DRIVE = numberOf('drive-improvement');
const cardsOf = (table: Table, seat: Seat): number => {
  let count = table.drives[seat] ?? 0;
  for (let card = 0; card < DECK.length; card++) if (card !== DRIVE && has(table, seat, card)) count++;
  return count;
};

/** Why a card cannot be taken, as a rule's number; null: it can. `level`: the highest it may have. */
function bar(table: Table, seat: Seat, card: number, level: number, start: boolean): string | null {
  const found = DECK[card];
  if (found === undefined || !rule('14.1', found.level <= level)) return '14.1';
  if (card === DRIVE) {
    if (!isOn(table, DRIVES)) return '14.1';
    if (rule('14.2', start && (table.drives[seat] ?? 0) > 0)) return '14.2';
    return rule('14.4', 2 * (table.drives[seat] ?? 0) > cardsOf(table, seat)) ? '14.4' : null;
  }
  if (rule('14.1', has(table, seat, card))) return '14.1';
  const taken = table.cards.filter((mask) => (mask & (1 << card)) !== 0).length;
  return rule('14.1', taken < found.copies) ? null : '14.1';
}
function open(table: Table, seat: Seat, level: number, start: boolean): number[] {
  return [...DECK.keys()].filter((card) => bar(table, seat, card, level, start) === null);
}
function whyNot(table: Table, seat: Seat, card: unknown, level: number, start: boolean): ReturnType<typeof no> {
  switch (bar(table, seat, Number(card), level, start)) {
    case '14.2':
      return no('14.2', 'refuse.second-drive');
    case '14.4':
      return no('14.4', 'refuse.drives');
    default:
      return no('14.1', 'refuse.breakthrough');
  }
}
function gain(kit: Kit, who: Seat, card: number): void {
  const { table } = kit.state;
  if (card === DRIVE) table.drives[who] = (table.drives[who] ?? 0) + 1;
  else table.cards[who] = (table.cards[who] ?? 0) | (1 << card);
  kit.tell('log.breakthrough', { who, card }, '14.1');
}
const QUESTION = { key: 'ask.breakthrough' };

/** §14.2: two to begin with. The first of level (A) or 2, in an order drawn by lot; the second up to 3, the other way round. The queue
 *  holds both rounds. */
export const draft: Step<'draft'> = {
  may: (_, { queue }) => queue.slice(0, 1),
  ask({ table, seats }, { queue }, seat) {
    const options = open(table, seat, startLevel(queue, seats), true);
    if (options.length === 0) return null;
    return { prompt: QUESTION, choice: { kind: 'one', noun: 'breakthrough', options }, otherwise: options[0] ?? 0 };
  },
  why: ({ table, seats }, { queue }, seat, answer) => whyNot(table, seat, answer, startLevel(queue, seats), true),
  take(kit, frame, seat, card) {
    gain(kit, seat, card);
    frame.queue = frame.queue.slice(1);
  },
  run(kit, frame) {
    if (frame.queue.length === 0) return kit.goto('round');
    frame.queue = frame.queue.slice(1);
  },
};
const startLevel = (queue: readonly Seat[], seats: number): number => (rule('14.2', queue.length <= seats) ? 3 : 2);

/** §14.1: one for each level of Civ gained. What nobody may take is lost. */
export const breakthrough: Step<'breakthrough'> = {
  may: (_, { queue }) => queue.slice(0, 1),
  ask({ table }, _, seat) {
    const options = open(table, seat, table.civ[seat] ?? 0, false);
    if (options.length === 0) return null;
    return { prompt: QUESTION, choice: { kind: 'one', noun: 'breakthrough', options }, otherwise: options[0] ?? 0 };
  },
  why: ({ table }, _, seat, answer) => whyNot(table, seat, answer, table.civ[seat] ?? 0, false),
  take(kit, frame, seat, card) {
    gain(kit, seat, card);
    frame.queue = frame.queue.slice(1);
  },
  run(kit, frame) {
    if (frame.queue.length === 0) return kit.leave();
    frame.queue = frame.queue.slice(1);
  },
};
