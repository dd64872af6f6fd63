// The one decision in words, its answers, and what else can be done now: pass, undo, redo, hint.

import { promptOf, sentence } from '@orrery/games';
import type { Refusal, Scalar } from '@orrery/kernel';
import { useEffect, useRef } from 'react';
import { Choice } from '../choice/Choice.tsx';
import type { Mind } from '../source/mind.ts';
import type { Shot, TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import { Hint } from './Hint.tsx';
import { RuleButton } from './RuleButton.tsx';
import './Decision.css';

interface Props {
  readonly source: TableSource;
  readonly mind: Mind;
}

const NONE: ReadonlySet<Scalar> = new Set();

export function Decision({ source, mind }: Props) {
  const { say } = useLanguage();
  const { shot, props, question, refusal, send } = useFrame();
  const { ask } = shot;
  const { messages, name, risky, busy, openRule } = props;
  const title = useFocusOnChange(question);
  const allRisky = ask?.choice.kind === 'one' && risky.size > 0 && risky.size === ask.choice.options.length;

  return (
    <div className="decision" data-question={question}>
      <div className="asked">
        <h2 ref={title} tabIndex={-1} aria-live="polite">
          {ask === null ? waitingText(shot, say) : promptOf(messages, ask)}
        </h2>
        {ask === null && (
          <p className="quiet">
            {say(shot.view.viewer < shot.sitters.length ? 'table.waiting-more' : 'table.watching')}
          </p>
        )}
        {refusal !== null && (
          <p className="bad" role="alert">
            {sentence(messages, refusal)}{' '}
            {refusal.rule !== '' && <RuleButton number={refusal.rule} onOpen={openRule} />}
          </p>
        )}
      </div>
      <div className="answers">
        {ask !== null && (
          <Choice
            key={question}
            choice={ask.choice}
            name={name}
            risky={allRisky ? NONE : risky}
            busy={busy}
            onAnswer={props.answer}
          />
        )}
        {risky.size > 0 && (
          <p className="quiet note">{allRisky ? `◈ ${say('table.barrier')}` : say('table.barrier-note')}</p>
        )}
      </div>
      <div className="actions">
        {ask?.pass === true && (
          <button type="button" className="button main" disabled={busy} onClick={() => props.answer(null)}>
            {say('table.pass')}
          </button>
        )}
        <Hint key={question} shot={shot} mind={mind} messages={messages} name={name} />
        <UndoButtons shot={shot} source={source} busy={busy} onSend={send} />
      </div>
    </div>
  );
}

interface UndoProps {
  readonly shot: Shot;
  readonly source: TableSource;
  readonly busy: boolean;
  onSend(command: () => Promise<Refusal | null>): void;
}

/** A button that cannot be used stays in reach, and says why not. */
function UndoButtons({ shot, source, busy, onSend }: UndoProps) {
  const { say } = useLanguage();
  const { canUndo, canRedo, canTakeBack } = shot;
  const button = (label: string, can: boolean, why: string, command: () => Promise<Refusal | null>) => (
    <button
      type="button"
      className="button"
      title={why}
      aria-disabled={!can}
      disabled={busy}
      onClick={() => can && onSend(command)}
    >
      {label}
      {!can && <span className="aloud">. {why}</span>}
    </button>
  );
  return (
    <>
      {!canUndo && canTakeBack
        ? button(say('table.take-back'), true, say('table.take-back-more'), source.takeBack)
        : button(say('table.undo'), canUndo, say(canUndo ? 'table.undo-more' : 'table.undo-not'), source.undo)}
      {canRedo && button(say('table.redo'), true, say('table.redo-more'), source.redo)}
    </>
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
