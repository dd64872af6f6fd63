// The challenge in a line over the board: the two sides with their tokens, cards and totals, and where the challenge is.

import { itemOf, type Seat } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import { kindOf, valueOf } from '../../rules/cards.ts';
import {
  type Challenge,
  current,
  mainOf,
  OFFENSE,
  seatsOf,
  type Side,
  SIDES,
  type Table,
  tokensIn,
} from '../../rules/table.ts';
import { bothAttack, totalOf, totals } from '../../rules/totals.ts';
import { stepOf } from '../../rules/turn.ts';

export function SidesBar({ props }: { readonly props: TableProps<Table> }) {
  const { view, say } = props;
  const challenge = current(view.table);
  const step = stepOf(view);
  const outcome = challenge === undefined ? null : outcomeOf(props, challenge);
  return (
    <div className="cosmic-sides-bar" data-fought={challenge !== undefined}>
      {challenge !== undefined && <SideLine props={props} challenge={challenge} side={0} />}
      <div className="cosmic-step-now">
        {outcome !== null ? (
          <strong role="status" data-won={outcome.isOver}>
            {outcome.text}
          </strong>
        ) : step > 0 ? (
          <span>
            <b>{step}</b> {say({ key: `step.${step}` })}
          </span>
        ) : (
          <span>
            {view.table.turns === 0 && challenge === undefined
              ? say({ key: 'board.set-up' })
              : say({ key: 'board.turn', args: { seat: view.table.turn } })}
          </span>
        )}
        {outcome?.why !== undefined && <small>{outcome.why}</small>}
        {challenge !== undefined && (outcome === null || challenge.comet > 0) && (
          <Fate props={props} challenge={challenge} />
        )}
      </div>
      {challenge !== undefined && <SideLine props={props} challenge={challenge} side={1} />}
    </div>
  );
}

interface Outcome {
  readonly text: string;
  readonly why?: string;
  /** It is settled; else it is how things stand. */
  readonly isOver: boolean;
}

/** Once the cards are up: who is ahead, then who has won and by what (§3.8). Null: nothing to say yet. */
function outcomeOf({ view, say }: TableProps<Table>, challenge: Challenge): Outcome | null {
  const { ended, winner, shown } = challenge;
  if (ended === 'dealing') return { text: say({ key: 'board.dealing' }), isOver: true };
  if (shown.length < 2) return null;
  const sums = challenge.totals ?? SIDES.map((side) => totalOf(totals(view), side));
  const [offense = 0, defense = 0] = sums;
  if (ended === 'won' && winner >= 0) {
    const text = say({ key: 'board.wins', args: { seat: mainOf(challenge, winner as Side) } });
    if (!bothAttack(challenge))
      return shown.every(({ attack }) => !attack)
        ? { text, isOver: true }
        : { text, why: say({ key: 'board.attack-wins' }), isOver: true };
    return { text, why: say({ key: 'board.by', args: { offense, defense } }), isOver: true };
  }
  if (ended !== 'open' || !bothAttack(challenge)) return null;
  if (offense === defense) return { text: say({ key: 'board.level', args: { n: offense } }), isOver: false };
  const ahead = mainOf(challenge, offense > defense ? 0 : 1);
  return {
    text: say({ key: 'board.ahead', args: { seat: ahead, n: Math.abs(offense - defense) } }),
    isOver: false,
  };
}

/** The Destiny card, and a Comet in force (§7). */
function Fate({
  props: { say },
  challenge: { destiny, comet, reverse },
}: {
  readonly props: TableProps<Table>;
  readonly challenge: Challenge;
}) {
  if (destiny < 0) return null;
  return (
    <small title={reverse ? say({ key: 'board.reverse' }) : undefined}>
      {say({ key: 'see.destiny', args: { card: destiny } }).replace(/\.$/, '')}
      {comet > 0 && <em> · {say({ key: 'board.comet', args: { comet: comet - 1 } })}</em>}
    </small>
  );
}

interface SideProps {
  readonly props: TableProps<Table>;
  readonly challenge: Challenge;
  readonly side: Side;
}

function SideLine({ props, challenge, side }: SideProps) {
  const { view, say, names, glyph } = props;
  const main = mainOf(challenge, side);
  const title = say({ key: side === OFFENSE ? 'board.offense' : 'board.defense' });
  const forces = seatsOf(view.seats)
    .map((seat) => ({ seat, n: tokensIn(view.table, challenge, side, seat) }))
    .filter(({ n }) => n > 0);
  return (
    <section className="cosmic-side" data-side={side} data-won={challenge.winner === side} aria-label={title}>
      <h3>
        <span>{title}</span>
        <strong style={main >= 0 ? { color: glyph(main).colour } : undefined}>
          {main >= 0 ? names[main] : say({ key: 'board.nobody' })}
        </strong>
      </h3>
      <ul>
        {forces.map(({ seat, n }) => (
          <Force key={seat} props={props} seat={seat} n={n} />
        ))}
      </ul>
      <SideCards props={props} challenge={challenge} side={side} />
      {(forces.length > 0 || bothAttack(challenge)) && isReckoned(challenge) && (
        <Total props={props} challenge={challenge} side={side} />
      )}
    </section>
  );
}

function Force({
  props: { glyph, say },
  seat,
  n,
}: {
  readonly props: TableProps<Table>;
  readonly seat: Seat;
  readonly n: number;
}) {
  const { colour, shape } = glyph(seat);
  return (
    <li title={say({ key: 'board.tokens', args: { seat, n } })}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={shape} fill={colour} />
      </svg>
      <span aria-hidden="true">{n}</span>
      <span className="aloud">{say({ key: 'board.tokens', args: { seat, n } })}</span>
    </li>
  );
}

/** Laid face down, then as it counts. */
function SideCards({ props: { view, say, name }, challenge, side }: SideProps) {
  const shown = challenge.shown[side];
  const laid = challenge.laid[side];
  if (shown === undefined && laid.length === 0) return null;
  const own = shown === undefined ? itemOf(view, laid[0] ?? -1) : shown.item;
  const words = shown !== undefined || own >= 0 ? name('card', own) : say({ key: 'board.laid' });
  const face = shown === undefined ? (own < 0 ? '' : faceOf(own)) : shown.attack ? `${shown.value}` : 'C';
  return (
    <span key={shown === undefined ? 'down' : 'up'} className="cosmic-laid" data-up={shown !== undefined} title={words}>
      <span aria-hidden="true">{face}</span>
      <span className="aloud">{words}</span>
    </span>
  );
}

const faceOf = (item: number): string =>
  kindOf(item) === 'attack' ? `${valueOf(item)}` : kindOf(item) === 'compromise' ? 'C' : '•';

/** With a Compromise on the table nothing is added up. */
const isReckoned = (challenge: Challenge): boolean => challenge.shown.length < 2 || bothAttack(challenge);

/** What the side has so far; the totals once both cards are Attacks. */
function Total({ props: { view, say }, challenge, side }: SideProps) {
  const isFinal = bothAttack(challenge);
  const n = challenge.totals?.[side] ?? totalOf(totals(view), side);
  return (
    <output
      className="cosmic-total"
      data-final={isFinal}
      title={say({ key: isFinal ? 'board.total' : 'board.so-far', args: { n } })}
    >
      <span aria-hidden="true">{isFinal ? n : `${n} + ?`}</span>
      <span className="aloud">{say({ key: isFinal ? 'board.total' : 'board.so-far', args: { n } })}</span>
    </output>
  );
}
