// How many of one thing: a number field with a button on either side.

import { useId } from 'react';
import { useLanguage } from '../words/language.tsx';

interface Props {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

export function Stepper({ label, note, value, min, max, onChange }: Props) {
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
