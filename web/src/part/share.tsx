// What people take along: by the clipboard, which pages over plain http do not have, by a link, or as a file.

import { useId, useState } from 'react';
import { useLanguage } from '../words/language.tsx';

/** Whether the text is on the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** Not there where it could do nothing: the text beside it can be marked and copied by hand. */
export function CopyButton({ text, label, className = 'button' }: CopyButtonProps) {
  const { say } = useLanguage();
  const [done, setDone] = useState(false);
  if (!globalThis.isSecureContext) return null;
  return (
    <button type="button" className={className} onClick={() => void copied(text).then(setDone)}>
      {done ? say('lobby.copied') : label}
    </button>
  );
}

/** A link to be sent to somebody: it can be read, and copied with one click where there is a clipboard. */
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

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
