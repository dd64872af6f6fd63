// The map of InterSpace: the regions side by side until they join, what lies in them, and what can be pressed now.

import './board.css';
import './terrain.css';
import type { Answer, Ask } from '@orrery/kernel';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../../../table.ts';
import { homeOf } from '../../rules/map.ts';
import { entriesOf, movable } from '../../rules/move.ts';
import { isOn, NONE, SUPPORT, type Table } from '../../rules/table.ts';
import { finalGoals, type Flight, flightOf, refusalOf } from '../flight.ts';
import { useFocus } from '../focus.tsx';
import { Cells } from './Cells.tsx';
import { labelOf } from './labels.ts';
import { Links, Reach, Route, Support } from './Overlays.tsx';
import { Chips, Pictures } from './Pictures.tsx';
import { hexName, type Sheet, sheetOf } from './sheet.ts';
import { type Targets, targetsOf, wouldBe } from './targets.ts';
import { Paints } from './Terrain.tsx';
import { Tip } from './Tip.tsx';
import { Tray } from './Tray.tsx';
import { useDrag, useSize, useSteady, useZoom } from './useRoom.ts';

/** From this scale on hexes have their numbers; from farther those of planets are larger. */
const NEAR = 0.44;
/** Letters on the sheet, how many pixels they have at least, and in which steps they grow: not with every notch of the wheel. */
const [LETTER, LEAST, STEP] = [13, 11, 3];
/** From scale to scale at which the map is laid out, as a logarithm: a fifth. */
const NOTCH = 0.2;
/** What a room is taken for until it is measured. */
const MIDDLING: readonly [number, number] = [1000, 700];
/** Pixels kept at the foot of the room for the tray. */
const FOOT = 56;

export function Board(props: TableProps<Table>) {
  const { view, ask, say, glyph, name, motion, text, busy } = props;
  const { table, viewer, seats } = view;
  const own = viewer < seats ? viewer : 0;
  const { looked, look, glow, draft, write, fleet, pick } = useFocus();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [width, high] = size ?? MIDDLING;
  const height = Math.max(1, high - FOOT);
  const ratio = Math.round((width / height) * 4) / 4;
  const sheet = useSheet(table, own, ratio);
  const byId = useMemo(() => new Map(sheet.cells.map((cell) => [cell.id, cell])), [sheet]);
  const home = byId.get(hexName(homeOf(own))) ?? { x: 0, y: 0 };
  const { scale, zoom } = useZoom(frame, { width, height, isMeasured: size !== null }, sheet, text, home);
  useDrag(frame);
  const flight = useMemo(() => flightOf(view, ask, fleet), [view, ask, fleet]);
  const final = useFinal(props, flight);
  const targets = useMemo(() => targetsOf(view, ask, flight, final), [view, ask, flight, final]);
  const ticked = useMemo(() => tickedCells(targets, draft), [targets, draft]);
  const [at, setAt] = useState(hexName(homeOf(own)));
  const [pointed, point] = useState<string | null>(null);
  const [supply, setSupply] = useState(false);
  const labels = useMemo(
    () => new Map(sheet.cells.map((cell) => [cell.id, labelOf(props, targets, cell, ticked.has(cell.id))])),
    [sheet, targets, ticked, props],
  );
  const about = useMemo(() => cellsAbout(ask, fleet?.hex ?? null), [ask, fleet?.hex]);
  const lit = useMemo(() => [...glow, ...about, ...(looked === null ? [] : [looked])], [glow, about, looked]);
  useRevealed(frame, targets, about);
  useBattleShown(props);
  const unit = useCallback((kind: number) => name('unit', kind), [name]);

  /** A press on what cannot be chosen says why, with its rule. */
  const explain = (id: string): void => {
    const cell = byId.get(id);
    const answer = ask === null || cell === undefined ? undefined : wouldBe(ask, cell);
    if (answer === undefined) return;
    const planned = flight !== null && flight.before.length > 0;
    const refusal = planned ? refusalOf(table, flight, answer) : props.why(answer);
    if (refusal !== null) props.explain(refusal);
  };
  const drop = useSteady((): void => {
    pick(null);
    look(null);
  });
  const press = useSteady((id: string): void => {
    const cell = byId.get(id);
    if (cell === undefined) return;
    if (fleet !== null && cell.hex === fleet.hex) return pick(null);
    look(id);
    const found = targets.by.get(id) ?? [];
    const [only] = found;
    if (only !== undefined && targets.kind === 'some') {
      write(draft.with(only.entry, draft[only.entry] === 1 ? 0 : 1));
    } else if (only === undefined) explain(id);
    else if (flight !== null) {
      if (busy) return;
      props.answer(...flight.before, only.id);
      drop();
    } else if (ask?.step === 'move' && typeof only.id === 'number') {
      pick({ hex: only.id, counts: entriesOf(movable(table, only.id, own)).map(({ max }) => max) });
    } else if (found.length === 1 && !busy) props.answer(only.id);
  });
  const shown = pointed ?? looked;
  const watched = looked === null ? NONE : (byId.get(looked)?.hex ?? NONE);
  // A large map is laid out anew only at some scales; in between it is drawn larger, which costs next to nothing.
  const base = Math.exp(Math.floor(Math.log(scale) / NOTCH) * NOTCH);
  const letter = Math.ceil(Math.max(LETTER, (LEAST * text) / base) / STEP) * STEP;

  return (
    <div className="is-board" data-motion={motion}>
      <div ref={frame} className="is-room">
        <div style={{ width: sheet.width * scale, height: sheet.height * scale }}>
          <svg
            viewBox={`0 0 ${sheet.width} ${sheet.height}`}
            width={sheet.width * base}
            height={sheet.height * base}
            style={{ '--unit': 1 / base, transform: `scale(${scale / base})` } as React.CSSProperties}
            textAnchor="middle"
            role="application"
            aria-label={`${say({ key: 'map.name' })}. ${say({ key: 'map.keys' })}`}
          >
            <Paints />
            <Titles sheet={sheet} props={props} />
            <Pictures cells={sheet.cells} table={table} letter={letter} far={base < NEAR * text} glyph={glyph} />
            {(flight !== null || supply) && isOn(table, SUPPORT) && (
              <Support cells={sheet.cells} table={table} owner={flight?.owner ?? own} />
            )}
            {flight === null && watched !== NONE && <Reach table={table} byId={byId} hex={watched} glyph={glyph} />}
            <Links table={table} byId={byId} />
            <Cells
              cells={sheet.cells}
              targets={targets}
              labels={labels}
              ticked={ticked}
              glow={lit}
              at={byId.has(at) ? at : (sheet.cells[0]?.id ?? '')}
              go={setAt}
              point={point}
              press={press}
              drop={drop}
              zoom={zoom}
            />
            <Chips cells={sheet.cells} targets={targets} ticked={ticked} />
            {flight !== null && pointed !== null && (
              <Route table={table} byId={byId} flight={flight} to={pointed} targets={targets} />
            )}
          </svg>
        </div>
      </div>
      {shown !== null && (
        <Tip
          frame={frame}
          cell={shown}
          label={labels.get(shown)}
          table={table}
          hex={byId.get(shown)?.hex}
          glyph={glyph}
          unit={unit}
        />
      )}
      <div className="is-zoom">
        <button type="button" className="button" aria-label={say({ key: 'map.closer' })} onClick={() => zoom(1.3)}>
          +
        </button>
        <button type="button" className="button" aria-label={say({ key: 'map.farther' })} onClick={() => zoom(1 / 1.3)}>
          −
        </button>
        <button type="button" className="button" aria-label={say({ key: 'map.whole' })} onClick={() => zoom(0)}>
          ⤢
        </button>
        {isOn(table, SUPPORT) && (
          <button
            type="button"
            className="button"
            aria-label={say({ key: 'map.supply' })}
            title={say({ key: 'map.supply' })}
            aria-pressed={supply}
            onClick={() => setSupply(!supply)}
          >
            ◌
          </button>
        )}
      </div>
      <Tray props={props} targets={targets} flight={flight} />
    </div>
  );
}

