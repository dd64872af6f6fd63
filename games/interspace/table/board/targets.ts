// What can be answered on the board: which cells stand for which answers to the question asked now, and what a click on any other cell
// would have meant, so that its refusal says why not.

import type { Answer, Ask, Scalar, View } from '@orrery/kernel';
import { homeOf } from '../../rules/map.ts';
import { goalName } from '../../rules/routes.ts';
import { words } from '../../rules/steps.ts';
import type { Table } from '../../rules/table.ts';
import { type Flight, isHalt } from '../flight.ts';
import { beyondName, type Cell, hexName } from './sheet.ts';

interface Target {
  readonly entry: number;
  readonly id: Scalar;
}
export interface Targets {
  /** `one`: a click answers; `some`: it ticks; null: the question is not about the map. */
  readonly kind: 'one' | 'some' | null;
  readonly noun: string;
  readonly by: ReadonlyMap<string, readonly Target[]>;
  /** §6.2: what flying to a cell costs, and where ships must halt. */
  readonly cost: ReadonlyMap<string, number>;
  readonly halts: ReadonlySet<string>;
  /** After which nothing can be undone. */
  readonly finals: ReadonlySet<string>;
}

const NOTHING: Targets = { kind: null, noun: '', by: new Map(), cost: new Map(), halts: new Set(), finals: new Set() };
/** Answers in words whose first number is a hex. */
const AT_HEX: readonly string[] = ['cargo', 'station', 'swap', 'fight', 'trade', 'ind', 'tech', 'purge'];
const NOUNS: readonly string[] = ['hex', 'planet', 'word'];

/** With ships picked on the map, what can be pressed is where they can go. */
export function targetsOf(
  { table }: View<Table>,
  ask: Ask | null,
  flight: Flight | null = null,
  final: ReadonlySet<Answer> = new Set(),
): Targets {
  const choice = ask?.choice;
  if (choice === undefined || (choice.kind !== 'one' && choice.kind !== 'some')) return NOTHING;
  const planned = flight !== null && flight.before.length > 0;
  const options = planned ? flight.goals.map(goalName) : choice.options;
  const by = new Map<string, Target[]>();
  for (const [entry, id] of options.entries()) {
    const cell = ask?.step === 'ring' ? ringCell(ask.seat, id) : cellOf(table, choice.noun, id);
    if (cell !== null) by.set(cell, [...(by.get(cell) ?? []), { entry, id }]);
  }
  if (by.size === 0 && !planned) return NOTHING;
  const cost = new Map<string, number>();
  const halts = new Set<string>();
  for (const goal of flight?.goals ?? []) {
    const cell = cellOf(table, 'hex', goalName(goal));
    if (cell === null || flight === null) continue;
    cost.set(cell, goal.cost);
    if (isHalt(table, flight, goal)) halts.add(cell);
  }
  const isFinal = (all: readonly Target[]): boolean => all.every(({ id }) => final.has(id));
  const finals = new Set([...by].filter(([, all]) => isFinal(all)).map(([cell]) => cell));
  return { kind: choice.kind, noun: choice.noun, by, cost, halts, finals };
}

/** §2.2: where the planet of one's own region would lie, for `ring 2 5`. */
const ringCell = (seat: number, id: Scalar): string => hexName(homeOf(seat) + 1 + (words(id)[1] ?? 0));

/** The cell an answer is about; null: none. */
export function cellOf(table: Table, noun: string, id: Scalar): string | null {
  if (!NOUNS.includes(noun)) return null;
  if (typeof id === 'number') return noun === 'word' ? null : hexName(id);
  const [verb, hex, side] = words(id);
  if (hex === undefined) return null;
  if (verb === 'out') return beyondName(table, hex, side ?? 0);
  return AT_HEX.includes(verb) ? hexName(hex) : null;
}

/** What a press on a cell that is no target would answer; undefined: nothing that is asked. */
export function wouldBe({ choice, step }: Ask, { hex, ways }: Cell): Answer | undefined {
  if (hex < 0) return step === 'fly' || step === 'move' ? ways[0] : undefined;
  if (step === 'attack') return `fight ${hex} -1`;
  if (step === 'raise') return `tech ${hex}`;
  if (choice.kind === 'some' && choice.noun === 'hex') return [hex];
  if (choice.kind === 'one' && (choice.noun === 'hex' || choice.noun === 'planet')) return hex;
  return undefined;
}
