// At the foot of the map: where one hex stands for several answers, which of them; hexes that are ticked; ships or cargo that is counted, what the
// rules ask about or the ships one has picked on the map.

import type { Amount, Ask, Scalar } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import { homeOf } from '../../rules/map.ts';
import { entriesOf, movable } from '../../rules/move.ts';
import { readGroup } from '../../rules/routes.ts';
import { words } from '../../rules/steps.ts';
import type { Table } from '../../rules/table.ts';
import { isCountedAtFoot } from '../answers.ts';
import type { Flight } from '../flight.ts';
import { answerOf, useFocus } from '../focus.tsx';
import { UnitIcon } from '../icons.tsx';
import { markOf } from './marks.ts';
import type { Targets } from './targets.ts';
import { hexName } from './sheet.ts';

interface TrayProps {
  readonly props: TableProps<Table>;
  readonly targets: Targets;
  readonly flight: Flight | null;
}

export function Tray({ props, targets, flight }: TrayProps) {
  const { looked, fleet } = useFocus();
  const { ask, answer, busy } = props;
  if (ask === null) return null;
  if (fleet !== null && ask.step === 'move')
    return <Picked props={props} ask={ask} flight={flight} isFinal={targets.finals.size > 0} />;
  const several = looked === null || targets.kind !== 'one' ? [] : (targets.by.get(looked) ?? []);
  const isCounted = isCountedAtFoot(ask);
  if (several.length < 2 && targets.kind !== 'some' && !isCounted) return null;
  return (
    <div className="is-tray" data-tray>
      {several.length > 1 &&
        several.map(({ id }) => (
          <button key={id} type="button" className="button" data-answer={id} disabled={busy} onClick={() => answer(id)}>
            {severalName(props, ask, targets.noun, id)}
          </button>
        ))}
      {isCounted && <Counted props={props} ask={ask} />}
      {targets.kind === 'some' && <Confirm props={props} ask={ask} />}
    </div>
  );
}

/** What one of several answers of a hex does. */
function severalName({ say, name }: TableProps<Table>, ask: Ask, noun: string, id: Scalar): string {
  if (typeof id === 'number') return say({ key: 'map.fly-from', args: { hex: id } });
  const [verb, , asteroids = 0] = words(id);
  if (verb === 'ring') return say({ key: 'map.ring', args: { hex: homeOf(ask.seat) + 1 + asteroids } });
  return name(noun, id);
}

/** How many of each, from what silence would answer, and the button that says so. */
export function Counted({ props, ask }: { readonly props: TableProps<Table>; readonly ask: Ask }) {
  const { draft, write } = useFocus();
  const { choice } = ask;
  if (choice.kind !== 'amounts') return null;
  const { noun, entries, max } = choice;
  return (
    <>
      <Counters props={props} noun={noun} entries={entries} most={max} counts={draft} set={write} />
      <Confirm props={props} ask={ask} />
    </>
  );
}

interface PickedProps extends Omit<TrayProps, 'targets'> {
  readonly ask: Ask;
  /** Some goal cannot be undone afterwards. */
  readonly isFinal: boolean;
}

/** Ships picked on the map: how many of each, how far they fly, and what else can be done in their hex. A press on a lit hex sends them. */
function Picked({ props, ask, flight, isFinal }: PickedProps) {
  const { fleet, pick } = useFocus();
  const { view, say, name, answer, busy } = props;
  if (fleet === null || ask.choice.kind !== 'one') return null;
  const { hex, counts } = fleet;
  const entries = entriesOf(movable(view.table, hex, ask.seat));
  const others = ask.choice.options.filter((id) => typeof id === 'string' && words(id)[1] === hex);
  const { points } = readGroup(view.table, hex, flight?.ships ?? []);
  const n = counts.reduce((sum, count) => sum + count, 0);
  const goals = flight?.goals.length ?? 0;
  return (
    <div className="is-tray" data-tray data-picked={hexName(hex)}>
      <Counters
        props={props}
        noun="unit"
        entries={entries}
        most={Infinity}
        counts={counts}
        set={(all) => pick({ hex, counts: all })}
      />
      <output className="is-orders">
        {n === 0 ? say({ key: 'map.pick-some' }) : say({ key: 'map.orders', args: { n, pm: points, goals } })}
      </output>
      {isFinal && <small className="is-final">{say({ key: 'map.final-note' })}</small>}
      {others.map((id) => (
        <button key={id} type="button" className="button" disabled={busy} onClick={() => answer(id)}>
          {name('hex', id)}
        </button>
      ))}
      <button type="button" className="button" onClick={() => pick(null)}>
        {say({ key: 'map.put-back' })}
      </button>
    </div>
  );
}

