// A link to be sent to somebody: it can be read, and copied with one click.

import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';

export function CopyLink({ label, link }: { readonly label: string; readonly link: string }) {
  const { say } = useLanguage();
  const [copied, setCopied] = useState(false);
  return (
    <div className="invitation">
      <label className="field">
        {label}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
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
