// Above the decision of a table on the server: who plays for whom, what somebody asks of everybody, and the last words
// that were said while the reader looked elsewhere.

import type { TableView } from '@orrery/protocol/tables';
import { useState, useSyncExternalStore } from 'react';
import { Clocks } from '../account/PaceStrip.tsx';
import { TaskStatus } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import { keepName, keptName } from '../home/name.ts';
import { api } from '../source/api.ts';
import type { RemoteTable } from '../source/remote.ts';
import { useLanguage } from '../words/language.tsx';
import { LatestTalk } from './LastWords.tsx';
import { NewRulesVote } from './MoveVote.tsx';
import './Strip.css';

export function OnlineBar({ source }: { readonly source: RemoteTable }) {
  const tableView = useSyncExternalStore(source.subscribe, source.sight);
  const over = tableView.stage === 'over';
  return (
    <div className="online-bar">
      <Clocks tableView={tableView} />
      <LatestTalk tableView={tableView} company={source.company} />
      {!over && tableView.you === null && <PlayForFriend tableView={tableView} source={source} />}
      {!over && tableView.you !== null && !tableView.plays && <TakeSeatBack tableView={tableView} />}
      {!over && tableView.you !== null && tableView.plays && <GoBackVote tableView={tableView} />}
      {!over && tableView.you !== null && tableView.plays && tableView.wish === null && (
        <NewRulesVote tableView={tableView} company={source.company} />
      )}
    </div>
  );
}

/** A bot or a friend plays in our place. */
function TakeSeatBack({ tableView }: { readonly tableView: TableView }) {
  const { say } = useLanguage();
  const task = useTask();
  const seat = tableView.seats[tableView.you ?? -1];
  if (seat?.kind !== 'person' || seat.resigned === true) return null;
  return (
    <div className="online-line" role="status">
      <p>{seat.friend === undefined ? say('strip.bot-plays') : say('strip.friend-plays', { name: seat.friend })}</p>
      <button
        type="button"
        className="button main"
        disabled={task.busy}
        onClick={() => task.run(() => api.takeSeatBack(tableView.id))}
      >
        {say('seat.take-back')}
      </button>
      <TaskStatus task={task} />
    </div>
  );
}

/** We came with the word of a friend. */
function PlayForFriend({ tableView, source }: { readonly tableView: TableView; readonly source: RemoteTable }) {
  const { say } = useLanguage();
  const [name, setName] = useState(keptName);
  const task = useTask();
  const pass = new URLSearchParams(location.search).get('pass');
  if (pass === null) return null;
  const sit = async (): Promise<void> => {
    keepName(name);
    await source.take(pass, name.trim());
    history.replaceState(null, '', `/table/${tableView.id}`);
  };
  return (
    <form className="online-line" onSubmit={task.onSubmit(sit)}>
      <p>{say('strip.invited')}</p>
      <input
        className="line-input"
        required
        maxLength={24}
        aria-label={say('new.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button main" disabled={task.busy}>
        {say('strip.stand-in')}
      </button>
      <TaskStatus task={task} />
    </form>
  );
}

/** Somebody wants to go back. */
function GoBackVote({ tableView: { id, wish, you, seats } }: { readonly tableView: TableView }) {
  const { say, lang } = useLanguage();
  const task = useTask();
  if (wish === null || you === null) return null;
  const names = (which: readonly number[]): string =>
    new Intl.ListFormat(lang).format(which.map((seat) => seats[seat]?.name ?? ''));
  const open = seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.bot === undefined && !wish.yes.includes(at) ? [at] : [],
  );
  const vote = (yes: boolean) => () => task.run(() => api.vote(id, yes));
  const asks = !wish.yes.includes(you);
  return (
    <div className="online-line" role="status">
      <p>
        {asks
          ? say('strip.asks-back', { who: seats[wish.seat]?.name ?? '' })
          : say('strip.waits-back', { who: names(open) })}
      </p>
      {asks && (
        <button type="button" className="button main" disabled={task.busy} onClick={vote(true)}>
          {say('strip.agree')}
        </button>
      )}
      <button type="button" className="button" disabled={task.busy} onClick={vote(false)}>
        {say(asks ? 'strip.disagree' : 'strip.call-off')}
      </button>
      <TaskStatus task={task} />
    </div>
  );
}
