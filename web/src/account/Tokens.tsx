// Tokens: a program of yours at the table, within its scopes.

import type { Scope, Token } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { CopyButton } from '../part/copy.tsx';
import { useLanguage } from '../words/language.tsx';
import { people } from './api.ts';
import { TaskStatus } from './Said.tsx';
import { useTask } from './useTask.ts';
import { useWhen } from './useWhen.ts';

const SCOPES: readonly Scope[] = ['look', 'play', 'create'];

export function Tokens() {
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
          <li key={id}>
            <span>
              {name}
              <small>
                {scopes.map((scope) => say(`tokens.${scope}`)).join(', ')} ·{' '}
                {used === null ? say('tokens.never') : say('keys.used', { when: when(used) })}
              </small>
            </span>
            <button
              type="button"
              className="button plain"
              disabled={task.busy}
              aria-label={`${say('account.end')}: ${name}`}
              onClick={() => task.run(() => end(id))}
            >
              {say('account.end')}
            </button>
          </li>
        ))}
      </ul>
      {made !== null && <TokenSecret secret={made} />}
      <NewToken
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

function NewToken({ onMade }: { readonly onMade: (token: Token) => Promise<void> }) {
  const { say } = useLanguage();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['look', 'play']);
  const task = useTask();
  const make = async (): Promise<void> => {
    await onMade(await people.addToken({ name: name.trim(), scopes }));
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
        <button type="submit" className="button" disabled={task.busy || scopes.length === 0}>
          {say('tokens.make')}
        </button>
        <TaskStatus task={task} />
      </form>
    </details>
  );
}
