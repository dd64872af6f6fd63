// Goods at the market: the own holds and the culture's shelf, each piece with what it brings here and who else buys it;
// passengers and finds.

import { memo } from 'react';
import { portOwner } from '../../rules/bank.ts';
import { buys, demandFound, goodsCost, payoffOf } from '../../rules/goods.ts';
import { smallOf } from '../../rules/holds.ts';
import { boxAt, markerAt } from '../../rules/places.ts';
import {
  fareAt,
  fareTo,
  feeOf,
  FIRST_FARE,
  GOODS,
  isFactoryGoods,
  isFare,
  markerRelic,
  NONE,
  TINKERERS,
} from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { ART, Drawing, GearArt, GoodsArt } from '../shared/art.tsx';
import { type Buyer, dotsOfBuyers, knownTo, nearest, type Outlook, outlookOf, turnsFrom } from '../shared/estimates.ts';
import { onlyKey } from '../shared/hidden.ts';
import { inTurns, percent, type Props, tally } from '../shared/props.ts';
import { type Entry, minus, only, plus, type Stall } from './market-entries.ts';

export const turnsText = ({ lang, say }: Props, turns: number): string =>
  say(turns === 0 ? { key: 'panel.here' } : inTurns('panel.turns', lang, turns));

/** `→ $220 Humans (4b), 1.2 turns`. */
function bestBuyer(props: Props, { known }: Outlook): string {
  const [best] = known;
  if (best === undefined) return props.say({ key: 'panel.no-buyer' });
  return `→ $${best.payoff + best.demand} ${props.name('culture', best.culture)}, ${turnsText(props, best.turns)}`;
}

/** What is aboard and can be sold or set down somewhere. */
export function holdEntries(stall: Stall): Entry[] {
  const { props, seat, culture, can } = stall;
  const { view, name, say } = props;
  const { table } = view;
  const at = table.at[seat] ?? NONE;
  const goods = tally(table.goods[seat] ?? []).map(([good, count]): Entry => {
    const outlook = outlookOf(view, seat, at, good);
    const wanted = culture !== NONE && buys(culture, good);
    const own = can && portOwner(table, seat) === seat;
    const paid = payoffOf(good) + demandFound(table, culture, good);
    return {
      id: `sell ${good}`,
      group: wanted || !can ? 'holds' : 'aboard',
      art: <GoodsArt good={good} size={32} />,
      title: count > 1 ? `${name('good', good)} ×${count}` : name('good', good),
      note: wanted ? saleText(props, good, culture, own) : bestBuyer(props, outlook),
      effect: wanted ? plus(own ? (paid * 11) / 10 : paid) : '',
      verb: say({ key: 'panel.sell' }),
      answers: only(stall, `sell ${good}`),
      outlook,
    };
  });
  const fares = smallOf(table, seat)
    .filter(isFare)
    .map((code) => passenger(stall, code - FIRST_FARE, 'deliver'));
  return [...goods, ...fares];
}

/** `$200 + $40 Demand + $24 commission − $120 cost`. */
function saleText({ view, say }: Props, good: number, culture: number, own: boolean): string {
  const [payoff, demand] = [payoffOf(good), demandFound(view.table, culture, good)];
  return [
    `$${payoff}`,
    ...(demand > 0 ? [say({ key: 'panel.plus-demand', args: { demand } })] : []),
    ...(own ? [say({ key: 'panel.plus-commission', args: { own: (payoff + demand) / 10 } })] : []),
    say({ key: 'panel.minus-cost', args: { cost: goodsCost(good) } }),
  ].join(' ');
}

/** What the culture sells. */
export function shelfEntries(stall: Stall): Entry[] {
  const { props, seat, culture, from } = stall;
  const { view, name, say } = props;
  if (culture === NONE || culture === TINKERERS) return [];
  return [culture, culture + GOODS / 2].map((good): Entry => {
    const stock = view.table.stock[good] ?? 0;
    const awaited = isFactoryGoods(good) && (view.table.factory[good - GOODS / 2] ?? NONE) === NONE;
    const none = say({ key: awaited ? 'panel.no-factory-yet' : 'panel.sold-out' });
    const outlook = outlookOf(view, seat, from, good);
    const left = stock > 0 ? say({ key: 'panel.in-stock', args: { n: stock } }) : none;
    return {
      id: `buy ${good}`,
      group: 'shelf',
      art: <GoodsArt good={good} size={32} />,
      title: name('good', good),
      note: `${bestBuyer(props, outlook)} · ${left}`,
      effect: minus(goodsCost(good)),
      verb: say({ key: 'panel.buy' }),
      answers: only(stall, `buy ${good}`),
      outlook,
    };
  });
}

