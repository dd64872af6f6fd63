// Every hex and the fog around them, as something one can point at, press and travel by keyboard: arrows lead to the next cell on that side,
// Page Down and Page Up from answer to answer. They lie over the pictures and hold no text: a label says what is there.

import { type KeyboardEvent, memo, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { NONE } from '../../rules/table.ts';
import { aloud, type Label } from './labels.ts';
import { type Cell, neighbour, placed } from './sheet.ts';
import type { Targets } from './targets.ts';
import { OUTLINE } from './Terrain.tsx';

interface CellsProps {
  readonly cells: readonly Cell[];
  readonly targets: Targets;
  readonly labels: ReadonlyMap<string, Label>;
  readonly ticked: ReadonlySet<string>;
  readonly glow: readonly string[];
  /** The cell that has the focus, or would get it. */
  readonly at: string;
  go(cell: string): void;
  point(cell: string | null): void;
  press(cell: string): void;
  /** Puts back what was picked. */
  drop(): void;
  zoom(factor: number): void;
}

const NO_LABEL: Label = { title: '', spoken: [], lines: [], can: null };
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.3, '=': 1.3, '-': 1 / 1.3, '0': 0 };

/** Pointing somewhere changes none of it, so it is drawn anew only when something else does. */
export const Cells = memo((props: CellsProps) => {
  const { cells, targets, labels, ticked, glow, at, go, point, press, drop, zoom } = props;
  const room = useRef<SVGGElement>(null);
  const wanted = useRef(false);
  // Before anything else can happen: the next key must find the focus where it went.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const cell = room.current?.querySelector<SVGGElement>(`[data-cell="${at}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const by = ZOOMS[event.key];
    if (event.key === 'Enter' || event.key === ' ') press(at);
    else if (event.key === 'Escape') drop();
    else if (by !== undefined) zoom(by);
    else {
      const next = nextCell(cells, targets, at, event.key);
      if (next === null) return;
      wanted.current = true;
      go(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g
      ref={room}
      onKeyDown={onKeyDown}
      onClick={(event) => onCell(event, press)}
      onPointerOver={(event) => event.pointerType === 'mouse' && onCell(event, point)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
      onFocus={(event) => onCell(event, (id) => (go(id), point(id)))}
      onBlur={() => point(null)}
    >
      {cells.map((cell) => (
        <CellView
          key={cell.id}
          id={cell.id}
          transform={placed(cell).transform}
          label={aloud(labels.get(cell.id) ?? NO_LABEL)}
          fog={cell.hex === NONE}
          here={cell.id === at}
          target={targets.by.has(cell.id)}
          glow={glow.includes(cell.id)}
          on={ticked.has(cell.id)}
        />
      ))}
    </g>
  );
});

function onCell({ target }: SyntheticEvent, what: (cell: string) => void): void {
  const id = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  if (id !== undefined && id !== null) what(id);
}

function nextCell(cells: readonly Cell[], { by }: Targets, at: string, key: string): string | null {
  if (key === 'Home') return cells[0]?.id ?? at;
  if (key === 'PageDown' || key === 'PageUp') {
    const all = cells.filter(({ id }) => by.has(id)).map(({ id }) => id);
    const now = all.indexOf(at);
    return all.at(key === 'PageDown' ? (now + 1) % Math.max(1, all.length) : now - 1) ?? at;
  }
  if (!key.startsWith('Arrow')) return null;
  const from = cells.find(({ id }) => id === at);
  return from === undefined ? at : neighbour(cells, from, key).id;
}

interface CellViewProps {
  readonly id: string;
  readonly transform: string;
  readonly label: string;
  readonly fog: boolean;
  readonly here: boolean;
  readonly target: boolean;
  readonly glow: boolean;
  readonly on: boolean;
}

const CellView = memo(({ id, transform, label, fog, here, target, glow, on }: CellViewProps) => (
  // An element of the map: HTML buttons do not live inside SVG.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <g
    role="button"
    tabIndex={here ? 0 : -1}
    aria-label={label}
    data-cell={id}
    data-target={target || undefined}
    data-glow={glow || undefined}
    data-on={on || undefined}
    className={fog ? 'is-cell is-fog' : 'is-cell'}
    style={{ transform }}
  >
    <path d={OUTLINE} className="is-edge" />
  </g>
));
