// Which key does what.

import { TableSheet } from '../part/Sheet.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import './Menu.css';

const KEYS: readonly (readonly [key: string, word: Word])[] = [
  ['1 – 9', 'key.short'],
  ['P', 'key.pass'],
  ['L', 'key.list'],
  ['U', 'key.undo'],
  ['R', 'key.redo'],
  ['H', 'key.hint'],
  ['B', 'key.to-board'],
  ['C', 'key.card'],
  ['G', 'key.rules'],
  ['T', 'key.words'],
  ['?', 'key.keys'],
  ['Esc', 'key.close'],
];

/** All keys in one view, and the switch that turns them off. */
export function KeysPage({ onClose }: { onClose(): void }) {
  const { say } = useLanguage();
  const { keys } = useSettings();
  return (
    <TableSheet title={say('key.title')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, word]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{say('key.board')}</p>
      <label className="row">
        <input type="checkbox" checked={keys} onChange={() => changeSettings({ keys: !keys })} />
        {say('key.on')}
      </label>
    </TableSheet>
  );
}
