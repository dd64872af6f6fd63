// One thing that can be done: a button that answers. What cannot be done stays, greyed, with the rule that says so.

import type { Scalar } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { optionsOf, type Props } from './self.ts';

interface ActProps {
  readonly props: Props;
  readonly answer: Scalar;
  readonly children: ReactNode;
  readonly className?: string;
  /** A card: its face is read aloud too, and the reason is written out on it. */
  readonly rich?: boolean;
}

export function Act({ props, answer, children, className = '', rich = false }: ActProps) {
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
      <span className="mv-face" aria-hidden={!rich}>
        {children}
      </span>
      {refusal !== null && refusal.rule !== '' && (
        <small className="mv-no">
          {rich && `${reason} `}§{refusal.rule}
        </small>
      )}
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
export function Part({
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
