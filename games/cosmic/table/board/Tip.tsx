// The words about a thing, beside it.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Label } from './labels.ts';
import type { Point } from './sheet.ts';

interface TipProps {
  readonly at: Point | null;
  readonly scale: number;
  readonly room: RefObject<HTMLDivElement | null>;
  readonly label: Label;
}

export function Tip({ at, scale, room, label: { title, lines, can } }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, frame] = [tip.current, room.current];
    const sheet = frame?.querySelector('svg');
    if (box === null || frame === null || at === null || sheet === null || sheet === undefined) return;
    const [left, top] = [frame.scrollLeft, frame.scrollTop];
    const [outer, inner] = [frame.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const [x, y] = [inner.x - outer.x + left + at[0] * scale, inner.y - outer.y + top + at[1] * scale];
    const beside = x + 40 * scale;
    const fits = beside + box.offsetWidth + 8 <= left + frame.clientWidth;
    const across = fits ? beside : Math.max(left + 8, x - 40 * scale - box.offsetWidth);
    const down = Math.min(
      Math.max(top + 8, y - box.offsetHeight / 2),
      Math.max(top + 8, top + frame.clientHeight - box.offsetHeight - 8),
    );
    box.style.transform = `translate(${across}px, ${down}px)`;
  });
  if (at === null || title === '') return null;
  return (
    <div ref={tip} className="cosmic-tip" aria-hidden="true">
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {can !== null && <em>{can}</em>}
    </div>
  );
}
