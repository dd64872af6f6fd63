// What stands around a page about people: the bar of every page, and a title.

import type { ReactNode } from 'react';
import { HomeBar } from '../part/PageBar.tsx';
import { useLanguage } from '../words/language.tsx';
import './PeoplePage.css';

export function PeoplePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="page people-page">
      <HomeBar />
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

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
