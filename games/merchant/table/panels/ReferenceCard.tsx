// The reference card: who sells and buys what, ships and equipment, trading and combat, in one view.

import '../shared/panel.css';
import './reference-card.css';
import { memo, useState } from 'react';
import { EQUIPMENT, FORT, RELICS, SHIPS } from '../../data/equipment.ts';
import { PORT_COST } from '../../rules/deeds.ts';
import { COMBAT, FIRST_RELIC, has } from '../../rules/table.ts';
import { ART, Drawing, GearArt, ShipIcon } from '../shared/art.tsx';
import { Printed } from '../shared/controls.tsx';
import type { Props } from '../shared/props.ts';
import { Cultures, Wheel } from './ReferenceCultures.tsx';

/** Sections of short lines, by the rule that each of them opens. */
const TRADING = ['9.41', '9.42', '9.32', '9.321', '10.2', '12.32', '13.2'];
const FIGHTING = ['15.42', '15.43', '15.211', '15.431', '15.53', '15.54'];

export const ReferenceCard = memo(function Card(props: Props) {
  const { say, view } = props;
  const [number, pick] = useState(0);
  return (
    <div className="mv-refcard">
      <div className="mv-column">
        <Wheel say={say} number={number} onPick={pick} />
        <ShipList props={props} />
        <Lines props={props} title="card.trading" rules={TRADING} />
      </div>
      <div className="mv-column">
        <Cultures props={props} number={number} onPick={pick} />
        <Lines props={props} title="card.combat" rules={FIGHTING} quiet={!has(view.table, COMBAT)} />
      </div>
      <Outfits props={props} />
    </div>
  );
});

interface LinesProps {
  readonly props: Props;
  readonly title: string;
  readonly rules: readonly string[];
  /** These rules are off at this table. */
  readonly quiet?: boolean;
}

function Lines({ props, title, rules, quiet = false }: LinesProps) {
  const { say, openRule } = props;
  return (
    <section className={quiet ? 'mv-cardlines off' : 'mv-cardlines'}>
      <h3>
        {say({ key: title })} {quiet && <small>{say({ key: 'card.off' })}</small>}
      </h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            {say({ key: `card.${rule}` })}{' '}
            <button type="button" className="mv-link" onClick={() => openRule(rule)}>
              §{rule}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The Base sells them all, so it is not named with each. */
function ShipList({ props }: { readonly props: Props }) {
  const { say, name } = props;
  return (
    <section className="mv-outfits">
      <h3>
        {say({ key: 'panel.ships' })} <small>{say({ key: 'card.all-at-base' })}</small>
      </h3>
      <ul>
        {SHIPS.map(([id, dice, holds, cost, [science]], ship) => (
          <li key={id}>
            <ShipIcon ship={ship} width={36} />
            <span>
              <b>{name('ship', ship)}</b> <Printed props={props} noun="ship" id={ship} />{' '}
              {say({ key: 'panel.model', args: { dice, holds } })} <i>{name('science', science)}</i>
            </span>
            <b>${cost}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outfits({ props }: { readonly props: Props }) {
  const { say, name } = props;
  const built = [
    [ART.port, 'card.port', PORT_COST],
    [ART.fort, 'card.fort', FORT.cost],
  ] as const;
  return (
    <section className="mv-outfits">
      <h3>{say({ key: 'panel.equipment' })}</h3>
      <ul>
        {EQUIPMENT.map(([id, cost, science], code) => (
          <li key={id}>
            <GearArt code={code} size={22} />
            <span>
              <b>{name('gear', code)}</b> {say({ key: `effect.${code}` })} <i>{name('science', science)}</i>
            </span>
            <b>${cost}</b>
          </li>
        ))}
        {built.map(([art, key, cost]) => (
          <li key={key}>
            <Drawing d={art} size={22} />
            <span>{say({ key })}</span>
            <b>${cost}</b>
          </li>
        ))}
      </ul>
      <h3>{say({ key: 'panel.relics' })}</h3>
      <ul>
        {RELICS.map(([id, cost], relic) => (
          <li key={id}>
            <GearArt code={FIRST_RELIC + relic} size={22} />
            <span>
              <b>{name('gear', FIRST_RELIC + relic)}</b> {say({ key: `effect.${FIRST_RELIC + relic}` })}
            </span>
            <b>${cost}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
