// A table that began under older rules may move to the newest ones, if every person at it wants to.

import type { TableView } from '@orrery/protocol/tables';
import type { MoveInfo } from '@orrery/protocol/people';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { people } from '../account/api.ts';
import { TaskStatus } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import type { Company } from '../source/company.ts';
import { useLanguage } from '../words/language.tsx';

/** The house tells the table of every vote: then it is looked at again. */
export function NewRulesVote({ tableView, company }: { readonly tableView: TableView; readonly company: Company }) {
  const { talk } = useSyncExternalStore(company.subscribe, company.met);
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
