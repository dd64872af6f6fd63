// All answers over the board, for whoever would rather choose from a list.

import { useLayoutEffect, useRef } from 'react';
import { Choice } from '../choice/Choice.tsx';
import { useLanguage } from '../words/language.tsx';
import { AllAnswers } from './AllAnswers.tsx';
import { useTableContext } from './frame.ts';

export function Drawer({ onClose }: { onClose(): void }) {
  const { say } = useLanguage();
  const { ask, name, risky, busy, answer } = useTableContext().props;
  const room = useRef<HTMLElement>(null);
  // Opened by hand, it is where one goes on; the focus stays where it is when it opened by itself.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('.list-button'))
      room.current?.querySelector<HTMLElement>('input, .option')?.focus();
  }, []);
  if (ask === null) return null;
  return (
    <section
      className="drawer"
      ref={room}
      aria-label={say('table.all-answers')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
        document.querySelector<HTMLElement>('.list-button')?.focus();
      }}
    >
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
