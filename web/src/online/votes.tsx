// What the people at a table ask of each other: to go back, to move to the newest rules, to play once more.

import type { MoveInfo } from '@orrery/protocol/people';
import type { TableView } from '@orrery/protocol/tables';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { people } from '../account/peopleApi.ts';
import { TaskStatus, useTask } from '../account/task.tsx';
import { api } from '../source/api.ts';
import type { TableTalk } from '../source/tableTalk.ts';
import { useLanguage } from '../words/language.tsx';

/** Somebody wants to go back. */
export function GoBackVote({ tableView: { id, wish, you, seats } }: { readonly tableView: TableView }) {
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
          ? say('online.asks-back', { who: seats[wish.seat]?.name ?? '' })
          : say('online.waits-back', { who: names(open) })}
      </p>
      {asks && (
        <button type="button" className="button main" disabled={task.busy} onClick={vote(true)}>
          {say('online.agree')}
        </button>
      )}
      <button type="button" className="button" disabled={task.busy} onClick={vote(false)}>
        {say(asks ? 'online.disagree' : 'online.call-off')}
      </button>
      <TaskStatus task={task} />
    </div>
  );
}

/** A table that began under older rules may move to the newest ones, if every person at it wants to. The house tells the
 *  table of every vote: then it is looked at again. */
export function NewRulesVote({
  tableView,
  tableTalk,
}: {
  readonly tableView: TableView;
  readonly tableTalk: TableTalk;
}) {
  const { talk } = useSyncExternalStore(tableTalk.subscribe, tableTalk.heard);
  const told = talk.findLast((said) => 'notice' in said && said.notice.key.startsWith('notice.move'))?.n ?? 0;
  return <NewRulesVoteForm key={`${tableView.rules} ${told}`} tableView={tableView} />;
}

function NewRulesVoteForm({ tableView: { id, you, seats } }: { readonly tableView: TableView }) {
  const { say, lang } = useLanguage();
  const task = useTask();
  const [move, setMove] = useState<MoveInfo | null>(null);
  useEffect(() => {
    people.move(id).then(setMove, () => setMove(null));
  }, [id]);
  if (move === null || !move.newer || !move.possible || you === null) return null;
  const wants = move.votes.includes(you);
  const names = move.votes.map((seat) => seats[seat]?.name ?? '');
  return (
    <div className="online-line" role="status">
      <p>
        {say('move.newer')} {names.length > 0 && say('move.votes', { who: new Intl.ListFormat(lang).format(names) })}
      </p>
      <button
        type="button"
        className="button"
        disabled={task.busy}
        onClick={() => task.run(async () => setMove(await people.voteMove(id, !wants)))}
      >
        {say(wants ? 'move.stay' : 'move.go')}
      </button>
      <TaskStatus task={task} />
    </div>
  );
}

/** Asks the others to go back over what cannot be undone alone. */
export function AskToGoBack({ tableView: { id, canAskBack, canTakeBack } }: { readonly tableView: TableView }) {
  const { say } = useLanguage();
  const task = useTask();
  if (!canAskBack || canTakeBack) return null;
  return (
    <div className="menu-more">
      <button type="button" className="button" disabled={task.busy} onClick={() => task.run(() => api.askBack(id))}>
        {say('back.ask')}
      </button>
      <p className="quiet">{say('back.more')}</p>
      <TaskStatus task={task} done="back.asked" />
    </div>
  );
}

/** After the end: the same table once more. Whoever clicks first sets it up, the others are shown the way. */
export function Rematch({
  tableView: { id, you },
  tableTalk,
}: {
  readonly tableView: TableView;
  readonly tableTalk: TableTalk;
}) {
  const { say } = useLanguage();
  const [, go] = useLocation();
  const task = useTask();
  const { talk } = useSyncExternalStore(tableTalk.subscribe, tableTalk.heard);
  const told = talk.findLast((said) => 'notice' in said && said.notice.key === 'notice.again');
  const table = told !== undefined && 'notice' in told ? told.notice.args?.['table'] : undefined;
  if (typeof table === 'string')
    return (
      <Link href={`/table/${table}`} className="button main">
        {say('again.go')}
      </Link>
    );
  if (you === null)
    return (
      <Link href="/" className="button main">
        {say('end.again')}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className="button main"
        title={say('again.more')}
        disabled={task.busy}
        onClick={() => task.run(async () => go(`/table/${(await api.again(id)).id}`))}
      >
        {say('again.ask')}
      </button>
      {task.trouble !== null && <TaskStatus task={task} />}
    </>
  );
}
