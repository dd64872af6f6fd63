// The ways into the account: the password and the passkeys.

import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import type { AccountPanelProps } from './AccountPage.tsx';
import { people } from './api.ts';
import { LoginField, PasswordField } from './fields.tsx';
import { makePasskey } from './passkey.ts';
import { TaskStatus } from './Said.tsx';
import { useTask } from './useTask.ts';
import { useWhen } from './useWhen.ts';

export function Credentials(own: AccountPanelProps) {
  const { say } = useLanguage();
  return (
    <section className="panel" aria-labelledby="keys-title">
      <h2 id="keys-title">{say('keys.title')}</h2>
      <PasskeyList {...own} />
      <PasswordForm {...own} />
    </section>
  );
}

function PasskeyList({ account, onChange }: AccountPanelProps) {
  const { say, lang } = useLanguage();
  const task = useTask();
  const when = useWhen();
  const { passkeys, house, profile } = account;
  return (
    <div>
      <h3>{say('keys.passkeys')}</h3>
      {passkeys.length === 0 && <p className="quiet">{say('keys.no-passkeys')}</p>}
      <ul className="rows">
        {passkeys.map(({ id, name, created, used }) => (
          <li key={id}>
            <span>
              {name}
              <small>
                {used === null ? say('keys.made', { when: when(created) }) : say('keys.used', { when: when(used) })}
              </small>
            </span>
            <button
              type="button"
              className="button plain"
              disabled={task.busy}
              aria-label={`${say('account.end')}: ${name}, ${when(created)}`}
              onClick={() => task.run(async () => onChange(await people.endPasskey(id)))}
            >
              {say('account.end')}
            </button>
          </li>
        ))}
      </ul>
      {house.passkeys && (
        <button
          type="button"
          className="button"
          disabled={task.busy}
          onClick={() => task.run(async () => onChange(await makePasskey(profile.name, lang)))}
        >
          {say('keys.add')}
        </button>
      )}
      <TaskStatus task={task} />
    </div>
  );
}

function PasswordForm({ account, onChange }: AccountPanelProps) {
  const { say } = useLanguage();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [login, setLogin] = useState(account.login);
  const task = useTask();
  const change = async (): Promise<void> => {
    const named = account.login === '' ? { login } : {};
    onChange(await people.password({ password, ...(account.hasPassword ? { old } : {}), ...named }));
    setOld('');
    setPassword('');
  };
  return (
    <details>
      <summary>{say(account.hasPassword ? 'keys.change' : 'keys.set')}</summary>
      <form onSubmit={task.onSubmit(change)}>
        {!account.hasPassword && <p className="quiet">{say('keys.no-password')}</p>}
        {account.login === '' && <LoginField fresh value={login} onChange={setLogin} />}
        {account.hasPassword && <PasswordField label="keys.old" value={old} onChange={setOld} />}
        <PasswordField label="keys.new" fresh value={password} onChange={setPassword} />
        <button type="submit" className="button" disabled={task.busy}>
          {say('account.save')}
        </button>
        <TaskStatus task={task} done="keys.changed" />
      </form>
    </details>
  );
}
