// The way in: a new account or an old one, by passkey or by password.

import type { Lang } from '@orrery/kernel';
import type { Account, OwnersProof } from '@orrery/protocol/people';
import { useState } from 'react';
import { keepName, keptName } from '../home/name.ts';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import type { AccountPanelProps } from './AccountPage.tsx';
import { people } from './peopleApi.ts';
import { TaskStatus, useTask } from './task.tsx';
import './SignIn.css';

const GAINS = ['account.gain-tables', 'account.gain-devices', 'account.gain-notices', 'account.gain-nothing'] as const;

export function SignInPanel({ account, onChange }: AccountPanelProps) {
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
        {!isNew && <ForgotPassword mail={account.house.mail} />}
      </section>
    </div>
  );
}

function SignUp({ account, onChange }: AccountPanelProps) {
  const { say, lang } = useLanguage();
  const [name, setName] = useState(keptName);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const task = useTask();
  const enter = async (): Promise<void> => {
    onChange(await people.signUp({ login, password, name: keepName(name), lang, zone: ownZone() }));
  };
  return (
    <form onSubmit={task.onSubmit(enter)}>
      <label className="field">
        {say('account.name')}
        <input required maxLength={24} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      {account.house.passkeys && (
        <ByPasskey
          word="account.passkey-new"
          disabled={task.busy || name.trim() === ''}
          onClick={() => task.run(async () => onChange(await makePasskey(name.trim(), lang)))}
        />
      )}
      <LoginField fresh value={login} onChange={setLogin} />
      <PasswordField fresh value={password} onChange={setPassword} />
      <button type="submit" className={account.house.passkeys ? 'button' : 'button main'} disabled={task.busy}>
        {say('account.make')}
      </button>
      <TaskStatus task={task} />
    </form>
  );
}

function SignIn({ account, onChange }: AccountPanelProps) {
  const { say } = useLanguage();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const task = useTask();
  return (
    <form onSubmit={task.onSubmit(async () => onChange(await people.signIn({ login, password })))}>
      {account.house.passkeys && (
        <ByPasskey
          word="account.passkey-in"
          disabled={task.busy}
          onClick={() => task.run(async () => onChange(await signInByPasskey()))}
        />
      )}
      <LoginField value={login} onChange={setLogin} />
      <PasswordField value={password} onChange={setPassword} />
      <button type="submit" className={account.house.passkeys ? 'button' : 'button main'} disabled={task.busy}>
        {say('account.in')}
      </button>
      <TaskStatus task={task} />
    </form>
  );
}

interface ByPasskeyProps {
  readonly word: Word;
  readonly disabled: boolean;
  onClick(): void;
}

/** The short way in, above the long one. */
function ByPasskey({ word, disabled, onClick }: ByPasskeyProps) {
  const { say } = useLanguage();
  return (
    <>
      <button type="button" className="button main" disabled={disabled} onClick={onClick}>
        {say(word)}
      </button>
      <p className="or">{say('account.or')}</p>
    </>
  );
}

/** For who has forgotten the password: a letter with a link where letters are sent, else whom to ask. */
function ForgotPassword({ mail }: { readonly mail: boolean }) {
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

interface FieldProps {
  readonly value: string;
  onChange(value: string): void;
}

/** `fresh`: one that nobody has yet. */
export function LoginField({ value, onChange, fresh = false }: FieldProps & { readonly fresh?: boolean }) {
  const { say } = useLanguage();
  return (
    <label className="field">
      {say('account.login')}
      <input
        required
        minLength={fresh ? 3 : 1}
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {fresh && <small>{say('account.login-more')}</small>}
    </label>
  );
}

interface PasswordProps extends FieldProps {
  readonly label?: Word;
  readonly fresh?: boolean;
  /** It may be left empty, and a passkey used. */
  readonly or?: boolean;
}

export function PasswordField({ value, onChange, label, fresh = false, or = false }: PasswordProps) {
  const { say } = useLanguage();
  return (
    <label className="field">
      {say(label ?? 'account.password')}
      <input
        required={!or}
        type="password"
        minLength={fresh ? 10 : 1}
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {fresh && <small>{say('account.password-more')}</small>}
      {or && <small>{say('keys.or-passkey')}</small>}
    </label>
  );
}

/** Passkeys of this browser. The library is loaded when somebody wants one. */
export async function makePasskey(name: string, lang: Lang, owner?: OwnersProof): Promise<Account> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: await people.askNewPasskey() });
  return people.addPasskey({ name, lang, zone: ownZone(), response, ...(owner === undefined ? {} : { owner }) });
}

async function signInByPasskey(): Promise<Account> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return people.passkeyIn(await startAuthentication({ optionsJSON: await people.askPasskey() }));
}

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
