// Asks the others to go back over what cannot be undone alone.

import type { TableView } from '@orrery/protocol/tables';
import { TaskStatus } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import { api } from '../source/api.ts';
import { useLanguage } from '../words/language.tsx';

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
