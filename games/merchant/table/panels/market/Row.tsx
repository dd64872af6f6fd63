// One thing for sale, in a line: what it is, what it does, what it costs, and the button.

import type { ReactNode } from 'react';
import { Act } from '../../part/Act.tsx';
import type { Props } from '../../part/self.ts';

interface RowProps {
  readonly props: Props;
  readonly art: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  readonly price?: string | undefined;
  /** The answer the button gives; left out, there is only something to read. */
  readonly answer?: string | undefined;
  readonly label?: string | undefined;
}

export function Row({ props, art, title, note, price, answer, label }: RowProps) {
  return (
    <li className="mv-row">
      {art}
      <span className="mv-what">
        <b>{title}</b>
        {note !== undefined && <span className="mv-note">{note}</span>}
      </span>
      {price !== undefined && <span className="mv-price">{price}</span>}
      {answer !== undefined && (
        <Act props={props} answer={answer}>
          {label}
        </Act>
      )}
    </li>
  );
}