/** Passengers who wait here, and the relic in the box the ship is on. */
export function findEntries(stall: Stall): Entry[] {
  const { props, seat, culture, can } = stall;
  const { view, name, say } = props;
  const { table } = view;
  const at = table.at[seat] ?? NONE;
  const relic = can && boxAt(table, at) !== NONE ? markerRelic(markerAt(table, at)) : NONE;
  const waiting = fareAt.flatMap((where, fare) =>
    where === culture && culture !== NONE && (table.bonus[fare] ?? 0) > 0 ? [passenger(stall, fare, 'fare')] : [],
  );
  if (relic === NONE) return waiting;
  const found: Entry = {
    id: 'take',
    group: 'finds',
    art: <GearArt code={relic} />,
    title: name('gear', relic),
    note: say({ key: `effect.${relic}` }),
    effect: '',
    verb: say({ key: 'panel.take' }),
    answers: only(stall, 'take'),
  };
  return [found, ...waiting];
}

function passenger(stall: Stall, fare: number, verb: 'fare' | 'deliver'): Entry {
  const { props, seat, culture, can } = stall;
  const { view, name, say } = props;
  const lore = knownTo(view);
  const turns = turnsFrom(view, seat, view.table.at[seat] ?? NONE);
  const to = fareTo[fare] ?? NONE;
  const goal = nearest(lore.markets[lore.culture.indexOf(to)] ?? [], turns);
  const way = goal === NONE ? say({ key: 'panel.where-unknown' }) : turnsText(props, turns(goal));
  const fee = feeOf[fare] ?? 0;
  const aboard = verb === 'deliver';
  return {
    id: `${verb} ${fare}`,
    group: !aboard ? 'finds' : to === culture || !can ? 'holds' : 'aboard',
    art: <Drawing d={ART.fare} />,
    title: say({ key: 'panel.passenger', args: { culture: name('culture', to) } }),
    note: `${say({ key: 'panel.pays-there', args: { fee } })}, ${way}`,
    effect: aboard && to === culture ? plus(fee) : '',
    verb: say({ key: aboard ? 'panel.set-down' : 'panel.board' }),
    answers: only(stall, `${verb} ${fare}`),
    lights: goal === NONE ? [] : [goal],
  };
}

export const Buyers = memo(function Buyers({ props, outlook }: { readonly props: Props; readonly outlook: Outlook }) {
  const { say } = props;
  const { known, unknown, chance } = outlook;
  const hope = unknown.length > 0 && chance > 0;
  return (
    <ul className="mv-buyers">
      {known.map((buyer) => (
        <li key={buyer.system}>
          <BuyerRow props={props} buyer={buyer} />
        </li>
      ))}
      {hope && (
        <li className="mv-hope">{say({ key: 'panel.hope', args: { n: unknown.length, chance: percent(chance) } })}</li>
      )}
      {known.length === 0 && !hope && <li className="mv-hope">{say({ key: 'panel.nobody-buys' })}</li>}
    </ul>
  );
});

function BuyerRow({ props, buyer }: { readonly props: Props; readonly buyer: Buyer }) {
  const { say, name } = props;
  const { look, light } = useFocus();
  const { culture, system, dot, turns, payoff, demand, profit, secret } = buyer;
  return (
    <button
      type="button"
      className="mv-buyer"
      onPointerEnter={() => light([dot])}
      onFocus={() => light([dot])}
      onClick={() => look(dot)}
    >
      <b>{name('culture', culture)}</b>
      <span className="mv-gain">{plus(profit)}</span>
      <span className="quiet">
        {name('system', system)}, {turnsText(props, turns)}
        {secret && ` · ${say({ key: onlyKey(props.view) })}`}
      </span>
      <span className="quiet">
        ${payoff}
        {demand > 0 && ` + $${demand}`}
      </span>
    </button>
  );
}

/** The dots that glow while an entry is looked at. */
export const litBy = ({ outlook, lights = [] }: Entry) => (outlook === undefined ? lights : dotsOfBuyers(outlook));
