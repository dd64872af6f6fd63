// The way in: a new account or an old one, by passkey or by password.

import { useState } from 'react';
import { keepName, keptName } from '../home/name.ts';
import { useLanguage } from '../words/language.tsx';
import type { Own } from './AccountPage.tsx';
import { people } from './api.ts';
import { makePasskey, ownZone, signInByPasskey } from './passkey.ts';
import { Said } from './Said.tsx';
import { useTask } from './useTask.ts';
import './ComeIn.css';

const GAINS = ['account.gain-tables', 'account.gain-devices', 'account.gain-notices', 'account.gain-nothing'] as const;

export function ComeIn({ account, onChange }: Own) {
  const { say } = useLanguage();
  const [isNew, setNew] = useState(true);
  return (
    <div className="come-in">
      <div>
        <p className="lead">{say('account.guest')}</p>
        <ul className="gains">
          {GAINS.map((gain) => (
            <li key={gain}>{say(gain)}</li>
          ))}
        </ul>
      </div>
      <section className="panel" aria-label={say(isNew ? 'account.new' : 'account.in')}>
        <div className="ways" role="group">
          {[true, false].map((each) => (
            <button key={String(each)} type="button" aria-pressed={isNew === each} onClick={() => setNew(each)}>
              {say(each ? 'account.new' : 'account.in')}
            </button>
          ))}
        </div>
        {isNew ? <SignUp account={account} onChange={onChange} /> : <SignIn account={account} onChange={onChange} />}
      </section>
    </div>
  );
}

function SignUp({ account, onChange }: Own) {
  const { say, lang } = useLanguage();
  const [name, setName] = useState(keptName);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const task = useTask();
  const enter = async (): Promise<void> => {
    keepName(name);
    onChange(await people.signUp({ login, password, name: name.trim(), lang, zone: ownZone() }));
  };
  return (
    <form onSubmit={task.onSubmit(enter)}>
      <label className="field">
        {say('account.name')}
        <input required maxLength={24} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      {account.house.passkeys && (
        <>
          <button
            type="button"
            className="button main"
            disabled={task.busy || name.trim() === ''}
            onClick={() => task.run(async () => onChange(await makePasskey(name.trim(), lang)))}
          >
            {say('account.passkey-new')}
          </button>
          <p className="or">{say('account.or')}</p>
        </>
      )}
      <label className="field">
        {say('account.login')}
        <input
          required
          minLength={3}
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={login}
          onChange={({ target }) => setLogin(target.value)}
        />
        <small>{say('account.login-more')}</small>
      </label>
      <label className="field">
        {say('account.password')}
        <input
          required
          type="password"
          minLength={10}
          maxLength={200}
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <small>{say('account.password-more')}</small>
      </label>
      <button type="submit" className={account.house.passkeys ? 'button' : 'button main'} disabled={task.busy}>
        {say('account.make')}
      </button>
      <Said task={task} />
    </form>
  );
}

function SignIn({ account, onChange }: Own) {
  const { say } = useLanguage();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const task = useTask();
  return (
    <form onSubmit={task.onSubmit(async () => onChange(await people.signIn({ login, password })))}>
      {account.house.passkeys && (
        <>
          <button
            type="button"
            className="button main"
            disabled={task.busy}
            onClick={() => task.run(async () => onChange(await signInByPasskey()))}
          >
            {say('account.passkey-in')}
          </button>
          <p className="or">{say('account.or')}</p>
        </>
      )}
      <label className="field">
        {say('account.login')}
        <input
          required
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={login}
          onChange={({ target }) => setLogin(target.value)}
        />
      </label>
      <label className="field">
        {say('account.password')}
        <input
          required
          type="password"
          maxLength={200}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <button type="submit" className={account.house.passkeys ? 'button' : 'button main'} disabled={task.busy}>
        {say('account.in')}
      </button>
      <Said task={task} />
    </form>
  );
}
