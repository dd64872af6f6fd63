// Flying by destination: the first press on a place lays a course to it, the second one sets out; then the ship goes on by itself as far
// as the roll leads, and waits wherever the choice is the player's.

import { useEffect, useRef } from 'react';
import type { Dot } from '../../rules/board.ts';
import { NONE } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { optionsOf, type Props } from '../shared/props.ts';
import type { Course } from './course.ts';
import type { Chances } from './odds.ts';
import { chosenBy, type Plan, planOf, withoutAsking } from './plan.ts';

/** What a second press does: nothing can be done now, choose a dot, land, stay, declare and roll, fly. */
export type Act = 'none' | 'pick' | 'land' | 'stay' | 'roll' | 'fly';

export interface Laid {
  /** The course to the place looked at; null: none is, or the viewer has no ship. */
  readonly plan: Plan | null;
  readonly act: Act;
  /** Null: beside all places, which puts the course away. */
  press(dot: Dot | null): void;
  go(): void;
}

export function useCourse(props: Props, course: Course, chances: Chances): Laid {
  const { view, ask, events, busy } = props;
  const { dot: goal, look } = useFocus();
  const plan = goal === null || course.here === NONE ? null : planOf(view, course, chances, goal);
  const act = plan === null ? 'none' : actFor(props, course, plan);
  /** The place the ship is under way to. */
  const under = useRef<Dot | null>(null);
  const before = useRef({ ask, told: events.length });
  useEffect(() => {
    const last = before.current;
    if (last.ask === ask || busy) return;
    before.current = { ask, told: events.length };
    if (under.current === null || ask === null) return;
    // Undone, arrived, put away, or over: he does not set out again by himself.
    const isUndone = events.length < last.told || goal !== under.current;
    const isThere = !isUndone && course.here === goal;
    if (isUndone || isThere || !isFlying(view)) {
      under.current = null;
      if (isThere) look(null);
      return;
    }
    const answers = plan?.stop === null || plan === null ? [] : withoutAsking(optionsOf(ask), plan.stop.answers);
    if (answers.length > 0) props.answer(...answers);
  });
  const go = (): void => {
    if (plan === null || busy) return;
    if (act === 'roll' || act === 'fly') under.current = plan.goal;
    if (act === 'none') look(null);
    else if (act === 'pick') props.answer(plan.goal);
    else if (act === 'land' || act === 'stay') props.answer(act);
    else if (act === 'roll') props.answer(course.declare.get(plan.first) ?? null);
    else if (plan.stop !== null) props.answer(...chosenBy(plan.stop.answers));
  };
  const press = (dot: Dot | null): void => {
    if (dot === null || dot !== goal) {
      under.current = null;
      look(dot);
    } else go();
  };
  return { plan, act, press, go };
}

/** From the roll on, until the flight is over. */
const isFlying = ({ table, frames, viewer }: Props['view']): boolean =>
  table.active === viewer && frames.some(({ step }) => step === 'mulligan' || step === 'fly');

function actFor({ ask }: Props, course: Course, plan: Plan): Act {
  const options = optionsOf(ask);
  if (course.pick.has(plan.goal)) return 'pick';
  if (plan.goal === course.here) return course.land ? 'land' : options.includes('stay') ? 'stay' : 'none';
  if (plan.first !== NONE) return 'roll';
  return plan.stop === null ? 'none' : 'fly';
}
