// What the culture sells of its own making: ordinary goods, and factory goods once the Factory stands.

import type { Seat } from '@orrery/kernel';
import { type DragEvent, memo, useMemo } from 'react';
import type { Dot } from '../../../rules/board.ts';
import { portOwner } from '../../../rules/bank.ts';
import { goodsCost } from '../../../rules/goods.ts';
import { GOODS, isFactoryGoods, NONE, TINKERERS } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { Act } from '../../part/Act.tsx';
import { GoodsArt } from '../../part/Art.tsx';
import { dotsOfBuyers, outlookOf } from '../../part/buyers.ts';
import { optionsOf, type Props } from '../../part/self.ts';
import { BestBuyer, Buyers } from './Buyers.tsx';
import { carry, dropped } from './drag.ts';

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
          <Ware key={good} props={props} seat={seat} good={good} from={from} can={can} />
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

interface WareProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly good: number;
  readonly from: Dot;
  readonly can: boolean;
}

function Ware({ props, seat, good, from, can }: WareProps) {
  const { view, say, name } = props;
  const { light } = useFocus();
  const outlook = useMemo(() => outlookOf(view, seat, from, good), [view, seat, from, good]);
  const stock = view.table.stock[good] ?? 0;
  const answer = `buy ${good}`;
  const offered = optionsOf(props.ask).includes(answer);
  const made = isFactoryGoods(good);
  const face = (
    <>
      <GoodsArt good={good} />
      <b>{name('good', good)}</b>
      <span className="mv-price">${goodsCost(good)}</span>
      <span className="mv-note">
        {stock > 0
          ? say({ key: 'panel.in-stock', args: { n: stock } })
          : say({ key: made ? 'panel.no-factory-yet' : 'panel.sold-out' })}
      </span>
      <BestBuyer props={props} outlook={outlook} />
    </>
  );
  return (
    <li
      className={stock > 0 ? 'mv-ware' : 'mv-ware out'}
      draggable={can && offered}
      onDragStart={(event) => carry(event, answer)}
      onPointerEnter={() => light(dotsOfBuyers(outlook))}
      onPointerLeave={() => light([])}
      onFocus={() => light(dotsOfBuyers(outlook))}
    >
      {can ? (
        <Act props={props} answer={answer} className="mv-card" rich>
          {face}
        </Act>
      ) : (
        <div className="mv-card">{face}</div>
      )}
      <Buyers props={props} outlook={outlook} />
    </li>
  );
}
