// Points (§11, §13): every source of them as far as the viewer may know, and how far the race has run.

import './panel.css';
import { itemOf, type Seat, UNDRAWN } from '@orrery/kernel';
import { NUMBERS } from '../../data/numbers.ts';
import { civOf, planetsOf, speedOf } from '../../rules/planets.ts';
import { indOf, pointsOf, pointsPerInd } from '../../rules/score.ts';
import { isOn, isOut, NONE, OBJECTIVES } from '../../rules/table.ts';
import { HexLink, OwnerMark, RuleLink } from './parts.tsx';
import type { Props } from './props.ts';

export function Score(props: Props) {
  const { view, say } = props;
  const { table, seats } = view;
  const order = Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => (pointsOf(view, b) ?? indOf(table, b)) - (pointsOf(view, a) ?? indOf(table, a)),
  );
  return (
    <div className="is-panel">
      <p>
        {say({ key: 'panel.goal', args: { n: NUMBERS.vpToWin.is } })}{' '}
        {table.last > 0 && say({ key: 'see.turn', args: { turn: table.turn, last: table.last } })}{' '}
        <RuleLink props={props} rule={isOn(table, OBJECTIVES) ? '13.1' : '11.1'} />
      </p>
      <ol className="is-score">
        {order.map((seat) => (
          <Line key={seat} props={props} seat={seat} />
        ))}
      </ol>
    </div>
  );
}

function Line({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, say, names, glyph } = props;
  const { table } = view;
  const points = pointsOf(view, seat);
  const args = { civ: civOf(table, seat), speed: speedOf(table, seat), planets: planetsOf(table, seat).length };
  return (
    <li>
      <h3>
        <OwnerMark props={props} owner={seat} /> {names[seat]}
        <b className="is-points">{points === null ? '?' : say({ key: 'panel.points', args: { n: points } })}</b>
      </h3>
      <div className="is-bar" style={{ color: glyph(seat).colour }} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * (points ?? indOf(table, seat))) / NUMBERS.vpToWin.is)}%` }} />
      </div>
      <p>{isOut(table, seat) ? say({ key: 'see.out', args: { who: seat } }) : sources(props, seat)}</p>
      <p className="is-note">{say({ key: 'panel.civ', args })}</p>
      <details className="is-card">
        <summary>{say({ key: 'panel.by-planet' })}</summary>
        <ul>
          {planetsOf(table, seat).map((planet) => {
            const [hex, ind] = [table.planet[planet] ?? NONE, table.ind[planet] ?? 0];
            return (
              <li key={planet}>
                <HexLink hex={hex}>{say({ key: 'panel.in-hex', args: { hex } })}</HexLink>
                {say({ key: 'panel.from-ind', args: { ind, n: ind * pointsPerInd(table) } })}
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}

/** Where the points come from. */
function sources({ view, say }: Props, seat: Seat): string {
  const { table } = view;
  const ind = indOf(table, seat);
  if (!isOn(table, OBJECTIVES)) return say({ key: 'panel.from-ind', args: { ind, n: pointsPerInd(table) * ind } });
  const card = itemOf(view, table.aim[seat] ?? NONE);
  if (card === UNDRAWN) return say({ key: 'panel.from-secret', args: { ind } });
  return say({ key: 'panel.from-aim', args: { ind, card, n: (pointsOf(view, seat) ?? ind) - ind } });
}
