// How many of each, with bounds on the weighted sum: tokens from bases, hits on units, builds for money.

import type { Amount } from '@orrery/kernel';
import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { Confirm } from './Confirm.tsx';
import type { ChoiceProps } from './props.ts';
import { Stepper } from './Stepper.tsx';

export function AmountsChoice({ choice, name, busy, onAnswer }: ChoiceProps<'amounts'>) {
  const { say } = useLanguage();
  const { entries, noun, min, max } = choice;
  const [amounts, setAmounts] = useState(() => entries.map((entry) => entry.min));
  const sum = entries.reduce((all, { weight }, i) => all + weight * (amounts[i] ?? 0), 0);
  const lacks =
    sum < min ? say('choice.too-few', { n: min - sum }) : sum > max ? say('choice.too-many', { n: sum - max }) : null;
  return (
    <fieldset className="choice amounts" disabled={busy}>
      <legend>
        <output>{min === max ? say('choice.sum-exact', { sum, max }) : say('choice.sum', { sum, min, max })}</output>
      </legend>
      <ul className="steppers">
        {entries.map((entry, i) => (
          <li key={entry.id}>
            <Stepper
              label={name(noun, entry.id)}
              note={entry.weight === 1 ? undefined : say('choice.weight', { n: entry.weight })}
              value={amounts[i] ?? 0}
              min={entry.min}
              max={roomFor(entry, amounts[i] ?? 0, max - sum)}
              onChange={(value) => setAmounts(amounts.with(i, value))}
            />
          </li>
        ))}
      </ul>
      <Confirm busy={busy} lacks={lacks} onConfirm={() => onAnswer(amounts)} />
    </fieldset>
  );
}

/** The most of one entry that the bound on the sum leaves room for. */
function roomFor(entry: Amount, now: number, left: number): number {
  if (entry.weight <= 0) return entry.max;
  return Math.max(now, Math.min(entry.max, now + Math.floor(left / entry.weight)));
}
