// The own goods: what they bring here, Demand and commission told apart, and where else they are wanted.

import type { Seat } from '@orrery/kernel';
import { type DragEvent, memo } from 'react';
import { portOwner } from '../../../rules/bank.ts';
import { freeHolds } from '../../../rules/gear.ts';
import { buys, demandFound, goodsCost, payoffOf } from '../../../rules/goods.ts';
import { NONE } from '../../../rules/table.ts';
import { isMine, optionsOf, type Props, tally } from '../../part/self.ts';
import { dropped } from './drag.ts';
import { Ware } from './Ware.tsx';

interface HoldsProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly culture: number;
  readonly can: boolean;
}

export const Holds = memo(function Holds({ props, seat, culture, can }: HoldsProps) {
  const { view, say, ask, name } = props;
  const { table } = view;
  const free = freeHolds(table, seat);
  const title = say(
    isMine(props, seat) ? { key: 'panel.holds' } : { key: 'panel.holds-of', args: { who: name('seat', seat) } },
  );
  const drop = (event: DragEvent): void => dropped(event, optionsOf(ask), 'buy', props.answer);
  return (
    <section
      className="mv-side"
      aria-label={title}
      onDragOver={can ? (event) => event.preventDefault() : undefined}
      onDrop={can ? drop : undefined}
    >
      <h3>
        {title} <small>{say({ key: 'panel.free', args: { n: free } })}</small>
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
  const from = props.view.table.at[seat] ?? NONE;
  const wanted = culture !== NONE && buys(culture, good);
  return (
    <Ware props={props} seat={seat} good={good} from={from} answer={`sell ${good}`} can={can} out={can && !wanted}>
      <b>
        {props.name('good', good)}
        {count > 1 && ` ×${count}`}
      </b>
      {wanted ? <Sale props={props} seat={seat} good={good} culture={culture} can={can} /> : null}
    </Ware>
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
