// At the foot of the map: where one hex stands for several answers, which of them; hexes that are ticked; ships that are counted, those the
// rules ask about or those one has picked on the map.

import type { Amount, Ask } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import { entriesOf, movable } from '../../rules/move.ts';
import { readGroup } from '../../rules/routes.ts';
import { words } from '../../rules/steps.ts';
import type { Table } from '../../rules/table.ts';
import { isFleetAsk } from '../answers.ts';
import type { Flight } from '../flight.ts';
import { answerOf, useFocus } from '../focus.tsx';
import { UnitIcon } from '../icons.tsx';
import type { Targets } from './targets.ts';
import { hexName } from './sheet.ts';

interface TrayProps {
  readonly props: TableProps<Table>;
  readonly targets: Targets;
  readonly flight: Flight | null;
}

export function Tray({ props, targets, flight }: TrayProps) {
  const { looked, fleet, draft, write } = useFocus();
  const { ask, name, answer, busy, say } = props;
  if (ask === null) return null;
  if (fleet !== null && ask.step === 'move') return <Picked props={props} ask={ask} flight={flight} />;
  const several = looked === null || targets.kind !== 'one' ? [] : (targets.by.get(looked) ?? []);
  const { choice } = ask;
  const counted = isFleetAsk(ask) && choice.kind === 'amounts' ? choice : null;
  if (several.length < 2 && targets.kind !== 'some' && counted === null) return null;
  return (
    <div className="is-tray" data-tray>
      {several.length > 1 &&
        several.map(({ id }) => (
          <button key={id} type="button" className="button" disabled={busy} onClick={() => answer(id)}>
            {typeof id === 'number' ? say({ key: 'map.fly-from', args: { hex: id } }) : name(targets.noun, id)}
          </button>
        ))}
      {counted !== null && <Ships props={props} entries={counted.entries} counts={draft} set={write} />}
      {(targets.kind === 'some' || counted !== null) && <Confirm props={props} ask={ask} />}
    </div>
  );
}

/** Ships picked on the map: how many of each, how far they fly, and what else can be done in their hex. A press on a lit hex sends them. */
function Picked({ props, ask, flight }: Omit<TrayProps, 'targets'> & { readonly ask: Ask }) {
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
      <Ships props={props} entries={entries} counts={counts} set={(all) => pick({ hex, counts: all })} />
      <output className="is-orders">
        {n === 0 ? say({ key: 'map.pick-some' }) : say({ key: 'map.orders', args: { n, pm: points, goals } })}
      </output>
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

interface ShipsProps {
  readonly props: TableProps<Table>;
  readonly entries: readonly Amount[];
  readonly counts: readonly number[];
  set(counts: readonly number[]): void;
}

/** How many of each kind of ship: all of them unless one says otherwise. */
function Ships({ props, entries, counts, set }: ShipsProps) {
  const { say, name, glyph, view } = props;
  const colour = glyph(Math.min(view.viewer, view.seats - 1)).colour;
  return (
    <>
      <ul className="is-ships">
        {entries.map(({ id, max }, entry) => {
          const count = counts[entry] ?? 0;
          const ship = name('unit', id);
          return (
            <li key={id}>
              <button
                type="button"
                className="button"
                aria-label={say({ key: 'map.fewer', args: { ship } })}
                disabled={count === 0}
                onClick={() => set(counts.with(entry, count - 1))}
              >
                −
              </button>
              <output>
                <UnitIcon kind={typeof id === 'number' ? id : (words(id)[1] ?? 0)} colour={colour} size={20} />
                <b>
                  {count}/{max}
                </b>{' '}
                {ship}
              </output>
              <button
                type="button"
                className="button"
                aria-label={say({ key: 'map.more', args: { ship } })}
                disabled={count >= max}
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
          <button type="button" className="button" onClick={() => set(entries.map(({ max }) => max))}>
            {say({ key: 'map.all' })}
          </button>
          <button type="button" className="button" onClick={() => set(entries.map(() => 0))}>
            {say({ key: 'map.none' })}
          </button>
        </>
      )}
    </>
  );
}

function Confirm({ props, ask }: { readonly props: TableProps<Table>; readonly ask: Ask }) {
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
    <button type="button" className="button main" disabled={busy} data-confirm="" onClick={confirm}>
      {say({ key: ask.choice.kind === 'some' && n === 0 ? 'map.nowhere' : 'map.confirm', args: { n } })}
    </button>
  );
}
