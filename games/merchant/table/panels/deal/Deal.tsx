// A deal with a merchant on the same dot (§11.4): build it, answer it, or see who is there to talk to.

import type { Offer } from '@orrery/kernel';
import { memo } from 'react';
import { pieces, whyNoDeal } from '../../../rules/exchange.ts';
import { Act } from '../../part/Act.tsx';
import { SeatMark } from '../../part/Art.tsx';
import { isAsked, isTrading, optionsOf, type Props, selfOf } from '../../part/self.ts';
import { fairPrice } from '../../part/worth.ts';
import { Balance } from './Balance.tsx';
import { Build } from './Build.tsx';
import { PieceArt } from './PieceArt.tsx';
import '../../part/part.css';
import './deal.css';

export const Deal = memo(function Deal(props: Props) {
  const { ask, say, name, view } = props;
  const seat = selfOf(view);
  const near = view.table.at.flatMap((dot, other) => (other !== seat && dot === view.table.at[seat] ? [other] : []));
  if (ask !== null && ask.choice.kind === 'offer')
    return <Build key={view.table.offers} props={props} choice={ask.choice} />;
  if (isAsked(ask, 'ask.reply')) return <Reply {...props} />;
  return (
    <div className="mv-panel mv-deal">
      <h2>{say({ key: isAsked(ask, 'ask.deal-with') ? 'ask.deal-with' : 'panel.deal-near' })}</h2>
      <ul className="mv-rows">
        {(isAsked(ask, 'ask.deal-with') ? optionsOf(ask).map(Number) : near).map((other) => (
          <li className="mv-row" key={other}>
            <SeatMark props={props} seat={other} size={22} />
            <span className="mv-what">
              <b>{name('seat', other)}</b>
            </span>
            {isAsked(ask, 'ask.deal-with') && (
              <Act props={props} answer={other}>
                {say({ key: 'panel.talk' })}
              </Act>
            )}
          </li>
        ))}
      </ul>
      {near.length === 0 && <p className="quiet">{say({ key: 'panel.nobody-here' })}</p>}
      {isTrading(props) && near.length > 0 && (
        <Act props={props} answer="deal" className="main">
          {name('word', 'deal')}
        </Act>
      )}
    </div>
  );
});

interface Talk {
  readonly by: number;
  readonly offer: Offer;
}

function Reply(props: Props) {
  const { ask, say, name, view, busy } = props;
  const { table } = view;
  const { by, offer } = view.frames.at(-1) as unknown as Talk;
  const room = whyNoDeal(table, by, offer);
  const [get, give] = [sumOf(props, by, offer.give), sumOf(props, offer.to, offer.want)];
  return (
    <div className="mv-panel mv-deal">
      <h2>{say({ key: 'panel.offer-from', args: { who: name('seat', by) } })}</h2>
      <div className="mv-scales">
        <Lot props={props} seat={by} amounts={offer.give} title={say({ key: 'panel.you-get' })} />
        <Lot props={props} seat={offer.to} amounts={offer.want} title={say({ key: 'panel.you-give' })} />
      </div>
      <div className="mv-verdict">
        <Balance props={props} get={get} give={give} />
        <p className={room === null ? 'mv-fits' : 'mv-fits bad'}>
          {room === null ? say({ key: 'panel.fits' }) : say(room)}
        </p>
        <div className="mv-buttons">
          <Act props={props} answer="accept" className="main">
            {name('word', 'accept')}
          </Act>
          {optionsOf(ask).includes('counter') && (
            <Act props={props} answer="counter">
              {name('word', 'counter')}
            </Act>
          )}
          <button type="button" className="mv-act" aria-disabled={busy} onClick={() => !busy && props.answer(null)}>
            {say({ key: 'panel.decline' })}
          </button>
        </div>
      </div>
    </div>
  );
}

const sumOf = ({ view }: Props, seat: number, amounts: readonly number[]): number =>
  pieces(view.table, seat).reduce((sum, { id }, i) => sum + (amounts[i] ?? 0) * fairPrice(`${id}`), 0);

interface LotProps {
  readonly props: Props;
  readonly seat: number;
  readonly amounts: readonly number[];
  readonly title: string;
}

function Lot({ props, seat, amounts, title }: LotProps) {
  const { view, name, say } = props;
  const lot = pieces(view.table, seat).flatMap(({ id }, i) =>
    (amounts[i] ?? 0) > 0 ? [[`${id}`, amounts[i] ?? 0] as const] : [],
  );
  return (
    <section>
      <h3>{title}</h3>
      <ul className="mv-lot">
        {lot.map(([id, n]) => (
          <li key={id}>
            <PieceArt piece={id} /> {id === 'money' ? `$${n * 10}` : `${n > 1 ? `${n} × ` : ''}${name('piece', id)}`}
          </li>
        ))}
        {lot.length === 0 && <li className="quiet">{say({ key: 'lot.none' })}</li>}
      </ul>
    </section>
  );
}
