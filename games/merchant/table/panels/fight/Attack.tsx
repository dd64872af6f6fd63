// The attack under way: targets with their odds, weapons to fire, what was hit.

import type { Amount, Seat } from '@orrery/kernel';
import { useState } from 'react';
import { arsenal, standingValue } from '../../../rules/blast.ts';
import { NONE } from '../../../rules/table.ts';
import { words } from '../../../rules/words.ts';
import { Act, Part } from '../../part/Act.tsx';
import { GearArt } from '../../part/Art.tsx';
import { Count } from '../../part/Count.tsx';
import { blastOdds, type Odds } from '../../part/odds.ts';
import { isAsked, optionsOf, percent, type Props } from '../../part/self.ts';

const all = (entries: readonly Amount[]): number[] => entries.map(({ max }) => max);

export function Attack(props: Props) {
  const { ask, name, say } = props;
  if (isAsked(ask, 'ask.blast')) return <Targets {...props} />;
  if (isAsked(ask, 'ask.weapons', 'ask.defend', 'ask.uprising')) return <Weapons key={ask?.prompt.key} {...props} />;
  if (!isAsked(ask, 'ask.hit', 'ask.claim', 'ask.loot') || ask === null || ask.choice.kind !== 'one') return null;
  const { noun } = ask.choice;
  return (
    <Part title={say(ask.prompt)}>
      <ul className="mv-stack">
        {optionsOf(ask).map((option) => (
          <li key={option}>
            <Act props={props} answer={option}>
              {name(noun, option)}
            </Act>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** With all weapons; a ship fires back with all of its own. */
function Targets(props: Props) {
  const { view, ask, say, name } = props;
  const { table } = view;
  const seat = ask?.seat ?? table.active;
  const fired = all(arsenal(table, seat));
  return (
    <Part title={say({ key: 'panel.attack' })} note={say({ key: 'panel.all-weapons' })}>
      <ul className="mv-rows">
        {optionsOf(ask).map((option) => {
          const [kind, pawn] = words(option);
          const odds = blastOdds(table, seat, `${option}`, fired, kind === 'pawn' ? all(arsenal(table, pawn)) : []);
          const prize = kind === 'pawn' ? undefined : standingValue(table, table.at[seat] ?? NONE, kind);
          return (
            <li className="mv-row" key={option}>
              <span className="mv-what">
                <b>{name('target', option)}</b>
                <span className="mv-note">
                  {prize !== undefined && say({ key: 'panel.prize', args: { prize } })} {say({ key: 'panel.if-lost' })}
                </span>
              </span>
              <Gauge props={props} odds={odds} />
              <Act props={props} answer={option}>
                {say({ key: 'panel.blast' })}
              </Act>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** The chance to win, as a bar and as a number. */
function Gauge({ props, odds }: { readonly props: Props; readonly odds: Odds }) {
  return (
    <span className="mv-gauge" title={props.say({ key: 'panel.odds', args: { chance: percent(odds.win) } })}>
      <i style={{ width: percent(odds.win) }} />
      <b>{percent(odds.win)}</b>
    </span>
  );
}

/** What the step on top was told: the attacker knows the target, the defender who fires what. */
interface Shot {
  readonly target?: string;
  readonly against?: Seat;
  readonly fired?: readonly number[];
}

function Weapons(props: Props) {
  const { view, ask, say, name, busy } = props;
  const entries = ask !== null && ask.choice.kind === 'amounts' ? ask.choice.entries : [];
  const least = ask !== null && ask.choice.kind === 'amounts' ? ask.choice.min : 0;
  const [amounts, setAmounts] = useState(() => all(entries));
  const { table, frames } = view;
  const shot = frames.at(-1) as unknown as Shot;
  const seat = ask?.seat ?? table.active;
  const defends = isAsked(ask, 'ask.defend');
  const odds = oddsOf(props, shot, seat, amounts, defends);
  const few = amounts.reduce((sum, n) => sum + n, 0) < least;
  return (
    <Part title={ask === null ? '' : say(ask.prompt)}>
      <ul className="mv-rows">
        {entries.map(({ id, max }, i) => (
          <li className="mv-row" key={id} hidden={max === 0}>
            <GearArt code={Number(id)} />
            <span className="mv-what">
              <b>{name('gear', id)}</b>
            </span>
            <Count
              props={props}
              label={name('gear', id)}
              value={amounts[i] ?? 0}
              max={max}
              onChange={(n) => setAmounts(amounts.with(i, n))}
            />
          </li>
        ))}
      </ul>
      {odds !== null && (
        <p className="mv-odds">
          <Gauge props={props} odds={odds} />{' '}
          {say({
            key: defends ? 'panel.defend-odds' : 'panel.attack-odds',
            args: { win: percent(odds.win), lose: percent(odds.lose) },
          })}
        </p>
      )}
      <button
        type="button"
        className="mv-act main"
        aria-disabled={few || busy}
        onClick={() => !few && !busy && props.answer(amounts)}
      >
        {say({ key: amounts.every((n) => n === 0) ? 'panel.hold-fire' : 'panel.fire' })}
      </button>
    </Part>
  );
}

/** For the defender: how likely the attacker wins, and how likely the answer hits. */
function oddsOf({ view }: Props, shot: Shot, seat: Seat, amounts: readonly number[], defends: boolean): Odds | null {
  const { table } = view;
  if (defends) return blastOdds(table, table.active, `pawn ${seat}`, shot.fired ?? [], amounts);
  if (shot.target === undefined) return null;
  const [kind, pawn] = words(shot.target);
  return blastOdds(table, seat, shot.target, amounts, kind === 'pawn' ? all(arsenal(table, pawn)) : []);
}
