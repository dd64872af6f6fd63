// The ships, each in its seat's colour and with its shape, and motion made from events: ships fly their paths, markers turn
// over, money floats up. The view is the truth: everything is already drawn where it is, and only seems to come from where
// it was. When much happens at once nothing moves.

import type { GameEvent, Seat } from '@orrery/kernel';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Glyph } from '../../../table.ts';
import type { Dot } from '../../rules/board.ts';
import { NONE } from '../../rules/table.ts';
import { flownOver } from './course.ts';
import type { Point, ChartSheet, Room } from './sheet.ts';

interface ShipsProps {
  readonly sheet: ChartSheet;
  readonly at: readonly Dot[];
  readonly active: Seat;
  readonly viewer: Seat;
  glyph(seat: Seat): Glyph;
}

export const Ships = memo(({ sheet, at, active, viewer, glyph }: ShipsProps) => {
  // Who is at the helm is drawn last, and the viewer's own ship over the others.
  const order = at.map((_, seat) => seat).toSorted((a, b) => rank(a) - rank(b));
  function rank(seat: Seat): number {
    return (seat === active ? 2 : 0) + (seat === viewer ? 1 : 0);
  }
  return (
    <g className="chart-ships" aria-hidden="true">
      {order.map((seat) => {
        const [x, y] = berth(sheet, at, seat);
        const { colour, shape } = glyph(seat);
        return (
          <g key={seat} data-ship={seat} data-own={seat === viewer} style={{ transform: `translate(${x}px, ${y}px)` }}>
            {seat === active && <circle r={21} className="chart-helm" stroke={colour} />}
            <path
              d="M0 -19C7 -13 9 -5 9 3L15 12V17L7 13H-7L-15 17V12L-9 3C-9 -5 -7 -13 0 -19Z"
              fill={colour}
              className="chart-hull"
            />
            <path d="M-5 14L0 22L5 14Z" className="chart-flame" />
            <circle r={6.8} cy={0} fill="#0c1329" />
            <path d={shape} transform="scale(0.42) translate(-12 -12)" fill={colour} />
          </g>
        );
      })}
    </g>
  );
});

/** Where a seat's ship is drawn: above its dot, or beside the others that are there. */
function berth(sheet: ChartSheet, at: readonly Dot[], seat: Seat): Point {
  const [x, y] = sheet.at(at[seat] ?? 0);
  const here = at.flatMap((dot, other) => (dot === at[seat] ? [other] : []));
  if (here.length === 1) return [x, y - 13];
  const angle = -Math.PI / 2 + ((here.indexOf(seat) - (here.length - 1) / 2) * Math.PI) / Math.max(3, here.length - 1);
  return [x + Math.cos(angle) * 31, y + Math.sin(angle) * 25];
}

/** The rooms that ships take: what is laid over the chart keeps clear of them. */
export const shipRooms = (sheet: ChartSheet, at: readonly Dot[]): Room[] =>
  at.map((_, seat) => ({ at: berth(sheet, at, seat), wide: 32, high: 40 }));

/** More events than this are a fast-forward. */
const MANY = 80;
const [STEP, LONGEST] = [150, 2400];

export function useFlights(
  frame: RefObject<SVGSVGElement | null>,
  sheet: ChartSheet,
  at: readonly Dot[],
  events: readonly GameEvent[],
  motion: boolean,
): void {
  const told = useRef(events.length);
  const before = useRef([...at]);
  useLayoutEffect(() => {
    const news = events.slice(told.current);
    const from = before.current;
    told.current = events.length;
    before.current = [...at];
    const svg = frame.current;
    if (svg === null || !motion || news.length === 0 || news.length > MANY) return;
    for (let seat = 0; seat < at.length; seat++) fly(svg, sheet, from, at, seat, news);
    for (const event of news) if (event.key === 'log.reveal') turnOver(svg, Number(event.args['dot']));
    floatMoney(svg, sheet, at, news);
  }, [frame, sheet, at, events, motion]);
}

/** A ship leaves its berth, goes over every dot of its path, and comes to its new berth. */
function fly(
  svg: Element,
  sheet: ChartSheet,
  from: readonly Dot[],
  at: readonly Dot[],
  seat: Seat,
  news: readonly GameEvent[],
): void {
  const ship = svg.querySelector(`[data-ship="${seat}"]`);
  let here = from[seat] ?? NONE;
  if (ship === null || here === NONE) return;
  const frames: Keyframe[] = [keyframe(berth(sheet, from, seat))];
  for (const { key, args } of news) {
    if (args['seat'] !== seat || (key !== 'log.fly' && key !== 'log.jump')) continue;
    const dot = Number(args['dot']);
    const over = key === 'log.fly' ? flownOver(here, dot) : null;
    if (over === null) frames.push(keyframe(sheet.at(here), 0), keyframe(sheet.at(dot), 0));
    else frames.push(...[...over, dot].map((each) => keyframe(sheet.at(each))));
    here = dot;
  }
  if (frames.length === 1) return;
  frames[frames.length - 1] = keyframe(berth(sheet, at, seat));
  for (const running of ship.getAnimations()) running.cancel();
  ship.animate(frames, { duration: Math.min(LONGEST, STEP * frames.length), easing: 'ease-in-out' });
}

const keyframe = ([x, y]: Point, opacity = 1): Keyframe => ({ transform: `translate(${x}px, ${y}px)`, opacity });

function turnOver(svg: Element, dot: Dot): void {
  const marker = svg.querySelector(`[data-turned="${dot}"]`);
  marker?.animate([{ transform: 'scale(0, 1.25)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }], {
    duration: 620,
    easing: 'ease-out',
  });
}

/** What each event brings to or takes from a seat's money. */
const MONEY: Readonly<Record<string, (args: GameEvent['args']) => number>> = {
  'log.sell': ({ payoff, bonus }) => Number(payoff) + Number(bonus),
  'log.commission': ({ share }) => Number(share),
  'log.buy-goods': ({ cost }) => -Number(cost),
  'log.buy-gear': ({ cost }) => -Number(cost),
  'log.ship': ({ cost }) => -Number(cost),
  'log.port': ({ cost }) => -Number(cost),
  'log.factory': ({ cost }) => -Number(cost),
  'log.fort': ({ cost }) => -Number(cost),
  'log.penalty': ({ due }) => -Number(due),
  'log.pay-to-stay': ({ due }) => -Number(due),
};

function floatMoney(svg: Element, sheet: ChartSheet, at: readonly Dot[], news: readonly GameEvent[]): void {
  const layer = svg.querySelector('[data-floats]');
  news.forEach(({ key, args }, n) => {
    const sum = MONEY[key]?.(args) ?? 0;
    const seat = Number(args['seat']);
    if (layer === null || sum === 0 || at[seat] === undefined) return;
    const [x, y] = berth(sheet, at, seat);
    const words = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    words.textContent = `${sum > 0 ? '+' : '−'}$${Math.abs(sum)}`;
    words.setAttribute('class', sum > 0 ? 'chart-gain' : 'chart-loss');
    layer.append(words);
    const rise = words.animate(
      [
        { transform: `translate(${x}px, ${y - 18}px)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 32}px)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${x}px, ${y - 76}px)`, opacity: 0 },
      ],
      { duration: 1500, delay: (n % 6) * 140, fill: 'both' },
    );
    rise.addEventListener('finish', () => words.remove());
    rise.addEventListener('cancel', () => words.remove());
  });
}
