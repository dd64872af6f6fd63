// The reference card: the game turn, the units with all their numbers, terrain and levels, in one view. What was reconstructed is marked.

import './reference-card.css';
import { memo } from 'react';
import type { Mark } from '../data/marks.ts';
import { NUMBERS } from '../data/numbers.ts';
import { ASTEROIDS, DUST, HOLE, HOME, NEBULA, NULL_SPACE, PLANET, PRIME, PULSAR } from '../data/tiles.ts';
import { BUILDABLE, UNITS } from '../data/units.ts';
import { costOf, shieldsOf } from '../rules/units.ts';
import { Paints, Terrain } from './board/Terrain.tsx';
import { UnitIcon } from './icons.tsx';
import { RuleLink } from './panels/parts.tsx';
import type { Props } from './panels/props.ts';

/** The game turn, by the rule that says more. */
const TURN = ['5.4', '5.7', '5.9', '6.1.5', '6.2.1', '6.3.3', '6.4.1', '6.5.1', '7.2', '8.2', '8.3', '10.3', '11.2'];
/** Terrain, and its rule. */
const TERRAIN: readonly (readonly [tile: number, rule: string])[] = [
  [HOME, '2.3'],
  [PLANET, '6.4.1'],
  [ASTEROIDS, '6.1.5'],
  [DUST, '6.2.6'],
  [HOLE, '6.2.7'],
  [NEBULA, '6.2.8'],
  [PULSAR, '6.2.9'],
  [NULL_SPACE, '6.2.10'],
  [PRIME, '6.2.11'],
];

export const ReferenceCard = memo(function Card(props: Props) {
  const { say } = props;
  return (
    <div className="is-refcard">
      <svg width="0" height="0" className="aloud" aria-hidden="true">
        <Paints />
      </svg>
      <Units props={props} />
      <section>
        <h3>{say({ key: 'card.turn' })}</h3>
        <ol>
          {TURN.map((rule) => (
            <li key={rule}>
              {say({ key: `card.${rule}` })} <RuleLink props={props} rule={rule} />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{say({ key: 'card.terrain' })}</h3>
        <ul className="is-terrains night">
          {TERRAIN.map(([tile, rule]) => (
            <li key={tile}>
              <svg width="58" height="62" viewBox="-62 -70 124 140" aria-hidden="true">
                <Terrain tile={tile} hex={tile} />
              </svg>
              <span>
                <b>{props.name('tile', tile)}</b> {say({ key: `card.${rule}.terrain` })}{' '}
                <RuleLink props={props} rule={rule} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});

function Units({ props }: { readonly props: Props }) {
  const { say, name, view, glyph } = props;
  const { table, viewer, seats } = view;
  const seat = Math.min(viewer, seats - 1);
  const { colour } = glyph(seat);
  return (
    <section className="is-card-units">
      <h3>{say({ key: 'card.units' })}</h3>
      <div className="is-wide">
        <table>
          <thead>
            <tr>
              {['unit', 'what', 'cost', 'tech', 'cr', 'shields', 'pm', 'fire'].map((column) => (
                <th key={column} scope="col">
                  {say({ key: `card.col-${column}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {UNITS.slice(0, BUILDABLE).map(({ tech, cr, pm, fire, marks }, kind) => (
              <tr key={kind}>
                <th scope="row">
                  <UnitIcon kind={kind} colour={colour} size={22} /> {name('unit', kind)}
                </th>
                <td className="is-what">{say({ key: `card.unit.${kind}` })}</td>
                <Value value={costOf(table, kind)} mark={marks.cost} />
                <Value value={tech} mark={marks.tech} />
                <Value value={cr} mark={marks.cr} />
                <Value value={shieldsOf(table, seat, kind)} mark={marks.shields} />
                <Value value={pm === null ? '–' : pm === 0 ? 'V' : `V+${pm}`} mark={marks.pm} />
                <Value value={fire === 0 ? '–' : fire} mark={marks.fire} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="is-note">
        {say({ key: 'card.marks' })} {say({ key: 'panel.goal', args: { n: NUMBERS.vpToWin.is } })}
      </p>
    </section>
  );
}

/** What is ours to guess stands with a wave before it. */
const Value = ({ value, mark }: { readonly value: number | string; readonly mark: Mark }) => (
  <td data-mark={mark}>
    {mark === 'inferred' ? '≈\u2009' : ''}
    {value}
  </td>
);
