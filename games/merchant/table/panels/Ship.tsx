// The ships: a tab for each, the drawn card, what is declared before the dice, and every piece aboard with what it does.

import '../shared/panel.css';
import './ship.css';
import type { Seat } from '@orrery/kernel';
import { memo, useState } from 'react';
import { CULTURES } from '../../data/cultures.ts';
import { drives, shields } from '../../rules/gear.ts';
import { DAMAGED, diceOf, fareTo, feeOf, FIRST_FARE, holdsOf, isDamaged, isFare, NONE } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';
import { ART, Drawing, GearArt, GoodsArt, SeatMark } from '../shared/art.tsx';
import { AnswerButton, Fact, Printed, Section } from '../shared/controls.tsx';
import { isAsked, isMine, isTrading, optionsOf, type Props, seatShown, sum, tally } from '../shared/props.ts';
import { meaningOf, Portrait } from '../shared/Portrait.tsx';
import { Merchants } from './Merchants.tsx';
import { baysOf, ShipDrawing } from './ShipDrawing.tsx';

export const Ship = memo(function Ship(props: Props) {
  const { view, say, name, names } = props;
  const [chosen, choose] = useState<Seat | null>(null);
  const seat = chosen ?? seatShown(view);
  const { table } = view;
  const merchant = table.merchant[seat] ?? NONE;
  const at = table.at[seat] ?? NONE;
  if (isAsked(props.ask, 'ask.merchant'))
    return (
      <div className="mv-panel mv-ship">
        <Merchants {...props} />
      </div>
    );
  return (
    <div className="mv-panel mv-ship">
      <div className="mv-tabs" role="group" aria-label={say({ key: 'panel.whose' })}>
        {table.ship.map((_, each) => (
          <button
            type="button"
            key={each}
            className="mv-tab"
            aria-pressed={each === seat}
            onClick={() => choose(each)}
            title={names[each]}
          >
            <SeatMark props={props} seat={each} />
            <span aria-hidden="true">{names[each]}</span>
          </button>
        ))}
      </div>
      <header className="mv-head mv-captain">
        {merchant !== NONE && <Portrait {...props} seat={seat} size={64} />}
        <div className="mv-what">
          <h2>
            {name('ship', table.ship[seat] ?? 0)} <Printed props={props} noun="ship" id={table.ship[seat] ?? 0} />
          </h2>
          <p className="quiet">
            {name('merchant', merchant)} · {name('dot', at)}
          </p>
          {merchant !== NONE && <p className="mv-small">{meaningOf(props, merchant)}</p>}
        </div>
      </header>
      <ShipDrawing props={props} seat={seat} />
      <Figures props={props} seat={seat} />
      {isMine(props, seat) && <Switches props={props} />}
      {isMine(props, seat) && isAsked(props.ask, 'ask.pack') && optionsOf(props.ask).length > 0 && (
        <Packing {...props} />
      )}
      <Aboard props={props} seat={seat} />
      {merchant !== NONE && <p className="mv-small quiet">{say({ key: `about.merchant.${merchant}` })}</p>}
    </div>
  );
});

function Figures({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, say } = props;
  const { table } = view;
  const ship = table.ship[seat] ?? 0;
  const { red, yellow } = drives(table, seat, 0);
  const skipped = [red ? 'panel.red' : '', yellow ? 'panel.yellow' : ''].filter((key) => key !== '');
  return (
    <dl className="mv-facts">
      <Fact label={say({ key: 'panel.money' })}>{sum(props, table.money[seat] ?? 0)}</Fact>
      <Fact label={say({ key: 'panel.dice' })}>{diceOf(ship)}</Fact>
      <Fact label={say({ key: 'panel.holds-short' })}>{holdsOf(ship)}</Fact>
      <Fact label={say({ key: 'panel.shields' })}>
        {shields(table, seat) === 0 ? '–' : `−$${20 * shields(table, seat)}`}
      </Fact>
      <Fact label={say({ key: 'panel.skips' })}>
        {skipped.length === 0 ? '–' : skipped.map((key) => say({ key })).join(', ')}
      </Fact>
    </dl>
  );
}

/** The answers that switch something, and whether the thing is on now. */
const IS_ON: Readonly<Record<string, boolean>> = {
  off: true,
  on: false,
  unlock: true,
  lock: false,
  manual: true,
  auto: false,
};

