// Plain http, as on a home network: what browsers keep back there, in a sentence.

import { useLanguage } from '../words/language.tsx';

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
