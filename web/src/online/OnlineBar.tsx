// Above the decision of a table on the server: who plays for whom, what somebody asks of everybody, and the last words
// that were said while the reader looked elsewhere.

import type { TableView } from '@orrery/protocol/tables';
import { useState, useSyncExternalStore } from 'react';
import { TaskStatus, useTask } from '../account/task.tsx';
import { keepName, keptName } from '../home/name.ts';
import { api } from '../source/api.ts';
import type { RemoteTable } from '../source/remote.ts';
import { useLanguage } from '../words/language.tsx';
import { AwayLine } from './away.tsx';
import { LatestTalk } from './Talk.tsx';
import { useNow } from './useNow.ts';
import { NewRulesVote, OpenVote } from './votes.tsx';
import './OnlineBar.css';

export function OnlineBar({ source }: { readonly source: RemoteTable }) {
  const tableView = useSyncExternalStore(source.subscribe, source.tableView);
  const { stage, you, plays, wish } = tableView;
  const running = stage !== 'over';
  const playing = running && you !== null && plays;
  return (
    <div className="online-bar">
      <Clocks tableView={tableView} />
      <LatestTalk tableView={tableView} tableTalk={source.tableTalk} />
      {running && you === null && <PlayForFriend tableView={tableView} source={source} />}
      {running && you !== null && !plays && <TakeSeatBack tableView={tableView} />}
      {playing && <OpenVote tableView={tableView} tableTalk={source.tableTalk} />}
      {running && <AwayLine tableView={tableView} tableTalk={source.tableTalk} />}
      {playing && wish === null && <NewRulesVote tableView={tableView} tableTalk={source.tableTalk} />}
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
      <p>{seat.friend === undefined ? say('online.bot-plays') : say('online.friend-plays', { name: seat.friend })}</p>
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
    await source.take(pass, keepName(name));
    history.replaceState(null, '', `/table/${tableView.id}`);
  };
  return (
    <form className="online-line" onSubmit={task.onSubmit(sit)}>
      <p>{say('online.invited')}</p>
      <input
        className="line-input"
        required
        maxLength={24}
        aria-label={say('new.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button main" disabled={task.busy}>
        {say('online.stand-in')}
      </button>
      <TaskStatus task={task} />
    </form>
  );
}

/** Whose time runs, and how much of it is left. Without clocks only windows end by themselves, and they show their own time. */
function Clocks({ tableView }: { readonly tableView: TableView }) {
  const { you, seats, pace } = tableView;
  const clock = pace.kind === 'calm' ? null : tableView.clock;
  const now = useNow(clock !== null);
  if (clock === null) return null;
  const running = clock.seats.flatMap((seat, at) =>
    seat === null || seat.until === null ? [] : [{ at, name: seats[at]?.name ?? '', left: seat.until - now }],
  );
  return (
    <div className="clocks">
      <ul>
        {running.map(({ at, name, left }) => (
          <li key={at} data-own={at === you} data-late={left < 10_000}>
            {name} <time>{timeLeft(left)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `2d 3h`, `5h 20m`, `1:05`. */
function timeLeft(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days}d ${hours}h`;
  if (hours > 0) return `${hours}h ${minutes}m`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
