// What can be spent, and the City limit as two lamps: one buy, one sale (§9.41).

import type { Seat } from '@orrery/kernel';
import { isLimited, whyNoBuy, whyNoSale } from '../../../rules/market.ts';
import { Fact } from '../../part/Act.tsx';
import type { Props } from '../../part/self.ts';

interface PurseProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly can: boolean;
}

export function Purse({ props, seat, can }: PurseProps) {
  const { table } = props.view;
  const { say } = props;
  return (
    <dl className="mv-facts">
      <Fact label={say({ key: 'panel.money' })}>${table.money[seat] ?? 0}</Fact>
      {can && <Fact label={say({ key: 'panel.credit' })}>${table.credit}</Fact>}
      {can && (
        <Fact label={say({ key: 'panel.limit' })}>
          {isLimited(table, seat) ? (
            <span className="mv-lamps">
              <Lamp lit={whyNoBuy(table, seat) === null} label={say({ key: 'panel.lamp-buy' })} props={props} />
              <Lamp lit={whyNoSale(table, seat) === null} label={say({ key: 'panel.lamp-sale' })} props={props} />
            </span>
          ) : (
            say({ key: 'panel.no-limit' })
          )}
        </Fact>
      )}
    </dl>
  );
}

function Lamp({ lit, label, props }: { readonly lit: boolean; readonly label: string; readonly props: Props }) {
  const state = props.say({ key: lit ? 'panel.lamp-free' : 'panel.lamp-used' });
  return (
    <button type="button" className={lit ? 'mv-lamp lit' : 'mv-lamp'} onClick={() => props.openRule('9.41')}>
      <i aria-hidden="true" />
      {label}
      <span className="aloud">: {state}</span>
    </button>
  );
}
