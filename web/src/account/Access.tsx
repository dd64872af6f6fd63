// What opens the account: the password and the passkeys, the browsers that are signed in, the tokens of one's programs.

import type { Scope, Session, Token } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { CopyButton } from '../part/share.tsx';
import { useLanguage } from '../words/language.tsx';
import { useWhen } from '../words/when.ts';
import type { AccountPanelProps } from './AccountPage.tsx';
import { useOwnersProof } from './OwnersProof.tsx';
import { people } from './peopleApi.ts';
import { LoginField, makePasskey, PasswordField } from './SignIn.tsx';
import { TaskStatus, useTask } from './task.tsx';

/** The ways into the account: the password and the passkeys. */
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
  const proof = useOwnersProof(account);
  const add = async (): Promise<void> => {
    onChange(await makePasskey(profile.name, lang, await proof.prove()));
    proof.clear();
  };
  return (
    <div>
      <h3>{say('keys.passkeys')}</h3>
      {passkeys.length === 0 && <p className="quiet">{say('keys.no-passkeys')}</p>}
      <ul className="rows">
        {passkeys.map(({ id, name, created, used }) => (
          <Row
            key={id}
            name={name}
            more={used === null ? say('keys.made', { when: when(created) }) : say('keys.used', { when: when(used) })}
            label={`${say('account.end')}: ${name}, ${when(created)}`}
            busy={task.busy}
            onEnd={() => task.run(async () => onChange(await people.endPasskey(id)))}
          />
        ))}
      </ul>
      {house.passkeys && (
        <details>
          <summary>{say('keys.add')}</summary>
          <form onSubmit={task.onSubmit(add)}>
            {proof.field}
            <button type="submit" className="button" disabled={task.busy}>
              {say('account.add')}
            </button>
          </form>
        </details>
      )}
      <TaskStatus task={task} />
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly more: string;
  /** What the button that ends it is called aloud. */
  readonly label: string;
  readonly busy: boolean;
  onEnd(): void;
}

/** Something that lets its owner in, until it is ended. */
function Row({ name, more, label, busy, onEnd }: RowProps) {
  const { say } = useLanguage();
  return (
    <li>
      <span>
        {name}
        <small>{more}</small>
      </span>
      <button type="button" className="button plain" disabled={busy} aria-label={label} onClick={onEnd}>
        {say('account.end')}
      </button>
    </li>
  );
}

function PasswordForm({ account, onChange }: AccountPanelProps) {
  const { say } = useLanguage();
  const proof = useOwnersProof(account);
  const [password, setPassword] = useState('');
  const [login, setLogin] = useState(account.login);
  const task = useTask();
  const change = async (): Promise<void> => {
    const named = account.login === '' ? { login } : {};
    onChange(await people.password({ password, owner: await proof.prove(), ...named }));
    proof.clear();
    setPassword('');
  };
  return (
    <details>
      <summary>{say(account.hasPassword ? 'keys.change' : 'keys.set')}</summary>
      <form onSubmit={task.onSubmit(change)}>
        {!account.hasPassword && <p className="quiet">{say('keys.no-password')}</p>}
        {account.login === '' && <LoginField fresh value={login} onChange={setLogin} />}
        {proof.field}
        <PasswordField label="keys.new" fresh value={password} onChange={setPassword} />
        <button type="submit" className="button" disabled={task.busy}>
          {say('account.save')}
        </button>
        <TaskStatus task={task} done="keys.changed" />
      </form>
    </details>
  );
}

