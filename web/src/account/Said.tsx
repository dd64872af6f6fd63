// How a request went, for eyes and ears.

import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import type { Task } from './useTask.ts';

export function TaskStatus({ task, done }: { readonly task: Task; readonly done?: Word }) {
  const { say } = useLanguage();
  return (
    <p className={`task-status ${task.trouble === null ? 'good' : 'bad'}`} role="status">
      {task.trouble !== null && say(task.trouble)}
      {task.done && done !== undefined && say(done)}
    </p>
  );
}
