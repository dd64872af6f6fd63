// A dot in words: what it is, what is there, and what it takes to get there. Shown beside the pointer, read aloud to whoever
// travels by keyboard.

import { itemOf, type Sentence } from '@orrery/kernel';
import type { Ref } from 'react';
import type { TableProps } from '../../../table.ts';
import { type Dot, INHABITED, isCity, orbitOf, systemOf } from '../../rules/board.ts';
import { boxAt, cultureAt, fortAt, isFaceDown, markerAt, rasturAt } from '../../rules/places.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { toldBy } from '../shared/hidden.ts';
import type { Course } from './course.ts';
import type { Chances } from './odds.ts';

type LabelProps = Pick<TableProps<Table>, 'view' | 'say' | 'name'>;

/** What is there. */
export function thingsAt({ view, say }: LabelProps, dot: Dot): string[] {
  const { table } = view;
  const found: Sentence[] = [];
  const seats = table.at.flatMap((at, seat) => (at === dot ? [seat] : []));
  if (seats.length > 0) found.push({ key: 'chart.ships', args: { seats } });
  const system = systemOf[dot] ?? NONE;
  const orbit = orbitOf[dot] ?? NONE;
  const port = table.port[orbit] ?? NONE;
  if (port !== NONE) found.push({ key: 'chart.port', args: { seat: port } });
  if (isCity(dot) || orbit !== NONE) {
    const culture = cultureAt(table, dot);
    const seen = system >= 0 && system < INHABITED ? itemOf(view, table.iou[system] ?? NONE) : NONE;
    if (culture !== NONE) found.push({ key: 'chart.home', args: { culture } });
    else if (seen !== NONE) found.push(toldBy(view, table.iou[system] ?? NONE, 'chart.observed', { culture: seen }));
    else found.push({ key: 'chart.nobody-knows' });
  }
  const marker = markerAt(table, dot);
  if (marker >= 0) found.push({ key: 'chart.marker', args: { marker } });
  else if (isFaceDown(table, dot)) {
    const slot = table.box[boxAt(table, dot)] ?? NONE;
    const seen = itemOf(view, slot);
    found.push(seen === NONE ? { key: 'chart.face-down' } : toldBy(view, slot, 'chart.spied', { marker: seen }));
  }
  table.factory.forEach((seat, culture) => {
    if (seat !== NONE && table.site[culture] === dot) found.push({ key: 'chart.factory', args: { seat } });
  });
  const fort = fortAt(table, dot);
  if (fort !== NONE) found.push({ key: 'chart.fort', args: { seat: fort } });
  const value = rasturAt(table, dot);
  if (value > 0) found.push({ key: 'chart.rastur', args: { value } });
  return found.map(say);
}

/** What it takes to get there now. */
function wayTo({ say }: LabelProps, course: Course, chances: Chances, dot: Dot): string[] {
  const found: Sentence[] = [];
  const reach = course.reach.get(dot);
  if (dot === course.here && course.land) found.push({ key: 'chart.can-land' });
  if (course.pick.has(dot)) found.push({ key: 'chart.can-pick' });
  if (course.declare.has(dot)) found.push({ key: 'chart.can-declare' });
  // While some declarations are still being worked out, another one may lead there more likely.
  if (chances.best !== null && chances.by.size === course.declare.size && dot !== course.here) {
    const chance = chances.best[dot] ?? 0;
    found.push(chance > 0 ? { key: 'chart.chance', args: { percent: percent(chance) } } : { key: 'chart.no-chance' });
  }
  if (reach !== undefined) {
    found.push({ key: 'chart.reach', args: { spent: course.mp - reach.left, left: reach.left } });
    if (reach.paid > 0) found.push({ key: 'chart.paid', args: { due: reach.paid } });
    if (reach.reveals) found.push({ key: 'chart.reveals' });
    else if (!reach.rests) found.push({ key: 'chart.carried-on' });
  } else if (course.reach.size > 0 && dot !== course.here) found.push({ key: 'chart.out-of-reach' });
  return found.map(say);
}

/** `<1` and `>99` for what is possible and for what is not sure. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0) return '<1';
  return whole === 100 && chance < 1 - 1e-9 ? '>99' : `${whole}`;
}

export const labelOf = (props: LabelProps, course: Course, chances: Chances, dot: Dot): string =>
  [props.name('dot', dot), ...thingsAt(props, dot), ...wayTo(props, course, chances, dot)].join('. ');

interface TipProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly dot: Dot;
  readonly props: TableProps<Table>;
  readonly course: Course;
  readonly chances: Chances;
}

export function DotTip({ ref, dot, props, course, chances }: TipProps) {
  return (
    <div ref={ref} className="chart-tip" data-tip={dot} aria-hidden="true">
      <strong>{props.name('dot', dot)}</strong>
      {thingsAt(props, dot).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {wayTo(props, course, chances, dot).map((line) => (
        <em key={line}>{line}</em>
      ))}
    </div>
  );
}
