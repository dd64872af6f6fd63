// What can be answered in a lesson or in an example, beside the words about it: the choice, and to pass where that is an answer.

import { passName } from '@orrery/games';
import type { TableProps } from '@orrery/games/table';
import type { Scalar } from '@orrery/kernel';
import { Choice } from '../choice/Choice.tsx';

const NO_RISK: ReadonlySet<Scalar> = new Set();

export function LessonAnswers({ ask, messages, name, busy, answer }: TableProps) {
  if (ask === null) return null;
  const { choice } = ask;
  return (
    <>
      {(choice.kind !== 'one' || choice.options.length > 0) && (
        <Choice choice={choice} name={name} risky={NO_RISK} busy={busy} onAnswer={(said) => answer(said)} />
      )}
      {ask.pass === true && (
        <button type="button" className="button main" data-pass="" disabled={busy} onClick={() => answer(null)}>
          {passName(messages, ask)}
        </button>
      )}
    </>
  );
}
