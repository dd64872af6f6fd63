// Everything about one's planets on one screen (§3, §5): what they have and get, what they can raise and build and what that brings, what
// waits in their yards; and who plans at the same time.

import './panel.css';
import type { Seat } from '@orrery/kernel';
import { UNITS } from '../../data/units.ts';
import { incomeOf } from '../../rules/economy.ts';
import { civOf, planetsOf, speedOf, waiting, YARD_IOU } from '../../rules/planets.ts';
import { IOU, load, MINERALS, SOIL, stored } from '../../rules/stores.ts';
import { words } from '../../rules/steps.ts';
import { NONE, type Planet, type Table } from '../../rules/table.ts';
import { OwnerMark, HexLink, RuleLink } from './parts.tsx';
import { Builds, Deeds, NextLevels, Planned, Purge, Shop } from './PlanetDeeds.tsx';
import { countsOf, optionsOf, type Props, seatShown } from './props.ts';

export function Economy(props: Props) {
  const { view } = props;
  const { table } = view;
  const seat = seatShown(view);
  const planets = planetsOf(table, seat);
  return (
    <div className="is-panel">
      <h3>
        <OwnerMark props={props} owner={seat} /> {props.names[seat]} <RuleLink props={props} rule="5.4" />
      </h3>
      <Figures props={props} figures={figuresOf(table, seat)} />
      <Planning props={props} />
      <ul className="is-planets">
        {planets.map((planet) => (
          <PlanetRow key={planet} props={props} planet={planet} />
        ))}
      </ul>
      <Passage props={props} />
      <Everybody props={props} />
    </div>
  );
}

function figuresOf(table: Table, seat: Seat) {
  const planets = planetsOf(table, seat);
  const sum = (of: (planet: Planet) => number): number => planets.reduce((all, planet) => all + of(planet), 0);
  return [
    ['panel.income-all', `+${sum((planet) => incomeOf(table, planet))}`],
    ['panel.iou', sum((planet) => iouOf(table, planet))],
    ['panel.ind', sum((planet) => table.ind[planet] ?? 0)],
    ['panel.civ-short', civOf(table, seat)],
    ['panel.speed-short', speedOf(table, seat)],
  ] as const;
}

/** The same figures of all players side by side: economies lie open on the table, plans do not. */
function Everybody({ props }: { readonly props: Props }) {
  const { view, say, names } = props;
  const rows = names.map((_, seat) => figuresOf(view.table, seat));
  return (
    <table className="is-values is-everybody">
      <caption>{say({ key: 'panel.everybody' })}</caption>
      <thead>
        <tr>
          <td />
          {rows[0]?.map(([key]) => (
            <th key={key} scope="col">
              {say({ key })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((figures, seat) => (
          <tr key={seat}>
            <th scope="row">
              <OwnerMark props={props} owner={seat} /> {names[seat]}
            </th>
            {figures.map(([key, value]) => (
              <td key={key}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** §6.2.5: whose ships may pass one's own, said once in a phase of each other player. */
function Passage({ props }: { readonly props: Props }) {
  const { ask, say, name, answer, busy } = props;
  const said = optionsOf(props).filter((id) => ['let', 'bar'].includes(words(id)[0]));
  if (ask?.step !== 'build' || said.length === 0) return null;
  return (
    <section className="is-passage">
      <h3>
        {say({ key: 'panel.passage' })} <RuleLink props={props} rule="6.2.5" />
      </h3>
      {said.map((id) => (
        <button
          key={id}
          type="button"
          className="button plain"
          data-answer={id}
          disabled={busy}
          onClick={() => answer(id)}
        >
          {name('planet', id)}
        </button>
      ))}
    </section>
  );
}

const hexOf = (table: Table, planet: Planet): number => table.planet[planet] ?? NONE;
const iouOf = (table: Table, planet: Planet): number => stored(table, hexOf(table, planet), SOIL, IOU);

interface FiguresProps {
  readonly props: Props;
  readonly figures: readonly (readonly [key: string, value: string | number])[];
}

const Figures = ({ props: { say }, figures }: FiguresProps) => (
  <dl className="is-figures">
    {figures.map(([key, value]) => (
      <div key={key}>
        <dt>{say({ key })}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const TOGETHER: readonly string[] = ['raise', 'build', 'refit'];

/** In a phase of all at once: who still plans, and who is done. What they plan nobody sees. */
function Planning({ props }: { readonly props: Props }) {
  const { view, ask, waiting: left, planned, say } = props;
  const isPlanner = ask !== null || planned.includes(view.viewer);
  if (left.length === 0 || !view.frames.some(({ step }) => TOGETHER.includes(step))) return null;
  return (
    <p className="is-planning" role="status">
      {say({ key: 'panel.planning', args: { who: [...left] } })}{' '}
      {planned.length > 0 && say({ key: 'panel.planned-by', args: { who: [...planned] } })}{' '}
      {isPlanner && say({ key: 'panel.sealed' })}
    </p>
  );
}

function PlanetRow({ props, planet }: { readonly props: Props; readonly planet: Planet }) {
  const { view, say } = props;
  const { table } = view;
  const hex = hexOf(table, planet);
  const [iou, ore] = [iouOf(table, planet), stored(table, hex, SOIL, MINERALS)];
  const figures = [
    ['panel.ind', table.ind[planet] ?? 0],
    ['panel.tech', table.tech[planet] ?? 0],
    ['panel.iou', iou],
    ['panel.ore', ore],
    ['panel.goods', load(table, hex, SOIL) - iou - ore],
  ] as const;
  return (
    <li data-planet={hex}>
      <h4 className="is-planet-name">
        <HexLink hex={hex}>{say({ key: 'map.hex', args: { hex, tile: table.tile[hex] ?? 0 } })}</HexLink>
        <span className="is-gain">{say({ key: 'panel.gets', args: { iou: incomeOf(table, planet) } })}</span>
      </h4>
      <Figures props={props} figures={figures} />
      <Yard props={props} planet={planet} />
      <Planned props={props} planet={planet} />
      <Deeds props={props} planet={planet} />
      <NextLevels props={props} planet={planet} />
      <Shop props={props} planet={planet} />
      <Purge props={props} planet={planet} />
      <Builds props={props} planet={planet} />
    </li>
  );
}

function Yard({ props: { view, say }, planet }: { readonly props: Props; readonly planet: Planet }) {
  const kinds = [...UNITS.keys()].flatMap((kind) => {
    const count = waiting(view.table, planet, kind);
    return count === 0 ? [] : [[kind, count] as const];
  });
  const iou = waiting(view.table, planet, YARD_IOU);
  return (
    <>
      {kinds.length > 0 && <p>{say({ key: 'panel.yard', args: { units: countsOf(kinds) } })}</p>}
      {iou > 0 && <p>{say({ key: 'panel.yard-iou', args: { iou } })}</p>}
    </>
  );
}
