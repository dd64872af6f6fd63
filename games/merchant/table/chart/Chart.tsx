// The star chart: the board of Merchant of Venus. The printed part is drawn once; over it lie what changes, the ships, and
// what the decision at hand is about.

import './board.css';
import './pieces.css';
import './decision.css';
import './chart-bar.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../../../table.ts';
import { BASE, type Dot, ways } from '../../rules/board.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { Buttons } from './Buttons.tsx';
import { ChartBar } from './ChartBar.tsx';
import { answersAt, type Course, courseOf } from './course.ts';
import { DotTip, labelOf, placeTip } from './dot-label.tsx';
import { Globes } from './Globes.tsx';
import { Gradients } from './gradients.tsx';
import { Keyboard } from './Keyboard.tsx';
import { Lanes } from './Lanes.tsx';
import { Markers } from './Markers.tsx';
import { Names, useSystemNames } from './Names.tsx';
import { useOdds } from './odds.ts';
import { ChanceChips, ChanceTints, Lights, Steps, Targets, Trail } from './Overlay.tsx';
import { Ships, useFlights } from './Ships.tsx';
import { Sky } from './Sky.tsx';
import { useCamera, useLatest, zoomBy } from './useCamera.ts';

export function Chart(props: TableProps<Table>) {
  const { game, view, ask, events, motion, glyph, say, name, answer, busy } = props;
  const { table, viewer } = view;
  const home = table.at[viewer] ?? NONE;
  const focus = useFocus();
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<SVGSVGElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const course = useMemo(() => courseOf(game, view, ask), [game, view, ask]);
  const chances = useOdds(game, view, course.declare);
  const [hovered, hover] = useState<Dot | null>(null);
  const [keyed, setKeyed] = useState<{ readonly dot: Dot; readonly on: boolean }>({ dot: NONE, on: false });
  const aim = hovered ?? (keyed.on ? keyed.dot : null);
  const press = (dot: Dot): void => {
    focus.look(dot);
    if (answerAt(props, course, dot)) hover(null);
  };
  const { sheet, camera } = useCamera({
    frame,
    chart,
    motion,
    home,
    hovered,
    hover,
    press,
    moved: (...now) => placeTip(tip.current, ...now),
  });

  useFlights(chart, sheet, table.at, events, motion);
  useEffect(() => {
    if (aim !== null) placeTip(tip.current, camera.current, sheet);
  }, [aim, camera, sheet]);
  useEffect(() => {
    if (keyed.on) camera.current?.reveal(sheet.at(keyed.dot));
  }, [keyed, camera, sheet]);

  const glyphOf = useStableGlyph(glyph);
  const called = useSystemNames((system) => name('system', system));
  const { colour } = glyph(viewer);
  const reach = aim === null ? undefined : course.reach.get(aim);
  const odds = (aim === null ? undefined : chances.by.get(aim)) ?? chances.best;
  const keyDot = keyed.dot === NONE ? (home === NONE ? BASE : home) : keyed.dot;
  const declared = aim !== null && chances.by.has(aim) ? aim : null;

  return (
    <div className="star-chart" data-motion={motion}>
      {/* Arrow keys are ours inside: it is travelled like a map, not read like a page. */}
      <div ref={frame} className="chart-frame">
        <svg
          ref={chart}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          textAnchor="middle"
          role="application"
          aria-label={say({ key: 'chart.board' })}
        >
          <Gradients>
            <g aria-hidden="true">
              <Sky sheet={sheet} />
              <Globes sheet={sheet} />
              {odds !== null && <ChanceTints sheet={sheet} table={table} odds={odds} from={course.here} />}
              {reach !== undefined && <Trail sheet={sheet} path={[course.here, ...reach.path]} colour={colour} />}
              <Lanes sheet={sheet} />
              <Names sheet={sheet} called={called} />
            </g>
            <Markers sheet={sheet} view={view} glyph={glyphOf} humans={say({ key: 'culture.humans' })} />
            <Lights sheet={sheet} glow={focus.glow} look={focus.dot} />
            {odds !== null && <ChanceChips sheet={sheet} table={table} odds={odds} from={course.here} />}
            <Targets sheet={sheet} course={course} table={table} />
            {reach !== undefined && <Steps sheet={sheet} table={table} seat={viewer} reach={reach} colour={colour} />}
            <Ships sheet={sheet} at={table.at} active={table.active} viewer={viewer} glyph={glyphOf} />
            <g data-floats="" aria-hidden="true" />
            <Keyboard
              sheet={sheet}
              dot={keyDot}
              home={home}
              label={(dot) => labelOf(props, course, chances, dot)}
              travel={(dot) => setKeyed(dot === null ? { dot: keyDot, on: false } : { dot, on: true })}
              press={press}
              zoom={(key) => zoomBy(camera.current, key)}
            />
            <Buttons sheet={sheet} course={course} view={view} say={say} answer={answer} busy={busy} />
          </Gradients>
        </svg>
      </div>
      {aim !== null && <DotTip ref={tip} dot={aim} props={props} course={course} chances={chances} />}
      <ChartBar
        props={props}
        flying={course.reach.size > 0}
        declared={odds === null ? undefined : declared}
        camera={() => camera.current}
        toShip={home === NONE ? null : () => camera.current?.goTo(sheet.at(home), 1.25)}
      />
    </div>
  );
}

/** Marks do not change while a table is open; the function that gives them may. */
function useStableGlyph(glyph: TableProps['glyph']): TableProps['glyph'] {
  const latest = useLatest(glyph);
  return useCallback((seat) => latest.current(seat), [latest]);
}

/** Answers what a click on a dot means, if it means something now; else, where it should, says why not. */
function answerAt({ ask, answer, why, explain, busy }: TableProps<Table>, course: Course, dot: Dot): boolean {
  const answers = busy ? null : answersAt(course, dot);
  if (answers !== null) {
    answer(...answers);
    return true;
  }
  // Next to his ship a click means: fly there.
  const near = (ways[course.here] ?? []).some(({ to }) => to === dot);
  if (!near || ask === null) return false;
  const refusal = course.declare.size > 0 ? why(`to ${dot}`) : course.reach.size > 0 ? why(dot) : null;
  if (refusal !== null) explain(refusal);
  return false;
}