interface CountersProps {
  readonly props: TableProps<Table>;
  readonly noun: string;
  readonly entries: readonly Amount[];
  /** So many of all together. */
  readonly most: number;
  readonly counts: readonly number[];
  set(counts: readonly number[]): void;
}

/** How many of each kind of ship, or of each resource. */
function Counters({ props, noun, entries, most, counts, set }: CountersProps) {
  const { say, name, glyph, view, ask } = props;
  // Hits are dealt out to the ships of somebody else.
  const whom = ask?.prompt.args?.['whom'];
  const { colour } = markOf(glyph, typeof whom === 'number' ? whom : Math.min(view.viewer, view.seats - 1));
  const left = most - spent(entries, counts);
  return (
    <>
      <ul className="is-ships">
        {entries.map(({ id, min, max, weight }, entry) => {
          if (max === 0) return null;
          const count = counts[entry] ?? 0;
          const ship = name(noun, id);
          return (
            <li key={id}>
              <button
                type="button"
                className="button"
                aria-label={say({ key: 'map.fewer', args: { ship } })}
                disabled={count <= min}
                onClick={() => set(counts.with(entry, count - 1))}
              >
                −
              </button>
              <output>
                {noun === 'unit' && (
                  <UnitIcon kind={typeof id === 'number' ? id : (words(id)[1] ?? 0)} colour={colour} size={20} />
                )}
                <b>
                  {count}/{max}
                </b>{' '}
                {ship} {weight > 1 && <small>{say({ key: 'panel.costs', args: { iou: weight } })}</small>}
              </output>
              <button
                type="button"
                className="button"
                aria-label={say({ key: 'map.more', args: { ship } })}
                data-answer={id}
                disabled={count >= max || left < weight}
                onClick={() => set(counts.with(entry, count + 1))}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      {entries.reduce((sum, { max }) => sum + max, 0) > 1 && (
        <>
          {hasAll(entries, most) && (
            <button type="button" className="button" onClick={() => set(filled(entries, most))}>
              {say({ key: 'map.all' })}
            </button>
          )}
          <button type="button" className="button" onClick={() => set(entries.map(({ min }) => min))}>
            {say({ key: 'map.none' })}
          </button>
        </>
      )}
    </>
  );
}

/** What so many of each weigh together. */
const spent = (entries: readonly Amount[], counts: readonly number[]): number =>
  entries.reduce((sum, { weight }, entry) => sum + weight * (counts[entry] ?? 0), 0);

/** Whether it is plain what all of them are: they have room, or are worth the same. */
const hasAll = (entries: readonly Amount[], most: number): boolean =>
  entries.every(({ weight }) => weight <= 1) || entries.reduce((sum, { max, weight }) => sum + max * weight, 0) <= most;

/** As many as there is room for, the first ones first. */
function filled(entries: readonly Amount[], most: number): number[] {
  const least = entries.map(({ min }) => min);
  let left = most - spent(entries, least);
  return entries.map(({ min, max, weight }) => {
    const more = weight === 0 ? max - min : Math.min(max - min, Math.floor(left / weight));
    left -= more * weight;
    return min + more;
  });
}

interface ConfirmProps {
  readonly props: TableProps<Table>;
  readonly ask: Ask;
  /** The same stands at the foot of the map, where it is the main one. */
  readonly again?: boolean;
}

export function Confirm({ props, ask, again = false }: ConfirmProps) {
  const { say, why, explain, answer, busy } = props;
  const { draft } = useFocus();
  const n = draft.reduce((sum, count) => sum + count, 0);
  const confirm = (): void => {
    const whole = answerOf(ask, draft);
    const refusal = why(whole);
    if (refusal === null) answer(whole);
    else explain(refusal);
  };
  return (
    <button
      type="button"
      className={again ? 'button' : 'button main'}
      disabled={busy}
      data-confirm={again ? undefined : ''}
      onClick={confirm}
    >
      {say({ key: ask.choice.kind === 'some' && n === 0 ? 'map.nowhere' : 'map.confirm', args: { n } })}
    </button>
  );
}
