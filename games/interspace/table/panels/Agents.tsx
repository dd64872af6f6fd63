// Free agents on the map (§16.4): what each of them is, and what it will do next, foreseen by the rules and explained.

import { foresee, type Foreseen } from '../../agents/foresee.ts';
import type { Hex } from '../../rules/table.ts';
import { Card, HexLink, RuleLink } from './parts.tsx';
import type { Props } from './props.ts';

export function Agents({ props }: { readonly props: Props }) {
  const { view, say, name } = props;
  const { table, seats } = view;
  return (
    <section>
      <h3>
        {say({ key: 'panel.agents' })} <RuleLink props={props} rule="16.4" />
      </h3>
      {table.agents.length === 0 && <p className="is-note">{say({ key: 'panel.no-agents' })}</p>}
      <ul className="is-planets">
        {table.agents.map(({ card, drawer }) => (
          <li key={card} data-agent={card}>
            <Card says={say({ key: `says.encounter.${card}` })}>
              {name('encounter', card)} <small>{say({ key: 'panel.drawn-by', args: { who: drawer } })}</small>
            </Card>
            <ul>
              {foresee(table, seats, card).map((unit, n) => (
                <li key={n}>
                  <Next props={props} unit={unit} drawer={drawer} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NextProps {
  readonly props: Props;
  readonly unit: Foreseen;
  readonly drawer: number;
}

/** Where it is, where it will go and why, and what else could happen. */
function Next({ props, unit: { hex, does, goals, to, gate }, drawer }: NextProps) {
  const { say } = props;
  const links = (hexes: readonly Hex[]) =>
    hexes.map((each) => (
      <HexLink key={each} hex={each}>
        {say({ key: 'panel.in-hex', args: { hex: each } })}
      </HexLink>
    ));
  return (
    <p className="is-next">
      {links([hex])} {say({ key: `panel.next-${does}` })} {links(does === 'goes' ? goals : does === 'strays' ? to : [])}
      {does === 'goes' && to.some((each) => !goals.includes(each)) && (
        <>
          {say({ key: 'panel.next-reaches' })} {links(to)}
        </>
      )}
      {does === 'goes' && goals.length > 1 && <span>{say({ key: 'panel.next-choice', args: { who: drawer } })} </span>}
      {gate >= 0 && <span>{say({ key: 'panel.next-gate', args: { hex: gate } })}</span>}
    </p>
  );
}
