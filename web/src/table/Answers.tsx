// The answers in the bar: those worth a button, and the way to all of them.

import type { Scalar } from '@orrery/kernel';
import { Choice } from '../choice/Choice.tsx';
import { useLanguage } from '../words/language.tsx';
import { AllAnswers } from './AllAnswers.tsx';
import { useTableContext } from './frame.ts';
import type { AnswerLayout } from './way.ts';

interface Props {
  readonly layout: AnswerLayout;
  readonly open: boolean;
  onTurn(): void;
}

const NO_RISK: ReadonlySet<Scalar> = new Set();

export function Answers({ layout, open, onTurn }: Props) {
  const { say } = useLanguage();
  const { props, question } = useTableContext();
  const { ask, name, risky, busy, answer } = props;
  if (ask === null) return <div className="answers" />;
  const { choice } = ask;
  const one = choice.kind === 'one';
  // What holds for every answer is said once.
  const allRisky = one && risky.size > 0 && risky.size === choice.options.length;
  const marked = layout.short.some((option) => risky.has(option));
  const shown = one ? { ...choice, options: layout.short } : choice;
  return (
    <div className="answers">
      {one && layout.grouped && <AllAnswers noun={choice.noun} options={choice.options} />}
      {!layout.grouped && (!layout.drawer || layout.short.length > 0) && (
        <Choice
          key={question}
          choice={shown}
          name={name}
          risky={allRisky ? NO_RISK : risky}
          busy={busy}
          onAnswer={(said) => answer(said)}
        />
      )}
      {layout.drawer && (
        <button
          type="button"
          className="button list-button"
          aria-expanded={open}
          title={say('table.key', { key: 'L' })}
          onClick={onTurn}
        >
          {open
            ? say('table.list-close')
            : one
              ? say('table.list', { n: choice.options.length })
              : say('table.answer-here')}
        </button>
      )}
      {(allRisky || marked) && (
        <p className="quiet note">◈ {say(allRisky || layout.drawer ? 'table.barrier' : 'table.barrier-note')}</p>
      )}
    </div>
  );
}
