// The challenge in plain words and figures: who stands on which side with what, how each total comes about, what is in force,
// how it ended; and the one before it.

import { itemOf, type Seat } from '@orrery/kernel';
import { memo } from 'react';
import { kickerOf } from '../../rules/cardplay.ts';
import {
  type Challenge as Fight,
  current,
  DEFENSE,
  mainOf,
  OFFENSE,
  otherSide,
  seatsOf,
  type Side,
  SIDES,
  tokensIn,
} from '../../rules/table.ts';
import { accountOf, bothAttack, type Entry } from '../../rules/totals.ts';
import { CardFace } from './CardFace.tsx';
import type { Props } from './props.ts';
import { SeatMark } from './Powers.tsx';
import { lastTwo, type ToldChallenge } from './story.ts';
import './panel.css';

export const Challenge = memo(function Challenge(props: Props) {
  const { view, say, events } = props;
  const challenge = current(view.table);
  const [told, last] = lastTwo(events, challenge !== undefined);
  return (
    <div className="cxp-panel">
      {challenge === undefined ? (
        <p className="quiet">{say({ key: 'panel.no-challenge' })}</p>
      ) : (
        <NowFought props={props} challenge={challenge} told={told} />
      )}
      {last !== undefined && <LastFought props={props} told={last} />}
    </div>
  );
});

interface FoughtProps {
  readonly props: Props;
  readonly challenge: Fight;
  readonly told: ToldChallenge | undefined;
}

function NowFought({ props, challenge, told }: FoughtProps) {
  const { view, say, name } = props;
  const { offense, defense, target, ended, winner, totals } = challenge;
  const account = bothAttack(challenge) ? settledAccount(accountOf(view), challenge, told) : null;
  return (
    <>
      <h2>
        {defense < 0
          ? say({ key: 'log.turn', args: { seat: offense } })
          : target < 0
            ? say({ key: 'panel.against', args: { offense, defense } })
            : say({ key: 'see.challenge', args: { offense, defense, place: target } })}
      </h2>
      {defense >= 0 && (
        <div className="cxp-sides">
          {SIDES.map((side) => (
            <SideOf key={side} props={props} challenge={challenge} side={side} account={account} />
          ))}
        </div>
      )}
      {ended === 'won' && winner >= 0 && (
        <p className="cxp-result" role="status">
          {say({ key: 'log.wins', args: { seat: mainOf(challenge, winner as Side) } })}{' '}
          {totals !== undefined && say({ key: 'log.totals', args: { offense: totals[0], defense: totals[1] } })}{' '}
          {challenge.owed !== null && say({ key: 'panel.consoled', args: { who: name('seat', challenge.owed.taker) } })}
        </p>
      )}
      {ended === 'dealing' && <p className="cxp-result">{say({ key: 'log.dealing', args: { offense, defense } })}</p>}
      <InForce props={props} challenge={challenge} />
    </>
  );
}

/** Once the totals stand, tokens go home: then the account is made of what was told, and what else there was is one line. */
function settledAccount(
  account: readonly Entry[],
  { totals, shown }: Fight,
  told: ToldChallenge | undefined,
): readonly Entry[] {
  if (totals === undefined || told === undefined) return account;
  return SIDES.flatMap((side): readonly Entry[] => {
    const entries = account.filter((entry) => entry.side === side);
    const sum = (all: readonly Entry[]): number => all.reduce((so, { n }) => so + n, 0);
    const total = totals[side];
    if (sum(entries) === total) return entries;
    const known: Entry[] = [
      { side, of: 'card', seat: -1, n: shown[side]?.value ?? 0 },
      ...[...told.tokens[side]].map(([seat, n]): Entry => ({ side, of: 'tokens', seat, n })),
    ];
    const rest = total - sum(known);
    return rest === 0 ? known : [...known, { side, of: 'rest', seat: -1, n: rest }];
  });
}

