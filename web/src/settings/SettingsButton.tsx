// The way to the settings from every page, also in the middle of a game.

import { lazy, Suspense, useState } from 'react';
import { useLanguage, withWords } from '../words/language.tsx';
import './SettingsButton.css';

const SettingsSheet = lazy(withWords(() => import('./SettingsSheet.tsx')));

export function SettingsButton() {
  const { say } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="settings-button"
        aria-label={say('settings.title')}
        title={say('settings.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1" />
          <circle cx="15" cy="7" r="2" />
          <circle cx="9" cy="12" r="2" />
          <circle cx="17" cy="17" r="2" />
        </svg>
      </button>
      <Suspense>{open && <SettingsSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