/** The browsers that are signed in, each with its end. */
export function Sessions({ onOut }: { readonly onOut: () => void }) {
  const { say } = useLanguage();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const task = useTask();
  const when = useWhen();
  useEffect(() => void people.sessions().then(setSessions, () => undefined), []);
  const end = async ({ id, current }: Session): Promise<void> => {
    if (current) {
      await people.signOut();
      return onOut();
    }
    await people.endSession(id);
    setSessions(await people.sessions());
  };
  return (
    <section className="panel" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{say('sessions.title')}</h2>
      <ul className="rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {browserIn(session.agent) ?? say('sessions.unknown')}
              <small>
                {session.current ? say('sessions.this') : say('sessions.seen', { when: when(session.seen) })}
              </small>
            </span>
            <button
              type="button"
              className={session.current ? 'button' : 'button plain'}
              disabled={task.busy}
              onClick={() => task.run(() => end(session))}
            >
              {say(session.current ? 'account.out' : 'account.end')}
            </button>
          </li>
        ))}
      </ul>
      <TaskStatus task={task} />
    </section>
  );
}

/** "Firefox, Linux" from what browsers say of themselves; each claims to be several. */
function browserIn(agent: string): string | null {
  const first = (names: readonly (readonly [RegExp, string])[]): string | undefined =>
    names.find(([sign]) => sign.test(agent))?.[1];
  const browser = first([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = first([
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  const known = [browser, system].filter((part) => part !== undefined);
  return known.length === 0 ? null : known.join(', ');
}

const SCOPES: readonly Scope[] = ['look', 'play', 'create'];

/** Tokens: a program of yours at the table, within its scopes. */
export function Tokens({ account }: Pick<AccountPanelProps, 'account'>) {
  const { say } = useLanguage();
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [made, setMade] = useState<string | null>(null);
  const task = useTask();
  const when = useWhen();
  useEffect(() => void people.tokens().then(setTokens, () => undefined), []);
  const end = async (id: string): Promise<void> => {
    await people.endToken(id);
    setTokens(await people.tokens());
  };
  return (
    <section className="panel" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{say('tokens.title')}</h2>
      <p className="quiet">{say('tokens.more')}</p>
      <ul className="rows">
        {tokens.map(({ id, name, scopes, used }) => (
          <Row
            key={id}
            name={name}
            more={[
              scopes.map((scope) => say(`tokens.${scope}`)).join(', '),
              used === null ? say('tokens.never') : say('keys.used', { when: when(used) }),
            ].join(' · ')}
            label={`${say('account.end')}: ${name}`}
            busy={task.busy}
            onEnd={() => task.run(() => end(id))}
          />
        ))}
      </ul>
      {made !== null && <TokenSecret secret={made} />}
      <NewToken
        account={account}
        onMade={async (token) => {
          setMade(token.secret ?? null);
          setTokens(await people.tokens());
        }}
      />
      <TaskStatus task={task} />
    </section>
  );
}

function TokenSecret({ secret }: { readonly secret: string }) {
  const { say } = useLanguage();
  return (
    <div className="row" role="status">
      <label className="field">
        {say('tokens.once')}
        <input readOnly value={secret} onFocus={({ target }) => target.select()} />
      </label>
      <CopyButton text={secret} label={say('tokens.copy')} />
    </div>
  );
}

interface NewTokenProps extends Pick<AccountPanelProps, 'account'> {
  onMade(token: Token): Promise<void>;
}

function NewToken({ account, onMade }: NewTokenProps) {
  const { say } = useLanguage();
  const proof = useOwnersProof(account);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['look', 'play']);
  const task = useTask();
  const make = async (): Promise<void> => {
    await onMade(await people.addToken({ owner: await proof.prove(), name: name.trim(), scopes }));
    proof.clear();
    setName('');
  };
  return (
    <details>
      <summary>{say('tokens.make')}</summary>
      <form onSubmit={task.onSubmit(make)}>
        <label className="field">
          {say('tokens.name')}
          <input required maxLength={24} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <div>
          {SCOPES.map((scope) => (
            <label key={scope} className="check">
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes(SCOPES.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
                }
              />
              {say(`tokens.${scope}`)}
            </label>
          ))}
        </div>
        {proof.field}
        <button type="submit" className="button" disabled={task.busy || scopes.length === 0}>
          {say('tokens.make')}
        </button>
        <TaskStatus task={task} />
      </form>
    </details>
  );
}