interface SideProps {
  readonly props: Props;
  readonly challenge: Fight;
  readonly side: Side;
  /** Null: the cards are not up, or there is nothing to add. */
  readonly account: readonly Entry[] | null;
}

function SideOf({ props, challenge, side, account }: SideProps) {
  const { view, say, name } = props;
  const main = mainOf(challenge, side);
  const slots = challenge.laid[side];
  const shown = challenge.shown[side];
  const items = shown === undefined ? slots.map((slot) => itemOf(view, slot)) : [shown.item];
  const kickers = challenge.kicker[side].map((slot) => itemOf(view, slot));
  const beside = challenge.beside.filter((each) => each.side === side).map(({ slot }) => itemOf(view, slot));
  const tokens = seatsOf(view.seats).flatMap((seat) => {
    const n = tokensIn(view.table, challenge, side, seat);
    return n > 0 ? [{ seat, n }] : [];
  });
  const cards = [...items, ...kickers, ...beside];
  return (
    <section className="cxp-side" data-won={challenge.winner === side} data-lost={challenge.winner === otherSide(side)}>
      <h3>
        <SeatMark props={props} seat={main} /> {name('seat', main)}
        <small>{say({ key: `side.${side}` })}</small>
      </h3>
      <ul className="cxp-small">
        {cards.map((item, i) => (
          // Cards face down are alike.
          <li key={`${item} ${i}`}>
            <CardFace item={item} name={name('card', item)} />
          </li>
        ))}
      </ul>
      {shown?.attack === false && <p>{say({ key: 'class.compromise.text' })}</p>}
      {account !== null ? (
        <Ledger props={props} entries={account.filter((entry) => entry.side === side)} />
      ) : (
        <>
          <ul className="cxp-tokens">
            {tokens.map(({ seat, n }) => (
              <li key={seat}>
                <SeatMark props={props} seat={seat} /> {say({ key: 'panel.n-tokens', args: { n } })}
                {seat !== main && <small>{name('seat', seat)}</small>}
              </li>
            ))}
          </ul>
          {tokens.length > 0 && challenge.shown.length < 2 && (
            <p className="cxp-sum">
              {say({ key: 'panel.so-far', args: { n: tokens.reduce((sum, { n }) => sum + n, 0) } })}
            </p>
          )}
        </>
      )}
      {kickers.length > 0 && shown !== undefined && (
        <p className="cxp-note">{say({ key: 'panel.kicked', args: { n: kickerOf(view, side) } })}</p>
      )}
    </section>
  );
}

