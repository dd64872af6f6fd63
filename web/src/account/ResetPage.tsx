// Where the link to a new password leads.

import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.tsx';
import { signedInLink } from './LinkPage.tsx';
import { people } from './peopleApi.ts';
import { PeoplePage } from './PeoplePage.tsx';
import { PasswordField } from './SignIn.tsx';
import { TaskStatus, useTask } from './task.tsx';
import './SignIn.css';

export default function ResetPage() {
  const { say } = useLanguage();
  const [password, setPassword] = useState('');
  const task = useTask();
  return (
    <PeoplePage title={say('reset.title')}>
      {task.done ? (
        <>
          <p className="lead" role="status">
            {say('reset.done')}
          </p>
          <Link href="/account" className="button main">
            {say('link.account')}
          </Link>
        </>
      ) : (
        <form className="panel reset" onSubmit={task.onSubmit(() => people.reset({ ...signedInLink(), password }))}>
          <PasswordField label="keys.new" fresh value={password} onChange={setPassword} />
          <button type="submit" className="button main" disabled={task.busy}>
            {say('account.save')}
          </button>
          <TaskStatus task={task} />
        </form>
      )}
    </PeoplePage>
  );
}
