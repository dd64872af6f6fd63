// The star chart: the board of Merchant of Venus. The printed part is drawn once; over it lie what changes, the ships, and
// what the decision at hand is about.

import './chart.css';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../../../table.ts';
import { BASE, BASE_SYSTEM, type Dot, ways } from '../../rules/board.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { Buttons } from './Buttons.tsx';
import { type Camera, openCamera } from './camera.ts';
import { answersAt, courseOf } from './course.ts';
import { Globes } from './Globes.tsx';
import { Controls, Dice, Legend, rollOf } from './Hud.tsx';
import { Inks } from './ink.tsx';
import { Keys } from './Keys.tsx';
import { labelOf } from './label.ts';
import { Lanes } from './Lanes.tsx';
import { Markers } from './Markers.tsx';
import { Names } from './Names.tsx';
import { ChanceChips, ChanceTints, Lights, Steps, Targets, Trail } from './Overlay.tsx';
import { nearestDot, type Sheet, sheetFor, WIDE } from './sheet.ts';
import { Ships } from './Ships.tsx';
import { Sky } from './Sky.tsx';
import { Tip } from './Tip.tsx';
import { useFlights } from './useFlights.ts';
import { useOdds } from './useOdds.ts';

/** Below this scale the whole chart is too small to read: it opens on the viewer's ship instead. */
const [READABLE, CLOSE] = [0.5, 0.72];
/** Pixels at the foot of the room kept for dice and buttons. */
const BAR = 60;

