// Who looks at the table and what they are asked: what every panel begins with.

import type { Ask, Scalar, Seat, Sentence } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';

export type Props = TableProps<Table>;

/** The seat whose ship the panels speak of: the viewer's own; to the audience, the one whose turn it is. */
export const seatShown = ({ viewer, seats, table }: Props['view']): Seat => (viewer < seats ? viewer : table.active);

export const isMine = ({ view }: Props, seat: Seat): boolean => view.viewer === seat;

export const optionsOf = (ask: Ask | null): readonly Scalar[] =>
  ask !== null && ask.choice.kind === 'one' ? ask.choice.options : [];

export const isAsked = (ask: Ask | null, ...keys: readonly string[]): boolean =>
  ask !== null && keys.includes(ask.prompt.key);

export const isTrading = ({ ask }: Props): boolean => isAsked(ask, 'ask.trade');

/** So many turns, to a tenth, as the reader writes it: `key`, or `key-one` where it is just one. */
export function inTurns(key: string, lang: Props['lang'], value: number): Sentence {
  const turns = (Math.round(value * 10) / 10).toLocaleString(lang);
  return turns === '1' ? { key: `${key}-one` } : { key, args: { turns } };
}

/** Money, thousands apart. */
export const sum = ({ lang }: Pick<Props, 'lang'>, value: number): string =>
  `$${value.toLocaleString(lang, { useGrouping: 'always' })}`;

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** How many of each, in the order of first appearance. */
export function tally<V extends Scalar>(all: readonly V[]): [each: V, count: number][] {
  const counts = new Map<V, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts];
}
