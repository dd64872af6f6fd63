// Some of a set: a box to tick for each, and how many are still to be chosen.

import type { Scalar } from '@orrery/kernel';
import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { Confirm } from './Confirm.tsx';
import type { ChoiceProps } from './props.ts';

export function SomeChoice({ choice, name, busy, onAnswer }: ChoiceProps<'some'>) {
  const { say } = useLanguage();
  const { options, noun, min, max } = choice;
  const [chosen, setChosen] = useState<ReadonlySet<Scalar>>(new Set());
  const turn = (id: Scalar): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const lacks =
    chosen.size < min
      ? say('choice.too-few', { n: min - chosen.size })
      : chosen.size > max
        ? say('choice.too-many', { n: chosen.size - max })
        : null;
  return (
    <fieldset className="choice some" disabled={busy}>
      <legend>{min === max ? say('choice.some-exact', { n: min }) : say('choice.some', { min, max })}</legend>
      <ul className="choices">
        {options.map((id) => (
          <li key={id}>
            <label className="button option tick">
              <input type="checkbox" checked={chosen.has(id)} onChange={() => turn(id)} />
              {name(noun, id)}
            </label>
          </li>
        ))}
      </ul>
      <Confirm
        busy={busy}
        lacks={lacks}
        label={`${say('table.confirm')} (${chosen.size})`}
        onConfirm={() => onAnswer(options.filter((id) => chosen.has(id)))}
      />
    </fieldset>
  );
}
