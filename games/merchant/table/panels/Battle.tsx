// Weapons and dice: what stands against what before a shot, and how the last battle fell out.

import type { GameEvent, Seat } from '@orrery/kernel';
import { arsenal } from '../../rules/blast.ts';
import { shields } from '../../rules/gear.ts';
import { SHIELD } from '../../rules/table.ts';
import { GearArt, SeatMark } from '../shared/art.tsx';
import { Section } from '../shared/controls.tsx';
import { Die } from '../shared/Die.tsx';
import type { Props } from '../shared/props.ts';

/** A row of weapons and Shields, each drawn as often as it is there. */
function Weapons({ props, codes }: { readonly props: Props; readonly codes: readonly number[] }) {
  const { name, say } = props;
  const named = codes.map((code) => name('gear', code)).join(', ');
  return (
    <span className="mv-weapons" role="img" aria-label={codes.length === 0 ? say({ key: 'panel.no-weapon' }) : named}>
      {codes.length === 0 && <small>{say({ key: 'panel.no-weapon' })}</small>}
      {codes.map((code, n) => (
        // The same weapon may be there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <GearArt key={n} code={code} size={24} />
      ))}
    </span>
  );
}

/** All a ship can bring to bear, and what covers it. */
export function ArmsOf({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { table } = props.view;
  const weapons = arsenal(table, seat).flatMap(({ id, max }) => Array.from({ length: max }, () => Number(id)));
  const worn = Array.from({ length: shields(table, seat) }, () => SHIELD);
  return (
    <p className="mv-side-line">
      <SeatMark props={props} seat={seat} /> <b>{props.names[seat]}</b>
      <Weapons props={props} codes={[...weapons, ...worn]} />
    </p>
  );
}

interface Fought {
  readonly seat: Seat;
  /** A ship fought back; null: a Fort, a marker, a Rastur. */
  readonly against: Seat | null;
  readonly dice: readonly [mine: number, theirs: number];
  readonly strengths: readonly [attack: number, defence: number];
  readonly fired: (seat: Seat) => readonly number[];
  readonly result: GameEvent;
}

const RESULTS: readonly string[] = ['log.blast-won', 'log.blast-lost', 'log.clash-won', 'log.clash-lost'];

/** The last battle that was told. */
function lastFought(events: readonly GameEvent[]): Fought | null {
  const end = events.findLastIndex(({ key }) => RESULTS.includes(key));
  const result = events[end];
  const at = events.slice(0, Math.max(0, end)).findLastIndex(({ key }) => key === 'log.dice');
  const dice = events[at];
  if (result === undefined || dice === undefined) return null;
  // What was fired stands right before the dice.
  const shots: GameEvent[] = [];
  for (let n = at - 1; events[n]?.key === 'log.fires'; n--) shots.push(events[n] as GameEvent);
  const { seat, against, attack, defence } = result.args;
  return {
    seat: Number(seat),
    against: typeof against === 'number' ? against : null,
    dice: [Number(dice.args['mine']), Number(dice.args['theirs'])],
    strengths: [Number(attack), Number(defence)],
    fired: (who) => (shots.find(({ args }) => args['seat'] === who)?.args['weapons'] ?? []) as readonly number[],
    result,
  };
}

export function LastBattle(props: Props) {
  const { events, say, name, motion } = props;
  const fought = lastFought(events);
  if (fought === null) return null;
  const { seat, against, dice, strengths, fired, result } = fought;
  const { target } = result.args;
  const sides = [
    { seat, who: props.names[seat], die: dice[0], strength: strengths[0] },
    {
      seat: against,
      who: against === null ? name('target', typeof target === 'string' ? target : '') : props.names[against],
      die: dice[1],
      strength: strengths[1],
    },
  ];
  return (
    <Section title={say({ key: 'panel.last-battle' })}>
      <ul className="mv-battle">
        {sides.map(({ seat: side, who, die, strength }, n) => (
          <li key={who ?? n}>
            {side !== null && <SeatMark props={props} seat={side} />} <b>{who}</b>
            {side !== null && <Weapons props={props} codes={fired(side)} />}
            <span className="mv-fell">
              <Die face={die} tumbles={motion} />
              {say({ key: 'panel.strength', args: { strength } })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mv-small">{say(result)}</p>
    </Section>
  );
}
