// A game's options in its own words: `option.<name>`, `option.<name>.<value>`, and `option.<name>.hint` to explain.

import type { Game, Messages, Options, Scalar } from '@orrery/kernel';
import { useId } from 'react';
import { useLanguage } from '../words/language.tsx';

interface Props {
  readonly game: Game;
  readonly messages: Messages;
  readonly options: Options;
  onChange(options: Options): void;
}

export function OptionFields({ game, messages, options, onChange }: Props) {
  return (
    <ul className="options">
      {Object.entries(game.options).map(([name, values]) => (
        <Field
          key={name}
          label={messages[`option.${name}`] ?? name}
          hint={messages[`option.${name}.hint`]}
          values={values}
          value={options[name] ?? values[0] ?? ''}
          word={(value) => messages[`option.${name}.${String(value)}`]}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </ul>
  );
}

type Value = boolean | Scalar;

interface FieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly values: readonly Value[];
  readonly value: Value;
  word(value: Value): string | undefined;
  onChange(value: Value): void;
}

function Field({ label, hint, values, value, word, onChange }: FieldProps) {
  const { say } = useLanguage();
  const id = useId();
  const about = hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
  const plain = (each: Value): string => (typeof each === 'boolean' ? say(each ? 'new.yes' : 'new.no') : String(each));
  return (
    <li data-switch={typeof value === 'boolean'}>
      <label htmlFor={id} className="option-name">
        {label}
      </label>
      {typeof value === 'boolean' ? (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={value}
          {...about}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : (
        <select
          id={id}
          className="number"
          value={String(value)}
          {...about}
          onChange={(event) => onChange(values.find((each) => String(each) === event.target.value) ?? value)}
        >
          {values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {word(each) ?? plain(each)}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && (
        <small id={`${id}-hint`} className="quiet">
          {hint}
        </small>
      )}
    </li>
  );
}
