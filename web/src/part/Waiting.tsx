// While something loads: the instrument turns.

import { isFault } from '@orrery/kernel';
import { Link } from 'wouter';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import { Orrery } from './Orrery.tsx';
import './Waiting.css';

export function Waiting() {
  const { say } = useLanguage();
  const bodies = [0, 120, 240].map((angle) => ({
    key: angle,
    angle,
    lit: false,
    planet: <circle r="12" fill="var(--brass-strong)" />,
  }));
  return (
    <main className="waiting" aria-busy="true">
      <Orrery turning bodies={bodies} />
      <p role="status">{say('table.loading')}</p>
    </main>
  );
}

/** By the code of a fault: what is wrong, in the reader's words. */
const WHY: Readonly<Partial<Record<string, Word>>> = {
  'no-answer': 'table.unreached',
  'no-table': 'table.none',
  'unknown-table': 'table.none',
};

/** A page that cannot be shown, and the way home. */
export function Trouble({ error }: { readonly error?: Error }) {
  const { say } = useLanguage();
  const why = isFault(error) ? WHY[error.code] : undefined;
  return (
    <main className="trouble panel">
      <h1>{say(error === undefined ? 'page.missing' : 'table.gone')}</h1>
      {error !== undefined && <p className="quiet">{why === undefined ? error.message : say(why)}</p>}
      <Link href="/" className="button main">
        {say('table.home')}
      </Link>
    </main>
  );
}
