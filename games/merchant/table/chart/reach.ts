// Where a flight under way can still go: the rules themselves fly every way on an imagined world, so nothing is ruled
// twice. A way ends where a ? marker would turn up, since nobody knows what follows.

import {
  type Answer,
  askOf,
  clone,
  createKit,
  type GameEvent,
  fastDice,
  type Game,
  imagine,
  type Kit,
  picker,
  type Seat,
  type State,
  step,
  type View,
} from '@orrery/kernel';
import type { Dot } from '../../rules/board.ts';
import { cost, type Flight } from '../../rules/routes.ts';
import { NONE, type Table } from '../../rules/table.ts';

/** How a dot is reached. */
export interface Reach {
  readonly dot: Dot;
  /** MP left on arrival, and penalties paid on the way. */
  readonly left: number;
  readonly paid: number;
  /** What to answer, one after another. */
  readonly answers: readonly Answer[];
  /** The dots occupied, from the first after the start to this one. */
  readonly path: readonly Dot[];
  /** He is asked there or his flight ends there; else he is carried past. */
  readonly rests: boolean;
  /** A ? marker turns up there. */
  readonly reveals: boolean;
}

export interface Explored {
  readonly reached: ReadonlyMap<Dot, Reach>;
  /** The most MP that can be left on arrival, whatever it costs. */
  readonly soonest: ReadonlyMap<Dot, number>;
  /** Whether a pilot number was asked for anywhere. */
  readonly steered: boolean;
}

/** The dots a viewer's own flight can reach now; empty when none is under way. */
export function reachNow(game: Game<Table>, seen: View<Table>): ReadonlyMap<Dot, Reach> {
  if (seen.table.active !== seen.viewer || flightOf(seen) === null) return new Map();
  return explore(game, worldOf(game, seen), seen.viewer).reached;
}

/** A world that fits the view. What is imagined does not matter to a flight: it stops where something turns up. */
export const worldOf = (game: Game<Table>, seen: View<Table>): State<Table> => imagine(game, seen, picker(fastDice(1)));

/** The flight under way; null: none. */
export function flightOf({ frames }: State<Table>): Flight | null {
  const frame = frames.findLast(({ step: name }) => name === 'fly');
  return frame === undefined ? null : (frame as unknown as Flight);
}

interface Label {
  readonly world: State<Table>;
  readonly left: number;
  readonly paid: number;
  readonly answers: readonly Answer[];
  readonly path: readonly Dot[];
}

/** To no dot at all: the flight only goes on where it is forced to. */
const DRIFT = NONE;

