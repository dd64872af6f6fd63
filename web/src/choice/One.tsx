// One of listed options: a button each; a field to find one where there are many.

import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import type { ChoiceProps } from './props.ts';

const SEARCH_OVER = 12;

export function OneChoice({ choice, name, risky, busy, onAnswer }: ChoiceProps<'one'>) {
  const { say } = useLanguage();
  const [wanted, setWanted] = useState('');
  const named = choice.options.map((id, i) => ({
    id,
    text: name(choice.noun, id),
    digit: i < 9 ? `${i + 1}` : undefined,
  }));
  const shown = named.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <div className="choice one">
      {named.length > SEARCH_OVER && (
        <label className="field find">
          {say('choice.filter')}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
      )}
      <ul className="choices">
        {shown.map(({ id, text, digit }) => (
          <li key={id}>
            <button
              type="button"
              className="button option"
              aria-keyshortcuts={digit}
              title={digit && say('table.key', { key: digit })}
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
