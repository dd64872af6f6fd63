// Pan, zoom and pinch. The whole chart is one layer that the browser only moves and scales; it is drawn anew at its new
// size when the zoom has come to rest. React hears only of taps and of the dot under the pointer.

import type { Point } from './sheet.ts';

export interface Camera {
  fit(): void;
  zoom(factor: number): void;
  /** Brings a point into the middle, at least this close. */
  goTo(point: Point, scale?: number): void;
  /** Moves no more than it must to show a point. */
  reveal(point: Point): void;
  resize(width: number, height: number): void;
  toScreen(point: Point): Point;
  close(): void;
}

interface Options {
  /** The room, and the chart that moves in it. */
  readonly frame: HTMLElement;
  readonly chart: SVGSVGElement;
  readonly size: Point;
  readonly room: Point;
  /** What of the room's foot is kept free when the whole chart is shown. */
  readonly bar: number;
  /** How large the reader wants letters. */
  readonly text: number;
  smooth(): boolean;
  /** `far`: how far from a dot a finger or a pointer may be, on the sheet. */
  tap(point: Point, far: number): void;
  hover(point: Point | null, far: number): void;
  moved(): void;
}

const [CLOSEST, SLACK, STILL, REST] = [3.2, 0.5, 6, 140];
/** Letters of each size are shown from this many pixels to a unit of the sheet. */
const [NEAR, MIDDLE] = [0.92, 0.5];

export function openCamera(options: Options): Camera {
  const { frame, chart, size } = options;
  let [width, height] = options.room;
  let [x, y, k] = [0, 0, 1];
  let glide = 0;
  /** The scale it is drawn at, and the wait for the next drawing. */
  let drawn = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const fingers = new Map<number, Point>();
  let moved = 0;

  const least = (): number => Math.min(width / size[0], (height - options.bar) / size[1]);
  function write(): void {
    k = Math.min(CLOSEST, Math.max(least(), k));
    const hold = (at: number, room: number, long: number): number =>
      long * k <= room ? (room - long * k) / 2 : Math.min(room * SLACK, Math.max(room * (1 - SLACK) - long * k, at));
    x = hold(x, width, size[0]);
    y = hold(y, size[1] * k > height - options.bar ? height : height - options.bar, size[1]);
    if (drawn === 0) draw();
    else if (k !== drawn) {
      clearTimeout(rest);
      rest = setTimeout(draw, REST);
    }
    place();
    frame.dataset['detail'] = k >= NEAR * options.text ? 'near' : k >= MIDDLE ? 'middle' : 'far';
    options.moved();
  }
  const place = (): void => {
    chart.style.transform = `translate(${x}px, ${y}px) scale(${k / drawn})`;
  };
  function draw(): void {
    drawn = k;
    chart.style.width = `${size[0] * k}px`;
    chart.style.height = `${size[1] * k}px`;
    frame.style.setProperty('--unit', `${1 / k}`);
    place();
  }
  function moveTo(tx: number, ty: number, tk: number): void {
    cancelAnimationFrame(glide);
    const [fx, fy, fk] = [x, y, k];
    const began = performance.now();
    const long = options.smooth() ? 260 : 0;
    const frameAt = (now: number): void => {
      const t = long === 0 ? 1 : Math.min(1, (now - began) / long);
      const eased = 1 - (1 - t) ** 3;
      [x, y, k] = [fx + (tx - fx) * eased, fy + (ty - fy) * eased, fk + (tk - fk) * eased];
      write();
      if (t < 1) glide = requestAnimationFrame(frameAt);
      else draw();
    };
    frameAt(began);
  }
  function zoomAt(factor: number, cx: number, cy: number): void {
    const to = Math.min(CLOSEST, Math.max(least(), k * factor));
    [x, y, k] = [cx - ((cx - x) * to) / k, cy - ((cy - y) * to) / k, to];
    write();
  }
  const local = (event: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const onSheet = ([px, py]: Point): Point => [(px - x) / k, (py - y) / k];
  /** Buttons on the chart answer for themselves. */
  const isButton = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest('[data-act]') !== null;

  const down = (event: PointerEvent): void => {
    if (isButton(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    cancelAnimationFrame(glide);
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, local(event));
  };
  const move = (event: PointerEvent): void => {
    const to = local(event);
    const from = fingers.get(event.pointerId);
    if (from === undefined) {
      if (event.pointerType === 'mouse') options.hover(isButton(event) ? null : onSheet(to), 16 / k);
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (moved > STILL && !frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, to);
    if (other === undefined) {
      if (moved <= STILL) return;
      [x, y] = [x + to[0] - from[0], y + to[1] - from[1]];
      write();
      return;
    }
    const span = (a: Point): number => Math.max(12, Math.hypot(a[0] - other[0], a[1] - other[1]));
    [x, y] = [x + (to[0] - from[0]) / 2, y + (to[1] - from[1]) / 2];
    zoomAt(span(to) / span(from), (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
  };
  const up = (event: PointerEvent): void => {
    const held = fingers.delete(event.pointerId);
    const touch = event.pointerType !== 'mouse';
    if (held && fingers.size === 0 && moved <= STILL && event.type === 'pointerup')
      options.tap(onSheet(local(event)), (touch ? 26 : 16) / k);
  };
  // A finger that is lifted leaves too, but what it has shown stays.
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') options.hover(null, 0);
  };
  // A tap is told by now; the click that would follow it might meet what the tap has brought up.
  const lift = (event: TouchEvent): void => {
    if (!isButton(event) && event.cancelable) event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    cancelAnimationFrame(glide);
    const [cx, cy] = local(event);
    const lines = event.deltaMode === 1 ? 30 : 1;
    zoomAt(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), cx, cy);
  };
  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', up);
  frame.addEventListener('pointerleave', leave);
  frame.addEventListener('touchend', lift, { passive: false });
  frame.addEventListener('wheel', wheel, { passive: false });
  k = least();
  write();

  return {
    fit: () => moveTo(0, 0, least()),
    zoom: (factor) => {
      const to = Math.min(CLOSEST, Math.max(least(), k * factor));
      moveTo(width / 2 - ((width / 2 - x) * to) / k, height / 2 - ((height / 2 - y) * to) / k, to);
    },
    goTo([px, py], scale = k) {
      const to = Math.max(k, scale);
      moveTo(width / 2 - px * to, height / 2 - py * to, to);
    },
    reveal([px, py]) {
      const [sx, sy] = [x + px * k, y + py * k];
      const into = (at: number, room: number): number => Math.max(56 - at, 0) + Math.min(room - 56 - at, 0);
      const [dx, dy] = [into(sx, width), into(sy, height)];
      if (dx !== 0 || dy !== 0) moveTo(x + dx, y + dy, k);
    },
    resize(wide, high) {
      const whole = k <= least() * 1.02;
      const middle = onSheet([width / 2, height / 2]);
      [width, height] = [wide, high];
      if (whole) k = least();
      [x, y] = [width / 2 - middle[0] * k, height / 2 - middle[1] * k];
      write();
    },
    toScreen: ([px, py]) => [x + px * k, y + py * k],
    close() {
      cancelAnimationFrame(glide);
      clearTimeout(rest);
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
      frame.removeEventListener('pointerleave', leave);
      frame.removeEventListener('touchend', lift);
      frame.removeEventListener('wheel', wheel);
    },
  };
}