/** All dots a flight can come to. */
function explore(game: Game<Table>, start: State<Table>, seat: Seat): Explored {
  const work = exploring(game, start, seat);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** So many labels are looked at before whoever asks may do something else. */
const PAUSE = 24;

/**
 * The same, a little at a time. `afresh`: it has not begun to move, and forced moves come first. Ways are compared by MP
 * left and money paid; one that comes to the same dot by the same path and pilot number with less of both is dropped.
 */
export function* exploring(
  game: Game<Table>,
  start: State<Table>,
  seat: Seat,
  afresh = false,
): Generator<void, Explored> {
  const kit = createKit(game, fastDice(1));
  const reached = new Map<Dot, Reach>();
  const soonest = new Map<Dot, number>();
  const seen = new Map<string, [left: number, paid: number][]>();
  const queue: Label[] = [];
  let steered = false;
  const follow = (from: Label, answer: Answer, said: readonly Answer[]): void => {
    const { stops, next } = advance(kit, from, seat, answer, said);
    for (const stop of stops) {
      note(reached, stop);
      soonest.set(stop.dot, Math.max(stop.left, soonest.get(stop.dot) ?? 0));
    }
    if (next !== null && isBetter(seen, keyOf(next.world, seat), next)) queue.push(next);
  };
  const first = { world: start, left: flightOf(start)?.mp ?? 0, paid: 0, answers: [], path: [] };
  if (afresh) follow(first, DRIFT, []);
  else queue.push(first);
  for (let at = 0; at < queue.length; at++) {
    if (at % PAUSE === PAUSE - 1) yield;
    const label = queue[at] as Label;
    for (const answer of goingOn(game, label.world, seat)) {
      steered ||= typeof answer === 'string' && answer.startsWith('pilot');
      follow(label, answer, [...label.answers, answer]);
    }
  }
  return { reached, soonest, steered };
}

/** The answers that keep a ship flying: any way out, pay what is due, blast nobody. */
function goingOn(game: Game<Table>, world: State<Table>, seat: Seat): readonly Answer[] {
  const ask = askOf(game, world, seat);
  if (ask?.choice.kind !== 'one') return ask?.pass === true ? [null] : [];
  const name = world.frames.at(-1)?.step;
  if (name === 'fly') return ask.choice.options.filter((option) => option !== 'land');
  if (name === 'penalty') return ['pay'];
  return name === 'blast' && ask.pass === true ? [null] : [];
}

/** Flies on by one answer: the dots on the way, and the flight as it goes on; null: it ends, or nobody knows how. */
function advance(
  kit: Kit<Table>,
  from: Label,
  seat: Seat,
  answer: Answer,
  answers: readonly Answer[],
): { readonly stops: readonly Reach[]; readonly next: Label | null } {
  const world = clone(from.world);
  step(kit, world, seat, answer);
  let { left, paid } = from;
  let here = from.world.table.at[seat] ?? NONE;
  const path = [...from.path];
  const passed: Reach[] = [];
  const own = kit.events.filter(({ args }) => args['seat'] === seat);
  const reveal = own.findIndex(({ key }) => key === 'log.reveal');
  const revealed = reveal >= 0;
  for (const event of revealed ? own.slice(0, reveal) : own) {
    const dot = arrival(event);
    if (event.key === 'log.penalty') paid += Number(event.args['due']);
    if (dot === NONE) continue;
    left = event.key === 'log.jump' ? left - cost(world.table, seat, here, dot) : Number(event.args['mp']);
    here = dot;
    path.push(dot);
    passed.push({ dot, left, paid, answers, path: [...path], rests: false, reveals: false });
  }
  const flying = !revealed && world.table.active === seat && flightOf(world) !== null;
  const last = passed.length - 1;
  const rests = !isHopping(world, flying);
  const stops = passed.map((stop, n) => (n === last ? { ...stop, rests, reveals: revealed } : stop));
  return { stops, next: flying ? { world, left, paid, answers, path } : null };
}

const isHopping = (world: State<Table>, flying: boolean): boolean => flying && (flightOf(world)?.hop.length ?? 0) > 0;

const arrival = ({ key, args }: GameEvent): Dot =>
  key === 'log.fly' || key === 'log.jump' ? Number(args['dot']) : NONE;

/** A place to rest is better than one to be carried past, then little money, then few MP. */
function note(reached: Map<Dot, Reach>, found: Reach): void {
  const known = reached.get(found.dot);
  const better =
    known === undefined ||
    (found.rests !== known.rests
      ? found.rests
      : found.paid !== known.paid
        ? found.paid < known.paid
        : found.left > known.left);
  if (better) reached.set(found.dot, found);
}

/** What decides how a flight can go on, but for MP and money. Within one pilot number the way behind does not matter:
 *  a way that crosses itself can be cut short. The last path does: an arrow may point back along it (§6.43). */
function keyOf({ table, frames }: State<Table>, seat: Seat): string {
  const flight = frames.findLast(({ step: name }) => name === 'fly') as unknown as Flight | undefined;
  const top = frames.at(-1)?.step;
  if (flight === undefined) return '';
  const { pilot, chosen, hop, goal, used } = flight;
  return [table.at[seat], top, pilot, chosen, hop.join('-'), goal, used.at(-1)].join('|');
}

function isBetter(seen: Map<string, [number, number][]>, key: string, { left, paid }: Label): boolean {
  const known = seen.get(key) ?? [];
  if (known.some(([mp, due]) => mp >= left && due <= paid)) return false;
  seen.set(key, [...known.filter(([mp, due]) => mp > left || due < paid), [left, paid]]);
  return true;
}
