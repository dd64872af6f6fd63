// Goods as a card, on the shelf or in the holds: pressed or dragged where they may be traded, their buyers lit on the chart.

import { type ReactNode, useMemo } from 'react';
import type { Seat } from '@orrery/kernel';
import type { Dot } from '../../../rules/board.ts';
import { useFocus } from '../../focus.tsx';
import { Act } from '../../part/Act.tsx';
import { dotsOfBuyers, outlookOf } from '../../part/buyers.ts';
import { GoodsArt } from '../../part/Art.tsx';
import { optionsOf, type Props } from '../../part/self.ts';
import { BestBuyer, Buyers } from './Buyers.tsx';
import { carry } from './drag.ts';

interface WareProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly good: number;
  /** Where a buyer's way begins. */
  readonly from: Dot;
  /** What a press answers. */
  readonly answer: string;
  /** Whether this is the moment to trade. */
  readonly can: boolean;
  /** Whether it stands back, as nobody can have it now. */
  readonly out: boolean;
  readonly children: ReactNode;
}

export function Ware({ props, seat, good, from, answer, can, out, children }: WareProps) {
  const { view, ask } = props;
  const { light } = useFocus();
  const outlook = useMemo(() => outlookOf(view, seat, from, good), [view, seat, from, good]);
  const face = (
    <>
      <GoodsArt good={good} />
      {children}
      <BestBuyer props={props} outlook={outlook} />
    </>
  );
  return (
    <li
      className={out ? 'mv-ware out' : 'mv-ware'}
      draggable={can && optionsOf(ask).includes(answer)}
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
