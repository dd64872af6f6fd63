// For who has forgotten the password: a letter with a link where letters are sent, else whom to ask.

import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { people } from './api.ts';
import { LoginField } from './fields.tsx';
import { TaskStatus } from './Said.tsx';
import { useTask } from './useTask.ts';

export function ForgotPassword({ mail }: { readonly mail: boolean }) {
  const { say } = useLanguage();
  const [login, setLogin] = useState('');
  const task = useTask();
  return (
    <details className="forgot">
      <summary>{say('forgot.title')}</summary>
      {mail ? (
        <form onSubmit={task.onSubmit(() => people.forgot({ login }))}>
          <p className="quiet">{say('forgot.more')}</p>
          <LoginField value={login} onChange={setLogin} />
          <button type="submit" className="button" disabled={task.busy}>
            {say('forgot.send')}
          </button>
          <TaskStatus task={task} done="forgot.sent" />
        </form>
      ) : (
        <p className="quiet">{say('forgot.no-mail')}</p>
      )}
    </details>
  );
}
