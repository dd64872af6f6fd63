// What a planet can do now (§5.7, §5.9, §12.1): raise a level, with what it costs and brings; build, counted together with what it leaves.

import type { Amount, Ask } from '@orrery/kernel';
import { useState } from 'react';
import { BUILDABLE, UNITS } from '../../data/units.ts';
import { yardOf } from '../../rules/build.ts';
import { civOf, levelBar, levelCost, speedOf } from '../../rules/planets.ts';
import { pointsPerInd } from '../../rules/score.ts';
import { IOU, SOIL, stored } from '../../rules/stores.ts';
import { BASIC, isOn, NONE, type Planet, type Table } from '../../rules/table.ts';
import { nearest } from '../../rules/steps.ts';
import { costOf, unit } from '../../rules/units.ts';
import { UnitIcon } from '../icons.tsx';
import { optionsOf, type Props, seatShown } from './props.ts';

interface PlanetProps {
  readonly props: Props;
  readonly planet: Planet;
}
type Level = 'ind' | 'tech';
const LEVELS: readonly Level[] = ['ind', 'tech'];
/** How the step `raise` notes what was raised on a planet. */
const MARKS = { ind: 1, tech: 2 } as const;
const hexOf = (table: Table, planet: Planet): number => table.planet[planet] ?? NONE;

/** A level that cannot be raised says why. */
export function Deeds({ props, planet }: PlanetProps) {
  const { view, ask, say, answer, why, explain, busy } = props;
  const { table } = view;
  const hex = hexOf(table, planet);
  const basic = ask?.step === 'basic' && ask.prompt.args?.['planet'] === hex;
  if (ask?.step !== 'raise' && !basic) return null;
  const options = optionsOf(props);
  return (
    <div className="is-deeds">
      {LEVELS.map((level) => {
        const id = basic ? level : `${level} ${hex}`;
        const can = options.includes(id);
        const args = { level: (table[level][planet] ?? 0) + 1, cost: levelCost(table, planet, level) };
        const press = (): void => {
          const refusal = can ? null : why(id);
          if (refusal === null) answer(id);
          else explain(refusal);
        };
        return (
          <button
            key={level}
            type="button"
            className="button"
            data-answer={can ? id : undefined}
            disabled={busy}
            aria-disabled={!can}
            onClick={press}
          >
            <span>{say({ key: basic ? `panel.basic-${level}` : `panel.raise-${level}`, args })}</span>
            <small>{gainOf(props, planet, level)}</small>
          </button>
        );
      })}
      {basic && options.includes('collect') && (
        <button
          type="button"
          className="button"
          data-answer="collect"
          disabled={busy}
          onClick={() => answer('collect')}
        >
          <span>{props.name('word', 'collect')}</span>
          <small>{say({ key: 'panel.gets', args: { iou: table.ind[planet] ?? 0 } })}</small>
        </button>
      )}
      {basic && options.includes('purge') && (
        <button type="button" className="button" data-answer="purge" disabled={busy} onClick={() => answer('purge')}>
          <span>{props.name('word', 'purge')}</span>
        </button>
      )}
    </div>
  );
}

/** §5.7: what one has planned to raise here, which nobody else sees until all are done. */
export function Planned({ props: { view, say }, planet }: PlanetProps) {
  const marks = nearest(view, 'raise')?.raised?.[planet] ?? 0;
  const raised = LEVELS.filter((level) => (marks & MARKS[level]) !== 0);
  if (raised.length === 0) return null;
  const what = raised.map((level) => `${say({ key: `panel.${level}` })} ${view.table[level][planet] ?? 0}`).join(', ');
  return <p className="is-planned">{say({ key: 'panel.planned', args: { what } })}</p>;
}

/** What one more of a level brings. */
function gainOf({ view, say, name }: Props, planet: Planet, level: Level): string {
  const { table } = view;
  if (level === 'ind') return say({ key: 'panel.gain-ind', args: { vp: pointsPerInd(table) } });
  const to = (table.tech[planet] ?? 0) + 1;
  const seat = seatShown(view);
  const speed = speedOf(table, seat, Math.max(to, civOf(table, seat)));
  const units = [...UNITS.keys()].filter((kind) => kind < BUILDABLE && unit(kind).tech === to);
  const parts = [
    ...(units.length === 0 ? [] : [units.map((kind) => name('unit', kind)).join(', ')]),
    ...(speed > speedOf(table, seat) ? [say({ key: 'panel.gain-speed', args: { speed } })] : []),
  ];
  return parts.length === 0
    ? say({ key: 'panel.gain-none' })
    : say({ key: 'panel.gain-tech', args: { what: parts.join('; ') } });
}

