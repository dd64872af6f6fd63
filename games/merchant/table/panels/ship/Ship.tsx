// The ships: a tab for each, the drawn card, what is declared before the dice, and every piece aboard with what it does.

import type { Seat } from '@orrery/kernel';
import { memo, useState } from 'react';
import { drives, shields } from '../../../rules/gear.ts';
import { diceOf, holdsOf, NONE } from '../../../rules/table.ts';
import { Fact } from '../../part/Act.tsx';
import { SeatMark } from '../../part/Art.tsx';
import { isMine, type Props, selfOf } from '../../part/self.ts';
import { Aboard } from './Aboard.tsx';
import { Drawing } from './Drawing.tsx';
import { Switches } from './Switches.tsx';
import '../../part/part.css';
import './ship.css';

export const Ship = memo(function Ship(props: Props) {
  const { view, say, name, names } = props;
  const [chosen, choose] = useState<Seat | null>(null);
  const seat = chosen ?? selfOf(view);
  const { table } = view;
  const merchant = table.merchant[seat] ?? NONE;
  const at = table.at[seat] ?? NONE;
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
      <header className="mv-head">
        <div>
          <h2>{name('ship', table.ship[seat] ?? 0)}</h2>
          <p className="quiet">
            {name('merchant', merchant)} · {name('dot', at)}
          </p>
        </div>
      </header>
      <Drawing props={props} seat={seat} />
      <Figures props={props} seat={seat} />
      {isMine(props, seat) && <Switches props={props} />}
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
      <Fact label={say({ key: 'panel.money' })}>${table.money[seat] ?? 0}</Fact>
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
