// An offer as it is built: your cards as cards, bases and Lucre of either side, so many cards of the other's choice.

import { allows, type Amount, type Choice, itemOf, type Offer, type Seat } from '@orrery/kernel';
import { useState } from 'react';
import { CardFace } from '../panels/CardFace.tsx';
import type { Props } from '../panels/props.ts';

type OfferChoice = Extract<Choice, { kind: 'offer' }>;

interface OfferBuilderProps {
  readonly props: Props;
  readonly choice: OfferChoice;
  readonly seat: Seat;
}

export function OfferBuilder({ props, choice, seat }: OfferBuilderProps) {
  const { say, name, busy } = props;
  const [to = 0] = choice.to;
  const [give, setGive] = useState(() => choice.give.map(({ min }) => min));
  const [want, setWant] = useState(() => choice.want.map(({ min }) => min));
  const offer: Offer = { to, give, want };
  const allowed = allows({ choice }, offer);
  const theirs = lastOfferTo(props, seat);
  const takeUp = (): void => {
    if (theirs === null) return;
    setWant(choice.want.map(({ id, max }) => Math.min(max, theirs.give.get(String(id)) ?? 0)));
    setGive(choice.give.map(({ id, max }) => Math.min(max, theirs.want.get(String(id)) ?? 0)));
  };
  const send = (): void => {
    if (allowed && !busy) props.answer(offer);
  };
  return (
    <div className="cxd-build">
      <Side
        props={props}
        title={say({ key: 'panel.you-get' })}
        entries={choice.want}
        amounts={want}
        onChange={setWant}
      />
      <Side
        props={props}
        title={say({ key: 'panel.you-give' })}
        entries={choice.give}
        amounts={give}
        onChange={setGive}
      />
      <p className="cxd-words" role="status">
        {allowed
          ? say({
              key: 'panel.offer-words',
              args: {
                who: name('seat', to),
                give: inWords(props, choice.give, give),
                want: inWords(props, choice.want, want),
              },
            })
          : say({ key: 'panel.offer-empty' })}
      </p>
      <div className="cxd-buttons">
        <button type="button" className="button main" aria-disabled={!allowed || busy} onClick={send}>
          {say({ key: 'panel.offer' })}
        </button>
        {theirs !== null && (
          <button type="button" className="button" onClick={takeUp}>
            {say({ key: 'panel.take-up' })}
          </button>
        )}
        <button type="button" className="button" disabled={busy} onClick={() => props.answer(null)}>
          {say({ key: 'panel.no-offer' })}
        </button>
      </div>
    </div>
  );
}

interface SideProps {
  readonly props: Props;
  readonly title: string;
  readonly entries: readonly Amount[];
  readonly amounts: readonly number[];
  onChange(amounts: number[]): void;
}

function Side({ props, title, entries, amounts, onChange }: SideProps) {
  const { view, say, name } = props;
  const set = (i: number, n: number): void => onChange(amounts.toSpliced(i, 1, n));
  const all = entries.map((entry, i) => ({ entry, i, n: amounts[i] ?? 0 }));
  const cards = all
    .filter(({ entry }) => typeof entry.id === 'number')
    .toSorted((a, b) => itemOf(view, Number(a.entry.id)) - itemOf(view, Number(b.entry.id)));
  const pieces = all.filter(({ entry }) => typeof entry.id !== 'number' && entry.max > 0);
  return (
    <section>
      <h3>{title}</h3>
      {pieces.length > 0 && (
        <ul className="cxd-pieces">
          {pieces.map(({ entry, i, n }) => {
            const label = name('piece', entry.id);
            if (entry.max === 1)
              return (
                <li key={entry.id}>
                  <button type="button" className="button option" aria-pressed={n === 1} onClick={() => set(i, 1 - n)}>
                    {label}
                  </button>
                </li>
              );
            return (
              <li key={entry.id}>
                <div className="cxd-count" role="group" aria-label={label}>
                  <button
                    type="button"
                    className="button step"
                    aria-label={say({ key: 'panel.less', args: { what: label } })}
                    disabled={n <= entry.min}
                    onClick={() => set(i, n - 1)}
                  >
                    −
                  </button>
                  <output>{n}</output>
                  <button
                    type="button"
                    className="button step"
                    aria-label={say({ key: 'panel.more', args: { what: label } })}
                    disabled={n >= entry.max}
                    onClick={() => set(i, n + 1)}
                  >
                    +
                  </button>
                  <span>{label}</span>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {cards.length > 0 && (
        <ul className="cxp-small">
          {cards.map(({ entry, i, n }) => {
            const item = itemOf(view, Number(entry.id));
            return (
              <li key={entry.id}>
                <button type="button" className="cxd-card" aria-pressed={n === 1} onClick={() => set(i, 1 - n)}>
                  <CardFace item={item} name={name('card', item)} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {cards.length + pieces.length === 0 && <p className="quiet">{say({ key: 'piece.none' })}</p>}
    </section>
  );
}

function inWords({ name, say, messages }: Props, entries: readonly Amount[], amounts: readonly number[]): string {
  const parts = entries.flatMap(({ id, max }, i) => {
    const n = amounts[i] ?? 0;
    if (n === 0) return [];
    return [
      max > 1 && typeof id === 'string' && messages[`piece.n-${id}`] !== undefined
        ? name('piece', `n-${id} ${n}`)
        : name('piece', id),
    ];
  });
  return parts.length === 0 ? say({ key: 'piece.none' }) : parts.join(', ');
}

/** What the other has offered last in this deal: `n-cards 2`, `base 12`, by the piece an offer of ours would name. */
function lastOfferTo({ events }: Props, seat: Seat): { give: Map<string, number>; want: Map<string, number> } | null {
  const from = events.findLastIndex(({ key }) => key === 'log.dealing');
  const last = events.findLast(({ key, args }, at) => at > from && key === 'log.offer' && args['to'] === seat);
  if (last === undefined) return null;
  const piecesIn = (side: 'give' | 'want'): Map<string, number> => {
    const told = last.args[side];
    const pieces = new Map<string, number>();
    for (const piece of Array.isArray(told) ? told : []) {
      const [word = '', n = '1'] = String(piece).split(' ');
      if (word.startsWith('n-')) pieces.set(word.slice(2), Number(n));
      else pieces.set('a-base', 1);
    }
    return pieces;
  };
  return { give: piecesIn('give'), want: piecesIn('want') };
}
