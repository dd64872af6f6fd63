// The board of Cosmic Encounter: systems around the Warp, and over them what can be pressed now. A board that does not fit its room
// is scrolled like any page, so that a planet is never too small for a finger.

import './board.css';
import './pieces.css';
import './bars.css';
import type { Ask } from '@orrery/kernel';
import {
  type CSSProperties,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { TableProps } from '../../../table.ts';
import { current, isOn, LIMBO, type Table } from '../../rules/table.ts';
import { nearest } from '../../rules/steps.ts';
import { placesOf } from '../../rules/tokens.ts';
import { type Thing, useFocus } from '../focus.tsx';
import { useFlights } from './flights.ts';
import { Paints } from './gradients.tsx';
import { labelOf } from './labels.ts';
import { NamePlate } from './NamePlate.tsx';
import { plateSize, type Sheet, STEPS, thingAt } from './sheet.ts';
import { SidesBar } from './SidesBar.tsx';
import { Sky } from './Sky.tsx';
import { System } from './System.tsx';
import { amountsOf, type Target, type Targets, targetsOf, wouldBe } from './targets.ts';
import { Things } from './Things.tsx';
import { Tip } from './Tip.tsx';
import { Tray } from './Tray.tsx';
import { useRoom, ZoomButtons } from './useRoom.tsx';
import { Beam, Warp } from './Warp.tsx';

export function Board(props: TableProps<Table>) {
  const { view, ask, say, glyph, motion, text } = props;
  const { table, seats, viewer } = view;
  const focus = useFocus();
  const { clicks, look } = focus;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { sheet, scale, zoom } = useRoom(frame, seats, viewer, text);
  const targets = useMemo(() => targetsOf(ask), [ask]);
  const things = useMemo(() => thingsOf(table, seats), [table, seats]);
  const [at, setAt] = useState<Thing>('');
  const [last, setPointed] = useState<Pointed | null>(null);
  const point = useLatest((thing: Thing | null): void => setPointed(thing === null ? null : { thing, ask }));
  // A finger leaves nothing pointed at: with the next question it is done with.
  const pointed = last !== null && (last.ask === ask || canHover()) ? last.thing : null;
  const counts = useMemo(() => countsOf(ask, targets, clicks), [ask, targets, clicks]);
  const labels = useMemo(
    () => new Map(things.map((thing) => [thing, labelOf(props, targets, clicks, thing)])),
    [props, targets, clicks, things],
  );
  useFlights(svg, sheet, view, props.events, motion);
  useRevealed(frame, targets, sheet, scale);

  const take = (target: Target): void => answerWith(props, focus, target);
  const press = useLatest((thing: Thing): void => {
    look(thing);
    const found = targets.by.get(thing) ?? [];
    const [only] = found;
    if (only !== undefined && found.length === 1 && !targets.isAct) return take(only);
    if (only !== undefined) return;
    const answer = ask === null ? undefined : wouldBe(ask, clicks, thing, table);
    const refusal = answer === undefined ? null : props.why(answer);
    if (refusal !== null) return props.explain(refusal);
    const [kind, n] = thing.split(' ');
    if (kind === 'step') props.openRule(`3.${n}`);
    else if (kind === 'seat') props.show('powers');
  });
  const shown = pointed === null ? undefined : labels.get(pointed);
  const use = nearest(view, 'moment')?.about.use;

  return (
    <div className="cosmic-board" data-motion={motion}>
      <SidesBar props={props} />
      <div ref={frame} className="cosmic-room">
        <svg
          ref={svg}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          width={sheet.width * scale}
          height={sheet.height * scale}
          textAnchor="middle"
          style={{ '--unit': 1 / scale } as CSSProperties}
          role="application"
          aria-label={`${say({ key: 'board.name' })}. ${say({ key: 'board.keys' })}`}
        >
          <Paints>
            <Sky sheet={sheet} />
            <Warp sheet={sheet} view={view} glyph={glyph} />
            {things
              .flatMap((thing) => (thing.startsWith('seat') ? [Number(thing.slice(5))] : []))
              .map((seat) => (
                <g key={seat}>
                  <System sheet={sheet} view={view} seat={seat} glyph={glyph} />
                  <NamePlate sheet={sheet} props={props} seat={seat} size={plateSize(scale)} />
                </g>
              ))}
            <Beam sheet={sheet} view={view} />
            {hasCards(table) && (
              <Suspense>
                <LaidCards sheet={sheet} view={view} glyph={glyph} />
              </Suspense>
            )}
            <g data-flights="" aria-hidden="true" />
            <Things
              sheet={sheet}
              table={table}
              things={things}
              targets={targets}
              glow={focus.glow}
              counts={counts}
              at={things.includes(at) ? at : (things[0] ?? '')}
              labels={labels}
              go={setAt}
              point={point}
              press={press}
              plate={plateSize(scale)}
            />
          </Paints>
        </svg>
        {pointed !== null && shown !== undefined && (
          <Tip at={thingAt(sheet, table, pointed)} scale={scale} room={frame} label={shown} />
        )}
      </div>
      {use !== undefined && (
        <Suspense>
          <Announced props={props} use={use} />
        </Suspense>
      )}
      <ZoomButtons say={say} zoom={zoom} />
      <Tray props={props} targets={targets} press={take} />
    </div>
  );
}

interface Pointed {
  readonly thing: Thing;
  readonly ask: Ask | null;
}

const canHover = (): boolean => matchMedia('(hover: hover)').matches;

/** Comes with the first cards that are laid. */
const LaidCards = lazy(() => import('./LaidCards.tsx'));
/** Comes with the first thing that is announced. */
const Announced = lazy(() => import('./Announced.tsx'));

const hasCards = (table: Table): boolean => {
  const challenge = current(table);
  return challenge !== undefined && challenge.laid.flat().length + challenge.shown.length > 0;
};

/** A function that stays the same, and does what the latest one does. */
function useLatest<A>(latest: (value: A) => void): (value: A) => void {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((value) => ref.current(value), []);
}

/** Everything there is, in the order in which it is read. */
function thingsOf(table: Table, seats: number): Thing[] {
  const systems = Array.from({ length: seats }, (_, seat) => [
    `seat ${seat}`,
    ...placesOf(table, seat).map((place) => `place ${place}`),
    ...table.spots.flatMap(({ place, owner }) => (owner === seat ? [`place ${place}`] : [])),
  ]);
  const limbo = isOn(table, LIMBO) ? Array.from({ length: seats }, (_, seat) => `limbo ${seat}`) : [];
  const steps = Array.from({ length: STEPS }, (_, n) => `step ${n + 1}`);
  return [...systems.flat(), 'cone 0', 'cone 1', 'warp', ...limbo, ...steps];
}

function countsOf(ask: Ask | null, targets: Targets, clicks: readonly number[]): Map<Thing, number> {
  const counts = new Map<Thing, number>();
  if (ask === null || targets.kind === null || targets.kind === 'one') return counts;
  const amounts = targets.kind === 'amounts' ? amountsOf(ask, clicks) : [];
  for (const [thing, all] of targets.by) {
    const n = all.reduce((sum, { entry }) => sum + (amounts[entry] ?? (clicks.includes(entry) ? 1 : 0)), 0);
    if (n > 0) counts.set(thing, n);
  }
  return counts;
}

/** A click on what can be chosen: the answer itself, one more, or a tick. */
function answerWith(
  { ask, answer, why, explain, busy }: TableProps<Table>,
  { clicks, click }: ReturnType<typeof useFocus>,
  { entry, id }: Target,
): void {
  if (ask === null || busy) return;
  const { choice } = ask;
  if (choice.kind === 'one') return answer(id);
  if (choice.kind === 'some') {
    if (clicks.includes(entry)) return click(...clicks.filter((each) => each !== entry));
    return click(...clicks, entry);
  }
  if (choice.kind !== 'amounts') return;
  const next = amountsOf(ask, [...clicks, entry]);
  const sum = choice.entries.reduce((all, { weight }, i) => all + weight * (next[i] ?? 0), 0);
  const isOver = sum > choice.max || (next[entry] ?? 0) > (choice.entries[entry]?.max ?? 0);
  if (isOver) {
    const refusal = why(next);
    if (refusal !== null) explain(refusal);
  } else if (choice.max === 1 && sum === 1 && choice.min === 1) answer(next);
  else click(...clicks, entry);
}

/** What a question is about comes into sight, where the whole board is not seen: the middle of all that can be pressed. */
function useRevealed(frame: RefObject<HTMLDivElement | null>, targets: Targets, sheet: Sheet, scale: number): void {
  useEffect(() => {
    const room = frame.current;
    if (room === null || targets.by.size === 0) return;
    if (sheet.width * scale <= room.clientWidth && sheet.height * scale <= room.clientHeight) return;
    const boxes = [...room.querySelectorAll('[data-target]')].map((each) => each.getBoundingClientRect());
    const middle = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
      (Math.min(...boxes.map((box) => box[from])) + Math.max(...boxes.map((box) => box[to]))) / 2;
    const box = room.getBoundingClientRect();
    room.scrollBy(
      middle('left', 'right') - (box.left + box.right) / 2,
      middle('top', 'bottom') - (box.top + box.bottom) / 2,
    );
  }, [frame, targets, sheet, scale]);
}
