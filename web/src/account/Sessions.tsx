// The browsers that are signed in, each with its end.

import type { Session } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { people } from './api.ts';
import { TaskStatus } from './Said.tsx';
import { useTask } from './useTask.ts';
import { useWhen } from './useWhen.ts';

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