/** Every line of a total with what it comes to so far, and all of it in one sentence. */
function Ledger({ props, entries }: { readonly props: Props; readonly entries: readonly Entry[] }) {
  const { say } = props;
  const rows = running(entries);
  return (
    <>
      <table className="cxp-ledger">
        <tbody>
          {rows.map(({ entry, sum: so }, i) => (
            <tr key={`${entry.of} ${entry.seat} ${i}`}>
              <th scope="row">{labelOf(props, entry)}</th>
              <td>{i === 0 ? figure(entry.n) : signed(entry.n)}</td>
              <td>{figure(so)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say({ key: 'panel.total' })}</th>
            <td />
            <td>{figure(rows.at(-1)?.sum ?? 0)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="cxp-sentence">{accountText(props, entries)}</p>
    </>
  );
}

/** Each line with what it comes to so far. */
function running(entries: readonly Entry[]): { readonly entry: Entry; readonly sum: number }[] {
  let sum = 0;
  return entries.map((entry) => ({ entry, sum: (sum += entry.n) }));
}

function labelOf({ say, name }: Props, { of, seat }: Entry): string {
  if (of === 'rest') return say({ key: 'panel.rest' });
  if (of === 'tokens') return say({ key: 'panel.tokens-of', args: { who: name('seat', seat) } });
  return name('source', of);
}

/** `12 + 4 (tokens of Ada) + 2 (tokens of Vela), Virus makes it 48`: what only adds is added, whatever else brings it to a sum. */
function accountText(props: Props, entries: readonly Entry[]): string {
  const { say } = props;
  let sum = 0;
  const parts: string[] = [];
  for (const entry of entries) {
    sum += entry.n;
    if (entry.of === 'card') parts.push(say({ key: 'account.card', args: { n: entry.n } }));
    else if (ADDING.includes(entry.of))
      parts.push(say({ key: 'account.adds', args: { n: signed(entry.n), what: labelOf(props, entry) } }));
    else
      parts.push(
        say({ key: 'account.makes', args: { what: labelOf(props, entry), n: signed(entry.n), sum: figure(sum) } }),
      );
  }
  return `${parts.join(' ')} = ${figure(sum)}`;
}

const ADDING: readonly string[] = ['tokens', 'reinforcements', 'beside'];

const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What bends this challenge: effects in force, and the cards that were played. */
function InForce({ props, challenge }: { readonly props: Props; readonly challenge: Fight }) {
  const { view, say, name, messages } = props;
  const isNamed = (of: string): boolean => messages[`source.${of.split(' ')[0]}`] !== undefined;
  const effects = [...challenge.effects, ...view.table.lasting].filter(({ of }) => isNamed(of));
  const lines = [
    ...(challenge.comet > 0 ? [say({ key: 'panel.comet', args: { comet: challenge.comet - 1 } })] : []),
    ...(challenge.reverse ? [say({ key: 'panel.reverse' })] : []),
    ...effects.map(({ of, seat }) => say({ key: 'panel.in-force', args: { seat, of } })),
    ...challenge.played.map(({ seat, item }) => `${name('seat', seat)}: ${name('card', item)}`),
  ];
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{say({ key: 'panel.on-table' })}</h3>
      <ul className="cxp-lies">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The challenge before, as it was told. */
function LastFought({ props, told }: { readonly props: Props; readonly told: ToldChallenge }) {
  const { say } = props;
  return (
    <section className="cxp-last">
      <h3>{say({ key: 'panel.last' })}</h3>
      <ul className="cxp-lies">
        {toldLines(props, told).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** A challenge that is over in a few sentences, each once: the sides, the cards, the totals, what was used, how it ended. */
export function toldLines({ say }: Props, told: ToldChallenge): string[] {
  const { offense, defense, cards, totals, winner, ended, uses, lost } = told;
  const lines: string[] = [];
  if (defense >= 0) lines.push(say({ key: 'panel.against', args: { offense, defense } }));
  const [mine = -1, theirs = -1] = cards;
  const sum = (side: Side): number => [...told.tokens[side].values()].reduce((all, n) => all + n, 0);
  if (cards.length === 2 && defense >= 0)
    for (const [side, seat, card] of [
      [OFFENSE, offense, mine],
      [DEFENSE, defense, theirs],
    ] as const)
      lines.push(say({ key: 'panel.showed', args: { seat, card, n: sum(side) } }));
  for (const { seat, use, cancelled } of uses)
    lines.push(say({ key: cancelled ? 'panel.used-cancelled' : 'panel.used', args: { seat, use } }));
  if (totals !== null) lines.push(say({ key: 'log.totals', args: { offense: totals[0], defense: totals[1] } }));
  if (ended === 'won') lines.push(say({ key: 'log.wins', args: { seat: winner } }));
  if (ended === 'dealt') lines.push(say({ key: 'log.dealt', args: { seats: [offense, defense] } }));
  if (ended === 'failed') lines.push(say({ key: 'log.no-deal', args: { seats: [offense, defense] } }));
  const gained: Seat[] = [...new Set(told.bases)];
  if (gained.length > 0) lines.push(say({ key: 'panel.gained', args: { seats: gained } }));
  for (const [seat, n] of lost) lines.push(say({ key: 'panel.lost', args: { seat, n } }));
  return [...new Set(lines)];
}
