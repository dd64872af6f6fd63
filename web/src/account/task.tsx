// Something the reader asked the server for: under way, done, or gone wrong in a word.

import { isFault, type Messages } from '@orrery/kernel';
import { type FormEvent, useState } from 'react';
import { useServerBack } from '../source/serverBack.ts';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';

export interface Task {
  readonly busy: boolean;
  readonly done: boolean;
  readonly trouble: Word | null;
  /** Runs it; what it gives is for the caller. */
  run(work: () => Promise<unknown>): void;
  /** Runs it when a form is sent. */
  onSubmit(work: () => Promise<unknown>): (event: FormEvent) => void;
}

export function useTask(): Task {
  const { messages } = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { readonly trouble: Word }>('idle');
  useServerBack(() =>
    setState((old) => (typeof old === 'object' && old.trouble === 'trouble.no-answer' ? 'idle' : old)),
  );
  const run = (work: () => Promise<unknown>): void => {
    setState('busy');
    work().then(
      () => setState('done'),
      (error: unknown) => setState({ trouble: troubleWord(error, messages) }),
    );
  };
  return {
    busy: state === 'busy',
    done: state === 'done',
    trouble: typeof state === 'object' ? state.trouble : null,
    run,
    onSubmit: (work) => (event) => {
      event.preventDefault();
      run(work);
    },
  };
}

/** How a request went, for eyes and ears. */
export function TaskStatus({ task, done }: { readonly task: Task; readonly done?: Word }) {
  const { say } = useLanguage();
  return (
    <p className={`task-status ${task.trouble === null ? 'good' : 'bad'}`} role="status">
      {task.trouble !== null && say(task.trouble)}
      {task.done && done !== undefined && say(done)}
    </p>
  );
}

/** What went wrong, as a word of the reader's language. */
function troubleWord(error: unknown, messages: Messages): Word {
  if (!isFault(error)) return 'trouble.passkey-stopped';
  const word = `trouble.${error.code}`;
  return word in messages ? (word as Word) : 'trouble.else';
}
