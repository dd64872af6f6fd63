// What panels are built of: buttons that answer, counters, sections, facts, rows of things for sale, links to dots.

import type { Scalar } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Dot } from '../../rules/board.ts';
import { useFocus } from '../focus.tsx';
import { optionsOf, type Props } from './props.ts';

interface AnswerButtonProps {
  readonly props: Props;
  readonly answer: Scalar;
  readonly children: ReactNode;
  readonly className?: string;
}

export function AnswerButton({ props, answer, children, className = '' }: AnswerButtonProps) {
  const { ask, say, name, why, explain, risky, busy } = props;
  const offered = optionsOf(ask).includes(answer);
  const refusal = offered ? null : why(answer);
  const noun = ask !== null && ask.choice.kind === 'one' ? ask.choice.noun : 'word';
  const final = offered && risky.has(answer);
  const reason = refusal !== null ? say(refusal) : final ? say({ key: 'panel.risky' }) : '';
  const press = (): void => {
    if (offered && !busy) props.answer(answer);
    else if (refusal !== null) explain(refusal);
  };
  return (
    <button
      type="button"
      className={`mv-act ${className}`}
      aria-disabled={!offered || busy}
      title={reason === '' ? undefined : reason}
      data-answer={answer}
      onClick={press}
    >
      <span className="aloud">{name(noun, answer)}. </span>
      <span className="mv-face" aria-hidden="true">
        {children}
      </span>
      {refusal !== null && refusal.rule !== '' && <small className="mv-no">§{refusal.rule}</small>}
      {final && <small className="mv-risk">◆</small>}
    </button>
  );
}

/** A small number with its meaning beneath. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="mv-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A heading with what belongs to it. */
export function Section({
  title,
  note,
  children,
}: {
  title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="mv-part">
      <h3>
        {title}
        {note !== undefined && <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}

interface CounterProps {
  readonly props: Props;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** How the number is written, such as money. */
  readonly shown?: string;
  readonly step?: number;
  onChange(value: number): void;
}

export function Counter({ props, label, value, max, shown, step = 1, onChange }: CounterProps) {
  const { say } = props;
  if (max === 1)
    return (
      <span className="mv-count">
        <button
          type="button"
          className="mv-pick"
          aria-label={label}
          aria-pressed={value === 1}
          onClick={() => onChange(1 - value)}
        >
          {value === 1 ? '✓' : '+'}
        </button>
      </span>
    );
  const set = (next: number): void => onChange(Math.min(max, Math.max(0, next)));
  return (
    <span className="mv-count" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={say({ key: 'panel.less', args: { what: label } })}
        aria-disabled={value <= 0}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <output>{shown ?? value}</output>
      <button
        type="button"
        aria-label={say({ key: 'panel.more', args: { what: label } })}
        aria-disabled={value >= max}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </span>
  );
}

/** A row that leads to a dot: the chart lights it, and a press looks at it. */
export function DotLink({ dot, children }: { readonly dot: Dot; readonly children: ReactNode }) {
  const { look, light } = useFocus();
  return (
    <button
      type="button"
      className="mv-what mv-link"
      onClick={() => look(dot)}
      onPointerEnter={() => light([dot])}
      onPointerLeave={() => light([])}
    >
      {children}
    </button>
  );
}

interface PrintedProps {
  readonly props: Props;
  readonly noun: 'system' | 'good' | 'ship';
  readonly id: number;
}

/** What stands on the board or the piece itself, where the reader's language has another name for it. */
export function Printed({ props: { name }, noun, id }: PrintedProps) {
  const printed = name(`printed.${noun}`, id);
  return printed === name(noun, id) ? null : (
    <small className="mv-printed" lang="en">
      {printed}
    </small>
  );
}
