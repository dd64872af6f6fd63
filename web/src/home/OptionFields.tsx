// A game's options in its own words: `option.<name>`, `option.<name>.<value>`, and `option.<name>.hint` to explain. In groups,
// where the front has them: the first is open, the others tell how much of them was changed.

import { pickedWords } from '@orrery/games';
import type { OptionGroup } from '@orrery/games/front';
import type { Game, Messages, Options, Picks, Scalar } from '@orrery/kernel';
import { useId } from 'react';
import { useLanguage } from '../words/language.tsx';
import { useFront, useSaid } from './fronts.tsx';

interface Props {
  readonly game: Game;
  readonly messages: Messages;
  readonly options: Options;
  onChange(options: Options): void;
}

export function OptionFields(props: Props) {
  const said = useSaid();
  const groups = useFront(props.game.id)?.groups;
  const all = [...Object.keys(props.game.options), ...Object.keys(props.game.picks ?? {})];
  if (groups === undefined) return <Fields {...props} names={all} />;
  const grouped = new Set(groups.flatMap(({ options }) => options));
  return (
    <>
      {groups.map((group, i) => (
        <Group key={said(group.name)} {...props} group={group} isFirst={i === 0} />
      ))}
      <Fields {...props} names={all.filter((name) => !grouped.has(name))} />
    </>
  );
}

function Group({ group, isFirst, ...props }: Props & { readonly group: OptionGroup; readonly isFirst: boolean }) {
  const { say } = useLanguage();
  const said = useSaid();
  const { game, options } = props;
  const changed = group.options.filter((name) => (options[name] ?? usual(game, name)) !== usual(game, name)).length;
  return (
    <details className="option-group" open={isFirst}>
      <summary>
        {said(group.name)} {changed > 0 && <small>{say('new.changed', { n: changed })}</small>}
      </summary>
      <Fields {...props} names={group.options} />
    </details>
  );
}

const usual = (game: Game, name: string): boolean | Scalar => game.options[name]?.[0] ?? '';

function Fields({ game, messages, options, onChange, names }: Props & { readonly names: readonly string[] }) {
  return (
    <ul className="options">
      {names.map((name) => {
        const field = {
          label: messages[`option.${name}`] ?? name,
          hint: messages[`option.${name}.hint`],
          word: (value: Value) => messages[`option.${name}.${String(value)}`],
          onChange: (value: Value) => onChange({ ...options, [name]: value }),
        };
        const value = options[name] ?? usual(game, name);
        const picks = game.picks?.[name];
        const [only, ...others] = picks?.words ?? [];
        // A single word holds or does not.
        if (only !== undefined && others.length === 0)
          return (
            <Field
              key={name}
              {...field}
              values={[]}
              value={value === only}
              onChange={(on) => field.onChange(on === true ? only : '')}
            />
          );
        return picks === undefined ? (
          <Field key={name} {...field} values={game.options[name] ?? []} value={value} />
        ) : (
          <PicksField key={name} {...field} picks={picks} value={value} />
        );
      })}
    </ul>
  );
}

type Value = boolean | Scalar;

interface FieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: Value;
  word(value: Value): string | undefined;
  onChange(value: Value): void;
}

function Field({ label, hint, values, value, word, onChange }: FieldProps & { readonly values: readonly Value[] }) {
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

/** Any of many words: folded, with the ready-made ones as buttons over the list. */
function PicksField({ label, hint, picks, value, word, onChange }: FieldProps & { readonly picks: Picks }) {
  const { say } = useLanguage();
  const chosen = pickedWords(value);
  const choose = (words: readonly string[]): void =>
    onChange(picks.words.filter((each) => words.includes(each)).join(' '));
  const sets = Object.entries(picks.sets ?? {});
  return (
    <li className="picks">
      <details>
        <summary>
          <span className="option-name">{label}</span>{' '}
          <small>{chosen.length === 0 ? say('new.picks-none') : say('new.picks', { n: chosen.length })}</small>
        </summary>
        {hint !== undefined && <small className="quiet">{hint}</small>}
        <div className="pick-sets">
          <button type="button" className="button plain" aria-pressed={chosen.length === 0} onClick={() => choose([])}>
            {say('new.picks-clear')}
          </button>
          {sets.map(([name, words]) => (
            <button
              key={name}
              type="button"
              className="button plain"
              aria-pressed={chosen.length === words.length && words.every((each) => chosen.includes(each))}
              onClick={() => choose(words)}
            >
              {word(`set.${name}`)}
            </button>
          ))}
        </div>
        <ul className="pick-words">
          {picks.words.map((each) => (
            <li key={each}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(each)}
                  onChange={(event) =>
                    choose(event.target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
                  }
                />
                {word(each) ?? each}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
