// An offer being built: what both have lies open, so both sides are counted out piece by piece.

import { type Amount, allows, type Choice, type Offer } from '@orrery/kernel';
import { useState } from 'react';
import { whyNoDeal } from '../../../rules/exchange.ts';
import { Count } from '../../part/Count.tsx';
import type { Props } from '../../part/self.ts';
import { fairPrice } from '../../part/worth.ts';
import { Balance } from './Balance.tsx';
import { PieceArt } from './PieceArt.tsx';

type OfferChoice = Extract<Choice, { kind: 'offer' }>;

export function Build({ props, choice }: { readonly props: Props; readonly choice: OfferChoice }) {
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

function Side({ props, title, entries, amounts, onChange }: SideProps) {
  const { name, say } = props;
  const some = entries.some(({ max }) => max > 0);
  return (
    <section>
      <h3>{title}</h3>
      <ul className="mv-lot">
        {entries.map(({ id, max }, i) => {
          const money = id === 'money';
          const label = money ? say({ key: 'panel.money' }) : name('piece', id);
          const n = amounts[i] ?? 0;
          return (
            <li key={id} hidden={max === 0} className={n > 0 ? 'picked' : ''}>
              <PieceArt piece={`${id}`} />
              <span>
                {label} <small>{money ? `$${max * 10}` : max > 1 ? `×${max}` : ''}</small>
              </span>
              <Count
                props={props}
                label={label}
                value={n}
                max={max}
                {...(money ? { shown: `$${n * 10}` } : {})}
                onChange={(next) => onChange(amounts.with(i, next))}
              />
              {money && max > 5 && (
                <input
                  type="range"
                  aria-label={label}
                  min={0}
                  max={max}
                  value={n}
                  onChange={(event) => onChange(amounts.with(i, event.target.valueAsNumber))}
                />
              )}
            </li>
          );
        })}
        {!some && <li className="quiet">{say({ key: 'lot.none' })}</li>}
      </ul>
    </section>
  );
}
