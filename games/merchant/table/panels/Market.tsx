// The market: the culture's shelf and the own holds side by side, what else is for sale, and what each piece would bring.

import '../shared/panel.css';
import './market.css';
import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { systemOf } from '../../rules/board.ts';
import { smallOf } from '../../rules/holds.ts';
import { isLimited, whyNoBuy, whyNoSale } from '../../rules/market.ts';
import { boxAt, markerAt } from '../../rules/places.ts';
import { fareAt, fareTo, feeOf, FIRST_FARE, isFare, markerRelic, NONE, scienceOf } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { ART, Drawing, GearArt } from '../shared/art.tsx';
import { Fact, SaleRow, Section } from '../shared/controls.tsx';
import { knownTo, marketShown, nearest, turnsFrom } from '../shared/estimates.ts';
import { isMine, isTrading, type Props, seatShown } from '../shared/props.ts';
import { Deeds, Thefts } from './MarketDeeds.tsx';
import { Holds, Shelf, turnsText } from './MarketGoods.tsx';
import { Outfit } from './MarketOutfit.tsx';

export const Market = memo(function Market(props: Props) {
  const { view, say, name } = props;
  const { dot } = useFocus();
  const seat = seatShown(view);
  const trading = isTrading(props);
  const system = marketShown(view, seat, dot, trading);
  const culture = knownTo(view).culture[system] ?? NONE;
  const at = view.table.at[seat] ?? NONE;
  const away = system !== NONE && systemOf[at] !== system;
  const from = away ? nearest(knownTo(view).markets[system] ?? [], turnsFrom(view, seat, at)) : at;
  const can = trading && !away && isMine(props, seat);
  return (
    <div className="mv-panel mv-market">
      <header className="mv-head">
        <div>
          <h2>{culture === NONE ? say({ key: 'panel.no-market' }) : name('culture', culture)}</h2>
          <p className="quiet">
            {system === NONE ? name('dot', at) : name('system', system)}
            {culture !== NONE && ` · ${name('science', scienceOf(culture))}`}
          </p>
        </div>
        {(away || !can) && culture !== NONE && <p className="mv-tag">{say({ key: 'panel.looking' })}</p>}
      </header>
      <Money props={props} seat={seat} can={can} />
      <div className="mv-sides">
        {culture !== NONE && <Shelf props={props} seat={seat} culture={culture} from={from} can={can} />}
        <Holds props={props} seat={seat} culture={culture} can={can} />
      </div>
      <Passengers props={props} seat={seat} culture={culture} can={can} />
      {culture !== NONE && <Outfit props={props} seat={seat} culture={culture} system={system} can={can} />}
      {culture !== NONE && <Deeds props={props} seat={seat} culture={culture} system={system} can={can} />}
      {can && <Thefts props={props} seat={seat} />}
    </div>
  );
});

interface MoneyProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly can: boolean;
}

function Money({ props, seat, can }: MoneyProps) {
  const { table } = props.view;
  const { say } = props;
  return (
    <dl className="mv-facts">
      <Fact label={say({ key: 'panel.money' })}>${table.money[seat] ?? 0}</Fact>
      {can && <Fact label={say({ key: 'panel.credit' })}>${table.credit}</Fact>}
      {can && (
        <Fact label={say({ key: 'panel.limit' })}>
          {isLimited(table, seat) ? (
            <span className="mv-lamps">
              <Lamp lit={whyNoBuy(table, seat) === null} label={say({ key: 'panel.lamp-buy' })} props={props} />
              <Lamp lit={whyNoSale(table, seat) === null} label={say({ key: 'panel.lamp-sale' })} props={props} />
            </span>
          ) : (
            say({ key: 'panel.no-limit' })
          )}
        </Fact>
      )}
    </dl>
  );
}

function Lamp({ lit, label, props }: { readonly lit: boolean; readonly label: string; readonly props: Props }) {
  const state = props.say({ key: lit ? 'panel.lamp-free' : 'panel.lamp-used' });
  return (
    <button type="button" className={lit ? 'mv-lamp lit' : 'mv-lamp'} onClick={() => props.openRule('9.41')}>
      <i aria-hidden="true" />
      {label}
      <span className="aloud">: {state}</span>
    </button>
  );
}

interface PassengersProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly culture: number;
  readonly can: boolean;
}

const Passengers = memo(function Passengers({ props, seat, culture, can }: PassengersProps) {
  const { say, name, view } = props;
  const { table } = view;
  const { light } = useFocus();
  const at = table.at[seat] ?? NONE;
  const relic = can && boxAt(table, at) !== NONE ? markerRelic(markerAt(table, at)) : NONE;
  const waiting = fareAt.flatMap((from, fare) =>
    from === culture && culture !== NONE && (table.bonus[fare] ?? 0) > 0 ? [fare] : [],
  );
  const aboard = smallOf(table, seat)
    .filter(isFare)
    .map((code) => code - FIRST_FARE);
  if (waiting.length + aboard.length === 0 && relic === NONE) return null;
  const lore = knownTo(view);
  const turns = turnsFrom(view, seat, at);
  const goal = (fare: number) => nearest(lore.markets[lore.culture.indexOf(fareTo[fare] ?? NONE)] ?? [], turns);
  const way = (fare: number): string => {
    const dot = goal(fare);
    return dot === NONE ? say({ key: 'panel.where-unknown' }) : turnsText(props, turns(dot));
  };
  const row = (fare: number, verb: string, key: string) => (
    <div key={`${verb} ${fare}`} onPointerEnter={() => light(goal(fare) === NONE ? [] : [goal(fare)])}>
      <SaleRow
        props={props}
        art={<Drawing d={ART.fare} />}
        title={say({ key: 'panel.to', args: { culture: name('culture', fareTo[fare] ?? NONE) } })}
        note={way(fare)}
        price={`$${feeOf[fare] ?? 0}`}
        answer={can ? `${verb} ${fare}` : undefined}
        label={say({ key })}
      />
    </div>
  );
  return (
    <Section title={say({ key: 'panel.passengers' })}>
      <ul className="mv-rows">
        {relic !== NONE && (
          <SaleRow
            props={props}
            art={<GearArt code={relic} />}
            title={name('gear', relic)}
            note={say({ key: `effect.${relic}` })}
            answer="take"
            label={say({ key: 'panel.take' })}
          />
        )}
        {aboard.map((fare) => row(fare, 'deliver', 'panel.set-down'))}
        {waiting.map((fare) => row(fare, 'fare', 'panel.board'))}
      </ul>
    </Section>
  );
});
