// The Rastur (§16) and, alone against them, the reserve and the transit box (§17): how close they are to winning.

import { total } from '@orrery/kernel';
import { valueOf } from '../../../rules/rastur.ts';
import { has, RASTUR_POOL, SOLITAIRE } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { Fact, Part } from '../../part/Act.tsx';
import { Drawn } from '../../part/Art.tsx';
import { ART } from '../../part/drawings.ts';
import type { Props } from '../../part/self.ts';

export function Invaders(props: Props) {
  const { view, say, name } = props;
  const { look, light } = useFocus();
  const { table } = view;
  const pool = view.pools[RASTUR_POOL] ?? [];
  const alone = has(table, SOLITAIRE);
  const left = total(pool);
  return (
    <>
      <Part title={say({ key: 'panel.rastur' })}>
        <dl className="mv-facts">
          <Fact label={say({ key: 'panel.rastur-left' })}>{left}</Fact>
          <Fact label={say({ key: 'panel.rastur-board' })}>{table.rastur.length}</Fact>
          {alone && <Fact label={say({ key: 'panel.transit' })}>{table.transit === 0 ? '–' : table.transit}</Fact>}
        </dl>
        <p className="mv-small quiet">{say({ key: alone ? 'panel.alone-note' : 'panel.rastur-note' })}</p>
        <Values counts={pool} label={say({ key: 'panel.pool' })} />
        {alone && <Values counts={table.reserve} label={say({ key: 'panel.reserve' })} />}
      </Part>
      {table.rastur.length > 0 && (
        <Part title={say({ key: 'panel.rastur-where' })}>
          <ul className="mv-rows">
            {table.rastur.map(([dot, value]) => (
              <li className="mv-row" key={dot}>
                <Drawn d={ART.rastur} colour="var(--bad)" />
                <button
                  type="button"
                  className="mv-what mv-link"
                  onClick={() => look(dot)}
                  onPointerEnter={() => light([dot])}
                  onPointerLeave={() => light([])}
                >
                  {name('dot', dot)}
                </button>
                <span className="mv-price">{value}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** Markers by value, as chips. */
function Values({ counts, label }: { readonly counts: readonly number[]; readonly label: string }) {
  const found = counts.flatMap((n, item) => (n > 0 ? [[valueOf(item), n] as const] : []));
  if (found.length === 0) return null;
  return (
    <div className="mv-values">
      <span>{label}</span>
      <ul>
        {found.map(([value, n]) => (
          <li key={value}>
            {value}
            {n > 1 && <small>×{n}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
