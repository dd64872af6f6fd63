// Bombardment and conquest (§8) with their odds, worked out exactly: what so many BB leave of Ind, how often so many AB are enough.

import { AB, BB } from '../../data/units.ts';
import { planetAt } from '../../rules/planets.ts';
import { oddsAbove, sumsOf } from '../../rules/odds.ts';
import { bombOf, wallsOf } from '../../rules/siege.ts';
import { NONE } from '../../rules/table.ts';
import { HexLink, ownerName, RuleLink } from './parts.tsx';
import type { Props } from './props.ts';

export const isSiege = ({ ask }: Props): boolean => ask?.step === 'siege';

export function Siege({ props }: { readonly props: Props }) {
  const { view, ask, say, answer, busy } = props;
  if (ask === null || ask.choice.kind !== 'number') return null;
  const { table } = view;
  const hex = Number(ask.prompt.args?.['hex'] ?? NONE);
  const planet = planetAt(table, hex);
  const bombs = ask.prompt.key === 'ask.bombard';
  const counts = Array.from({ length: ask.choice.max + 1 }, (_, n) => n);
  const whom = table.owner[planet] ?? NONE;
  return (
    <section className="is-siege">
      <h3>
        {say({ key: bombs ? 'panel.bombard' : 'panel.conquer' })}{' '}
        <HexLink hex={hex}>{say({ key: 'panel.in-hex', args: { hex } })}</HexLink>{' '}
        <RuleLink props={props} rule={bombs ? '8.2' : '8.3'} />
      </h3>
      <p>
        {say({
          key: bombs ? 'panel.bomb-what' : 'panel.land-what',
          args: { whom: ownerName(props, whom), ind: table.ind[planet] ?? 0, walls: wallsOf(table, planet) },
        })}
      </p>
      <ul>
        {counts.map((n) => (
          <li key={n}>
            <button type="button" className="button" data-answer={n} disabled={busy} onClick={() => answer(n)}>
              {n} {props.name('unit', bombs ? BB : AB)}
            </button>{' '}
            {n === 0
              ? say({ key: 'panel.none-lands' })
              : bombs
                ? bombText(props, n, planet, ask.seat)
                : landText(props, n, planet)}
          </li>
        ))}
      </ul>
      <p className="is-note">{say({ key: 'panel.odds-exact' })}</p>
    </section>
  );
}

function bombText({ view: { table }, say }: Props, dice: number, planet: number, who: number): string {
  const ind = table.ind[planet] ?? 0;
  const falls = sumsOf(dice, (die) => bombOf(table, planet, who, die));
  const mean = falls.reduce((sum, chance, fall) => sum + chance * Math.max(0, ind - fall), 0);
  const gone = falls.reduce((sum, chance, fall) => (fall >= ind ? sum + chance : sum), 0);
  return say({ key: 'panel.bomb-odds', args: { ind: mean.toFixed(1), n: Math.round(100 * gone) } });
}
function landText({ view: { table }, say }: Props, dice: number, planet: number): string {
  const won = oddsAbove(dice, wallsOf(table, planet));
  return say({ key: 'panel.land-odds', args: { n: Math.round(100 * won) } });
}
