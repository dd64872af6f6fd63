// The own goods: what they bring here, Demand and commission told apart, and where else they are wanted.

import type { Seat } from '@orrery/kernel';
import { type DragEvent, memo, useMemo } from 'react';
import { portOwner } from '../../../rules/bank.ts';
import { freeHolds } from '../../../rules/gear.ts';
import { buys, demandFound, goodsCost, payoffOf } from '../../../rules/goods.ts';
import { NONE } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { Act } from '../../part/Act.tsx';
import { GoodsArt } from '../../part/Art.tsx';
import { dotsOfBuyers, outlookOf } from '../../part/buyers.ts';
import { optionsOf, type Props, tally } from '../../part/self.ts';
import { BestBuyer, Buyers } from './Buyers.tsx';
import { carry, dropped } from './drag.ts';

interface HoldsProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly culture: number;
  readonly can: boolean;
}

export const Holds = memo(function Holds({ props, seat, culture, can }: HoldsProps) {
  const { view, say, ask } = props;
  const { table } = view;
  const free = freeHolds(table, seat);
  const drop = (event: DragEvent): void => dropped(event, optionsOf(ask), 'buy', props.answer);
  return (
    <section
      className="mv-side"
      aria-label={say({ key: 'panel.holds' })}
      onDragOver={can ? (event) => event.preventDefault() : undefined}
      onDrop={can ? drop : undefined}
    >
      <h3>
        {say({ key: 'panel.holds' })} <small>{say({ key: 'panel.free', args: { n: free } })}</small>
      </h3>
      <ul className="mv-cards">
        {tally(table.goods[seat] ?? []).map(([good, count]) => (
          <Load key={good} props={props} seat={seat} good={good} count={count} culture={culture} can={can} />
        ))}
        {free > 0 && <li className="mv-room">{say({ key: 'panel.room', args: { n: free } })}</li>}
      </ul>
    </section>
  );
});

interface LoadProps extends HoldsProps {
  readonly good: number;
  readonly count: number;
}

function Load({ props, seat, good, count, culture, can }: LoadProps) {
  const { view, name } = props;
  const { light } = useFocus();
  const at = view.table.at[seat] ?? NONE;
  const outlook = useMemo(() => outlookOf(view, seat, at, good), [view, seat, at, good]);
  const wanted = culture !== NONE && buys(culture, good);
  const answer = `sell ${good}`;
  const face = (
    <>
      <GoodsArt good={good} />
      <b>
        {name('good', good)}
        {count > 1 && ` ×${count}`}
      </b>
      {wanted ? <Sale props={props} seat={seat} good={good} culture={culture} can={can} /> : null}
      <BestBuyer props={props} outlook={outlook} />
    </>
  );
  return (
    <li
      className={wanted || !can ? 'mv-ware' : 'mv-ware out'}
      draggable={can && optionsOf(props.ask).includes(answer)}
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

/** `$200 + $40 Demand + $24 commission − $120 paid`. */
function Sale({ props, seat, good, culture, can }: Omit<LoadProps, 'count'>) {
  const { view, say } = props;
  const [payoff, demand] = [payoffOf(good), demandFound(view.table, culture, good)];
  const own = can && portOwner(view.table, seat) === seat ? (payoff + demand) / 10 : 0;
  return (
    <>
      <span className="mv-price">${payoff + demand + own}</span>
      <span className="mv-note">
        {[
          `$${payoff}`,
          ...(demand > 0 ? [say({ key: 'panel.plus-demand', args: { demand } })] : []),
          ...(own > 0 ? [say({ key: 'panel.plus-commission', args: { own } })] : []),
          say({ key: 'panel.minus-cost', args: { cost: goodsCost(good) } }),
        ].join(' ')}
      </span>
    </>
  );
}
