// Combat, the Rastur and the lone game: who carries what, the odds before a shot, and how close the invaders are.

import '../shared/panel.css';
import './fight.css';
import { type Amount, type Seat, total } from '@orrery/kernel';
import { memo, useState } from 'react';
import { FORT } from '../../data/equipment.ts';
import { arsenal, standingValue } from '../../rules/blast.ts';
import { count, shields } from '../../rules/gear.ts';
import { valueOf } from '../../rules/rastur.ts';
import { COMBAT, has, LASER, NONE, NOVA_BALL, RASTUR, RASTUR_POOL, RELIC_LASER, SOLITAIRE } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';
import { useFocus } from '../focus.tsx';
import { ART, Drawing, GearArt, SeatMark } from '../shared/art.tsx';
import { AnswerButton, Counter, DotLink, Fact, Section } from '../shared/controls.tsx';
import { type AttackOdds, blastOdds } from '../shared/estimates.ts';
import { isAsked, optionsOf, percent, type Props } from '../shared/props.ts';
import { ArmsOf, LastBattle } from './Battle.tsx';

export const Fight = memo(function Fight(props: Props) {
  const { table } = props.view;
  return (
    <div className="mv-panel mv-fight">
      <Attack {...props} />
      <LastBattle {...props} />
      {has(table, RASTUR) && <RasturList {...props} />}
      {has(table, COMBAT) && <Arms {...props} />}
    </div>
  );
});

const all = (entries: readonly Amount[]): number[] => entries.map(({ max }) => max);

