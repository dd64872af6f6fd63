// A link to be sent to somebody: it can be read, and copied with one click.

import { useId, useState } from 'react';
import { useLanguage } from '../words/language.tsx';

export function CopyLink({ label, link }: { readonly label: string; readonly link: string }) {
  const { say } = useLanguage();
  const [copied, setCopied] = useState(false);
  const id = useId();
  return (
    <div className="invitation">
      <p id={id} className="quiet">
        {label}
      </p>
      <div className="field">
        <input readOnly aria-labelledby={id} value={link} onFocus={(event) => event.target.select()} />
      </div>
      <button
        type="button"
        className="button main"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {say(copied ? 'lobby.copied' : 'lobby.copy')}
      </button>
    </div>
  );
}
