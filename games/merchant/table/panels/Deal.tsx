// A deal with a merchant on the same dot (§11.4): build it, answer it, or see who is there to talk to.

import '../shared/panel.css';
import './deal.css';
import { allows, type Amount, type Choice, type Offer } from '@orrery/kernel';
import { memo, useState } from 'react';
import { whyNoDeal } from '../../rules/exchange.ts';
import { PieceArt, SeatMark } from '../shared/art.tsx';
import { AnswerButton, Counter } from '../shared/controls.tsx';
import { coinOf, fairPrice } from '../shared/estimates.ts';
import { isAsked, isTrading, optionsOf, type Props, seatShown, sum, tally } from '../shared/props.ts';

export const Deal = memo(function Deal(props: Props) {
  const { ask, say, name, view } = props;
  const seat = seatShown(view);
  const near = view.table.at.flatMap((dot, other) => (other !== seat && dot === view.table.at[seat] ? [other] : []));
  if (ask !== null && ask.choice.kind === 'offer')
    return <OfferBuilder key={JSON.stringify(view.table.offers)} props={props} choice={ask.choice} />;
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
              <AnswerButton props={props} answer={other}>
                {say({ key: 'panel.talk' })}
              </AnswerButton>
            )}
          </li>
        ))}
      </ul>
      {near.length === 0 && <p className="quiet">{say({ key: 'panel.nobody-here' })}</p>}
      {isTrading(props) && near.length > 0 && (
        <AnswerButton props={props} answer="deal" className="main">
          {name('word', 'deal')}
        </AnswerButton>
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
  const [get, give] = [told(ask, 'give'), told(ask, 'want')];
  return (
    <div className="mv-panel mv-deal">
      <h2>{say({ key: 'panel.offer-from', args: { who: name('seat', by) } })}</h2>
      <div className="mv-scales">
        <Lot props={props} lot={get} title={say({ key: 'panel.you-get' })} />
        <Lot props={props} lot={give} title={say({ key: 'panel.you-give' })} />
      </div>
      <div className="mv-verdict">
        <Balance props={props} get={sumOf(get)} give={sumOf(give)} />
        <p className={room === null ? 'mv-fits' : 'mv-fits bad'}>
          {room === null ? say({ key: 'panel.fits' }) : say(room)}
        </p>
        <div className="mv-buttons">
          <AnswerButton props={props} answer="accept" className="main">
            {name('word', 'accept')}
          </AnswerButton>
          {optionsOf(ask).includes('counter') && (
            <AnswerButton props={props} answer="counter">
              {name('word', 'counter')}
            </AnswerButton>
          )}
          <button type="button" className="mv-act" aria-disabled={busy} onClick={() => !busy && props.answer(null)}>
            {say({ key: 'panel.decline' })}
          </button>
        </div>
      </div>
    </div>
  );
}

/** One side of an offer as the question tells it: `money 120`, `goods 3`. */
const told = (ask: Props['ask'], side: 'give' | 'want'): string[] => {
  const lot = ask?.prompt.args?.[side];
  return Array.isArray(lot) ? lot.filter((piece) => typeof piece === 'string') : [];
};

const sumOf = (lot: readonly string[]): number => lot.reduce((sum, piece) => sum + fairPrice(piece), 0);

interface LotProps {
  readonly props: Props;
  readonly lot: readonly string[];
  readonly title: string;
}

function Lot({ props: { name, say }, lot, title }: LotProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="mv-lot">
        {tally(lot).map(([piece, n]) => (
          <li key={piece}>
            <PieceArt piece={piece} /> {n > 1 && `${n} × `}
            {name('lot', piece)}
          </li>
        ))}
        {lot.length === 0 && <li className="quiet">{say({ key: 'lot.none' })}</li>}
      </ul>
    </section>
  );
}

/** Both sides at market value: a help, not a judgement. */
function Balance({ props, get, give }: { readonly props: Props; readonly get: number; readonly give: number }) {
  const { say } = props;
  const most = Math.max(get, give, 1);
  const tilt = (12 * (give - get)) / most;
  return (
    <div className="mv-balance">
      <svg viewBox="0 0 120 44" aria-hidden="true">
        <g transform={`rotate(${-tilt} 60 10)`}>
          <path d="M16 10h88M16 10l-9 16h18zM104 10l-9 16h18z" />
        </g>
        <path d="M60 6v32M46 40h28" />
      </svg>
      <p>{say({ key: 'panel.balance', args: { get, give } })}</p>
    </div>
  );
}

