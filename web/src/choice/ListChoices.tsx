// Choices from a list: one of it, some of it, all of it in an order; and what is listed by a kind that this page does
// not know.

import type { Answer, Scalar } from '@orrery/kernel';
import { useState } from 'react';
import { SearchField } from '../part/SearchField.tsx';
import { useLanguage } from '../words/language.tsx';
import { type ChoiceProps, Confirm, distinctly } from './parts.tsx';

const SEARCH_OVER = 12;

/** One of listed options: a button each; a field to find one where there are many. */
export function OneChoice({ choice, name, risky, busy, onAnswer }: ChoiceProps<'one'>) {
  const { say } = useLanguage();
  const [wanted, setWanted] = useState('');
  const textOf = distinctly(choice.noun, choice.options, name);
  const named = choice.options.map((id, i) => ({
    id,
    text: textOf(id),
    digit: i < 9 ? `${i + 1}` : undefined,
  }));
  const shown = named.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <div className="choice one">
      {named.length > SEARCH_OVER && (
        <SearchField className="field find" label={say('choice.filter')} value={wanted} onChange={setWanted} />
      )}
      <ul className="choices">
        {shown.map(({ id, text, digit }) => (
          <li key={id}>
            <button
              type="button"
              className="button option"
              aria-keyshortcuts={digit}
              title={digit && say('table.key', { key: digit })}
              data-answer={id}
              disabled={busy}
              onClick={() => onAnswer(id)}
            >
              {text}
              {risky.has(id) && <RiskMark />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On an answer after which nothing can be undone. */
export function RiskMark() {
  const { say } = useLanguage();
  return (
    <span className="risk" title={say('table.barrier')}>
      <span aria-hidden="true">◈</span>
      <span className="aloud">, {say('table.barrier')}</span>
    </span>
  );
}

/** Some of a set: a box to tick for each, and how many are still to be chosen. */
export function SomeChoice({ choice, name, busy, onAnswer }: ChoiceProps<'some'>) {
  const { say } = useLanguage();
  const { options, noun, min, max } = choice;
  const textOf = distinctly(noun, options, name);
  const [chosen, setChosen] = useState<ReadonlySet<Scalar>>(new Set());
  const turn = (id: Scalar): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const lacks =
    chosen.size < min
      ? say('choice.too-few', { n: min - chosen.size })
      : chosen.size > max
        ? say('choice.too-many', { n: chosen.size - max })
        : null;
  return (
    <fieldset className="choice some" disabled={busy}>
      <legend>{min === max ? say('choice.some-exact', { n: min }) : say('choice.some', { min, max })}</legend>
      <ul className="choices">
        {options.map((id) => (
          <li key={id}>
            <label className="button option tick">
              <input type="checkbox" checked={chosen.has(id)} onChange={() => turn(id)} />
              {textOf(id)}
            </label>
          </li>
        ))}
      </ul>
      <Confirm
        busy={busy}
        lacks={lacks}
        label={`${say('table.confirm')} (${chosen.size})`}
        onConfirm={() => onAnswer(options.filter((id) => chosen.has(id)))}
      />
    </fieldset>
  );
}

/** All of a set in an order: each can be moved earlier or later, and where it went is read aloud. */
export function OrderChoice({ choice, name, busy, onAnswer }: ChoiceProps<'order'>) {
  const { say } = useLanguage();
  const [order, setOrder] = useState(choice.options);
  const textOf = distinctly(choice.noun, choice.options, name);
  const [moved, setMoved] = useState('');
  const move = (from: number, to: number): void => {
    const id = order[from];
    if (id === undefined) return;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, id));
    setMoved(say('choice.moved', { what: textOf(id), n: to + 1 }));
  };
  return (
    <fieldset className="choice order" disabled={busy}>
      <legend>{say('choice.order')}</legend>
      <ol>
        {order.map((id, at) => (
          <li key={id}>
            <span className="place">{at + 1}</span>
            <span>{textOf(id)}</span>
            <button
              type="button"
              className="button step"
              aria-label={say('choice.up', { what: textOf(id) })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="button step"
              aria-label={say('choice.down', { what: textOf(id) })}
              disabled={at === order.length - 1}
              onClick={() => move(at, at + 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <span className="aloud" role="status">
        {moved}
      </span>
      <Confirm busy={busy} lacks={null} onConfirm={() => onAnswer(order)} />
    </fieldset>
  );
}

interface UnknownChoiceProps {
  readonly choice: { readonly noun?: string; readonly options?: readonly Scalar[] };
  readonly name: (noun: string, id: Scalar) => string;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}

/** A kind of choice that this page does not know, from a newer game: whatever it lists, as plain buttons. */
export function UnknownChoice({ choice, name, busy, onAnswer }: UnknownChoiceProps) {
  const { say } = useLanguage();
  return (
    <div className="choice plain-list">
      <p className="quiet">{say('choice.unknown')}</p>
      {choice.options?.map((id) => (
        <button key={id} type="button" className="button" disabled={busy} onClick={() => onAnswer(id)}>
          {name(choice.noun ?? 'word', id)}
        </button>
      ))}
    </div>
  );
}
