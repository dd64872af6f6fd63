// Small things that the panels share: the mark of an owner, a hex that is found on the map, a rule that can be opened.

import type { ReactNode } from 'react';
import { type Hex, isSeat, type Owner } from '../../rules/table.ts';
import { markOf } from '../board/marks.ts';
import { hexName } from '../board/sheet.ts';
import { useFocus } from '../focus.tsx';
import type { Props } from './props.ts';

export function OwnerMark({ props, owner }: { readonly props: Props; readonly owner: Owner }) {
  const { colour, shape } = markOf(props.glyph, owner);
  return (
    <svg className="is-owner" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} style={{ fill: colour }} />
    </svg>
  );
}

export const ownerName = ({ names, name }: Props, owner: Owner): string =>
  isSeat(owner) ? (names[owner] ?? '') : name('owner', owner);

/** Its hex is lit on the map while one looks at it here. */
export function HexLink({ hex, children }: { readonly hex: Hex; readonly children: ReactNode }) {
  const { look, looked, light } = useFocus();
  const cell = hexName(hex);
  return (
    <button
      type="button"
      className="button plain is-hex-link"
      onPointerEnter={() => light([cell])}
      onPointerLeave={() => light([])}
      onClick={() => {
        look(looked === cell ? null : cell);
        document.querySelector(`[data-cell="${cell}"]`)?.scrollIntoView({ block: 'center', inline: 'center' });
      }}
    >
      {children}
    </button>
  );
}

export function RuleLink({ props, rule }: { readonly props: Props; readonly rule: string }) {
  return (
    <button type="button" className="button plain is-rule" onClick={() => props.openRule(rule)}>
      §{rule}
    </button>
  );
}

interface CardProps {
  readonly says: string;
  /** It is open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A card by its name; opened, what it says. */
export function Card({ says, open = false, children }: CardProps) {
  return (
    <details className="is-card" open={open}>
      <summary>{children}</summary>
      <p>{says}</p>
    </details>
  );
}
