// The star chart: the board of Merchant of Venus. The printed part is drawn once; over it lie what changes, the ships, and
// what the decision at hand is about.

import './board.css';
import './pieces.css';
import './decision.css';
import './chart-bar.css';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../../../table.ts';
import { BASE, type Dot } from '../../rules/board.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { seatShown } from '../shared/props.ts';
import { Buttons } from './Buttons.tsx';
import { ChartBar } from './ChartBar.tsx';
import { courseOf } from './course.ts';
import { DotTip, labelOf } from './dot-label.tsx';
import { Globes } from './Globes.tsx';
import { Gradients } from './gradients.tsx';
import { Keyboard } from './Keyboard.tsx';
import { Lanes } from './Lanes.tsx';
import { Markers } from './Markers.tsx';
import { nameRooms, Names, useSystemNames } from './Names.tsx';
import { useOdds } from './odds.ts';
import { ChanceChips, ChanceTints, Lights, Steps, Targets, Trail } from './Overlay.tsx';
import { placeCards } from './place-card.ts';
import { PlanCard } from './PlanCard.tsx';
import { shipRooms, Ships, useFlights } from './Ships.tsx';
import { Sky } from './Sky.tsx';
import { useCamera, useLatest, zoomBy } from './useCamera.ts';
import { useCourse } from './useCourse.ts';

export function Chart(props: TableProps<Table>) {
  const { game, view, ask, events, motion, text, glyph, say, name, answer, busy } = props;
  const { table, viewer, seats } = view;
  const shown = seatShown(view);
  const home = table.at[shown] ?? NONE;
  const focus = useFocus();
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<SVGSVGElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const course = useMemo(() => courseOf(game, view, ask), [game, view, ask]);
  const chances = useOdds(game, view, course.declare);
  const [hovered, hover] = useState<Dot | null>(null);
  const [keyed, setKeyed] = useState<{ readonly dot: Dot; readonly on: boolean }>({ dot: NONE, on: false });
  const aim = hovered ?? (keyed.on ? keyed.dot : null);
  const laid = useCourse(props, course, chances);
  const cards = () => ({ tip: tip.current, plan: card.current, ship: home, goal: focus.dot });
  const { sheet, camera } = useCamera({
    frame,
    chart,
    motion,
    text,
    home,
    hover,
    press: laid.press,
    moved: (...now) => placeCards(cards(), ...now),
  });

  useFlights(chart, sheet, table.at, events, motion);
  useLayoutEffect(() => placeCards(cards(), camera.current, sheet));
  useEffect(() => {
    if (keyed.on) camera.current?.reveal(sheet.at(keyed.dot));
  }, [keyed, camera, sheet]);

  // Whoever looks on goes along with the ship at the helm.
  useEffect(() => {
    if (viewer >= seats && home !== NONE) camera.current?.reveal(sheet.at(home));
  }, [viewer, seats, home, camera, sheet]);

  const glyphOf = useStableGlyph(glyph);
  const called = useSystemNames((system) => name('system', system));
  const humans = say({ key: 'culture.humans' });
  const names = useMemo(
    () => [...nameRooms(sheet, view, called, humans), ...shipRooms(sheet, view.table.at)],
    [sheet, view, called, humans],
  );
  const { colour } = glyph(viewer);
  const reach = aim === null ? undefined : course.reach.get(aim);
  const path = reach?.path ?? (laid.plan === null || laid.act === 'pick' ? [] : laid.plan.path);
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
              {odds !== null && <ChanceTints sheet={sheet} odds={odds} from={course.here} />}
              {path.length > 0 && <Trail sheet={sheet} path={[course.here, ...path]} colour={colour} />}
              <Lanes sheet={sheet} />
              <Names sheet={sheet} called={called} />
            </g>
            <Markers sheet={sheet} view={view} glyph={glyphOf} humans={humans} />
            <Lights sheet={sheet} glow={focus.glow} look={focus.dot} />
            {odds !== null && <ChanceChips sheet={sheet} names={names} table={table} odds={odds} from={course.here} />}
            <Targets sheet={sheet} names={names} course={course} table={table} />
            {path.length > 0 && <Steps sheet={sheet} table={table} seat={viewer} path={path} colour={colour} />}
            <Ships sheet={sheet} at={table.at} active={table.active} viewer={viewer} glyph={glyphOf} />
            <g data-floats="" aria-hidden="true" />
            <Keyboard
              sheet={sheet}
              dot={keyDot}
              home={home}
              label={(dot) => labelOf(props, course, chances, dot)}
              travel={(dot) => setKeyed(dot === null ? { dot: keyDot, on: false } : { dot, on: true })}
              press={laid.press}
              zoom={(key) => zoomBy(camera.current, key)}
            />
            <Buttons sheet={sheet} course={course} view={view} say={say} answer={answer} busy={busy} />
          </Gradients>
        </svg>
      </div>
      {focus.dot !== null && <PlanCard ref={card} props={props} dot={focus.dot} course={course} laid={laid} />}
      {aim !== null && aim !== focus.dot && (
        <DotTip ref={tip} dot={aim} props={props} course={course} chances={chances} />
      )}
      <ChartBar
        props={props}
        flying={course.reach.size > 0}
        declared={odds === null ? undefined : declared}
        camera={() => camera.current}
        toShip={home === NONE ? null : () => camera.current?.goTo(sheet.at(home), 1.25)}
        ship={viewer < seats ? { key: 'chart.my-ship' } : { key: 'chart.ship-of', args: { seat: shown } }}
      />
    </div>
  );
}

/** Marks do not change while a table is open; the function that gives them may. */
function useStableGlyph(glyph: TableProps['glyph']): TableProps['glyph'] {
  const latest = useLatest(glyph);
  return useCallback((seat) => latest.current(seat), [latest]);
}
