// The room of the board, which arrangement fills it, and how close one looks.

import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { TableProps } from '../../../table.ts';
import { arrangementFor, type Point, PRESS, type Sheet, sheetFor } from './sheet.ts';

export interface Zoom {
  readonly factor: number;
  to(factor: number): void;
}

interface Room {
  readonly sheet: Sheet;
  /** Pixels to a unit of the sheet. */
  readonly scale: number;
  readonly zoom: Zoom;
}

/** Pixels across that a finger needs, and a pointer. */
const [FINGER, POINTER] = [40.2, 28];
const CLOSEST = 2.4;
/** Pixels at the foot of the room for the answer in the making, where the room is high enough to spare them. */
const [BAR, HIGH] = [60, 500];

export function useRoom(
  frame: RefObject<HTMLDivElement | null>,
  seats: number,
  viewer: number,
  /** How large the reader wants letters: as much closer the board is until another look is chosen. */
  text: number,
): Room {
  const [[width, height], setSize] = useState<Point>([1000, 700]);
  const [chosen, to] = useState<number | null>(null);
  const factor = chosen ?? text;
  useLayoutEffect(() => {
    const room = frame.current;
    if (room === null) return;
    const measure = (): void => {
      // Its scroll bars come and go with the board, so they do not count.
      const { width: wide, height: high } = room.getBoundingClientRect();
      setSize(([oldWide, oldHigh]) => (oldWide === wide && oldHigh === high ? [oldWide, oldHigh] : [wide, high]));
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
  const room: Point = [width, height > HIGH ? height - BAR : height];
  const [before, arrange] = useState(-1);
  const least = (matchMedia('(pointer: coarse)').matches ? FINGER : POINTER) / (2 * PRESS);
  const arrangement = arrangementFor(room, least, seats, before);
  if (arrangement !== before) arrange(arrangement);
  const [wide, high] = room;
  const { sheet, scale } = useMemo(
    () => sheetFor(arrangement, [wide, high], least, seats, viewer),
    [arrangement, wide, high, least, seats, viewer],
  );
  const drawn = scale * factor;
  // Closer, one looks at the middle.
  useLayoutEffect(() => {
    const room = frame.current;
    if (room === null || drawn <= scale) return;
    room.scrollTo((room.scrollWidth - room.clientWidth) / 2, (room.scrollHeight - room.clientHeight) / 2);
  }, [frame, drawn, scale]);
  return { sheet, scale: drawn, zoom: { factor, to } };
}

const STEP = 1.3;

export function ZoomButtons({ say, zoom: { factor, to } }: { readonly say: TableProps['say']; readonly zoom: Zoom }) {
  return (
    <div className="cosmic-zoom">
      <button
        type="button"
        className="button"
        aria-label={say({ key: 'board.closer' })}
        disabled={factor * STEP > CLOSEST}
        onClick={() => to(factor * STEP)}
      >
        +
      </button>
      {factor > 1 && (
        <button type="button" className="button" aria-label={say({ key: 'board.whole' })} onClick={() => to(1)}>
          ⤢
        </button>
      )}
    </div>
  );
}
