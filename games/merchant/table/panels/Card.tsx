// The reference card: who sells and buys what, ships and equipment, trading and combat, in one view.

import { memo, useState } from 'react';
import { COMBAT, has } from '../../rules/table.ts';
import type { Props } from '../part/self.ts';
import { Cultures } from './reference/Cultures.tsx';
import { Outfits, ShipList } from './reference/Outfits.tsx';
import { Wheel } from './reference/Wheel.tsx';
import '../part/part.css';
import './reference/reference.css';

/** Sections of short lines, by the rule that each of them opens. */
const TRADING = ['9.41', '9.42', '9.32', '9.321', '10.2', '12.32', '13.2'];
const FIGHTING = ['15.42', '15.43', '15.211', '15.431', '15.53', '15.54'];

export const Card = memo(function Card(props: Props) {
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
