// Passengers who wait here and those aboard; the relic in the box the ship has landed on.

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { boxAt, markerAt } from '../../../rules/places.ts';
import { fareAt, fareTo, feeOf, FIRST_FARE, isFare, markerRelic, NONE } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { Part } from '../../part/Act.tsx';
import { Drawn, GearArt } from '../../part/Art.tsx';
import { knownTo, nearest, turnsFrom } from '../../part/buyers.ts';
import { ART } from '../../part/drawings.ts';
import type { Props } from '../../part/self.ts';
import { turnsText } from './Buyers.tsx';
import { Row } from './Row.tsx';

interface PassengersProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly culture: number;
  readonly can: boolean;
}

export const Passengers = memo(function Passengers({ props, seat, culture, can }: PassengersProps) {
  const { say, name, view } = props;
  const { table } = view;
  const { light } = useFocus();
  const at = table.at[seat] ?? NONE;
  const relic = can && boxAt(table, at) !== NONE ? markerRelic(markerAt(table, at)) : NONE;
  const waiting = fareAt.flatMap((from, fare) =>
    from === culture && culture !== NONE && (table.bonus[fare] ?? 0) > 0 ? [fare] : [],
  );
  const aboard = (table.small[seat] ?? []).filter(isFare).map((code) => code - FIRST_FARE);
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
      <Row
        props={props}
        art={<Drawn d={ART.fare} />}
        title={say({ key: 'panel.to', args: { culture: name('culture', fareTo[fare] ?? NONE) } })}
        note={way(fare)}
        price={`$${feeOf[fare] ?? 0}`}
        answer={can ? `${verb} ${fare}` : undefined}
        label={say({ key })}
      />
    </div>
  );
  return (
    <Part title={say({ key: 'panel.passengers' })}>
      <ul className="mv-rows">
        {relic !== NONE && (
          <Row
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
    </Part>
  );
});
