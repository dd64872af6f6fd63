// What the kinds of choice are put together from.

import type { Answer, Choice, Scalar } from '@orrery/kernel';
import { useId } from 'react';
import { useLanguage } from '../words/language.tsx';

/** What every kind of choice is shown with. The names come from the game, in the reader's language. */
export interface ChoiceProps<K extends Choice['kind']> {
  readonly choice: Extract<Choice, { kind: K }>;
  readonly name: (noun: string, id: Scalar) => string;
  /** Answers after which nothing can be undone, as far as that can be foretold. */
  readonly risky: ReadonlySet<Scalar>;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}

/** Names by which no two options read the same: those that would are counted, "Kicker x2 (1/2)". */
export function distinctly(
  noun: string,
  options: readonly Scalar[],
  name: (noun: string, id: Scalar) => string,
): (id: Scalar) => string {
  const alike = new Map<string, Scalar[]>();
  for (const id of options) alike.set(name(noun, id), [...(alike.get(name(noun, id)) ?? []), id]);
  return (id) => {
    const text = name(noun, id);
    const all = alike.get(text) ?? [];
    return all.length > 1 ? `${text} (${all.indexOf(id) + 1}/${all.length})` : text;
  };
}

interface ConfirmProps {
  readonly busy: boolean;
  /** Why not yet; null: ready. */
  readonly lacks: string | null;
  readonly label?: string;
  onConfirm(): void;
}

/** The button that sends an answer put together from parts, and why it cannot be sent yet. */
export function Confirm({ busy, lacks, label, onConfirm }: ConfirmProps) {
  const { say } = useLanguage();
  const reason = useId();
  return (
    <div className="confirm">
      <button
        type="button"
        className="button main"
        disabled={busy}
        data-made={lacks === null ? '' : undefined}
        aria-disabled={lacks !== null}
        aria-describedby={reason}
        onClick={() => lacks === null && onConfirm()}
      >
        {label ?? say('table.confirm')}
      </button>
      <span id={reason} className="lacks" role="status">
        {lacks}
      </span>
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

/** How many of one thing: a number field with a button on either side. */
export function Stepper({ label, note, value, min, max, onChange }: StepperProps) {
  const { say } = useLanguage();
  const id = useId();
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, Math.trunc(next) || 0)));
  const step = (by: number, sign: string, word: 'choice.less' | 'choice.more') => (
    <button
      type="button"
      className="button step"
      aria-label={say(word, { what: label })}
      disabled={value + by < min || value + by > max}
      onClick={() => set(value + by)}
    >
      {sign}
    </button>
  );
  return (
    <div className="stepper">
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      {step(-1, '−', 'choice.less')}
      <input
        id={id}
        className="number"
        type="number"
        inputMode="numeric"
        value={value}
        min={min}
        max={max}
        onChange={(event) => set(event.target.valueAsNumber)}
        onFocus={(event) => event.target.select()}
      />
      {step(1, '+', 'choice.more')}
    </div>
  );
}
