// A course to any place: the way to expect, the first dot to declare, the odds, the penalties, the turns; and how far a roll leads
// along it.

import type { Answer, Scalar } from '@orrery/kernel';
import { mpTo, wayTo } from '../../bot/distance.ts';
import { isSkipped, shipKindOf } from '../../bot/graph.ts';
import type { Dot } from '../../rules/board.ts';
import { afterShields } from '../../rules/gear.ts';
import { penaltyAt } from '../../rules/places.ts';
import { NONE } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';
import { turnsFrom } from '../shared/estimates.ts';
import type { Props } from '../shared/props.ts';
import type { Course } from './course.ts';
import type { Chances } from './odds.ts';
import type { Reach } from './reach.ts';

export interface Plan {
  readonly goal: Dot;
  /** The dots of the way, the goal last. */
  readonly path: readonly Dot[];
  /** The first dot to declare now; -1: nothing is to be declared. */
  readonly first: Dot;
  /** How likely this turn leads there by way of it; null: not known, or the dice have fallen. */
  readonly chance: number | null;
  /** Turns to expect, this one included. */
  readonly turns: number;
  /** Penalties on the way. */
  readonly due: number;
  /** How far the roll leads; null: no flight is under way, or it leads nowhere nearer. */
  readonly stop: Reach | null;
}

type View = Props['view'];

/** A chance this good decides which dot is declared; a poorer one does not make up for a detour. */
const GOOD = 0.25;

export function planOf(view: View, course: Course, chances: Chances, goal: Dot): Plan {
  const { table, viewer } = view;
  const ship = shipKindOf(table, viewer);
  const stop = course.reach.size > 0 ? stopFor(view, course, goal) : null;
  const first = firstFor(view, course, chances, goal);
  const start = stop?.dot ?? (first === NONE ? course.here : first);
  const ahead = wayTo(ship, start, goal);
  const led = stop?.path ?? (first === NONE ? [] : [first]);
  const path = [...led, ...ahead];
  const odds = chances.by.get(first);
  const tolls = path
    .slice(0, -1)
    .filter((dot) => !isSkipped(ship, dot))
    .map((dot) => afterShields(table, viewer, penaltyAt(table, dot, viewer)));
  return {
    goal,
    path,
    first,
    chance: odds === undefined ? null : (odds[goal] ?? 0),
    turns: turnsFrom(view, viewer, course.here)(goal),
    due: tolls.reduce((sum, due) => sum + due, 0),
    stop,
  };
}

/** The dot to declare: the likeliest to lead there this turn, else the nearest to it. */
function firstFor({ table, viewer }: View, { declare, here }: Course, chances: Chances, goal: Dot): Dot {
  if (declare.size === 0 || goal === here) return NONE;
  const dots = [...declare.keys()];
  const chanceBy = (dot: Dot): number => chances.by.get(dot)?.[goal] ?? 0;
  const likeliest = dots.toSorted((a, b) => chanceBy(b) - chanceBy(a))[0] ?? NONE;
  if (chanceBy(likeliest) >= GOOD) return likeliest;
  const mp = mpTo(shipKindOf(table, viewer), goal);
  return dots.toSorted((a, b) => (mp[a] ?? Infinity) - (mp[b] ?? Infinity))[0] ?? NONE;
}

/** The goal itself, else the place to rest nearest to it that this roll leads to. */
function stopFor({ table, viewer }: View, { reach, here }: Course, goal: Dot): Reach | null {
  const there = reach.get(goal);
  if (there !== undefined) return there;
  const mp = mpTo(shipKindOf(table, viewer), goal);
  const left = (dot: Dot): number => mp[dot] ?? Infinity;
  const [best] = [...reach.values()].filter(({ rests }) => rests).sort((a, b) => left(a.dot) - left(b.dot));
  return best !== undefined && left(best.dot) < left(here) ? best : null;
}

/** What of a way goes without asking: the dots along it, up to the first choice that is the player's own. */
export function withoutAsking(options: readonly Scalar[], answers: readonly Answer[]): readonly Answer[] {
  const [head] = answers;
  const pilots = options.filter((option) => words(option)[0] === 'pilot');
  const led = head !== undefined && pilots.length === 1 && head === pilots[0] ? 1 : 0;
  return [...answers.slice(0, led), ...dotsFrom(answers, led)];
}

/** The same where the player has said by a click how he wants to go on: the choice at hand is made by it. */
export const chosenBy = (answers: readonly Answer[]): readonly Answer[] => [
  ...answers.slice(0, 1),
  ...dotsFrom(answers, 1),
];

function dotsFrom(answers: readonly Answer[], from: number): readonly Answer[] {
  const rest = answers.slice(from);
  const choice = rest.findIndex((answer) => typeof answer !== 'number');
  return choice < 0 ? rest : rest.slice(0, choice);
}
