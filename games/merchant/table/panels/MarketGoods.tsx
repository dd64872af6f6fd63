// Goods at the market: the culture's shelf and the own holds, each piece with what it brings here and who else buys it. A card
// is pressed or dragged across.

import type { Scalar, Seat } from '@orrery/kernel';
import { type DragEvent, memo, type ReactNode, useMemo } from 'react';
import { portOwner } from '../../rules/bank.ts';
import type { Dot } from '../../rules/board.ts';
import { buys, demandFound, goodsCost, payoffOf } from '../../rules/goods.ts';
import { freeHolds } from '../../rules/holds.ts';
import { GOODS, isFactoryGoods, NONE, TINKERERS } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { GoodsArt } from '../shared/art.tsx';
import { AnswerButton } from '../shared/controls.tsx';
import { type Buyer, dotsOfBuyers, type Outlook, outlookOf } from '../shared/estimates.ts';
import { isMine, oneDecimal, optionsOf, percent, type Props, tally } from '../shared/props.ts';

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
  const drop = (event: DragEvent): void => dropAnswer(event, optionsOf(ask), 'sell', props.answer);
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
    <GoodsCard props={props} seat={seat} good={good} from={from} answer={`buy ${good}`} can={can} out={stock === 0}>
      <b>{name('good', good)}</b>
      <span className="mv-price">${goodsCost(good)}</span>
      <span className="mv-note">
        {stock > 0 ? say({ key: 'panel.in-stock', args: { n: stock } }) : say({ key: none })}
      </span>
    </GoodsCard>
  );
}

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
  const drop = (event: DragEvent): void => dropAnswer(event, optionsOf(ask), 'buy', props.answer);
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
    <GoodsCard props={props} seat={seat} good={good} from={from} answer={`sell ${good}`} can={can} out={can && !wanted}>
      <b>
        {props.name('good', good)}
        {count > 1 && ` ×${count}`}
      </b>
      {wanted ? <Sale props={props} seat={seat} good={good} culture={culture} can={can} /> : null}
    </GoodsCard>
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

interface GoodsCardProps {
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

function GoodsCard({ props, seat, good, from, answer, can, out, children }: GoodsCardProps) {
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
      onDragStart={(event) => dragAnswer(event, answer)}
      onPointerEnter={() => light(dotsOfBuyers(outlook))}
      onPointerLeave={() => light([])}
      onFocus={() => light(dotsOfBuyers(outlook))}
    >
      {can ? (
        <AnswerButton props={props} answer={answer} className="mv-card" rich>
          {face}
        </AnswerButton>
      ) : (
        <div className="mv-card">{face}</div>
      )}
      <Buyers props={props} outlook={outlook} />
    </li>
  );
}

export const turnsText = ({ lang, say }: Props, turns: number): string =>
  turns === 0 ? say({ key: 'panel.here' }) : say({ key: 'panel.turns', args: { turns: oneDecimal(lang, turns) } });

/** The best buyer in one line. */
function BestBuyer({ props, outlook }: { readonly props: Props; readonly outlook: Outlook }) {
  const [best] = outlook.known;
  if (best === undefined) return <span className="mv-best none">{props.say({ key: 'panel.no-buyer' })}</span>;
  return (
    <span className="mv-best">
      → ${best.payoff + best.demand} {props.name('culture', best.culture)}, {turnsText(props, best.turns)}
    </span>
  );
}

const Buyers = memo(function Buyers({ props, outlook }: { readonly props: Props; readonly outlook: Outlook }) {
  const { say } = props;
  const { known, unknown, chance } = outlook;
  const hope = unknown.length > 0 && chance > 0;
  return (
    <details className="mv-buyers">
      <summary>{say({ key: 'panel.buyers', args: { n: known.length } })}</summary>
      <ul>
        {known.map((buyer) => (
          <li key={buyer.system}>
            <BuyerRow props={props} buyer={buyer} />
          </li>
        ))}
        {hope && (
          <li className="mv-hope">
            {say({ key: 'panel.hope', args: { n: unknown.length, chance: percent(chance) } })}
          </li>
        )}
        {known.length === 0 && !hope && <li className="mv-hope">{say({ key: 'panel.nobody-buys' })}</li>}
      </ul>
    </details>
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
      <span className="mv-gain">+${profit}</span>
      <span className="quiet">
        {name('system', system)}, {turnsText(props, turns)}
        {secret && ` · ${say({ key: 'panel.only-you' })}`}
      </span>
      <span className="quiet">
        ${payoff}
        {demand > 0 && ` + $${demand}`}
      </span>
    </button>
  );
}

function dragAnswer(event: DragEvent, answer: string): void {
  event.dataTransfer.setData('text/plain', answer);
  event.dataTransfer.effectAllowed = 'move';
}

/** Takes what was dropped if it is an answer of this verb that may be given now. */
function dropAnswer(
  event: DragEvent,
  options: readonly Scalar[],
  verb: string,
  answer: (answer: string) => void,
): void {
  event.preventDefault();
  const carried = event.dataTransfer.getData('text/plain');
  if (carried.startsWith(`${verb} `) && options.includes(carried)) answer(carried);
}
