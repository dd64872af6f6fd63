// All cultures in a table: what they sell, for how much, what others pay, and who they are.

import { CULTURES } from '../../../data/cultures.ts';
import { factoryCost } from '../../../rules/deeds.ts';
import { goodsCost, payoffOf } from '../../../rules/goods.ts';
import { GOODS, NONE, scienceOf } from '../../../rules/table.ts';
import { GoodsArt } from '../../part/Art.tsx';
import { knownTo } from '../../part/buyers.ts';
import type { Props } from '../../part/self.ts';
import { buyersOf } from './Wheel.tsx';

interface CulturesProps {
  readonly props: Props;
  readonly number: number;
  onPick(number: number): void;
}

export function Cultures({ props, number, onPick }: CulturesProps) {
  const { say, name, view } = props;
  const known = knownTo(view).culture;
  const head = ['card.culture', 'card.goods', 'card.buyers', 'card.factory-goods', 'card.papers'];
  return (
    <table className="mv-table mv-cultures">
      <thead>
        <tr>
          {head.map((key) => (
            <th scope="col" key={key}>
              {say({ key })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CULTURES.map(([id, group, , iou], culture) => {
          const made = culture + GOODS / 2;
          const home = known.indexOf(culture);
          const role = group === number ? 'from' : number !== 0 && buyersOf(number).includes(group) ? 'to' : '';
          return (
            <tr key={id} className={role} onPointerEnter={() => onPick(group)} onPointerLeave={() => onPick(0)}>
              <th scope="row" style={{ color: `var(--mv-n${group})` }}>
                {name('culture', culture)} <i>{name('science', scienceOf(culture))}</i>
                {home !== NONE && <small>{name('system', home)}</small>}
              </th>
              <td>
                <Ware props={props} good={culture} />
              </td>
              <td className="mv-num">{buyersOf(group).join(' ')}</td>
              <td>
                <Ware props={props} good={made} />
              </td>
              <td className="mv-num">
                ${iou} · ${factoryCost(culture)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Ware({ props, good }: { readonly props: Props; readonly good: number }) {
  return (
    <span className="mv-inline">
      <GoodsArt good={good} size={24} />
      <span className="mv-twoline">
        {props.name('good', good)}
        <b>{`$${goodsCost(good)} → $${payoffOf(good)}`}</b>
      </span>
    </span>
  );
}
