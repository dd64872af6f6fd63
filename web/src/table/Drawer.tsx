// All answers over the board, in groups by what they do; a search where there are many.

import type { Scalar } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../choice/Choice.tsx';
import { RiskMark } from '../choice/One.tsx';
import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import { groupsOf } from './groups.ts';

const MANY = 9;

export function Drawer({ onClose }: { onClose(): void }) {
  const { say } = useLanguage();
  const { ask, name, risky, busy, answer } = useFrame().props;
  const room = useRef<HTMLElement>(null);
  // Opened by hand, it is where one goes on; the focus stays where it is when it opened by itself.
  useEffect(() => {
    if (document.activeElement?.matches('.list-button'))
      room.current?.querySelector<HTMLElement>('input, .option')?.focus();
  }, []);
  if (ask === null) return null;
  return (
    <section className="drawer" ref={room} aria-label={say('table.all-answers')}>
      <button type="button" className="button plain close" aria-label={say('table.list-close')} onClick={onClose}>
        ✕
      </button>
      {ask.choice.kind === 'one' ? (
        <AllAnswers noun={ask.choice.noun} options={ask.choice.options} />
      ) : (
        <Choice choice={ask.choice} name={name} risky={risky} busy={busy} onAnswer={(said) => answer(said)} />
      )}
    </section>
  );
}

function AllAnswers({ noun, options }: { readonly noun: string; readonly options: readonly Scalar[] }) {
  const { say } = useLanguage();
  const { messages, name, risky, busy, answer } = useFrame().props;
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const groups = groupsOf(messages, noun, options)
    .map(({ title, options: ids }) => ({ title, named: ids.map((id) => ({ id, text: name(noun, id) })) }))
    .map(({ title, named }) => ({ title, named: named.filter(({ text }) => text.toLowerCase().includes(words)) }))
    .filter(({ named }) => named.length > 0);
  return (
    <div className="all-answers">
      {options.length > MANY && (
        <label className="field find">
          {say('choice.filter')}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
      )}
      {groups.length === 0 && <p className="quiet">{say('choice.none-found')}</p>}
      {groups.map(({ title, named }) => (
        <section key={title}>
          {title !== '' && <h3>{title}</h3>}
          <ul className="options">
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
