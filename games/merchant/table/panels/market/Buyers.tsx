// Who buys this, how far, what profit: the best known buyer in a line, all of them when opened, and the hope of the unknown.

import { memo } from 'react';
import { useFocus } from '../../focus.tsx';
import type { Buyer, Outlook } from '../../part/buyers.ts';
import { oneDecimal, percent, type Props } from '../../part/self.ts';

export const turnsText = ({ lang, say }: Props, turns: number): string =>
  turns === 0 ? say({ key: 'panel.here' }) : say({ key: 'panel.turns', args: { turns: oneDecimal(lang, turns) } });

/** The best buyer in one line. */
export function BestBuyer({ props, outlook }: { readonly props: Props; readonly outlook: Outlook }) {
  const [best] = outlook.known;
  if (best === undefined) return <span className="mv-best none">{props.say({ key: 'panel.no-buyer' })}</span>;
  return (
    <span className="mv-best">
      → ${best.payoff + best.demand} {props.name('culture', best.culture)}, {turnsText(props, best.turns)}
    </span>
  );
}

export const Buyers = memo(function Buyers({ props, outlook }: { readonly props: Props; readonly outlook: Outlook }) {
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
