// The cultures on the reference card: the wheel of who buys from whom, and a line for each.

import { CULTURES } from '../../data/cultures.ts';
import { factoryCost } from '../../rules/deeds.ts';
import { buys, goodsCost, payoffOf } from '../../rules/goods.ts';
import { GOODS, NONE, scienceOf } from '../../rules/table.ts';
import { GoodsArt } from '../shared/art.tsx';
import { Printed } from '../shared/controls.tsx';
import { knownTo } from '../shared/estimates.ts';
import type { Props } from '../shared/props.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const RADIUS = 92;

interface WheelProps {
  readonly say: Props['say'];
  /** The number looked at; 0: none. */
  readonly number: number;
  onPick(number: number): void;
}

const place = (number: number): readonly [x: number, y: number] => {
  const turn = ((number - 1) / 10) * 2 * Math.PI - Math.PI / 2;
  return [RADIUS * Math.cos(turn), RADIUS * Math.sin(turn)];
};

/** Asked of the rules: the numbers that buy what this number sells. */
const buyersOf = (number: number): readonly number[] => {
  const good = CULTURES.findIndex((culture) => culture[1] === number);
  return NUMBERS.filter((each) =>
    buys(
      CULTURES.findIndex((culture) => culture[1] === each),
      good,
    ),
  );
};

export function Wheel({ say, number, onPick }: WheelProps) {
  const shown = number === 0 ? NUMBERS : [number];
  return (
    <figure className="mv-wheel">
      <svg viewBox="-124 -124 248 248" role="group" aria-label={say({ key: 'card.wheel' })}>
        <circle className="mv-rim" r={RADIUS} />
        <circle className="mv-rim faint" r={RADIUS + 26} />
        {shown.map((from) =>
          buyersOf(from).map((to) => {
            const [[ax, ay], [bx, by]] = [place(from), place(to)];
            return (
              <path
                key={`${from} ${to}`}
                className={number === 0 ? 'mv-arc' : 'mv-arc lit'}
                style={{ color: `var(--mv-n${from})` }}
                d={`M${ax} ${ay}Q${(ax + bx) * 0.18} ${(ay + by) * 0.18} ${bx} ${by}`}
              />
            );
          }),
        )}
        {NUMBERS.map((each) => {
          const [x, y] = place(each);
          const state = each === number ? 'from' : number !== 0 && buyersOf(number).includes(each) ? 'to' : '';
          return (
            <g
              key={each}
              className={`mv-node ${state}`}
              transform={`translate(${x} ${y})`}
              style={{ color: `var(--mv-n${each})` }}
              role="button"
              tabIndex={0}
              aria-pressed={each === number}
              aria-label={say({ key: 'card.number', args: { n: each, buyers: buyersOf(each).join(', ') } })}
              onClick={() => onPick(each === number ? 0 : each)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                onPick(each === number ? 0 : each);
              }}
            >
              <circle r="19" />
              <text y="6">{each}</text>
            </g>
          );
        })}
      </svg>
      <figcaption>{say({ key: 'card.wheel-note' })}</figcaption>
    </figure>
  );
}

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
        <span>
          <Printed props={props} noun="good" id={good} /> <b>{`$${goodsCost(good)} → $${payoffOf(good)}`}</b>
        </span>
      </span>
    </span>
  );
}
