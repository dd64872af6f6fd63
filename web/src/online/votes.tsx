// What the people at a table ask of each other: to go back, to move to the newest rules, to play once more.

import type { MoveInfo } from '@orrery/protocol/people';
import type { TableView } from '@orrery/protocol/tables';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { people } from '../account/peopleApi.ts';
import { TaskStatus, useTask } from '../account/task.tsx';
import { api } from '../source/api.ts';
import { randomHex } from '../source/random.ts';
import type { TableTalk } from '../source/tableTalk.ts';
import { useLanguage } from '../words/language.tsx';
import { missedAt } from './away.tsx';

/** Somebody asks everybody for something: to go back, or what to do about who is away. */
export function OpenVote({ tableView, tableTalk }: { readonly tableView: TableView; readonly tableTalk: TableTalk }) {
  const { id, wish, you, seats, rated } = tableView;
  const { say, lang } = useLanguage();
  const task = useTask();
  const { presence } = useSyncExternalStore(tableTalk.subscribe, tableTalk.heard);
  if (wish === null || you === null) return null;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const isAway = (seat: number): boolean =>
    wish.kind !== 'back' && presence?.away.some((each) => each.seat === seat) === true;
  const open = seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.bot === undefined && !wish.yes.includes(at) && !isAway(at) ? [at] : [],
  );
  const losing = seats.flatMap((seat, at) =>
    (isAway(at) && missedAt(tableView)(at)) || (seat.kind === 'person' && seat.resigned === true) ? [seat.name] : [],
  );
  const list = new Intl.ListFormat(lang);
  const vote = (yes: boolean) => () => task.run(() => api.vote(id, yes));
  const asks = !wish.yes.includes(you);
  const args = { who: nameOf(wish.seat), other: wish.kind === 'bot' ? nameOf(wish.about) : '' };
  const waits = { ...args, who: list.format(open.map(nameOf)) };
  return (
    <div className="online-line" role="status">
      <p>
        {asks ? say(`vote.${wish.kind}-asks`, args) : say(`vote.${wish.kind}-waits`, waits)}{' '}
        {wish.kind === 'end' && rated === true && say('away.rated', { who: list.format(losing) })}
      </p>
      {asks && (
        <button type="button" className="button main" disabled={task.busy} onClick={vote(true)}>
          {say(`vote.${wish.kind}-yes`)}
        </button>
      )}
      <button type="button" className="button" disabled={task.busy} onClick={vote(false)}>
        {say(!asks ? 'online.call-off' : wish.kind === 'back' ? 'online.disagree' : 'vote.wait')}
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
  tableView: { id, you, seats },
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
  const isSetUp = typeof table === 'string';
  if (you === null)
    return (
      <Link href={isSetUp ? `/table/${table}` : '/'} className="button main">
        {say(isSetUp ? 'again.go' : 'end.again')}
      </Link>
    );
  const playAgain = async (): Promise<void> => {
    const next = await api.again(id);
    // Somebody was faster: who wants to play sits down there, unless the seats are taken by now.
    const { name = '' } = seats[you] ?? {};
    if (next.you === null) await api.join(next.id, { name, salt: randomHex(8) }).catch(() => undefined);
    go(`/table/${next.id}`);
  };
  return (
    <>
      <button
        type="button"
        className="button main"
        title={say('again.more')}
        disabled={task.busy}
        onClick={() => task.run(playAgain)}
      >
        {say(isSetUp ? 'again.go' : 'again.ask')}
      </button>
      {task.trouble !== null && <TaskStatus task={task} />}
    </>
  );
}
