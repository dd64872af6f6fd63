// The ten numbers as a wheel (§2.51): goods are wanted by the next three, 1 after 10.

import { CULTURES } from '../../../data/cultures.ts';
import { buys } from '../../../rules/goods.ts';
import type { Props } from '../../part/self.ts';

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
export const buyersOf = (number: number): readonly number[] => {
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
