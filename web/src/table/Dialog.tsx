// A page over the table, in the sheet of the house.

import type { ReactNode } from 'react';
import { Sheet } from '../part/Sheet.tsx';
import { useLanguage } from '../words/language.tsx';
import './Dialog.css';

interface Props {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

export function TableSheet({ title, wide = false, children, onClose }: Props) {
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
