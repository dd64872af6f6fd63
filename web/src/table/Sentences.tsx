// The table in sentences: all there is to see, for whoever reads rather than looks.

import { sentence } from '@orrery/games';
import type { Game, Messages, View } from '@orrery/kernel';
import { useLanguage } from '../words/language.tsx';
import './Sentences.css';

interface Props {
  readonly game: Game;
  readonly view: View;
  readonly messages: Messages;
}

export function Sentences({ game, view, messages }: Props) {
  const { say } = useLanguage();
  const texts = game.describe?.(view) ?? [];
  return (
    <section className="panel sentences" aria-labelledby="sentences-title">
      <h2 id="sentences-title">{say('table.now')}</h2>
      {texts.length === 0 && <p className="quiet">{say('table.no-words')}</p>}
      <ul>
        {texts.map((text, i) => (
          <li key={`${i} ${text.key}`}>{sentence(messages, text)}</li>
        ))}
      </ul>
    </section>
  );
}