/** §5.12: Ind may be given up. */
export function Purge({ props, planet }: PlanetProps) {
  const id = `purge ${hexOf(props.view.table, planet)}`;
  if (props.ask?.prompt.key !== 'ask.build' || !optionsOf(props).includes(id)) return null;
  return (
    <button
      type="button"
      className="button plain"
      data-answer={id}
      disabled={props.busy}
      onClick={() => props.answer(id)}
    >
      {props.name('word', 'purge')}
    </button>
  );
}

/** What may be built here, counted together; one command builds it all. */
export function Shop({ props, planet }: PlanetProps) {
  const { view, ask } = props;
  const hex = hexOf(view.table, planet);
  // In a phase of all at once every question is one of its step.
  const choosing = ask?.prompt.key === 'ask.build' && optionsOf(props).includes(hex);
  const chosen = ask?.prompt.key === 'ask.yard' && ask.prompt.args?.['planet'] === hex;
  if (ask === null || (!choosing && !chosen)) return null;
  const iou = stored(view.table, hex, SOIL, IOU);
  return (
    <Counter
      key={`${hex} ${iou}`}
      props={props}
      ask={ask}
      iou={iou}
      entries={yardOf(view, planet)}
      before={chosen ? [] : [hex]}
    />
  );
}

interface CounterProps {
  readonly props: Props;
  readonly ask: Ask;
  readonly iou: number;
  readonly entries: readonly Amount[];
  /** What is answered first. */
  readonly before: readonly number[];
}

function Counter({ props, ask, iou, entries, before }: CounterProps) {
  const { say, name, answer, busy, glyph } = props;
  const [counts, set] = useState<readonly number[]>(() => entries.map(() => 0));
  const cost = entries.reduce((sum, { weight }, n) => sum + weight * (counts[n] ?? 0), 0);
  const { colour } = glyph(ask.seat);
  return (
    <div className="is-shop" data-answer={before[0]}>
      <ul>
        {entries
          .map((entry, n) => ({ ...entry, n }))
          .filter(({ max }) => max > 0)
          .map(({ id, max, weight, n }) => {
            const count = counts[n] ?? 0;
            const ship = name('unit', id);
            return (
              <li key={id}>
                {typeof id === 'number' ? (
                  <UnitIcon kind={id} colour={colour} size={20} />
                ) : (
                  <i aria-hidden="true">▣</i>
                )}
                <span title={typeof id === 'number' ? say({ key: `card.unit.${id}` }) : undefined}>
                  {ship} <small>{say({ key: 'panel.costs', args: { iou: weight } })}</small>
                </span>
                <button
                  type="button"
                  className="button"
                  aria-label={say({ key: 'map.fewer', args: { ship } })}
                  disabled={count === 0}
                  onClick={() => set(counts.with(n, count - 1))}
                >
                  −
                </button>
                <output>{count}</output>
                <button
                  type="button"
                  className="button"
                  aria-label={say({ key: 'map.more', args: { ship } })}
                  data-answer={before.length === 0 ? id : undefined}
                  disabled={count >= max || cost + weight > iou}
                  onClick={() => set(counts.with(n, count + 1))}
                >
                  +
                </button>
              </li>
            );
          })}
      </ul>
      <button
        type="button"
        className={cost > 0 ? 'button main' : 'button'}
        data-made={cost > 0 ? '' : undefined}
        disabled={busy || (cost === 0 && before.length > 0)}
        onClick={() => answer(...before, [...counts])}
      >
        {say({
          key: cost > 0 ? 'panel.build-for' : before.length > 0 ? 'panel.build-pick' : 'panel.build-nothing',
          args: { cost, left: iou - cost },
        })}
      </button>
    </div>
  );
}

/** §5.7: what the next levels cost, for whoever saves up for them; in Basic they cost nothing but the planet's turn. */
export function NextLevels({ props: { view, ask, say }, planet }: PlanetProps) {
  const { table } = view;
  const open = LEVELS.filter((level) => levelBar(table, planet, level) === null);
  if (ask?.step === 'raise' || isOn(table, BASIC) || open.length === 0) return null;
  const what = open.map((level) => {
    const args = { level: (table[level][planet] ?? 0) + 1, cost: levelCost(table, planet, level) };
    return say({ key: `panel.raise-${level}`, args });
  });
  return <p className="is-note">{say({ key: 'panel.next-levels', args: { what: what.join(', ') } })}</p>;
}

/** §3.6: the kinds that this Tech is enough for, each with its cost; folded, for whoever looks ahead. */
export function Builds({ props: { view, say, name }, planet }: PlanetProps) {
  const { table } = view;
  const tech = table.tech[planet] ?? 0;
  const units = [...UNITS.keys()]
    .filter((kind) => kind < BUILDABLE && unit(kind).tech <= tech)
    .map((kind) => `${name('unit', kind)} ${costOf(table, kind)}`)
    .join(', ');
  return <p className="is-note">{say({ key: 'panel.can-build', args: { units } })}</p>;
}
