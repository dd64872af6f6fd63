// The words about a cell, and its stacks opened: every ship by its shape, its kind and its owner.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableProps } from '../../../table.ts';
import { type Hex, NONE, type Table } from '../../rules/table.ts';
import { UnitIcon } from '../icons.tsx';
import type { Label } from './labels.ts';
import { markOf } from './marks.ts';
import { stacksAt } from './stacks.ts';

interface TipProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly cell: string;
  readonly label: Label | undefined;
  readonly table: Table;
  readonly hex: Hex | undefined;
  glyph: TableProps['glyph'];
  unit(kind: number): string;
}

export function Tip({ frame, cell, label, table, hex = NONE, glyph, unit }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, room] = [tip.current, frame.current];
    const place = room?.querySelector(`[data-cell="${cell}"] .is-edge`)?.getBoundingClientRect();
    if (box === null || room === null || place === undefined) return;
    // In a corner where it hides neither the cell nor what lies around it.
    const outer = room.getBoundingClientRect();
    const isLeft = place.left - outer.left < box.offsetWidth + place.width;
    const isHigh = place.top - outer.top < box.offsetHeight + place.height;
    box.dataset['corner'] = isLeft && isHigh ? 'low' : 'high';
    // Nor the tray, however high that is.
    const tray = box.parentElement?.querySelector<HTMLElement>('[data-tray]');
    box.style.setProperty('--tray', `${tray?.offsetHeight ?? 50}px`);
  });
  if (label === undefined) return null;
  const stacks = hex === NONE ? [] : stacksAt(table, hex);
  return (
    <div ref={tip} className="is-tip" aria-hidden="true">
      <strong>{label.title}</strong>
      {stacks.map(({ owner, kinds }) => {
        const { colour, shape } = markOf(glyph, owner);
        return (
          <ul key={owner} className="is-opened" style={{ borderColor: colour }}>
            <li>
              <svg width="16" height="16" viewBox="0 0 24 24">
                <path d={shape} style={{ fill: colour }} />
              </svg>
            </li>
            {kinds.map(([kind, count]) => (
              <li key={kind}>
                <UnitIcon kind={kind} colour={colour} size={20} />
                <small>
                  {count} {unit(kind)}
                </small>
              </li>
            ))}
          </ul>
        );
      })}
      {label.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {label.can !== null && <em>{label.can}</em>}
    </div>
  );
}
