import { messagesOf } from '@orrery/games';
import type { Game, Messages, Options, Scalar } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.tsx';

interface Props {
  readonly game: Game;
  readonly options: Options;
  onChange(options: Options): void;
}

/** A game's options, named by its messages `option.<name>` and `option.<name>.<value>` where it has them. */
export function OptionFields({ game, options, onChange }: Props) {
  const { lang, say } = useLanguage();
  const plain = (value: boolean | Scalar): string =>
    typeof value === 'boolean' ? say(value ? 'new.yes' : 'new.no') : String(value);
  const [messages, setMessages] = useState<Messages>({});
  useEffect(() => {
    void messagesOf(game, lang, []).then(setMessages);
  }, [game, lang]);
  return Object.entries(game.options).map(([name, values]) => (
    <label key={name} className="field">
      {messages[`option.${name}`] ?? <span className="option-name">{name}</span>}
      <select
        value={String(options[name] ?? values[0])}
        onChange={(event) => {
          const value = values.find((each) => String(each) === event.target.value);
          if (value !== undefined) onChange({ ...options, [name]: value });
        }}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {messages[`option.${name}.${String(value)}`] ?? plain(value)}
          </option>
        ))}
      </select>
    </label>
  ));
}
