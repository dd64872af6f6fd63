// The cultures that may live in any system still unknown: what they would sell, what of mine they would buy, how likely.

import { buys, goodsCost, payoffOf } from '../../../rules/goods.ts';
import { NONE, scienceOf } from '../../../rules/table.ts';
import { GoodsArt } from '../../part/Art.tsx';
import { knownTo } from '../../part/buyers.ts';
import { hiddenCultures } from '../../part/secrets.ts';
import { type Props, selfOf, tally } from '../../part/self.ts';

export function Hidden({ view, say, name }: Props) {
  const hidden = hiddenCultures(view);
  const systems = knownTo(view).culture.flatMap((culture, system) => (culture === NONE ? [system] : []));
  const mine = tally(view.table.goods[selfOf(view)] ?? []).map(([good]) => good);
  if (hidden.length === 0) return <p className="quiet">{say({ key: 'panel.all-found' })}</p>;
  return (
    <>
      <p className="mv-small quiet">
        {say({ key: 'panel.hidden-note', args: { n: hidden.length } })}{' '}
        {systems.map((system) => name('system', system)).join(', ')}.
      </p>
      <table className="mv-table">
        <thead>
          <tr>
            <th scope="col">{say({ key: 'panel.who' })}</th>
            <th scope="col">{say({ key: 'panel.sells' })}</th>
            <th scope="col">{say({ key: 'panel.buys-yours' })}</th>
          </tr>
        </thead>
        <tbody>
          {hidden.map((culture) => (
            <tr key={culture}>
              <th scope="row">
                {name('culture', culture)}
                <small>{name('science', scienceOf(culture))}</small>
              </th>
              <td>
                <span className="mv-inline">
                  <GoodsArt good={culture} size={24} /> {name('good', culture)}
                </span>
                <small>
                  ${goodsCost(culture)} → ${payoffOf(culture)}
                </small>
              </td>
              <td>
                {mine
                  .filter((good) => buys(culture, good))
                  .map((good) => name('good', good))
                  .join(', ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
