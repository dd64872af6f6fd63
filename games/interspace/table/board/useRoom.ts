// The room of the map: how close one looks, and what part of it one sees. It is scrolled like any page, dragged with the mouse, and zoomed
// with buttons, keys or a pinch, of fingers or on a trackpad.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels to a unit: at least so many that a hex can be pressed with a thumb. */
const [LEAST, MOST, NEAREST] = [0.45, 1.15, 2.2];
/** A mouse that moves less than this has clicked. */
const STILL = 5;

/** The same function for ever, that does what the newest one would: whoever is given it need not be drawn anew. */
export function useSteady<A extends readonly unknown[]>(what: (...args: A) => void): (...args: A) => void {
  const latest = useRef(what);
  useLayoutEffect(() => {
    latest.current = what;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** The room as large as it is; null until it has been in sight. */
export function useSize(frame: RefObject<HTMLDivElement | null>): readonly [width: number, height: number] | null {
  const [size, setSize] = useState<readonly [number, number] | null>(null);
  useLayoutEffect(() => {
    const room = frame.current;
    if (room === null) return undefined;
    const measure = (): void => {
      const { width, height } = room.getBoundingClientRect();
      if (width > 0 && height > 0) setSize((old) => (old?.[0] === width && old[1] === height ? old : [width, height]));
    };
    measure();
    // Another size is the whole board anew: it comes in a task of its own, after what changed the room is on the page.
    let later: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(later);
      later = setTimeout(measure);
    });
    observer.observe(room);
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [frame]);
  return size;
}

interface Sized {
  readonly width: number;
  readonly height: number;
}

/**
 * `scale`: pixels to a unit of the sheet. `room`: what can be seen at once; `isMeasured`: it is really so large. `anchor`: what is in the middle
 * at first, and stays where it is when the map grows or is seen from nearer.
 */
export function useZoom(
  frame: RefObject<HTMLDivElement | null>,
  room: Sized & { readonly isMeasured: boolean },
  sheet: Sized,
  text: number,
  anchor: Point,
): { readonly scale: number; zoom(factor: number): void } {
  const [factor, setFactor] = useState(1);
  const fit = Math.min(room.width / sheet.width, room.height / sheet.height);
  const scale = Math.min(NEAREST, Math.min(MOST, Math.max(fit, LEAST * text)) * factor);
  useMiddle(frame, room, sheet, scale, anchor);
  // Of a map that is larger than the room the whole is farther away than one begins; asked for twice, one is back.
  const whole = Math.min(1, fit / (LEAST * text));
  const zoom = (by: number): void =>
    setFactor((old) => (by === 0 ? (old === whole ? 1 : whole) : Math.min(3, Math.max(whole, old * by))));
  const steady = useSteady(zoom);
  useEffect(() => {
    const room = frame.current;
    if (room === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      steady(Math.exp(-event.deltaY * 0.01));
    };
    // Two fingers: as far apart as they are, times what they were.
    let span = 0;
    const pinch = (event: TouchEvent): void => {
      const [a, b] = event.touches;
      const now = a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (now > 0) event.preventDefault();
      if (now > 0 && span > 0) steady(now / span);
      span = now;
    };
    room.addEventListener('wheel', wheel, { passive: false });
    room.addEventListener('touchmove', pinch, { passive: false });
    room.addEventListener('touchend', pinch);
    return () => {
      room.removeEventListener('wheel', wheel);
      room.removeEventListener('touchmove', pinch);
      room.removeEventListener('touchend', pinch);
    };
  }, [frame, steady]);
  return { scale, zoom: steady };
}

/** What was in the middle of the room stays there, whatever becomes of room, map and scale. */
function useMiddle(
  frame: RefObject<HTMLDivElement | null>,
  { width, height, isMeasured }: Sized & { readonly isMeasured: boolean },
  sheet: Sized,
  scale: number,
  { x, y }: Point,
): void {
  /** Seen from the anchor, which moves when maps join. */
  const middle = useRef<Point>({ x: 0, y: 0 });
  const scroll = useSteady((): void => {
    const room = frame.current;
    if (room === null || !isMeasured) return;
    room.scrollTo((x + middle.current.x) * scale - width / 2, (y + middle.current.y) * scale - height / 2);
  });
  const note = useSteady((): void => {
    const room = frame.current;
    if (room === null || room.clientWidth === 0 || !isMeasured) return;
    // Along a side where all of it has room there is nothing to scroll, and nothing to note.
    const isLarger = { x: sheet.width * scale > width, y: sheet.height * scale > height };
    middle.current = {
      x: isLarger.x ? (room.scrollLeft + width / 2) / scale - x : middle.current.x,
      y: isLarger.y ? (room.scrollTop + height / 2) / scale - y : middle.current.y,
    };
  });
  useLayoutEffect(scroll, [scroll, isMeasured, width, height, scale, x, y]);
  useEffect(() => {
    const room = frame.current;
    if (room === null) return undefined;
    // A room that was put away and comes back is at its upper left corner in some browsers.
    const observer = new IntersectionObserver(scroll);
    observer.observe(room);
    room.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      room.removeEventListener('scroll', note);
    };
  }, [frame, scroll, note]);
}

/** Dragging with the mouse; a finger scrolls by itself. */
export function useDrag(frame: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const room = frame.current;
    if (room === null) return undefined;
    let from: Point | null = null;
    let far = 0;
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      far = 0;
    };
    const move = (event: PointerEvent): void => {
      if (from === null) return;
      far += Math.hypot(event.clientX - from.x, event.clientY - from.y);
      if (far > STILL) room.scrollBy(from.x - event.clientX, from.y - event.clientY);
      if (far > STILL && !room.hasPointerCapture(event.pointerId)) room.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY };
    };
    const up = (): void => void (from = null);
    // A drag that ends on a hex has not pressed it.
    const click = (event: MouseEvent): void => {
      if (far > STILL) event.stopPropagation();
      far = 0;
    };
    room.addEventListener('pointerdown', down);
    room.addEventListener('pointermove', move);
    room.addEventListener('pointerup', up);
    room.addEventListener('pointercancel', up);
    room.addEventListener('click', click, { capture: true });
    return () => {
      room.removeEventListener('pointerdown', down);
      room.removeEventListener('pointermove', move);
      room.removeEventListener('pointerup', up);
      room.removeEventListener('pointercancel', up);
      room.removeEventListener('click', click, { capture: true });
    };
  }, [frame]);
}
