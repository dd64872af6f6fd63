// What people take along by the clipboard, which pages over plain http do not have.

import { useState } from 'react';
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

interface Props {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** Not there where it could do nothing: the text beside it can be marked and copied by hand. */
export function CopyButton({ text, label, className = 'button' }: Props) {
  const { say } = useLanguage();
  const [done, setDone] = useState(false);
  if (!globalThis.isSecureContext) return null;
  return (
    <button type="button" className={className} onClick={() => void copied(text).then(setDone)}>
      {done ? say('lobby.copied') : label}
    </button>
  );
}
