// An offer to be answered: what comes, what goes, and the cards that are wanted, picked by who gives them.

import { type Ask, itemOf, type Scalar } from '@orrery/kernel';
import { useState } from 'react';
import { CardFace } from '../panels/CardFace.tsx';
import type { Props } from '../panels/props.ts';
import { pieceName } from './pieces.ts';

export function Reply({ props, ask }: { readonly props: Props; readonly ask: Ask }) {
  const { say, name, view, busy } = props;
  const [picked, setPicked] = useState<readonly Scalar[]>([]);
  if (ask.choice.kind !== 'some') return null;
  const { options, noun, min } = ask.choice;
  const isCards = noun === 'slot';
  const answer = isCards ? options.filter((each) => picked.includes(each)) : options.slice(0, min);
  const isReady = answer.length === min;
  const turn = (slot: Scalar): void =>
    setPicked(picked.includes(slot) ? picked.filter((each) => each !== slot) : [...picked, slot]);
  const lot = (side: 'give' | 'want'): string[] => {
    const told = ask.prompt.args?.[side];
    return Array.isArray(told) ? told.map((piece) => pieceName(props, String(piece), side === 'want')) : [];
  };
  return (
    <div className="cxd-build">
      <section>
        <h3>{say({ key: 'panel.you-get' })}</h3>
        <Lot lot={lot('give')} none={say({ key: 'piece.none' })} />
      </section>
      <section>
        <h3>{say({ key: 'panel.you-give' })}</h3>
        <Lot lot={lot('want')} none={say({ key: 'piece.none' })} />
        {isCards && (
          <>
            <p className="cxp-note">{say({ key: 'panel.pick-given', args: { n: min } })}</p>
            <ul className="cxp-small">
              {options.map((slot) => {
                const item = itemOf(view, Number(slot));
                return (
                  <li key={slot}>
                    <button
                      type="button"
                      className="cxd-card"
                      aria-pressed={picked.includes(slot)}
                      onClick={() => turn(slot)}
                    >
                      <CardFace item={item} name={name('card', item)} />
                    </button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </section>
      <div className="cxd-buttons">
        <button
          type="button"
          className="button main"
          aria-disabled={!isReady || busy}
          onClick={() => isReady && !busy && props.answer(answer)}
        >
          {name('word', 'accept')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => props.answer(null)}>
          {say({ key: 'panel.refuse' })}
        </button>
      </div>
    </div>
  );
}

function Lot({ lot, none }: { readonly lot: readonly string[]; readonly none: string }) {
  return (
    <ul className="cxp-lies">
      {lot.map((piece) => (
        <li key={piece}>{piece}</li>
      ))}
      {lot.length === 0 && <li className="quiet">{none}</li>}
    </ul>
  );
}
