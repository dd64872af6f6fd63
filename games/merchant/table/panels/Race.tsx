// Deeds and the race: what everybody is worth and why, who owns what, what is still to be had, and how it ends.

import '../shared/panel.css';
import './race.css';
import { memo } from 'react';
import { CULTURES } from '../../data/cultures.ts';
import { type Dot, INHABITED, ORBITS, systemOf } from '../../rules/board.ts';
import { factoryCost, PORT_COST } from '../../rules/deeds.ts';
import { goodsCost } from '../../rules/goods.ts';
import { orbitsOf, rasturAt } from '../../rules/places.ts';
import { GOODS, has, NONE, RASTUR, SOLITAIRE } from '../../rules/table.ts';
import { ART, Drawing, SeatMark } from '../shared/art.tsx';
import { DotLink, Section } from '../shared/controls.tsx';
import { knownTo, netWorthParts } from '../shared/estimates.ts';
import { type Props, sum } from '../shared/props.ts';

export const Race = memo(function Race(props: Props) {
  const { view, say } = props;
  const { table } = view;
  const ends = ['panel.ends-target', ...(table.bank >= 0 ? ['panel.ends-bank'] : [])];
  if (has(table, RASTUR)) ends.push(has(table, SOLITAIRE) ? 'panel.ends-alone' : 'panel.ends-rastur');
  return (
    <div className="mv-panel mv-race">
      <Section title={say({ key: 'panel.worth' })} note={sum(props, table.target)}>
        <ol className="mv-bars">
          {table.money
            .map((_, seat) => seat)
            .toSorted((a, b) => netWorthParts(table, b).all - netWorthParts(table, a).all)
            .map((seat) => (
              <Bar key={seat} props={props} seat={seat} />
            ))}
        </ol>
        <ul className="mv-ends">
          {ends.map((key) => (
            <li key={key}>{say({ key, args: { target: table.target, bank: table.bank } })}</li>
          ))}
        </ul>
      </Section>
      <Owned props={props} />
      <Free props={props} />
    </div>
  );
});

/** Money, Spaceports and Factories end to end; the whole width is the target. */
function Bar({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const { view, say, names, glyph } = props;
  const { money, ports, factories, all } = netWorthParts(view.table, seat);
  const wide = (part: number): string => `${Math.max(0, (100 * part) / Math.max(view.table.target, all))}%`;
  const parts = [
    `${sum(props, money)} ${say({ key: 'panel.in-money' })}`,
    ...(ports > 0 ? [`${sum(props, ports)} ${say({ key: 'panel.in-ports' })}`] : []),
    ...(factories > 0 ? [`${sum(props, factories)} ${say({ key: 'panel.in-factories' })}`] : []),
  ];
  return (
    <li>
      <p>
        <SeatMark props={props} seat={seat} /> <b>{names[seat]}</b> <span className="mv-price">{sum(props, all)}</span>
      </p>
      <div className="mv-bar" style={{ color: glyph(seat).colour }} aria-hidden="true">
        <i style={{ width: wide(money) }} />
        <i className="ports" style={{ width: wide(ports) }} />
        <i className="factories" style={{ width: wide(factories) }} />
      </div>
      <p className="mv-small quiet">{parts.join(' + ')}</p>
    </li>
  );
}

function Owned({ props }: { readonly props: Props }) {
  const { view, say, name } = props;
  const { table } = view;
  const ports = table.port.flatMap((owner, orbit) => (owner === NONE ? [] : [[owner, orbit] as const]));
  const factories = table.factory.flatMap((owner, culture) => (owner === NONE ? [] : [[owner, culture] as const]));
  if (ports.length + factories.length === 0) return null;
  return (
    <Section title={say({ key: 'panel.owned' })}>
      <ul className="mv-rows">
        {ports.map(([owner, orbit]) => (
          <Deed
            key={`port ${orbit}`}
            props={props}
            owner={owner}
            dot={ORBITS[orbit] ?? NONE}
            art={ART.port}
            title={name('port', orbit)}
            income={say({ key: 'panel.port-income' })}
            value={PORT_COST}
          />
        ))}
        {factories.map(([owner, culture]) => (
          <Deed
            key={`factory ${culture}`}
            props={props}
            owner={owner}
            dot={table.site[culture] ?? NONE}
            art={ART.factory}
            title={name('good', culture + GOODS / 2)}
            income={say({ key: 'panel.half', args: { share: goodsCost(culture + GOODS / 2) / 2 } })}
            value={factoryCost(culture)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface DeedProps {
  readonly props: Props;
  readonly owner: number;
  readonly dot: Dot;
  readonly art: string;
  readonly title: string;
  readonly income: string;
  readonly value: number;
}

function Deed({ props, owner, dot, art, title, income, value }: DeedProps) {
  const { view, say, name } = props;
  const lost = rasturAt(view.table, dot) > 0;
  return (
    <li className="mv-row">
      <Drawing d={art} colour={props.glyph(owner).colour} />
      <DotLink dot={dot}>
        <b>{title}</b>
        <span className="mv-note">
          {lost ? say({ key: 'panel.under-rastur' }) : `${name('system', systemOf[dot] ?? NONE)} · ${income}`}
        </span>
      </DotLink>
      <span className="mv-price">{lost ? '$0' : `$${value}`}</span>
      <SeatMark props={props} seat={owner} />
    </li>
  );
}

/** Deeds nobody has, where the culture is known. */
function Free({ props }: { readonly props: Props }) {
  const { view, say, name } = props;
  const { culture } = knownTo(view);
  const rows = culture.slice(0, INHABITED).flatMap((who, system) => {
    if (who === NONE) return [];
    const ports = orbitsOf(system).filter((orbit) => view.table.port[orbit] === NONE);
    const factory = view.table.factory[who] === NONE;
    return ports.length === 0 && !factory ? [] : [{ system, who, ports, factory }];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={say({ key: 'panel.free-deeds' })}>
      <table className="mv-table">
        <tbody>
          {rows.map(({ system, who, ports, factory }) => (
            <tr key={system}>
              <th scope="row">
                {name('system', system)}
                <small>{name('culture', who)}</small>
              </th>
              <td>
                {ports.map((orbit) => name('port', orbit)).join(', ') || '–'}
                {ports.length > 0 && <small>${PORT_COST}</small>}
              </td>
              <td>
                {factory && who < CULTURES.length ? name('good', who + GOODS / 2) : '–'}
                {factory && <small>${factoryCost(who)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