function Switches({ props }: { readonly props: Props }) {
  const { ask, say, name, busy } = props;
  const found = optionsOf(ask).filter((option) => Object.hasOwn(IS_ON, words(option)[0]));
  if (ask?.prompt.key !== 'ask.turn' || found.length === 0) return null;
  return (
    <section className="mv-part">
      <h3>{say({ key: 'panel.before-dice' })}</h3>
      <ul className="mv-rows">
        {found.map((option) => {
          const [verb, code] = words(option);
          const title =
            verb === 'on' || verb === 'off'
              ? name('gear', code)
              : say({ key: verb === 'lock' || verb === 'unlock' ? 'panel.gates-locked' : 'panel.auto-pilot' });
          return (
            <li key={title}>
              <button
                type="button"
                role="switch"
                className="mv-switch"
                aria-checked={IS_ON[verb] ?? false}
                data-answer={option}
                onClick={() => !busy && props.answer(option)}
              >
                <i aria-hidden="true" />
                {title}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Aboard = memo(function Aboard({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, say, name, ask } = props;
  const { table } = view;
  const hull = table.hull[seat] ?? [];
  const bays = baysOf(table, seat);
  const can = isTrading(props) && isMine(props, seat);
  const ious = CULTURES.flatMap((_, culture) => (((table.ious[seat] ?? 0) & (1 << culture)) === 0 ? [] : [culture]));
  const empty = hull.length + ious.length === 0 && bays.every((bay) => bay.goods === null && bay.small.length === 0);
  return (
    <Section title={say({ key: 'panel.aboard' })}>
      {empty && <p className="quiet">{say({ key: 'panel.nothing-aboard' })}</p>}
      <ul className="mv-rows">
        {tally(hull).map(([code, count]) => (
          <Piece key={`hull ${code}`} props={props} code={code} count={count} can={can} isOnHull />
        ))}
      </ul>
      {!empty && (
        <ol className="mv-holds">
          {bays.map(({ goods, small }, hold) => (
            <li key={hold} aria-label={say({ key: 'panel.hold-nth', args: { n: hold + 1 } })}>
              <ul className="mv-rows">
                {goods !== null && <Cargo props={props} good={goods} can={can} />}
                {small.map((code, nth) => (
                  <Piece key={nth} props={props} code={code} count={1} can={can} />
                ))}
              </ul>
              {goods === null && small.length === 0 && (
                <span className="quiet">{say({ key: 'panel.hold-empty' })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <ul className="mv-rows">
        {ious.map((culture) => (
          <li className="mv-row" key={`iou ${culture}`}>
            <Drawing d={ART.iou} />
            <span className="mv-what">
              <b>{name('note', culture)}</b>
            </span>
          </li>
        ))}
      </ul>
      {can && optionsOf(ask).includes('pack') && (
        <AnswerButton props={props} answer="pack">
          {name('word', 'pack')}
        </AnswerButton>
      )}
    </Section>
  );
});

interface CargoProps {
  readonly props: Props;
  readonly good: number;
  readonly can: boolean;
}

function Cargo({ props, good, can }: CargoProps) {
  const { say, name } = props;
  return (
    <li className="mv-row">
      <GoodsArt good={good} size={30} />
      <span className="mv-what">
        <b>{name('good', good)}</b>
        <span className="mv-note">{say({ key: `about.good.${good}` })}</span>
      </span>
      {can && <Jettison props={props} answer={`drop ${good}`} />}
    </li>
  );
}

/** Which small pieces share a hold (§3.431): one change after the other, until it is well. */
function Packing(props: Props) {
  const { ask, say, name, busy } = props;
  return (
    <Section title={say({ key: 'panel.packing' })} note={say({ key: 'panel.packing-note' })}>
      <ul className="mv-stack">
        {optionsOf(ask).map((option) => (
          <li key={option}>
            <AnswerButton props={props} answer={option}>
              {name('word', option)}
            </AnswerButton>
          </li>
        ))}
      </ul>
      <button type="button" className="mv-act main" aria-disabled={busy} onClick={() => !busy && props.answer(null)}>
        {say({ key: 'panel.packed' })}
      </button>
    </Section>
  );
}

interface PieceProps {
  readonly props: Props;
  readonly code: number;
  readonly count: number;
  readonly can: boolean;
  readonly isOnHull?: boolean;
}

function Piece({ props, code, count, can, isOnHull = false }: PieceProps) {
  const { say, name, ask } = props;
  const fare = code - FIRST_FARE;
  const title = isFare(code)
    ? say({ key: 'panel.to', args: { culture: name('culture', fareTo[fare] ?? NONE) } })
    : name('gear', code);
  const line = isFare(code)
    ? say({ key: 'panel.pays', args: { fee: feeOf[fare] ?? 0 } })
    : say({ key: isDamaged(code) ? 'panel.broken' : `effect.${code % DAMAGED}` });
  const move = isOnHull ? `hold ${code}` : `hull ${code}`;
  return (
    <li className="mv-row wide">
      <GearArt code={code} />
      <span className="mv-what">
        <b>{count > 1 ? `${title} ×${count}` : title}</b>
        <span className="mv-note">
          {line} {isOnHull && <i className="mv-where">{say({ key: 'panel.on-hull' })}</i>}
        </span>
      </span>
      {can && (
        <span className="mv-sites">
          {optionsOf(ask).includes(move) && (
            <AnswerButton props={props} answer={move}>
              {say({ key: isOnHull ? 'panel.to-hold' : 'panel.to-hull' })}
            </AnswerButton>
          )}
          <Jettison props={props} answer={`dump ${code}`} />
        </span>
      )}
    </li>
  );
}

function Jettison({ props, answer }: { readonly props: Props; readonly answer: string }) {
  return (
    <AnswerButton props={props} answer={answer} className="mv-drop">
      {props.say({ key: 'panel.jettison' })}
    </AnswerButton>
  );
}
