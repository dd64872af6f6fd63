// Deeds on sale here (§12): the Spaceports of the system, the Factory and where it can stand; Forts with combat (§15.1).

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { factoryCost, fortCost, PORT_COST } from '../../../rules/deeds.ts';
import { discounted } from '../../../rules/market.ts';
import { marketsOf, orbitsOf } from '../../../rules/places.ts';
import { COMBAT, GOODS, has, NONE, TINKERERS } from '../../../rules/table.ts';
import { Act, Part } from '../../part/Act.tsx';
import { Drawn } from '../../part/Art.tsx';
import { ART } from '../../part/drawings.ts';
import { optionsOf, type Props } from '../../part/self.ts';
import { Row } from './Row.tsx';

interface DeedsProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly culture: number;
  readonly system: number;
  readonly can: boolean;
}

export const Deeds = memo(function Deeds({ props, seat, culture, system, can }: DeedsProps) {
  const { say, name, view } = props;
  const { table } = view;
  if (culture === TINKERERS) return null;
  const priced = (cost: number): number => (can ? discounted(table, seat, cost) : cost);
  const owner = (who: Seat): string => say({ key: 'panel.owned-by', args: { who: name('seat', who) } });
  const builder = table.factory[culture] ?? NONE;
  const sites = marketsOf(table, system);
  return (
    <Part title={say({ key: 'panel.deeds' })}>
      <ul className="mv-rows">
        {orbitsOf(system).map((orbit) => {
          const holder = table.port[orbit] ?? NONE;
          return (
            <Row
              key={orbit}
              props={props}
              art={<Drawn d={ART.port} />}
              title={say({ key: 'panel.port', args: { port: name('port', orbit) } })}
              note={holder === NONE ? say({ key: 'panel.port-income' }) : owner(holder)}
              price={holder === NONE ? `$${priced(PORT_COST)}` : undefined}
              answer={can && holder === NONE ? `port ${orbit}` : undefined}
              label={say({ key: 'panel.build' })}
            />
          );
        })}
        <li className="mv-row wide">
          <Drawn d={ART.factory} />
          <span className="mv-what">
            <b>{say({ key: 'panel.factory', args: { good: name('good', culture + GOODS / 2) } })}</b>
            <span className="mv-note">{builder === NONE ? say({ key: 'panel.factory-income' }) : owner(builder)}</span>
          </span>
          {builder === NONE && <span className="mv-price">${priced(factoryCost(culture))}</span>}
          {builder === NONE && can && (
            <span className="mv-sites">
              {sites.map((dot) => (
                <Act key={dot} props={props} answer={`factory ${dot}`}>
                  {name('dot', dot).replace(` (${name('system', system)})`, '')}
                </Act>
              ))}
            </span>
          )}
        </li>
      </ul>
      {can && has(table, COMBAT) && <Forts props={props} seat={seat} />}
    </Part>
  );
});

function Forts({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { say, name, view, ask } = props;
  const cost = fortCost(view.table, seat);
  const builds = optionsOf(ask).filter((option) => /^(re)?fort /.test(`${option}`));
  return (
    <details className="mv-more">
      <summary>{say({ key: 'panel.forts', args: { cost, n: builds.length } })}</summary>
      <ul className="mv-stack">
        {builds.map((option) => (
          <li key={option}>
            <Act props={props} answer={`${option}`}>
              {name('word', option)}
            </Act>
          </li>
        ))}
      </ul>
    </details>
  );
}
