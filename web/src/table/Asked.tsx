// The question in words; why the last answer was refused; what a bot would do.

import { botMessages } from '@orrery/bots';
import { answerName, promptOf, sentence } from '@orrery/games';
import { useEffect, useRef } from 'react';
import type { Shot } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { RuleButton } from './RuleButton.tsx';
import type { Hint } from './useHint.ts';

interface Props {
  readonly hint: Hint;
  /** Whether the last question was passed by a standing answer. */
  readonly passed: boolean;
}

export function Question({ hint, passed }: Props) {
  const { say } = useLanguage();
  const { shot, props, question } = useTableContext();
  const { ask, messages } = props;
  const title = useFocusOnChange(question);
  return (
    <div className="question">
      <h2 ref={title} tabIndex={-1}>
        {ask === null ? waitingText(shot, say) : promptOf(messages, ask)}
      </h2>
      {ask === null && (
        <p className="quiet">{say(shot.view.viewer < shot.sitters.length ? 'table.waiting-more' : 'table.watching')}</p>
      )}
      {passed && <p className="quiet">{say('table.passed')}</p>}
      <RefusalText />
      <HintText hint={hint} />
    </div>
  );
}

function RefusalText() {
  const { props, refusal } = useTableContext();
  return (
    <div role="alert">
      {refusal !== null && (
        <p className="bad">
          {sentence(props.messages, refusal)}{' '}
          {refusal.rule !== '' && <RuleButton number={refusal.rule} onOpen={props.openRule} />}
        </p>
      )}
    </div>
  );
}

function HintText({ hint: { thought } }: { readonly hint: Hint }) {
  const { say, lang } = useLanguage();
  const { ask, messages, name, busy, answer } = useTableContext().props;
  return (
    <div role="status">
      {thought !== null && ask !== null && (
        <p className="hint">
          {say('table.hint-is', { answer: answerName(messages, ask, thought.answer, name) })}{' '}
          {thought.why !== undefined && sentence({ ...messages, ...botMessages[lang] }, thought.why)}{' '}
          <button type="button" className="button plain" disabled={busy} onClick={() => answer(thought.answer)}>
            {say('table.hint-do')}
          </button>
        </p>
      )}
    </div>
  );
}

function waitingText({ waiting, view, sitters }: Shot, say: ReturnType<typeof useLanguage>['say']): string {
  const others = waiting.filter((seat) => seat !== view.viewer).map((seat) => sitters[seat]?.name ?? '');
  return others.length === 0 ? say('table.waiting-nobody') : say('table.waiting', { who: others.join(', ') });
}

/** The buttons of an answered question are gone; whoever had the focus there finds it at the next question. */
function useFocusOnChange(question: string | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!first.current && question !== null && lost) title.current?.focus({ preventScroll: true });
    first.current = false;
  }, [question]);
  return title;
}