export function Chart(props: TableProps<Table>) {
  const { game, view, ask, events, motion, mark, say, name, answer, why, explain, busy } = props;
  const { table, viewer } = view;
  const focus = useFocus();
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  const sheet = useRoom(frame, camera);
  const course = useMemo(() => courseOf(game, view, ask), [game, view, ask]);
  const chances = useOdds(game, view, course.declare);
  const [hover, setHover] = useState<Dot | null>(null);
  const [keyed, setKeyed] = useState<{ readonly dot: Dot; readonly on: boolean }>({ dot: NONE, on: false });
  const aim = hover ?? (keyed.on ? keyed.dot : null);

  const press = (dot: Dot): void => {
    const answers = busy ? null : answersAt(course, dot);
    focus.look(dot);
    if (answers !== null) {
      setHover(null);
      answer(...answers);
      return;
    }
    // Next to his ship a click means: fly there. So it is said why not.
    const near = (ways[course.here] ?? []).some(({ to }) => to === dot);
    const refusal = near && ask !== null ? whyNot(why, course.declare.size > 0, course.reach.size > 0, dot) : null;
    if (refusal !== null) explain(refusal);
  };
  const doing = useLatest({ press, hover, sheet, motion });

  useLayoutEffect(() => {
    if (frame.current === null || chart.current === null) return undefined;
    const box = frame.current.getBoundingClientRect();
    const opened = openCamera({
      frame: frame.current,
      chart: chart.current,
      size: [sheet.width, sheet.height],
      room: [box.width, box.height],
      bar: BAR,
      smooth: () => doing.current.motion,
      tap(point, far, touch) {
        const dot = nearestDot(sheet, point, far);
        // A finger first shows where it points; the second touch is meant.
        if (dot === NONE || (touch && doing.current.hover !== dot)) setHover(dot === NONE ? null : dot);
        else doing.current.press(dot);
      },
      hover(point, far) {
        const dot = point === null ? NONE : nearestDot(sheet, point, far);
        setHover(dot === NONE ? null : dot);
      },
      moved: () => placeTip(tip.current, camera.current, sheet),
    });
    camera.current = opened;
    const small = Math.min(box.width / sheet.width, (box.height - BAR) / sheet.height) < READABLE;
    const ship = doing.current.sheet === sheet ? shipOf(table, viewer) : NONE;
    if (small && box.width > 0) opened.goTo(sheet.at(ship === NONE ? BASE : ship), CLOSE);
    return () => {
      opened.close();
      camera.current = null;
    };
    // The camera lives as long as the sheet; where it opens is looked up once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sheet]);

  useFlights(chart, sheet, table.at, events, motion);
  useEffect(() => placeTip(tip.current, camera.current, sheet), [aim, sheet]);
  useEffect(() => {
    if (keyed.on) camera.current?.reveal(sheet.at(keyed.dot));
  }, [keyed, sheet]);

  const markOf = useStableMark(mark);
  const { colour } = mark(viewer);
  const roll = rollOf(view, events);
  const reach = aim === null ? undefined : course.reach.get(aim);
  const odds = (aim === null ? undefined : chances.by.get(aim)) ?? chances.best;
  const home = shipOf(table, viewer);
  const keyDot = keyed.dot === NONE ? (home === NONE ? BASE : home) : keyed.dot;
  const legend = legendOf(
    props,
    course.reach.size > 0,
    odds !== null,
    aim !== null && chances.by.has(aim) ? aim : null,
  );

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
          <Inks>
            <g aria-hidden="true">
              <Sky sheet={sheet} />
              <Globes sheet={sheet} />
              {odds !== null && <ChanceTints sheet={sheet} table={table} odds={odds} from={course.here} />}
              {reach !== undefined && <Trail sheet={sheet} path={[course.here, ...reach.path]} colour={colour} />}
              <Lanes sheet={sheet} />
              <Names sheet={sheet} base={name('system', BASE_SYSTEM)} />
            </g>
            <Markers sheet={sheet} view={view} mark={markOf} humans={say({ key: 'culture.humans' })} />
            <Lights sheet={sheet} glow={focus.glow} look={focus.dot} />
            {odds !== null && <ChanceChips sheet={sheet} table={table} odds={odds} from={course.here} />}
            <Targets sheet={sheet} course={course} table={table} />
            {reach !== undefined && <Steps sheet={sheet} table={table} seat={viewer} reach={reach} colour={colour} />}
            <Ships sheet={sheet} at={table.at} active={table.active} viewer={viewer} mark={markOf} />
            <g data-floats="" aria-hidden="true" />
            <Keys
              sheet={sheet}
              dot={keyDot}
              home={home}
              label={(dot) => labelOf(props, course, chances, dot)}
              travel={(dot) => setKeyed(dot === null ? { dot: keyDot, on: false } : { dot, on: true })}
              press={press}
              zoom={(key) => zoomBy(camera.current, key)}
            />
            <Buttons sheet={sheet} course={course} view={view} say={say} answer={answer} busy={busy} />
          </Inks>
        </svg>
      </div>
      {aim !== null && <Tip ref={tip} dot={aim} props={props} course={course} chances={chances} />}
      <div className="chart-bar">
        {roll === null ? <span /> : <Dice roll={roll} props={props} />}
        {legend === null ? <span /> : <Legend words={legend} kind={course.reach.size > 0 ? 'reach' : 'chance'} />}
        <Controls
          say={say}
          camera={() => camera.current}
          toShip={home === NONE ? null : () => camera.current?.goTo(sheet.at(home), 1.25)}
        />
      </div>
    </div>
  );
}

const shipOf = (table: Table, viewer: number): Dot => table.at[viewer] ?? NONE;

/** The sheet that fits the room, and a camera that knows when the room changes. */
function useRoom(frame: React.RefObject<HTMLElement | null>, camera: React.RefObject<Camera | null>): Sheet {
  const [sheet, setSheet] = useState(WIDE);
  useLayoutEffect(() => {
    const room = frame.current;
    if (room === null) return undefined;
    const measure = (): void => {
      const { width, height } = room.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      setSheet((before) => sheetFor(width, height - BAR, before));
      camera.current?.resize(width, height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, camera]);
  return sheet;
}

function useLatest<V>(value: V): React.RefObject<V> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Marks do not change while a table is open; the function that gives them may. */
function useStableMark(mark: TableProps['mark']): TableProps['mark'] {
  const latest = useLatest(mark);
  return useCallback((seat) => latest.current(seat), [latest]);
}

function whyNot(why: TableProps['why'], declaring: boolean, flying: boolean, dot: Dot) {
  if (declaring) return why(`to ${dot}`);
  return flying ? why(dot) : null;
}

function legendOf({ say }: TableProps<Table>, flying: boolean, odds: boolean, by: Dot | null): string | null {
  if (flying) return say({ key: 'chart.legend.reach' });
  if (!odds) return null;
  return by === null ? say({ key: 'chart.legend.best' }) : say({ key: 'chart.legend.by', args: { dot: by } });
}

function zoomBy(camera: Camera | null, key: '+' | '-' | '0'): void {
  if (key === '0') camera?.fit();
  else camera?.zoom(key === '+' ? 1.4 : 1 / 1.4);
}

/** The words stay beside their dot while the chart moves. */
function placeTip(tip: HTMLDivElement | null, camera: Camera | null, sheet: Sheet): void {
  if (tip === null || camera === null) return;
  const [x, y] = camera.toScreen(sheet.at(Number(tip.dataset['tip'])));
  const room = tip.parentElement;
  const [wide, high] = [room?.clientWidth ?? 0, room?.clientHeight ?? 0];
  const left = x + tip.offsetWidth + 30 > wide ? x - tip.offsetWidth - 22 : x + 22;
  const top = Math.min(Math.max(8, y - tip.offsetHeight / 2), Math.max(8, high - tip.offsetHeight - 8));
  tip.style.transform = `translate(${Math.max(8, left)}px, ${top}px)`;
}
