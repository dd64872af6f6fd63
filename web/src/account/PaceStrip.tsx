// The clocks of a table on the server, and the moment in which somebody may act: it goes on when everybody who may has
// clicked, also who has nothing to decide, so that nobody learns who had.

import type { TableView } from '@orrery/protocol/tables';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { people } from './api.ts';
import { TaskStatus } from './Said.tsx';
import { useTask } from './useTask.ts';
import './PaceStrip.css';

export function Clocks({ tableView }: { readonly tableView: TableView }) {
  const { clock, you, ask, seats, plays } = tableView;
  const now = useNow(clock !== null);
  if (clock === null) return null;
  const running = clock.seats.flatMap((seat, at) =>
    seat === null || seat.until === null ? [] : [{ at, name: seats[at]?.name ?? '', left: seat.until - now }],
  );
  const mayNod =
    you !== null && plays && ask === null && clock.seats[you] !== null && clock.window !== null && !clock.window.nodded;
  return (
    <div className="clocks">
      <ul>
        {running.map(({ at, name, left }) => (
          <li key={at} data-own={at === you} data-late={left < 10_000}>
            {name} <time>{timeLeft(left)}</time>
          </li>
        ))}
      </ul>
      {clock.window !== null && <OpenWindow table={tableView.id} window={clock.window.key} mayNod={mayNod} />}
    </div>
  );
}

function OpenWindow({
  table,
  window,
  mayNod,
}: {
  readonly table: string;
  readonly window: string;
  readonly mayNod: boolean;
}) {
  const { say } = useLanguage();
  const task = useTask();
  return (
    <div className="clocks-window" role="status">
      <p>{say(mayNod ? 'pace.window' : 'pace.window-waits')}</p>
      {mayNod && (
        <button
          type="button"
          className="button main"
          disabled={task.busy}
          onClick={() => task.run(() => people.nod(table, { window }))}
        >
          {say('pace.nod')}
        </button>
      )}
      <TaskStatus task={task} />
    </div>
  );
}

/** The time, told anew every second while something runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
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
