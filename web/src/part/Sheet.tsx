// A dialog over the page: closed by its button, by Escape or by a press beside it; the focus goes back to where it was.

import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../words/language.tsx';
import './Sheet.css';

interface SheetProps {
  readonly title: string;
  /** What the button that closes it says. */
  readonly close: string;
  readonly className: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Sheet({ title, close, className, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const shut = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={`sheet panel ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => isBeside(event) && shut()}
    >
      <header className="sheet-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button" onClick={shut}>
          {close}
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** On the backdrop, not on the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: PointerEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

interface TableSheetProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A page over the table, in the sheet of the house. */
export function TableSheet({ title, wide = false, children, onClose }: TableSheetProps) {
  const { say } = useLanguage();
  return (
    <Sheet
      title={title}
      close={say('table.close')}
      className={wide ? 'over-table wide' : 'over-table'}
      onClose={onClose}
    >
      <div className="over-page">{children}</div>
    </Sheet>
  );
}
