// A card of the Challenge deck as it is drawn: its kind by colour and sign, its number large, what it says below.

import type { ReactNode } from 'react';
import { Alien } from '../aliens/index.tsx';
import { FIRST_FLARE } from '../../data/cards.ts';
import { type Kind, kindOf, valueOf } from '../../rules/cards.ts';
import './cards.css';

/** A sign for each kind, in a box of 24 by 24. */
const SIGNS: Readonly<Record<Kind, string>> = {
  attack: 'M12 2l2.600 7.400L22 12l-7.400 2.600L12 22l-2.600-7.400L2 12l7.400-2.600z',
  compromise: 'M3 13c3-5 6-5 9 0c3 5 6 5 9 0M3 8c3-5 6-5 9 0c3 5 6 5 9 0',
  edict: 'M6 3h9l3 3v15H6zM9 9h6M9 13h6M9 17h4',
  kicker: 'M6 6l12 12M18 6L6 18',
  reinforcement: 'M12 4v16M4 12h16',
  flare: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-3 2-4 2-6c1 1 2 2 3 3c1-2 1-5 0-8z',
};

/** Printed large: 12, −4, ×3, +5; nothing on the others. */
function figureOf(item: number): string {
  const kind = kindOf(item);
  const value = valueOf(item);
  const written = value < 0 ? `−${-value}` : `${value}`;
  if (kind === 'attack') return written;
  if (kind === 'kicker') return `×${written}`;
  return kind === 'reinforcement' ? `+${written}` : '';
}

interface CardFaceProps {
  /** -1: nobody here knows it. */
  readonly item: number;
  readonly name: string;
  readonly children?: ReactNode;
}

export function CardFace({ item, name, children }: CardFaceProps) {
  if (item < 0)
    return (
      <span className="cxp-card back" role="img" aria-label={name}>
        <Sign path="M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM4 12h16M12 4c4 5 4 11 0 16c-4-5-4-11 0-16" />
      </span>
    );
  const kind = kindOf(item);
  const figure = figureOf(item);
  return (
    <span className={`cxp-card ${kind}`} data-item={item}>
      <span className="cxp-sign">
        {kind === 'flare' ? <Alien power={item - FIRST_FLARE} size={30} /> : <Sign path={SIGNS[kind]} />}
      </span>
      {figure === '' ? <b className="cxp-name">{name}</b> : <b className="cxp-figure">{figure}</b>}
      {figure !== '' && <span className="aloud">{name}</span>}
      {children}
    </span>
  );
}

function Sign({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="cxp-line">
      <path d={path} />
    </svg>
  );
}

/** The sign of a kind in its colour, without a card. */
export function KindSign({ kind }: { readonly kind: Kind }) {
  return (
    <span className={`cxp-kind ${kind}`}>
      <Sign path={SIGNS[kind]} size={24} />
    </span>
  );
}

/** The power whose Flare it is; -1: it is none. */
export const powerOfFlare = (item: number): number => (item >= FIRST_FLARE ? item - FIRST_FLARE : -1);
