// The market as entries: every piece that changes hands here, with its verb, its price and what comes of it. The panel groups
// them; nothing here decides what is allowed.

import type { ReactNode } from 'react';
import type { Dot } from '../../rules/board.ts';
import type { Outlook } from '../shared/estimates.ts';
import type { Props } from '../shared/props.ts';

/** In the order of the panel: first what is aboard and wanted here, last what is aboard and is not. */
export const GROUPS = ['holds', 'shelf', 'finds', 'deeds', 'gear', 'ships', 'barter', 'company', 'aboard'] as const;
export type Group = (typeof GROUPS)[number];

export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly art: ReactNode;
  readonly title: string;
  readonly note: string;
  /** What it costs or brings: `−$140`, `+$120`; empty: neither. */
  readonly effect: string;
  readonly verb: string;
  /** What its button answers; several where one thing can be had in several ways. None: it is only looked at. */
  readonly answers: readonly EntryAnswer[];
  /** Who buys these goods. */
  readonly outlook?: Outlook;
  /** Dots to light while it is looked at. */
  readonly lights?: readonly Dot[];
}

export interface EntryAnswer {
  readonly answer: string;
  /** What tells it from the others; left out: there is one, and the verb says it all. */
  readonly label?: string;
}

/** What all makers of entries are given. */
export interface Stall {
  readonly props: Props;
  readonly seat: number;
  readonly culture: number;
  readonly system: number;
  /** Where a buyer's way begins: the ship, or the market looked at. */
  readonly from: Dot;
  /** Whether this is the moment to trade, here. */
  readonly can: boolean;
}

export const minus = (cost: number): string => `−$${cost}`;
export const plus = (money: number): string => `+$${money}`;

/** One answer, where there is something to answer. */
export const only = ({ can }: Stall, answer: string): readonly EntryAnswer[] => (can ? [{ answer }] : []);
