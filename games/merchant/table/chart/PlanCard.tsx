// The place looked at: what is there, the course to it, and a button that sets out.

import type { Sentence } from '@orrery/kernel';
import type { Ref } from 'react';
import type { Dot } from '../../rules/board.ts';
import { NONE } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { inTurns, type Props } from '../shared/props.ts';
import type { Course } from './course.ts';
import { percent, thingsAt } from './dot-label.tsx';
import type { Plan } from './plan.ts';
import type { Act, Laid } from './useCourse.ts';

interface PlanCardProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly props: Props;
  readonly dot: Dot;
  readonly course: Course;
  readonly laid: Laid;
}

const ACTS: Readonly<Record<Exclude<Act, 'none'>, string>> = {
  pick: 'chart.go-pick',
  land: 'chart.land',
  stay: 'word.stay',
  roll: 'chart.go-roll',
  fly: 'chart.go-fly',
};

export function PlanCard({ ref, props, dot, course, laid }: PlanCardProps) {
  const { say, name, busy } = props;
  const { look } = useFocus();
  const { plan, act } = laid;
  const short = act === 'fly' && plan?.stop?.dot !== dot;
  return (
    <div ref={ref} className="chart-plan" data-plan={dot} role="group" aria-label={name('dot', dot)}>
      <button
        type="button"
        className="chart-plan-close"
        aria-label={say({ key: 'chart.forget' })}
        title={say({ key: 'chart.forget' })}
        onClick={() => look(null)}
      >
        ✕
      </button>
      <strong>{name('dot', dot)}</strong>
      {thingsAt(props, dot).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {plan !== null && linesOf(props, course, plan, act).map((line) => <em key={line}>{line}</em>)}
      {act !== 'none' && (
        <button type="button" className="chart-plan-go" disabled={busy} onClick={laid.go}>
          {say({ key: short ? 'chart.go-on' : ACTS[act] })}
        </button>
      )}
    </div>
  );
}

/** Route, first dot, odds, turns, penalties: in few lines, since the card lies over the chart. */
function linesOf({ lang, say, view }: Props, course: Course, plan: Plan, act: Act): string[] {
  const { goal, path, first, chance, turns, due, stop } = plan;
  const plays = view.viewer < view.seats;
  if (goal === course.here) return [say({ key: plays ? 'chart.you-are-here' : 'chart.ship-is-here' })];
  if (path.length === 0) return [say({ key: 'chart.no-way' })];
  const isLed = stop !== null && stop.dot === goal;
  const found: Sentence[] = [];
  if (first !== NONE && chance !== null)
    found.push(chance > 0 ? { key: 'chart.chance', args: { percent: percent(chance) } } : { key: 'chart.no-chance' });
  if (isLed) found.push({ key: 'chart.reach', args: { spent: course.mp - stop.left, left: stop.left } });
  else found.push(inTurns('chart.turns', lang, turns));
  const tolls = isLed ? stop.paid : due;
  found.push(tolls > 0 ? { key: 'chart.paid', args: { due: tolls } } : { key: 'chart.no-tolls' });
  const whither =
    first !== NONE
      ? say({ key: 'chart.first', args: { dot: first } })
      : stop !== null && !isLed
        ? say({ key: 'chart.as-far', args: { dot: stop.dot } })
        : stop === null && course.reach.size > 0
          ? say({ key: 'chart.out-of-reach' })
          : isLed && stop.reveals
            ? say({ key: 'chart.reveals' })
            : '';
  const last = act === 'none' && plays ? say({ key: 'chart.later' }) : '';
  return [whither, found.map(say).join(' · '), last].filter((line) => line !== '');
}
