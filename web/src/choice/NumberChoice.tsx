// A number in a range: a slider and a field that follow each other.

import { useId, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { Confirm } from './Confirm.tsx';
import type { ChoiceProps } from './props.ts';
import { Stepper } from './Stepper.tsx';

export function NumberChoice({ choice, name, busy, onAnswer }: ChoiceProps<'number'>) {
  const { say } = useLanguage();
  const { min, max, noun } = choice;
  const [value, setValue] = useState(min);
  const id = useId();
  const label = name(noun, value);
  return (
    <fieldset className="choice amounts" disabled={busy}>
      <legend id={id}>{say('choice.range', { min, max })}</legend>
      <input
        type="range"
        aria-labelledby={id}
        min={min}
        max={max}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
      <Stepper label={label} value={value} min={min} max={max} onChange={setValue} />
      <Confirm busy={busy} lacks={null} onConfirm={() => onAnswer(value)} />
    </fieldset>
  );
}
