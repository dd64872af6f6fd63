// Equipment, relics on the sun, ships; what can be bartered, and IOUs.

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { CULTURES } from '../../data/cultures.ts';
import { EQUIPMENT, RELICS, SHIPS } from '../../data/equipment.ts';
import { smallOf } from '../../rules/holds.ts';
import { COMBAT, costOf, FIRST_RELIC, has, isDamaged, isFare, LASER, NOVA_BALL, scienceOf } from '../../rules/table.ts';
import { ART, Drawing, GearArt, ShipIcon } from '../shared/art.tsx';
import { SaleRow, Section } from '../shared/controls.tsx';
import { tradeInOf } from '../shared/estimates.ts';
import { type Props, tally } from '../shared/props.ts';

interface OutfitProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly culture: number;
  readonly system: number;
  readonly can: boolean;
}

export const Outfit = memo(function Outfit(all: OutfitProps) {
  return (
    <>
      <Gear {...all} />
      <Ships {...all} />
      {all.can && <Barter {...all} />}
    </>
  );
});

/** What this culture's science makes, and the relics somebody has left here. */
function Gear({ props, culture, system, can }: OutfitProps) {
  const { say, name, view } = props;
  const { table } = view;
  const science = scienceOf(culture);
  const armed = has(table, COMBAT);
  const gear = EQUIPMENT.flatMap((piece, code) =>
    piece[2] === science && (armed || (code !== LASER && code !== NOVA_BALL)) ? [code] : [],
  );
  const relics = RELICS.flatMap((_, relic) => (table.suns[relic] === system ? [FIRST_RELIC + relic] : []));
  if (gear.length + relics.length === 0) return null;
  const row = (code: number, verb: string, note: string) => (
    <SaleRow
      key={code}
      props={props}
      art={<GearArt code={code} />}
      title={name('gear', code)}
      note={note}
      price={`$${costOf(code)}`}
      answer={can ? `${verb} ${code}` : undefined}
      label={say({ key: 'panel.buy' })}
    />
  );
  return (
    <Section title={say({ key: 'panel.equipment' })}>
      <ul className="mv-rows">
        {gear.map((code) => row(code, 'equip', say({ key: `effect.${code}` })))}
        {relics.map((code) => row(code, 'relic', say({ key: 'panel.on-sun' })))}
      </ul>
    </Section>
  );
}

/** All four models where ships change hands; the old ship pays half its price. */
function Ships({ props, seat, culture, can }: OutfitProps) {
  const { say, name, view } = props;
  const science = scienceOf(culture);
  if (!['industry', 'technology', 'base'].includes(science)) return null;
  const old = view.table.ship[seat] ?? 0;
  const back = tradeInOf(old);
  // §9.32: what the old ship is worth beyond the new one is credit.
  const priceOf = (cost: number): string =>
    cost >= back ? `$${cost} − $${back}` : say({ key: 'panel.credit-back', args: { back: back - cost } });
  return (
    <Section title={say({ key: 'panel.ships' })} note={say({ key: 'panel.trade-in', args: { back } })}>
      <ul className="mv-rows">
        {SHIPS.map(([id, dice, holds, cost, makers], ship) => {
          const sold: readonly string[] = makers;
          if (!sold.includes(science)) return null;
          return (
            <SaleRow
              key={id}
              props={props}
              art={<ShipIcon ship={ship} width={44} />}
              title={name('ship', ship)}
              note={say({ key: 'panel.model', args: { dice, holds } })}
              price={ship === old ? say({ key: 'panel.yours' }) : priceOf(cost)}
              answer={can && ship !== old ? `ship ${ship}` : undefined}
              label={say({ key: 'panel.change' })}
            />
          );
        })}
      </ul>
    </Section>
  );
}

function Barter({ props, seat }: OutfitProps) {
  const { say, name, view } = props;
  const { table } = view;
  const aboard = tally([...(table.hull[seat] ?? []), ...smallOf(table, seat)].filter((code) => !isFare(code)));
  const ious = CULTURES.flatMap(([, , , value], culture) =>
    ((table.ious[seat] ?? 0) & (1 << culture)) === 0 ? [] : [[culture, value] as const],
  );
  if (aboard.length + ious.length === 0) return null;
  return (
    <Section title={say({ key: 'panel.barter' })} note={say({ key: 'panel.credit-note' })}>
      <ul className="mv-rows">
        {ious.map(([culture, value]) => (
          <SaleRow
            key={`iou ${culture}`}
            props={props}
            art={<Drawing d={ART.iou} />}
            title={say({ key: 'panel.iou', args: { culture: name('culture', culture) } })}
            price={`$${value}`}
            answer={`iou ${culture}`}
            label={say({ key: 'panel.hand-in' })}
          />
        ))}
        {aboard.map(([code, count]) => (
          <SaleRow
            key={code}
            props={props}
            art={<GearArt code={code} />}
            title={count > 1 ? `${name('gear', code)} ×${count}` : name('gear', code)}
            price={isDamaged(code) ? '' : `$${costOf(code) / 2}`}
            answer={`barter ${code}`}
            label={say({ key: 'panel.swap' })}
          />
        ))}
      </ul>
    </Section>
  );
}
