// All of a set in an order: each can be moved earlier or later, and where it went is read aloud.

import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { Confirm } from './Confirm.tsx';
import type { ChoiceProps } from './props.ts';

export function OrderChoice({ choice, name, busy, onAnswer }: ChoiceProps<'order'>) {
  const { say } = useLanguage();
  const [order, setOrder] = useState(choice.options);
  const [moved, setMoved] = useState('');
  const move = (from: number, to: number): void => {
    const id = order[from];
    if (id === undefined) return;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, id));
    setMoved(say('choice.moved', { what: name(choice.noun, id), n: to + 1 }));
  };
  return (
    <fieldset className="choice order" disabled={busy}>
      <legend>{say('choice.order')}</legend>
      <ol>
        {order.map((id, at) => (
          <li key={id}>
            <span className="place">{at + 1}</span>
            <span>{name(choice.noun, id)}</span>
            <button
              type="button"
              className="button step"
              aria-label={say('choice.up', { what: name(choice.noun, id) })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="button step"
              aria-label={say('choice.down', { what: name(choice.noun, id) })}
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
