// The top of every page: the way home, what the page puts there, the language, the settings.

import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { useLanguage } from '../words/language.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import './PageBar.css';

interface PageBarProps {
  /** Before all else. */
  readonly start?: ReactNode;
  /** Between the way home and the language. */
  readonly children: ReactNode;
  /** After the settings. */
  readonly end?: ReactNode;
}

export function PageBar({ start, children, end }: PageBarProps) {
  const { say } = useLanguage();
  return (
    <header className="page-bar">
      <div>
        {start}
        <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
          <img src="/orrery.svg" alt="" width="28" height="28" />
          <span>Orrery</span>
        </Link>
        {children}
        <LanguageSwitch />
        <SettingsButton />
        {end}
      </div>
    </header>
  );
}

/** Where to go from every page that is no table. */
export function HomeBar() {
  const { say } = useLanguage();
  return (
    <PageBar>
      <nav aria-label={say('home.ways')}>
        <Way to="/learn" label={say('home.learn')} />
        <Way to="/replays" label={say('home.replays')} />
        <Way to="/tables" label={say('tables.title')} />
        <Way to="/account" label={say('tables.sign-in')} />
      </nav>
    </PageBar>
  );
}

/** A page below it is still there. */
function Way({ to, label }: { readonly to: string; readonly label: string }) {
  const [path] = useLocation();
  return (
    <Link href={to} className={path === to || path.startsWith(`${to}/`) ? 'here' : ''}>
      {label}
    </Link>
  );
}
