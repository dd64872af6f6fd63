// Equipment, relics on the sun, ships; what can be bartered, and IOUs.

import { CULTURES } from '../../data/cultures.ts';
import { EQUIPMENT, RELICS, SHIPS } from '../../data/equipment.ts';
import { smallOf } from '../../rules/holds.ts';
import {
  COMBAT,
  costOf,
  FIRST_RELIC,
  has,
  isDamaged,
  isFare,
  LASER,
  NONE,
  NOVA_BALL,
  scienceOf,
} from '../../rules/table.ts';
import { ART, Drawing, GearArt, ShipIcon } from '../shared/art.tsx';
import { tradeInOf } from '../shared/estimates.ts';
import { tally } from '../shared/props.ts';
import { type Entry, minus, only, plus, type Stall } from './market-entries.ts';

/** What this culture's science makes, and the relics somebody has left here. */
export function gearEntries(stall: Stall): Entry[] {
  const { props, culture, system } = stall;
  const { say, name, view } = props;
  if (culture === NONE) return [];
  const science = scienceOf(culture);
  const armed = has(view.table, COMBAT);
  const gear = EQUIPMENT.flatMap((piece, code) =>
    piece[2] === science && (armed || (code !== LASER && code !== NOVA_BALL)) ? [code] : [],
  );
  const relics = RELICS.flatMap((_, relic) => (view.table.suns[relic] === system ? [FIRST_RELIC + relic] : []));
  const entry = (code: number, verb: string, note: string): Entry => ({
    id: `${verb} ${code}`,
    group: 'gear',
    art: <GearArt code={code} />,
    title: name('gear', code),
    note,
    effect: minus(costOf(code)),
    verb: say({ key: 'panel.buy' }),
    answers: only(stall, `${verb} ${code}`),
  });
  return [
    ...gear.map((code) => entry(code, 'equip', say({ key: `effect.${code}` }))),
    ...relics.map((code) => entry(code, 'relic', say({ key: 'panel.on-sun' }))),
  ];
}

/** All four models where ships change hands; the old ship pays half its price. */
export function shipEntries(stall: Stall): Entry[] {
  const { props, seat, culture } = stall;
  const { say, name, view } = props;
  if (culture === NONE) return [];
  const science = scienceOf(culture);
  const old = view.table.ship[seat] ?? 0;
  const back = tradeInOf(old);
  return SHIPS.flatMap(([id, dice, holds, cost, makers], ship): Entry[] => {
    const sold: readonly string[] = makers;
    if (!sold.includes(science) || ship === old) return [];
    const model = say({ key: 'panel.model', args: { dice, holds } });
    // §9.32: what the old ship is worth beyond the new one is credit.
    const dear = cost >= back;
    return [
      {
        id: `ship ${id}`,
        group: 'ships',
        art: <ShipIcon ship={ship} width={44} />,
        title: name('ship', ship),
        note: dear ? `${model} · ${say({ key: 'panel.traded-in', args: { cost, back } })}` : model,
        effect: dear ? minus(cost - back) : say({ key: 'panel.credit-back', args: { back: back - cost } }),
        verb: say({ key: 'panel.change' }),
        answers: only(stall, `ship ${ship}`),
      },
    ];
  });
}

/** IOUs and equipment aboard, for credit. */
export function barterEntries(stall: Stall): Entry[] {
  const { props, seat, can } = stall;
  const { say, name, view } = props;
  if (!can) return [];
  const { table } = view;
  const aboard = tally([...(table.hull[seat] ?? []), ...smallOf(table, seat)].filter((code) => !isFare(code)));
  const note = say({ key: 'panel.credit-note' });
  const ious = CULTURES.flatMap(([, , , value], culture): Entry[] =>
    ((table.ious[seat] ?? 0) & (1 << culture)) === 0
      ? []
      : [
          {
            id: `iou ${culture}`,
            group: 'barter',
            art: <Drawing d={ART.iou} />,
            title: say({ key: 'panel.iou', args: { culture: name('culture', culture) } }),
            note,
            effect: plus(value),
            verb: say({ key: 'panel.hand-in' }),
            answers: only(stall, `iou ${culture}`),
          },
        ],
  );
  const gear = aboard.map(
    ([code, count]): Entry => ({
      id: `barter ${code}`,
      group: 'barter',
      art: <GearArt code={code} />,
      title: count > 1 ? `${name('gear', code)} ×${count}` : name('gear', code),
      note,
      effect: isDamaged(code) ? '' : plus(costOf(code) / 2),
      verb: say({ key: 'panel.swap' }),
      answers: only(stall, `barter ${code}`),
    }),
  );
  return [...ious, ...gear];
}
