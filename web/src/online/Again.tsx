// After the end: the same table once more. Whoever clicks first sets it up, the others are shown the way.

import type { TableView } from '@orrery/protocol/tables';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { TaskStatus } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import { api } from '../source/api.ts';
import type { Company } from '../source/company.ts';
import { useLanguage } from '../words/language.tsx';

export function Rematch({
  tableView: { id, you },
  company,
}: {
  readonly tableView: TableView;
  readonly company: Company;
}) {
  const { say } = useLanguage();
  const [, go] = useLocation();
  const task = useTask();
  const { talk } = useSyncExternalStore(company.subscribe, company.met);
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
