// What belongs to you: games of this browser to keep, all of it to download, and the way out.

import type { Account, KeptRecord } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { type SavedGame, listSaved } from '../source/savedGames.ts';
import { useLanguage } from '../words/language.tsx';
import { useOwnersProof } from './OwnersProof.tsx';
import { people } from './peopleApi.ts';
import { TaskStatus, useTask } from './task.tsx';

export function MyData({ account, onGone }: { readonly account: Account; readonly onGone: () => void }) {
  const { say } = useLanguage();
  return (
    <section className="panel" aria-labelledby="data-title">
      <h2 id="data-title">{say('data.title')}</h2>
      <SavedGamesUpload />
      <a className="button" href="/api/account/data" download>
        {say('data.download')}
      </a>
      <DeleteAccount account={account} onGone={onGone} />
    </section>
  );
}

/** Finished games only: the dice of a running one stay in this browser. */
function SavedGamesUpload() {
  const { say } = useLanguage();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const [records, setRecords] = useState<readonly KeptRecord[] | null>(null);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const task = useTask();
  useEffect(() => {
    void listSaved().then((all) => setGames(all.filter(({ over }) => over)));
    void people.records().then(setRecords, () => undefined);
  }, []);
  const left = games.filter(({ id }) => !sent.has(id));
  const upload = async (): Promise<void> => {
    for (const { id, record, secret } of left) {
      await people.keepRecord({ ...record, secret });
      setSent((before) => new Set([...before, id]));
    }
    setRecords(await people.records());
  };
  return (
    <div>
      <h3>{say('data.offline')}</h3>
      <p className="quiet">{say(left.length === 0 ? 'data.offline-none' : 'data.offline-more')}</p>
      {records !== null && records.length > 0 && <p className="good">{say('data.kept', { n: records.length })}</p>}
      {left.length > 0 && (
        <button type="button" className="button" disabled={task.busy} onClick={() => task.run(upload)}>
          {say('data.upload', { n: left.length })}
        </button>
      )}
      <TaskStatus task={task} />
    </div>
  );
}

function DeleteAccount({ account, onGone }: { readonly account: Account; readonly onGone: () => void }) {
  const { say } = useLanguage();
  const word = account.login === '' ? account.profile.name : account.login;
  const proof = useOwnersProof(account);
  const [sure, setSure] = useState('');
  const task = useTask();
  const leave = async (): Promise<void> => {
    await people.delete({ sure, owner: await proof.prove() });
    onGone();
  };
  return (
    <details>
      <summary className="bad">{say('data.delete')}</summary>
      <form onSubmit={task.onSubmit(leave)}>
        <label className="field">
          {say('data.delete-more', { word })}
          <input required autoComplete="off" value={sure} onChange={({ target }) => setSure(target.value)} />
        </label>
        {proof.field}
        <button type="submit" className="button" disabled={task.busy || sure.trim() !== word}>
          {say('data.delete-sure')}
        </button>
        <TaskStatus task={task} />
      </form>
    </details>
  );
}
