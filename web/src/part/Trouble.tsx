// A page that cannot be shown, and the way home.

import { Link } from 'wouter';
import { useLanguage } from '../words/language.tsx';
import './Trouble.css';

export function Trouble({ error }: { readonly error?: Error }) {
  const { say } = useLanguage();
  return (
    <main className="trouble panel">
      <h1>{say(error === undefined ? 'page.missing' : 'table.gone')}</h1>
      {error !== undefined && <p className="quiet">{error.message}</p>}
      <Link href="/" className="button main">
        {say('table.home')}
      </Link>
    </main>
  );
}
