// Everybody's powers, always to be read: what each does, when it asks, how it stands, what lies with it. Your own come first.

import type { Scalar, Seat } from '@orrery/kernel';
import { memo, type ReactNode } from 'react';
import { POWERS } from '../../data/powers.ts';
import { isLive, isSilenced, keptPowers, powerKey } from '../../rules/live.ts';
import { registry } from '../../rules/registry.ts';
import { allHoldings, current, type Holding, type Table } from '../../rules/table.ts';
import { Alien } from '../aliens/index.tsx';
import { usePages } from './pages.ts';
import { actsWith, isOffered, optionsOf, type Props, seatShown } from './props.ts';
import './panel.css';

/** How a power in front of a seat stands. `resting`: it is one of several, or something in force keeps it still. */
type PowerState = 'live' | 'lost' | 'zapped' | 'taken' | 'silenced' | 'resting';

function stateOf(view: Props['view'], seat: Seat, { power }: Holding): PowerState {
  const { table } = view;
  if (isLive(view, seat, power)) return 'live';
  const challenge = current(table);
  if (challenge?.cancelled.includes(powerKey(seat, power)) === true) return 'zapped';
  if (challenge?.loans.some((loan) => loan.taken && loan.from === seat && loan.power === power) === true)
    return 'taken';
  if (!allHoldings(keptPowers(table, seat)).some((each) => each.power === power)) return 'lost';
  return isSilenced(table, seat, power) ? 'silenced' : 'resting';
}

/** What a seat has copied, taken or rented for this challenge. */
const lentTo = (table: Table, seat: Seat): { power: number; from: Seat; taken: boolean }[] =>
  current(table)?.loans.filter(({ to }) => to === seat) ?? [];

export const Powers = memo(function Powers(props: Props) {
  const { view, names } = props;
  const own = seatShown(view);
  const seats = [own, ...names.map((_, seat) => seat).filter((seat) => seat !== own)];
  return (
    <div className="cxp-panel">
      <Offered {...props} />
      {seats.map((seat) => (
        <SeatPowers key={seat} props={props} seat={seat} open={seat === own} />
      ))}
    </div>
  );
});

const FEW = 4;

/** The powers to choose from at set-up (§1.3), each to be read before it is taken; few of them lie open. */
function Offered(props: Props) {
  const { ask, say } = props;
  if (!isOffered(ask)) return null;
  const powers = optionsOf(ask).map(Number);
  return (
    <section>
      <h2>{say({ key: 'ask.power' })}</h2>
      {powers.map((power) => (
        <PowerCard key={power} props={props} power={power} open={powers.length <= FEW}>
          <AnswerList props={props} answers={[power]} called={() => say({ key: 'panel.take', args: { power } })} />
        </PowerCard>
      ))}
    </section>
  );
}

function SeatPowers({ props, seat, open }: { readonly props: Props; readonly seat: Seat; readonly open: boolean }) {
  const { view, say, name, glyph } = props;
  const row = allHoldings(view.table.powers[seat] ?? []);
  const lent = lentTo(view.table, seat);
  const actsOf = (power: number): readonly Scalar[] =>
    seat === view.viewer ? actsWith(props.ask, 'power', power) : [];
  return (
    <section className="cxp-seat" style={{ borderColor: glyph(seat).colour }}>
      <h3>
        <SeatMark props={props} seat={seat} /> {name('seat', seat)}
        {seat === view.viewer && <small>{say({ key: 'panel.you' })}</small>}
      </h3>
      {row.length + lent.length === 0 && <p className="quiet">{say({ key: 'panel.no-power' })}</p>}
      {row.map((holding, i) => (
        <PowerCard
          key={`${holding.power} ${i}`}
          props={props}
          power={holding.power}
          open={open || actsOf(holding.power).length > 0}
          state={stateOf(view, seat, holding)}
          lies={(registry.powers[holding.power]?.see?.(view, seat, holding) ?? []).map((each) => say(each))}
        >
          <AnswerList props={props} answers={actsOf(holding.power)} called={(act) => name('act', act)} />
        </PowerCard>
      ))}
      {lent.map(({ power, from, taken }) => (
        <PowerCard
          key={`lent ${power}`}
          props={props}
          power={power}
          open={open || actsOf(power).length > 0}
          state={isLive(view, seat, power) ? 'live' : 'resting'}
          lies={[say({ key: taken ? 'panel.taken-from' : 'panel.copied-from', args: { who: name('seat', from) } })]}
        >
          <AnswerList props={props} answers={actsOf(power)} called={(act) => name('act', act)} />
        </PowerCard>
      ))}
    </section>
  );
}

interface PowerCardProps {
  readonly props: Props;
  readonly power: number;
  /** Left out: nobody has it yet. */
  readonly state?: PowerState;
  /** What lies with it, in sentences. */
  readonly lies?: readonly string[];
  readonly open: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

function PowerCard({ props, power, state, lies = [], open, children }: PowerCardProps) {
  const { say, name, lang } = props;
  const pages = usePages(lang);
  const [, usage] = POWERS[power] ?? [];
  return (
    <details className="cxp-power" data-state={state} open={open}>
      <summary>
        <Alien power={power} size={52} />
        <b>{name('power', power)}</b>
        {state !== undefined && (
          <span className="cxp-state" data-state={state}>
            {say({ key: `state.${state}` })}
          </span>
        )}
        <span className="cxp-tag">{say({ key: `power.${power}.tag` })}</span>
      </summary>
      {children}
      <p>{pages?.[`power.${power}.text`] ?? say({ key: `power.${power}.tag` })}</p>
      {pages !== null && (
        <p>
          <b>{say({ key: 'panel.asks' })}</b> {pages[`power.${power}.asks`]}
          {usage !== undefined && <small> ({name('usage', usage)})</small>}
        </p>
      )}
      {state !== undefined && state !== 'live' && <p className="cxp-note">{say({ key: `state.${state}.why` })}</p>}
      {lies.length > 0 && (
        <ul className="cxp-lies">
          {lies.map((line) => (
            <li key={line}>{line.trim()}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface AnswerListProps {
  readonly props: Props;
  readonly answers: readonly Scalar[];
  called(answer: Scalar): string;
}

function AnswerList({ props: { busy, answer }, answers, called }: AnswerListProps) {
  if (answers.length === 0) return null;
  return (
    <ul className="cxp-targets">
      {answers.map((each) => (
        <li key={each}>
          <button type="button" className="button main" data-answer={each} disabled={busy} onClick={() => answer(each)}>
            {called(each)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Colour and shape of a seat. */
export function SeatMark({
  props,
  seat,
  size = 16,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly size?: number;
}) {
  const { colour, shape } = props.glyph(seat);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="cxp-mark">
      <path d={shape} fill={colour} />
    </svg>
  );
}
