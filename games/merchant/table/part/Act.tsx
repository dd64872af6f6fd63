// One thing that can be done: a button that answers. What cannot be done stays, greyed, with the rule that says so.

import type { Scalar } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { optionsOf, type Props } from './self.ts';

interface ActProps {
  readonly props: Props;
  readonly answer: Scalar;
  readonly children: ReactNode;
  readonly className?: string;
  /** A price or a line that the spoken name of the answer does not have. */
  readonly aloud?: string;
  /** Where there is room, the reason is written out. */
  readonly spell?: boolean;
}

export function Act({ props, answer, children, className = '', aloud = '', spell = false }: ActProps) {
  const { ask, say, name, why, explain, risky, busy } = props;
  const offered = optionsOf(ask).includes(answer);
  const refusal = offered ? null : why(answer);
  const noun = ask !== null && ask.choice.kind === 'one' ? ask.choice.noun : 'word';
  const spoken = [name(noun, answer), aloud].filter((part) => part !== '').join(', ');
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
      aria-label={reason === '' ? spoken : `${spoken}. ${reason}`}
      title={reason === '' ? undefined : reason}
      data-answer={answer}
      onClick={press}
    >
      {children}
      {refusal !== null && refusal.rule !== '' && (
        <small className="mv-no">
          {spell && `${reason} `}§{refusal.rule}
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
