// Notes for one's own eyes, kept with the table.

import { useEffect, useState } from 'react';
import { TaskStatus } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import { api } from '../source/api.ts';
import { useLanguage } from '../words/language.tsx';

export function Note({ table }: { readonly table: string }) {
  const { say } = useLanguage();
  const [kept, setKept] = useState('');
  const [text, setText] = useState('');
  const task = useTask();
  useEffect(() => {
    api.note(table).then(
      (note) => {
        setKept(note.text);
        setText(note.text);
      },
      // Without a line there are no notes to show; what is written now is kept once it is back.
      () => undefined,
    );
  }, [table]);
  const keep = async (): Promise<void> => setKept((await api.keepNote(table, text)).text);
  return (
    <details className="note" open={kept !== ''}>
      <summary>{say('note.title')}</summary>
      <form className="field" onSubmit={task.onSubmit(keep)}>
        <textarea
          rows={3}
          maxLength={20_000}
          aria-label={say('note.title')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== kept && (
          <button type="submit" className="button" disabled={task.busy}>
            {say('account.save')}
          </button>
        )}
        <TaskStatus task={task} />
      </form>
    </details>
  );
}
