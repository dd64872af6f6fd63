// Everything that is not the game itself: how it is shown and heard, the pages about it, sharing, reporting a problem.

import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '../settings/store.ts';
import { useLanguage } from '../words/language.tsx';
import { TableSheet } from './Dialog.tsx';
import { useTableContext } from './frame.ts';
import './MenuPage.css';

interface Props {
  /** What the page around the frame adds. */
  readonly more: ReactNode;
  onClose(): void;
}

export function MenuPage({ more, onClose }: Props) {
  const { say } = useLanguage();
  const { table, openPage } = useTableContext();
  const { words, sound } = useSettings();
  return (
    <TableSheet title={say('menu.title')} onClose={onClose}>
      <div className="menu-pages">
        <button type="button" className="button" onClick={() => openPage({ page: 'rules', number: '' })}>
          {say('rule.title')}
        </button>
        {table?.Card !== undefined && (
          <button type="button" className="button" onClick={() => openPage({ page: 'card' })}>
            {say('table.card')}
          </button>
        )}
        <button type="button" className="button" onClick={() => openPage({ page: 'race' })}>
          {say('table.race')}
        </button>
        <button type="button" className="button" onClick={() => openPage({ page: 'keys' })}>
          {say('key.title')}
        </button>
      </div>
      <fieldset className="menu-switches">
        <label>
          <input type="checkbox" checked={words} onChange={() => changeSettings({ words: !words })} />
          {say('menu.words')}
        </label>
        <label>
          <input type="checkbox" checked={sound} onChange={() => changeSettings({ sound: !sound })} />
          {say('menu.sound')}
        </label>
      </fieldset>
      {more}
    </TableSheet>
  );
}
