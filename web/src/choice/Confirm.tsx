// The button that sends an answer put together from parts, and why it cannot be sent yet.

import { useId } from 'react';
import { useLanguage } from '../words/language.tsx';

interface Props {
  readonly busy: boolean;
  /** Why not yet; null: ready. */
  readonly lacks: string | null;
  readonly label?: string;
  onConfirm(): void;
}

export function Confirm({ busy, lacks, label, onConfirm }: Props) {
  const { say } = useLanguage();
  const reason = useId();
  return (
    <div className="confirm">
      <button
        type="button"
        className="button main"
        disabled={busy}
        aria-disabled={lacks !== null}
        aria-describedby={reason}
        onClick={() => lacks === null && onConfirm()}
      >
        {label ?? say('table.confirm')}
      </button>
      <span id={reason} className="lacks" role="status">
        {lacks}
      </span>
    </div>
  );
}
