// The table in sentences: all there is to see, for whoever reads rather than looks.

import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import './Sentences.css';

export function Sentences() {
  const { say } = useLanguage();
  const { game, view, say: write } = useFrame().props;
  const texts = game.describe?.(view) ?? [];
  return (
    <section className="panel sentences" aria-labelledby="sentences-title">
      <h2 id="sentences-title">{say('table.now')}</h2>
      {texts.length === 0 && <p className="quiet">{say('table.no-words')}</p>}
      <ul>
        {texts.map((text, i) => (
          <li key={`${i} ${text.key}`}>{write(text)}</li>
        ))}
      </ul>
    </section>
  );
}
