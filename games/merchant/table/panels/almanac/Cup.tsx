// The cup, counted, and the Demands and passengers that came out of it.

import { CUP_DEMANDS, CUP_FARES, GOODS } from '../../../rules/table.ts';
import { GoodsArt } from '../../part/Art.tsx';
import { cupOf } from '../../part/secrets.ts';
import { percent, type Props } from '../../part/self.ts';

export function CupTable({ view, say, name }: Props) {
  const { all, goods, fares, demands } = cupOf(view);
  const groups = [
    ['panel.goods', goods],
    ['panel.fares', fares],
    ['panel.demands', demands],
  ] as const;
  return (
    <>
      <p className="mv-small quiet">{say({ key: 'panel.cup-note', args: { n: all } })}</p>
      {groups.map(([key, items]) => {
        const sum = items.reduce((count, [, n]) => count + n, 0);
        if (sum === 0) return null;
        return (
          <div key={key}>
            <h4>
              {say({ key })} <small>{`${sum} · ${percent(sum / all)}`}</small>
            </h4>
            <ul className="mv-counts">
              {items.map(([item, n]) => (
                <li key={item}>
                  <b>{n}</b> {item < GOODS && <GoodsArt good={item} size={22} />} {name('cup', item)}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

/** Out of the cup and open to all: what is wanted where, and who waits to fly. */
export function Waiting({ view, say, name }: Props) {
  const { bonus } = view.table;
  const open = bonus.flatMap((count, each) => (count > 0 ? [[each, count] as const] : []));
  const fares = open.filter(([each]) => each < CUP_DEMANDS - CUP_FARES);
  const demands = open.filter(([each]) => each >= CUP_DEMANDS - CUP_FARES);
  if (open.length === 0) return <p className="quiet">{say({ key: 'panel.nothing-waits' })}</p>;
  return (
    <ul className="mv-counts">
      {demands.map(([each, count]) => (
        <li key={each}>
          <b>{count}</b> {name('cup', GOODS + each)}
        </li>
      ))}
      {fares.map(([each, count]) => (
        <li key={each}>
          <b>{count}</b> {name('cup', GOODS + each)}
        </li>
      ))}
    </ul>
  );
}
