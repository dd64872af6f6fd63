// The table in sentences: all there is to see, for whoever reads rather than looks. A game's own table says how they are
// cut into sections; what no section names comes last.

import type { GameTable } from '@orrery/games/table';
import type { Text } from '@orrery/kernel';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import './Sentences.css';

export function TableInWords() {
  const { say } = useLanguage();
  const { props, table } = useTableContext();
  const texts = props.game.describe?.(props.view) ?? [];
  return (
    // Scrolls, so it must be reachable by keyboard.
    <section className="panel sentences" aria-labelledby="sentences-title" tabIndex={0}>
      <h2 id="sentences-title">{say('table.now')}</h2>
      {texts.length === 0 && <p className="quiet">{say('table.no-words')}</p>}
      {sectionsOf(table, texts).map(({ title, lines }) => (
        <section key={title}>
          {title !== '' && <h3>{props.say({ key: title })}</h3>}
          <ul>
            {lines.map((text, i) => (
              <li key={`${i} ${text.key}`}>{props.say(text)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function sectionsOf(table: GameTable | null, texts: readonly Text[]): { title: string; lines: readonly Text[] }[] {
  const sections = table?.sections ?? [];
  const named = sections.flatMap(({ keys }) => keys);
  const rest = { title: '', lines: texts.filter(({ key }) => !named.includes(key)) };
  return [
    ...sections.map(({ title, keys }) => ({ title, lines: texts.filter(({ key }) => keys.includes(key)) })),
    rest,
  ].filter(({ lines }) => lines.length > 0);
}
