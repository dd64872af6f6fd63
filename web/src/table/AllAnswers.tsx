// All answers to a question, in groups by what they do; a search where there are many.

import type { Scalar } from '@orrery/kernel';
import { useState } from 'react';
import { RiskMark } from '../choice/One.tsx';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { groupsOf } from './groups.ts';

const SEARCH_OVER = 9;

export function AllAnswers({ noun, options }: { readonly noun: string; readonly options: readonly Scalar[] }) {
  const { say } = useLanguage();
  const { messages, name, risky, busy, answer } = useTableContext().props;
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const groups = groupsOf(messages, noun, options)
    .map(({ title, options: ids }) => ({ title, named: ids.map((id) => ({ id, text: name(noun, id) })) }))
    .map(({ title, named }) => ({ title, named: named.filter(({ text }) => text.toLowerCase().includes(words)) }))
    .filter(({ named }) => named.length > 0);
  return (
    <div className="choice one all-answers">
      {options.length > SEARCH_OVER && (
        <label className="field find">
          {say('choice.filter')}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
      )}
      {groups.length === 0 && <p className="quiet">{say('choice.none-found')}</p>}
      {groups.map(({ title, named }) => (
        <section key={title}>
          {title !== '' && <h3>{title}</h3>}
          <ul className="choices">
            {named.map(({ id, text }) => (
              <li key={id}>
                <button type="button" className="button option" disabled={busy} onClick={() => answer(id)}>
                  {text}
                  {risky.has(id) && <RiskMark />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
