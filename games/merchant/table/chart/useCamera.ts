// The camera of the chart: it lives as long as the sheet, which is chosen to fit the room, and says which dot is tapped or
// pointed at.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { BASE, type Dot } from '../../rules/board.ts';
import { NONE } from '../../rules/table.ts';
import { type Camera, openCamera } from './camera.ts';
import { type ChartSheet, nearestDot, type Point, sheetFor, WIDE } from './sheet.ts';

/** Below this scale the whole chart is too small to read: it opens on the viewer's ship instead, as it does for whoever
 *  wants larger letters. */
const [READABLE, CLOSE] = [0.5, 0.72];
/** Pixels at the foot of the room kept for dice and buttons. */
const BAR = 60;

interface CameraInput {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly chart: RefObject<SVGSVGElement | null>;
  readonly motion: boolean;
  /** How large the reader wants letters. */
  readonly text: number;
  /** The dot the viewer's ship is on; -1: he has none. */
  readonly home: Dot;
  hover(dot: Dot | null): void;
  /** Null: where there is nothing. */
  press(dot: Dot | null): void;
  /** The chart has moved under what lies over it. */
  moved(camera: Camera | null, sheet: ChartSheet): void;
}

export interface ChartCamera {
  readonly sheet: ChartSheet;
  readonly camera: RefObject<Camera | null>;
}

export function useCamera(input: CameraInput): ChartCamera {
  const { frame, chart } = input;
  const camera = useRef<Camera | null>(null);
  const { sheet, room } = useSheet(frame, camera);
  const now = useLatest({ ...input, sheet });
  useLayoutEffect(() => {
    if (frame.current === null || chart.current === null) return undefined;
    const [width, height] = room.current;
    const opened = openCamera({
      frame: frame.current,
      chart: chart.current,
      size: [sheet.width, sheet.height],
      room: room.current,
      bar: BAR,
      text: input.text,
      smooth: () => now.current.motion,
      tap(point, far) {
        const dot = nearestDot(sheet, point, far);
        now.current.press(dot === NONE ? null : dot);
      },
      hover(point, far) {
        const dot = point === null ? NONE : nearestDot(sheet, point, far);
        now.current.hover(dot === NONE ? null : dot);
      },
      moved: () => now.current.moved(camera.current, sheet),
    });
    camera.current = opened;
    const whole = Math.min(width / sheet.width, (height - BAR) / sheet.height);
    const scale = (whole < READABLE ? CLOSE : whole) * input.text;
    const ship = now.current.sheet === sheet ? now.current.home : NONE;
    if (scale > whole && width > 0) opened.goTo(sheet.at(ship === NONE ? BASE : ship), scale);
    return () => {
      opened.close();
      camera.current = null;
    };
  }, [frame, chart, room, sheet, now, input.text]);
  return { sheet, camera };
}

/** The sheet that fits the room, and a camera that knows when the room changes. Another sheet is the whole chart anew: it
 *  comes in a task of its own, after what changed the room is on the page. */
function useSheet(
  frame: RefObject<HTMLElement | null>,
  camera: RefObject<Camera | null>,
): { readonly sheet: ChartSheet; readonly room: RefObject<Point> } {
  const [sheet, setSheet] = useState(WIDE);
  const room = useRef<Point>([0, 0]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const choose = (): void => setSheet((before) => sheetFor(room.current[0], room.current[1] - BAR, before));
    const measure = (): boolean => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      room.current = [width, height];
      camera.current?.resize(width, height);
      return true;
    };
    if (measure()) choose();
    let later: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(later);
      if (measure()) later = setTimeout(choose);
    });
    observer.observe(element);
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [frame, camera]);
  return { sheet, room };
}

/** Always the value of the last render, for what outlives it. */
export function useLatest<V>(value: V): RefObject<V> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

export function zoomBy(camera: Camera | null, key: '+' | '-' | '0'): void {
  if (key === '0') camera?.fit();
  else camera?.zoom(key === '+' ? 1.4 : 1 / 1.4);
}
