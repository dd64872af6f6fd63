// Ships, equipment and relics: what each does, costs, and who sells it.

import { EQUIPMENT, FORT, RELICS, SHIPS } from '../../../data/equipment.ts';
import { PORT_COST } from '../../../rules/deeds.ts';
import { FIRST_RELIC } from '../../../rules/table.ts';
import { Drawn, GearArt } from '../../part/Art.tsx';
import { ART } from '../../part/drawings.ts';
import type { Props } from '../../part/self.ts';
import { ShipShape } from '../ship/ShipShape.tsx';

/** The Base sells them all, so it is not named with each. */
export function ShipList({ props }: { readonly props: Props }) {
  const { say, name } = props;
  return (
    <section className="mv-outfits">
      <h3>
        {say({ key: 'panel.ships' })} <small>{say({ key: 'card.all-at-base' })}</small>
      </h3>
      <ul>
        {SHIPS.map(([id, dice, holds, cost, [science]], ship) => (
          <li key={id}>
            <ShipShape ship={ship} width={36} />
            <span>
              <b>{name('ship', ship)}</b> {say({ key: 'panel.model', args: { dice, holds } })}{' '}
              <i>{name('science', science)}</i>
            </span>
            <b>${cost}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Outfits({ props }: { readonly props: Props }) {
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
            <Drawn d={art} size={22} />
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