type OfferChoice = Extract<Choice, { kind: 'offer' }>;

function OfferBuilder({ props, choice }: { readonly props: Props; readonly choice: OfferChoice }) {
  const { say, name, view, busy, ask } = props;
  const [give, setGive] = useState(() => choice.give.map(() => 0));
  const [want, setWant] = useState(() => choice.want.map(() => 0));
  const [to = 0] = choice.to;
  const offer: Offer = { to, give, want };
  const allowed = allows({ choice }, offer);
  const room = allowed ? whyNoDeal(view.table, ask?.seat ?? view.viewer, offer) : null;
  const worth = (entries: readonly Amount[], amounts: readonly number[]): number =>
    entries.reduce((sum, { id }, i) => sum + (amounts[i] ?? 0) * fairPrice(`${id}`), 0);
  return (
    <div className="mv-panel mv-deal">
      <h2>{say({ key: 'panel.deal-with', args: { who: name('seat', to) } })}</h2>
      <div className="mv-scales">
        <Side
          props={props}
          title={say({ key: 'panel.you-give' })}
          entries={choice.give}
          amounts={give}
          onChange={setGive}
        />
        <Side
          props={props}
          title={say({ key: 'panel.you-get' })}
          entries={choice.want}
          amounts={want}
          onChange={setWant}
        />
      </div>
      <div className="mv-verdict">
        <Balance props={props} get={worth(choice.want, want)} give={worth(choice.give, give)} />
        <p className={room === null ? 'mv-fits' : 'mv-fits bad'} role="status">
          {!allowed ? say({ key: 'panel.offer-empty' }) : room === null ? say({ key: 'panel.fits' }) : say(room)}
        </p>
        <div className="mv-buttons">
          <button
            type="button"
            className="mv-act main"
            aria-disabled={!allowed || busy}
            onClick={() => allowed && !busy && props.answer(offer)}
          >
            {say({ key: 'panel.offer' })}
          </button>
          <button type="button" className="mv-act" aria-disabled={busy} onClick={() => !busy && props.answer(null)}>
            {say({ key: 'panel.no-deal' })}
          </button>
        </div>
      </div>
    </div>
  );
}

interface SideProps {
  readonly props: Props;
  readonly title: string;
  readonly entries: readonly Amount[];
  readonly amounts: readonly number[];
  onChange(amounts: number[]): void;
}

/** What was typed, as an amount there is. */
const whole = (typed: number, max: number): number =>
  Number.isNaN(typed) ? 0 : Math.min(max, Math.max(0, Math.round(typed)));

function Side({ props, title, entries, amounts, onChange }: SideProps) {
  const { name, say } = props;
  const some = entries.some(({ max }) => max > 0);
  return (
    <section>
      <h3>{title}</h3>
      <ul className="mv-lot">
        {entries.map(({ id, max }, i) => {
          const coin = coinOf(`${id}`);
          const money = coin > 0;
          const label = money ? say({ key: 'panel.money' }) : name('piece', id);
          const n = amounts[i] ?? 0;
          return (
            <li key={id} hidden={max === 0} className={n > 0 ? 'picked' : ''}>
              <PieceArt piece={`${id}`} />
              <span>
                {label} <small>{money ? sum(props, max * coin) : max > 1 ? `×${max}` : ''}</small>
              </span>
              <Counter
                props={props}
                label={label}
                value={n}
                max={max}
                {...(money ? { shown: sum(props, n * coin), step: 10 / coin } : {})}
                onChange={(next) => onChange(amounts.with(i, next))}
              />
              {money && max > (coin === 1 ? 1 : 5) && (
                <span className="mv-sum">
                  <input
                    type="range"
                    aria-label={label}
                    min={0}
                    max={max}
                    value={n}
                    onChange={(event) => onChange(amounts.with(i, event.target.valueAsNumber))}
                  />
                  {coin === 1 && (
                    <input
                      type="number"
                      aria-label={say({ key: 'panel.exact-sum' })}
                      min={0}
                      max={max}
                      value={n}
                      onChange={({ target }) => onChange(amounts.with(i, whole(target.valueAsNumber, max)))}
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
        {!some && <li className="quiet">{say({ key: 'lot.none' })}</li>}
      </ul>
    </section>
  );
}
