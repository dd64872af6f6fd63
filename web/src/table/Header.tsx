// The line on top: home, the game, the race, what the page adds, the language.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { useGameName } from '../words/gameName.ts';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { RaceLine } from './Race.tsx';

export function Header({ tools }: { readonly tools: ReactNode }) {
  const { say } = useLanguage();
  const { shot, table, openPage } = useTableContext();
  const title = useGameName(shot.game);
  return (
    <header className="table-bar">
      <a className="skip" href="#decision">
        {say('table.skip')}
      </a>
      <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
        Orrery
      </Link>
      <h1>{title}</h1>
      <RaceLine />
      {tools}
      {table?.Card !== undefined && (
        <button
          type="button"
          className="button plain tool wide-only"
          title={say('table.key', { key: 'C' })}
          onClick={() => openPage({ page: 'card' })}
        >
          {say('table.card-short')}
        </button>
      )}
      <button
        type="button"
        className="button plain tool wide-only"
        title={say('table.key', { key: 'G' })}
        onClick={() => openPage({ page: 'rules', number: '' })}
      >
        {say('rule.short')}
      </button>
      <LanguageSwitch />
      <SettingsButton />
      <button
        type="button"
        className="button plain tool"
        aria-label={say('menu.title')}
        onClick={() => openPage({ page: 'menu' })}
      >
        ☰
      </button>
    </header>
  );
}