function Attack(props: Props) {
  const { ask, name, say } = props;
  if (isAsked(ask, 'ask.blast')) return <Targets {...props} />;
  if (isAsked(ask, 'ask.weapons', 'ask.defend', 'ask.uprising')) return <Weapons key={ask?.prompt.key} {...props} />;
  if (!isAsked(ask, 'ask.hit', 'ask.claim', 'ask.loot') || ask === null || ask.choice.kind !== 'one') return null;
  const { noun } = ask.choice;
  return (
    <Section title={say(ask.prompt)}>
      <ul className="mv-stack">
        {optionsOf(ask).map((option) => (
          <li key={option}>
            <AnswerButton props={props} answer={option}>
              {name(noun, option)}
            </AnswerButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** With all weapons; a ship fires back with all of its own. */
function Targets(props: Props) {
  const { view, ask, say, name } = props;
  const { table } = view;
  const seat = ask?.seat ?? table.active;
  const fired = all(arsenal(table, seat));
  return (
    <Section title={say({ key: 'panel.attack' })} note={say({ key: 'panel.all-weapons' })}>
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
                {kind === 'pawn' && <ArmsOf props={props} seat={pawn} />}
              </span>
              <Gauge props={props} odds={odds} />
              <AnswerButton props={props} answer={option}>
                {say({ key: 'panel.blast' })}
              </AnswerButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The chance to win, as a bar and as a number. */
function Gauge({ props, odds }: { readonly props: Props; readonly odds: AttackOdds }) {
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
  const other = defends ? table.active : pawnOf(shot.target);
  // What cannot hit is no thing to be urged to.
  const hits = odds === null || (defends ? odds.lose : odds.win) > 0;
  return (
    <Section title={ask === null ? '' : say(ask.prompt)}>
      {other !== null && <ArmsOf props={props} seat={other} />}
      <ul className="mv-rows">
        {entries.map(({ id, max }, i) => (
          <li className="mv-row" key={id} hidden={max === 0}>
            <GearArt code={Number(id)} />
            <span className="mv-what">
              <b>{name('gear', id)}</b>
            </span>
            <Counter
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
        className={hits ? 'mv-act main' : 'mv-act'}
        aria-disabled={few || busy}
        onClick={() => !few && !busy && props.answer(amounts)}
      >
        {say({ key: amounts.every((n) => n === 0) ? 'panel.hold-fire' : 'panel.fire' })}
      </button>
    </Section>
  );
}

/** The seat of the ship fired at; null: something else, or nothing. */
function pawnOf(target: string | undefined): Seat | null {
  const [kind, pawn] = words(target ?? '');
  return kind === 'pawn' ? pawn : null;
}

/** For the defender: how likely the attacker wins, and how likely the answer hits. */
function oddsOf(
  { view }: Props,
  shot: Shot,
  seat: Seat,
  amounts: readonly number[],
  defends: boolean,
): AttackOdds | null {
  const { table } = view;
  if (defends) return blastOdds(table, table.active, `pawn ${seat}`, shot.fired ?? [], amounts);
  if (shot.target === undefined) return null;
  const [kind, pawn] = words(shot.target);
  return blastOdds(table, seat, shot.target, amounts, kind === 'pawn' ? all(arsenal(table, pawn)) : []);
}

function RasturList(props: Props) {
  const { view, say, name } = props;
  const { table } = view;
  const pool = view.pools[RASTUR_POOL] ?? [];
  const alone = has(table, SOLITAIRE);
  const left = total(pool);
  return (
    <>
      <Section title={say({ key: 'panel.rastur' })}>
        <dl className="mv-facts">
          <Fact label={say({ key: 'panel.rastur-left' })}>{left}</Fact>
          <Fact label={say({ key: 'panel.rastur-board' })}>{table.rastur.length}</Fact>
          {alone && <Fact label={say({ key: 'panel.transit' })}>{table.transit === 0 ? '–' : table.transit}</Fact>}
        </dl>
        <p className="mv-small quiet">{say({ key: alone ? 'panel.alone-note' : 'panel.rastur-note' })}</p>
        <Values counts={pool} label={say({ key: 'panel.pool' })} />
        {alone && <Values counts={table.reserve} label={say({ key: 'panel.reserve' })} />}
      </Section>
      {table.rastur.length > 0 && (
        <Section title={say({ key: 'panel.rastur-where' })}>
          <ul className="mv-rows">
            {table.rastur.map(([dot, value]) => (
              <li className="mv-row" key={dot}>
                <Drawing d={ART.rastur} colour="var(--bad)" />
                <DotLink dot={dot}>{name('dot', dot)}</DotLink>
                <span className="mv-price">{value}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Markers by value, as chips. */
function Values({ counts, label }: { readonly counts: readonly number[]; readonly label: string }) {
  const found = counts.flatMap((n, item) => (n > 0 ? [[valueOf(item), n] as const] : []));
  if (found.length === 0) return null;
  return (
    <div className="mv-values">
      <span>{label}</span>
      <ul>
        {found.map(([value, n]) => (
          <li key={value}>
            {value}
            {n > 1 && <small>×{n}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Arms(props: Props) {
  const { view, say, name, names } = props;
  const { look } = useFocus();
  const { table } = view;
  const forts = table.forts.flatMap((dots, seat) => dots.map((dot) => [seat, dot] as const));
  return (
    <Section title={say({ key: 'panel.arms' })}>
      <table className="mv-table mv-arms">
        <thead>
          <tr>
            <th scope="col">{say({ key: 'panel.who' })}</th>
            <th scope="col" aria-label={name('gear', LASER)}>
              <GearArt code={LASER} size={22} />
            </th>
            <th scope="col" aria-label={name('gear', NOVA_BALL)}>
              <GearArt code={NOVA_BALL} size={22} />
            </th>
            <th scope="col" aria-label={say({ key: 'panel.shields' })}>
              <GearArt code={3} size={22} />
            </th>
            <th scope="col" aria-label={say({ key: 'panel.forts-short' })}>
              <Drawing d={ART.fort} size={22} />
            </th>
          </tr>
        </thead>
        <tbody>
          {table.ship.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark props={props} seat={seat} /> {names[seat]}
              </th>
              <td className="mv-num">{count(table, seat, LASER) + count(table, seat, RELIC_LASER)}</td>
              <td className="mv-num">{count(table, seat, NOVA_BALL)}</td>
              <td className="mv-num">{shields(table, seat)}</td>
              <td className="mv-num">
                {table.forts[seat]?.length ?? 0}/{FORT.most}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {forts.length > 0 && (
        <ul className="mv-lines">
          {forts.map(([seat, dot]) => (
            <li key={dot}>
              <SeatMark props={props} seat={seat} />{' '}
              <button type="button" className="mv-link" onClick={() => look(dot)}>
                {name('dot', dot)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
