// Where the links in our letters lead: no more letters, or "this is my address". The page does it by itself: a mail
// program that only looks at links runs no scripts, so it cannot do it by accident.

import type { Signed } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.tsx';
import { people } from './peopleApi.ts';
import { PeoplePage } from './PeoplePage.tsx';
import { PasswordField } from './SignIn.tsx';
import { TaskStatus, useTask } from './task.tsx';
import './SignIn.css';

export function LinkPage({ use }: { readonly use: 'quiet' | 'confirm' }) {
  const { say } = useLanguage();
  const [state, setState] = useState<'busy' | 'done' | 'bad'>('busy');
  useEffect(() => {
    people[use](signedInLink()).then(
      () => setState('done'),
      () => setState('bad'),
    );
  }, [use]);
  return (
    <PeoplePage title={say(`link.${use}`)}>
      <p className="lead" role="status">
        {state === 'done' && say(`link.${use}-done`)}
        {state === 'bad' && say('link.bad')}
      </p>
      <Link href="/account" className="button">
        {say('link.account')}
      </Link>
    </PeoplePage>
  );
}

/** What the link we came by carries. */
export function signedInLink(): Signed {
  const given = new URLSearchParams(location.search);
  return { about: given.get('about') ?? '', proof: given.get('proof') ?? '' };
}

/** Where the link to a new password leads. */
export function ResetPage() {
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
