// Deeds on sale at the market (§12): the Spaceports of the system, the Factory and where it can stand, Forts with combat (§15.1);
// and thefts (§15.5).

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { factoryCost, fortCost, PORT_COST } from '../../rules/deeds.ts';
import { discounted } from '../../rules/market.ts';
import { marketsOf, orbitsOf } from '../../rules/places.ts';
import { COMBAT, GOODS, has, NONE, TINKERERS } from '../../rules/table.ts';
import { revolt, REVOLT, swindle, SWINDLE } from '../../rules/theft.ts';
import { ART, Drawing, SeatMark } from '../shared/art.tsx';
import { AnswerButton, SaleRow, Section } from '../shared/controls.tsx';
import { revoltOdds, swindleOdds } from '../shared/estimates.ts';
import { optionsOf, percent, type Props } from '../shared/props.ts';

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
    <Section title={say({ key: 'panel.deeds' })}>
      <ul className="mv-rows">
        {orbitsOf(system).map((orbit) => {
          const holder = table.port[orbit] ?? NONE;
          return (
            <SaleRow
              key={orbit}
              props={props}
              art={<Drawing d={ART.port} />}
              title={say({ key: 'panel.port', args: { port: name('port', orbit) } })}
              note={holder === NONE ? say({ key: 'panel.port-income' }) : owner(holder)}
              price={holder === NONE ? `$${priced(PORT_COST)}` : undefined}
              answer={can && holder === NONE ? `port ${orbit}` : undefined}
              label={say({ key: 'panel.build' })}
            />
          );
        })}
        <li className="mv-row wide">
          <Drawing d={ART.factory} />
          <span className="mv-what">
            <b>{say({ key: 'panel.factory', args: { good: name('good', culture + GOODS / 2) } })}</b>
            <span className="mv-note">{builder === NONE ? say({ key: 'panel.factory-income' }) : owner(builder)}</span>
          </span>
          {builder === NONE && <span className="mv-price">${priced(factoryCost(culture))}</span>}
          {builder === NONE && can && (
            <span className="mv-sites">
              {sites.map((dot) => (
                <AnswerButton key={dot} props={props} answer={`factory ${dot}`}>
                  {name('dot', dot).replace(` (${name('system', system)})`, '')}
                </AnswerButton>
              ))}
            </span>
          )}
        </li>
      </ul>
      {can && has(table, COMBAT) && <Forts props={props} seat={seat} />}
    </Section>
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
            <AnswerButton props={props} answer={`${option}`}>
              {name('word', option)}
            </AnswerButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const Thefts = memo(function Thefts({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { say, name, view } = props;
  const { table } = view;
  const near = table.at.flatMap((dot, other) => (other !== seat && dot === table.at[seat] ? [other] : []));
  const armed = has(table, COMBAT);
  const revolts = armed ? revolt.candidates(table, seat) : [];
  const owners = revolts.map(([kind, which = NONE]) => (kind === 0 ? table.port[which] : table.factory[which]) ?? NONE);
  const wins = (chance: number): string => say({ key: 'panel.odds', args: { chance: percent(chance) } });
  if (near.length === 0 && owners.every((owner) => owner === NONE || owner === seat)) return null;
  return (
    <Section title={say({ key: 'panel.company' })}>
      <ul className="mv-rows">
        {near.length > 0 && (
          <SaleRow
            props={props}
            art={<SeatMark props={props} seat={near[0] ?? 0} size={22} />}
            title={near.map((other) => name('seat', other)).join(', ')}
            answer="deal"
            label={say({ key: 'panel.deal' })}
          />
        )}
        {armed &&
          swindle
            .candidates(table, seat)
            .filter(([other = NONE]) => near.includes(other))
            .map(([other = NONE]) => (
              <SaleRow
                key={other}
                props={props}
                art={<SeatMark props={props} seat={other} size={22} />}
                title={say({ key: 'panel.swindle', args: { who: name('seat', other) } })}
                note={wins(swindleOdds(table, seat, other).win)}
                price={`$${SWINDLE}`}
                answer={`swindle ${other}`}
                label={say({ key: 'panel.try' })}
              />
            ))}
        {revolts.map(([kind = 0, which = NONE], i) => {
          const owner = owners[i] ?? NONE;
          return owner === NONE || owner === seat ? null : (
            <SaleRow
              key={`${kind} ${which}`}
              props={props}
              art={<Drawing d={kind === 0 ? ART.port : ART.factory} />}
              title={say({ key: 'panel.revolt', args: { who: name('seat', owner) } })}
              note={wins(revoltOdds(table, seat, owner).win)}
              price={`$${REVOLT}`}
              answer={`revolt ${kind} ${which}`}
              label={say({ key: 'panel.try' })}
            />
          );
        })}
      </ul>
    </Section>
  );
});
