// The battle board (§7): before a combat whom one could fight and with which odds; then both fleets by zones, the shields they have left,
// hits that are still to be taken, what was lost so far; fire by fire; and bombardment and conquest (§8).

import './panel.css';
import { UNITS } from '../../data/units.ts';
import {
  ANY,
  fleetOf,
  groupKind,
  groupLost,
  hitsOf,
  NEAREST,
  ownerAt,
  shieldsIn,
  sizeOf,
  zoneOf,
} from '../../rules/battle.ts';
import { BASIC, type Battle as Fight, isOn } from '../../rules/table.ts';
import { isCountedInCombat } from '../answers.ts';
import { markOf } from '../board/marks.ts';
import { Counted } from '../board/Tray.tsx';
import { UnitIcon } from '../icons.tsx';
import { Clashes, clashesOf } from './Clashes.tsx';
import { Fires, lastCombat } from './Fires.tsx';
import { ClashOdds } from './Odds.tsx';
import { HexLink, OwnerMark, ownerName, RuleLink } from './parts.tsx';
import { countsOf, type Props } from './props.ts';
import { isSiege, Siege } from './Siege.tsx';

/** `now`: a combat is to be decided on, zones and hits are to be dealt out, or a planet to be taken. */
export const battleStands = (props: Props): 'now' | 'on' | 'off' => {
  if (isSiege(props) || clashesOf(props).length > 0 || isCountedInCombat(props.ask)) return 'now';
  return props.view.table.battle !== null || lastCombat(props.events) !== null ? 'on' : 'off';
};

export function Battle(props: Props) {
  const { battle } = props.view.table;
  return (
    <div className="is-panel">
      {isSiege(props) && <Siege props={props} />}
      <Clashes props={props} />
      {battle !== null && <Fought props={props} battle={battle} />}
      <Fires props={props} />
    </div>
  );
}

function Fought({ props, battle }: { readonly props: Props; readonly battle: Fight }) {
  const { view, say, name, ask } = props;
  const { table } = view;
  const tile = table.tile[battle.hex] ?? 0;
  return (
    <>
      <p>
        <HexLink hex={battle.hex}>{say({ key: 'map.hex', args: { hex: battle.hex, tile } })}</HexLink>{' '}
        {say({ key: 'panel.round', args: { n: battle.round } })} <RuleLink props={props} rule="7.2" />
      </p>
      <div className="is-sides">
        {[0, 1].map((side) => (
          <section key={side}>
            <h3>
              <OwnerMark props={props} owner={ownerAt(battle, side)} /> {ownerName(props, ownerAt(battle, side))}
              <small>{say({ key: side === 0 ? 'panel.attacker' : 'panel.defender' })}</small>
            </h3>
            {(isOn(table, BASIC) ? [0] : [0, 1, 2]).map((zone) => (
              <Zone key={zone} props={props} battle={battle} side={side} zone={zone} />
            ))}
            <Tally props={props} battle={battle} side={side} />
          </section>
        ))}
      </div>
      {ask !== null && isCountedInCombat(ask) && (
        <div className="is-counted">
          <Counted props={props} ask={ask} />
        </div>
      )}
      <section>
        <h3>{say({ key: 'panel.odds' })}</h3>
        <ClashOdds props={props} clash={{ hex: battle.hex, answers: [] }} seat={ask?.seat ?? 0} />
      </section>
      <details className="is-card">
        <summary>{say({ key: 'panel.values' })}</summary>
        <table className="is-values">
          <caption className="aloud">{say({ key: 'panel.values' })}</caption>
          <thead>
            <tr>
              <th scope="col">{say({ key: 'panel.unit' })}</th>
              <th scope="col">{say({ key: 'panel.cr' })}</th>
              <th scope="col">{say({ key: 'panel.fire' })}</th>
            </tr>
          </thead>
          <tbody>
            {kindsIn(battle).map((kind) => (
              <tr key={kind}>
                <th scope="row">{name('unit', kind)}</th>
                <td>{UNITS[kind]?.cr}</td>
                <td>{UNITS[kind]?.fire === 0 ? '–' : UNITS[kind]?.fire}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const kindsIn = (battle: Fight): number[] =>
  [
    ...new Set(
      [0, 1].flatMap((side) =>
        fleetOf(battle, side)
          .filter((_, at) => at % 2 === 0)
          .map(groupKind),
      ),
    ),
  ].sort((a, b) => a - b);

interface ZoneProps {
  readonly props: Props;
  readonly battle: Fight;
  readonly side: number;
  readonly zone: number;
}

function Zone({ props: { view, say, name, glyph }, battle, side, zone }: ZoneProps) {
  const { colour } = markOf(glyph, ownerAt(battle, side));
  const fleet = fleetOf(battle, side);
  const groups = fleet.flatMap((group, at) =>
    at % 2 === 0 && zoneOf(group) === zone ? [{ group, count: fleet[at + 1] ?? 0 }] : [],
  );
  return (
    <div className="is-zone" data-zone={zone}>
      <h4>{say({ key: 'panel.zone', args: { zone } })}</h4>
      {groups.length === 0 ? (
        <p className="is-note">–</p>
      ) : (
        <ul>
          {groups.map(({ group, count }) => {
            const left = shieldsIn(view.table, battle, side, group);
            return (
              <li key={group}>
                <UnitIcon kind={groupKind(group)} colour={colour} size={20} />{' '}
                <b>
                  {count} {name('unit', groupKind(group))}
                </b>{' '}
                <span className="is-shields" role="img" aria-label={say({ key: 'panel.shields', args: { n: left } })}>
                  {'◆'.repeat(Math.max(0, left))}
                  {'◇'.repeat(groupLost(group))}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Hits scored against the other side, by how far they reach; and one's own losses. */
function Tally({ props: { say }, battle, side }: Omit<ZoneProps, 'zone'>) {
  const hits = hitsOf(battle, side);
  const lost = battle.lost[side === 0 ? 0 : 1];
  const kinds = lost.flatMap((kind, at) => (at % 2 === 0 ? [[kind, lost[at + 1] ?? 0] as const] : []));
  return (
    <>
      {hits.map((n, reach) =>
        n === 0 ? null : (
          <p key={REACHES[reach]} className="is-hits">
            {say({ key: `panel.${REACHES[reach] ?? 'hits-any'}`, args: { n } })}
          </p>
        ),
      )}
      {sizeOf(lost) > 0 && <p className="is-note">{say({ key: 'panel.lost', args: { units: countsOf(kinds) } })}</p>}
    </>
  );
}
const REACHES: Readonly<Record<number, string>> = {
  0: 'hits-0',
  1: 'hits-1',
  [ANY]: 'hits-any',
  [NEAREST]: 'hits-nearest',
};
