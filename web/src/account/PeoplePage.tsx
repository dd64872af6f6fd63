// What stands around a page about people: the way home, where else to go, the language.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { useLanguage } from '../words/language.tsx';
import './PeoplePage.css';

export function PeoplePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { say } = useLanguage();
  return (
    <div className="people-page">
      <header className="people-bar">
        <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
          Orrery
        </Link>
        <nav>
          <Link href="/tables" className={hereClass}>
            {say('tables.title')}
          </Link>
          <Link href="/account" className={hereClass}>
            {say('tables.sign-in')}
          </Link>
        </nav>
        <LanguageSwitch />
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

const hereClass = (isHere: boolean): string => (isHere ? 'here' : '');

/** Plain http, as on a home network: what browsers keep back there, in a sentence. */
export function PlainHttpNote() {
  const { say } = useLanguage();
  if (globalThis.isSecureContext) return null;
  return (
    <aside className="panel missing" aria-labelledby="missing-title">
      <h2 id="missing-title">{say('missing.title')}</h2>
      <p>{say('missing.more')}</p>
    </aside>
  );
}