/** The maps stay as they are laid out while that is nearly as good as another way; a room of another shape is laid out anew. */
function useSheet(table: Table, own: number, ratio: number): Sheet {
  const [kept, keep] = useState({ across: 0, ratio });
  const across = kept.ratio === ratio ? kept.across : 0;
  const sheet = useMemo(() => sheetOf(table, own, ratio, across), [table, own, ratio, across]);
  if (kept.ratio !== ratio || kept.across !== sheet.across) keep({ across: sheet.across, ratio });
  return sheet;
}

/** What cannot be undone afterwards: of a question as the page foretells it, of ships one has picked a moment after they are. */
function useFinal({ game, view, risky }: TableProps<Table>, flight: Flight | null): ReadonlySet<Answer> {
  const [found, set] = useState<{ readonly flight: Flight | null; readonly final: ReadonlySet<Answer> } | null>(null);
  const isPlanned = flight !== null && flight.before.length > 0;
  useEffect(() => {
    if (!isPlanned) return undefined;
    const later = setTimeout(() => set({ flight, final: finalGoals(game, view, flight) }), 30);
    return () => clearTimeout(later);
  }, [game, view, flight, isPlanned]);
  if (!isPlanned) return risky;
  return found?.flight === flight ? found.final : NO_ANSWERS;
}
const NO_ANSWERS: ReadonlySet<Answer> = new Set();

/** The hexes that the question speaks of, and where ships were picked. */
function cellsAbout(ask: Ask | null, picked: number | null): string[] {
  const { hex, planet } = ask?.prompt.args ?? {};
  return [hex, planet, picked].flatMap((each) => (typeof each === 'number' ? [hexName(each)] : []));
}

function tickedCells({ kind, by }: Targets, draft: readonly number[]): Set<string> {
  if (kind !== 'some') return new Set();
  return new Set([...by].filter(([, all]) => all.some(({ entry }) => draft[entry] === 1)).map(([cell]) => cell));
}

/** Whose regions a map is made of. */
function Titles({ sheet, props: { names } }: { readonly sheet: Sheet; readonly props: TableProps<Table> }) {
  return sheet.titles.map(({ regions, x, y }) => (
    <text key={regions.join(' ')} className="is-title" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {regions.map((region) => names[region]).join(' · ')}
    </text>
  ));
}

/** The hex that a question speaks of, or else what can be chosen, comes into sight, if none of it is. */
function useRevealed(frame: RefObject<HTMLDivElement | null>, targets: Targets, about: readonly string[]): void {
  useEffect(() => {
    const room = frame.current;
    if (room === null) return;
    const outer = room.getBoundingClientRect();
    const wanted = about.length > 0 ? about : [...targets.by.keys()];
    const all = wanted.flatMap((cell) => [...room.querySelectorAll(`[data-cell="${cell}"]`)]);
    const isSeen = (each: Element): boolean => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
    };
    if (!all.some(isSeen)) all[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [frame, targets, about]);
}

/** A combat begins: its board comes to the front. */
function useBattleShown({ view, show }: TableProps<Table>): void {
  const hex = view.table.battle?.hex ?? null;
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (hex !== null) latest.current('battle');
  }, [hex]);
}
