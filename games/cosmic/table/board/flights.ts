// Motion: tokens fly from where they were to where they are. The view is the truth: everything is drawn where it is already, and coins
// only seem to come from where there are fewer now. When much happens at once nothing moves.

import type { GameEvent, Seat, View } from '@orrery/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { current, SIDES, type Table } from '../../rules/table.ts';
import type { Thing } from '../focus.tsx';
import { pileAt, type Point, type Sheet, thingAt } from './sheet.ts';

/** More events than this are a fast-forward. */
const MANY = 80;
const MOST_COINS = 14;
const LONG = 620;

/** Thing and seat -> tokens there. */
type Standing = ReadonlyMap<string, number>;

export function useFlights(
  svg: RefObject<SVGSVGElement | null>,
  sheet: Sheet,
  view: View<Table>,
  events: readonly GameEvent[],
  motion: boolean,
): void {
  const before = useRef<{ standing: Standing; told: number } | null>(null);
  useLayoutEffect(() => {
    const standing = standingOf(view);
    const old = before.current;
    before.current = { standing, told: events.length };
    const room = svg.current?.querySelector('[data-flights]');
    if (old === null || room === null || room === undefined || !motion) return;
    const news = events.slice(old.told);
    if (news.length === 0 || news.length > MANY) return;
    for (const flight of flightsBetween(old.standing, standing, view.seats)) fly(room, sheet, view.table, flight);
    for (const { key, args } of news)
      if (key === 'log.cancelled') strike(room, sheet, view.table, Number(args['seat']));
  }, [svg, sheet, view, events, motion]);
}

function standingOf({ table, seats }: View<Table>): Standing {
  const all = new Map<string, number>();
  const note = (thing: Thing, seat: Seat, n: number): void => {
    if (n > 0) all.set(`${thing}/${seat}`, n);
  };
  const challenge = current(table);
  for (let seat = 0; seat < seats; seat++) {
    table.tokens.forEach((pile, place) => note(`place ${place}`, seat, pile[seat] ?? 0));
    note('warp', seat, table.warp[seat] ?? 0);
    table.limbo.forEach((row, section) => note(`limbo ${section}`, seat, row[seat] ?? 0));
    if (challenge !== undefined) for (const side of SIDES) note(`cone ${side}`, seat, challenge.cone[side][seat] ?? 0);
  }
  return all;
}

interface Flight {
  readonly seat: Seat;
  readonly from: Thing;
  readonly to: Thing;
}

/** For each player, from where there are fewer to where there are more. */
export function flightsBetween(old: Standing, now: Standing, seats: number): Flight[] {
  const flights: Flight[] = [];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  for (let seat = 0; seat < seats; seat++) {
    const own = keys.filter((key) => key.endsWith(`/${seat}`));
    const change = (key: string): number => (now.get(key) ?? 0) - (old.get(key) ?? 0);
    const spread = (sign: 1 | -1): Thing[] =>
      own.flatMap((key) => new Array<Thing>(Math.max(0, sign * change(key))).fill(key.split('/')[0] ?? ''));
    const [left, came] = [spread(-1), spread(1)];
    for (const [i, to] of came.entries()) {
      const from = left[i];
      if (from !== undefined) flights.push({ seat, from, to });
    }
  }
  return flights.length > MOST_COINS ? [] : flights;
}

function pointOf(sheet: Sheet, table: Table, thing: Thing, seat: Seat): Point | null {
  return thing === 'warp' ? pileAt(sheet, seat) : thingAt(sheet, table, thing);
}

function fly(room: Element, sheet: Sheet, table: Table, { seat, from, to }: Flight): void {
  const [a, b] = [pointOf(sheet, table, from, seat), pointOf(sheet, table, to, seat)];
  if (a === null || b === null) return;
  const coin = draw(room, 'circle', 'cosmic-flying');
  coin.setAttribute('r', '10');
  coin.style.fill = `var(--seat-${seat})`;
  const [mx, my] = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.18, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.18];
  const at = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;
  const delay = room.childElementCount * 45;
  const flight = coin.animate([{ transform: at(a) }, { transform: at([mx, my]) }, { transform: at(b) }], {
    duration: LONG,
    delay,
    fill: 'backwards',
    easing: 'ease-in-out',
  });
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => coin.remove());
}

/** A power is cancelled: lightning strikes its plate. */
function strike(room: Element, sheet: Sheet, table: Table, seat: Seat): void {
  const at = thingAt(sheet, table, `seat ${seat}`);
  if (at === null) return;
  const [x, y] = at;
  const bolt = draw(room, 'path', 'cosmic-lightning');
  bolt.setAttribute(
    'd',
    `M${x - 40} ${y - 120}L${x - 92} ${y - 40}L${x - 66} ${y - 44}L${x - 100} ${y + 16}L${x - 44} ${y - 60}L${x - 70} ${y - 56}Z`,
  );
  const flash = bolt.animate({ opacity: [0, 1, 0.2, 1, 0] }, { duration: 620 });
  for (const end of ['finish', 'cancel']) flash.addEventListener(end, () => bolt.remove());
}

function draw(room: Element, shape: 'circle' | 'path', className: string): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', shape);
  drawn.setAttribute('class', className);
  room.append(drawn);
  return drawn;
}
