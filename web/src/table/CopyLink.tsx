// A link to be sent to somebody: it can be read, and copied with one click where there is a clipboard.

import { useId } from 'react';
import { CopyButton } from '../part/copy.tsx';
import { useLanguage } from '../words/language.tsx';

export function CopyLink({ label, link }: { readonly label: string; readonly link: string }) {
  const { say } = useLanguage();
  const id = useId();
  return (
    <div className="invitation">
      <p id={id} className="quiet">
        {label}
      </p>
      <div className="field">
        <input readOnly aria-labelledby={id} value={link} onFocus={(event) => event.target.select()} />
      </div>
      <CopyButton text={link} label={say('lobby.copy')} className="button main" />
    </div>
  );
}
