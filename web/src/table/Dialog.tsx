// A page over the table. The browser keeps the focus inside, closes it with Escape and gives the focus back.

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../words/language.tsx';
import './Dialog.css';

interface Props {
  readonly title: string;
  /** Above the title, in small letters. */
  readonly above?: string | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ title, above, wide = false, children, onClose }: Props) {
  const { say } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the key for that is Escape, the browser's own.
    <dialog
      ref={dialog}
      className="over-table"
      data-wide={wide}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="over-page">
        <header>
          <div>
            {above !== undefined && <p className="quiet">{above}</p>}
            <h2 id={id}>{title}</h2>
          </div>
          <button
            type="button"
            className="button plain close"
            aria-label={say('table.close')}
            onClick={() => dialog.current?.close()}
          >
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
