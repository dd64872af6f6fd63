// Somebody of the table is away: since when, from when on the others may decide about it, and what they may decide.

import type { Away, AwayWish, TableView } from '@orrery/protocol/tables';
import type { Seat } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { TaskStatus, useTask } from '../account/task.tsx';
import { api } from '../source/api.ts';
import type { TableTalk } from '../source/tableTalk.ts';
import { useLanguage } from '../words/language.tsx';
import { localeOf } from '../words/when.ts';
import { useNow } from './useNow.ts';

interface Props {
  readonly tableView: TableView;
  readonly tableTalk: TableTalk;
}

/** Above the decision: the table waits for somebody who is not there. */
export function AwayLine({ tableView, tableTalk }: Props) {
  const { id, you, plays, seats, wish, rated } = tableView;
  const { say, lang } = useLanguage();
  const task = useTask();
  const missed = missedAt(tableView);
  const away = useAway(tableTalk).filter(({ seat, from }) => from !== null && missed(seat));
  const now = useNow(away.length > 0);
  const [first] = away;
  if (first === undefined || wish !== null) return null;
  const time = new Intl.DateTimeFormat(localeOf(lang), { hour: 'numeric', minute: '2-digit' });
  const ready = away.filter((each) => isReady(each, now));
  const [said] = ready.length > 0 ? ready : away;
  const who = seats[said?.seat ?? first.seat]?.name ?? '';
  const since = time.format(said?.since ?? first.since);
  const mayDecide = you !== null && plays;
  const ask = (what: AwayWish) => () => task.run(() => api.askAway(id, what));
  return (
    <div className="online-line absent-line" role="status">
      <p>
        {say('away.since', { who, when: since })}{' '}
        {ready.length === 0 && say('away.from', { when: time.format(first.from ?? 0) })}
        {ready.length > 0 && mayDecide && <span className="absent-more">{say('away.now')}</span>}{' '}
        {rated === true && say('away.rated', { who })}
      </p>
      {mayDecide &&
        ready.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            className="button main"
            disabled={task.busy}
            onClick={ask({ kind: 'bot', seat })}
          >
            {say('away.bot', { who: seats[seat]?.name ?? '' })}
          </button>
        ))}
      {mayDecide && ready.length > 0 && (
        <button type="button" className="button" disabled={task.busy} onClick={ask({ kind: 'end' })}>
          {say('away.end')}
        </button>
      )}
      <TaskStatus task={task} />
    </div>
  );
}

/** In the menu: when somebody will not come back, the others may end the game, also while a bot plays on. */
export function EndGame({ tableView, tableTalk }: Props) {
  const { id, you, plays, seats, stage, wish, rated } = tableView;
  const { say } = useLanguage();
  const task = useTask();
  const missed = missedAt(tableView);
  const away = useAway(tableTalk).filter(({ seat }) => seat !== you && (rated !== true || missed(seat)));
  const now = useNow(away.length > 0);
  const isGone =
    away.some((each) => isReady(each, now)) || seats.some((seat) => seat.kind === 'person' && seat.resigned === true);
  if (stage !== 'playing' || you === null || !plays || wish !== null || !isGone) return null;
  return (
    <div className="menu-more">
      <button
        type="button"
        className="button"
        disabled={task.busy}
        onClick={() => task.run(() => api.askAway(id, { kind: 'end' }))}
      >
        {say('away.end')}
      </button>
      <p className="quiet">{say(rated === true ? 'away.end-rated' : 'away.end-more')}</p>
      <TaskStatus task={task} />
    </div>
  );
}

/** Whether the game waits for a person who plays a seat, other than the reader. */
export const missedAt =
  ({ you, seats, waiting }: TableView) =>
  (seat: Seat): boolean => {
    const sitter = seats[seat];
    return seat !== you && waiting.includes(seat) && sitter?.kind === 'person' && !('bot' in sitter);
  };

const isReady = ({ from }: Away, now: number): boolean => from !== null && from <= now;

function useAway(tableTalk: TableTalk): readonly Away[] {
  const { presence } = useSyncExternalStore(tableTalk.subscribe, tableTalk.heard);
  return presence?.away ?? [];
}
