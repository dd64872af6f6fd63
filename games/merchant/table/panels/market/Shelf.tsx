// What the culture sells of its own making: ordinary goods, and factory goods once the Factory stands.

import type { Seat } from '@orrery/kernel';
import { type DragEvent, memo } from 'react';
import type { Dot } from '../../../rules/board.ts';
import { portOwner } from '../../../rules/bank.ts';
import { goodsCost } from '../../../rules/goods.ts';
import { GOODS, isFactoryGoods, NONE, TINKERERS } from '../../../rules/table.ts';
import { optionsOf, type Props } from '../../part/self.ts';
import { dropped } from './drag.ts';
import { Ware } from './Ware.tsx';

interface ShelfProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly culture: number;
  /** Where a buyer's way begins: the ship, or the market looked at. */
  readonly from: Dot;
  readonly can: boolean;
}

export const Shelf = memo(function Shelf({ props, seat, culture, from, can }: ShelfProps) {
  const { say, ask, name } = props;
  const wares = culture === TINKERERS ? [] : [culture, culture + GOODS / 2];
  const drop = (event: DragEvent): void => dropped(event, optionsOf(ask), 'sell', props.answer);
  return (
    <section
      className="mv-side"
      aria-label={say({ key: 'panel.shelf' })}
      onDragOver={can ? (event) => event.preventDefault() : undefined}
      onDrop={can ? drop : undefined}
    >
      <h3>{say({ key: 'panel.shelf' })}</h3>
      <ul className="mv-cards">
        {wares.map((good) => (
          <Ours key={good} props={props} seat={seat} good={good} from={from} can={can} />
        ))}
        {wares.length === 0 && <li className="quiet">{say({ key: 'panel.base-shelf' })}</li>}
      </ul>
      {can && portOwner(props.view.table, seat) !== NONE && (
        <p className="mv-small quiet">
          {say({ key: 'panel.commission-here', args: { who: name('seat', portOwner(props.view.table, seat)) } })}
        </p>
      )}
    </section>
  );
});

function Ours({ props, seat, good, from, can }: Omit<ShelfProps, 'culture'> & { readonly good: number }) {
  const { view, say, name } = props;
  const stock = view.table.stock[good] ?? 0;
  const awaited = isFactoryGoods(good) && (view.table.factory[good - GOODS / 2] ?? NONE) === NONE;
  const none = awaited ? 'panel.no-factory-yet' : 'panel.sold-out';
  return (
    <Ware props={props} seat={seat} good={good} from={from} answer={`buy ${good}`} can={can} out={stock === 0}>
      <b>{name('good', good)}</b>
      <span className="mv-price">${goodsCost(good)}</span>
      <span className="mv-note">
        {stock > 0 ? say({ key: 'panel.in-stock', args: { n: stock } }) : say({ key: none })}
      </span>
    </Ware>
  );
}
