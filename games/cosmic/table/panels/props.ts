// Who looks at the table and what they are asked: what every panel begins with.

import type { Ask, Scalar, Seat } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';

export type Props = TableProps<Table>;

/** The seat the panels speak of: the viewer's own; to the audience, the one whose turn it is. */
export const seatShown = ({ viewer, seats, table }: Props['view']): Seat => (viewer < seats ? viewer : table.turn);

/** The answers that are listed, whether one of them is wanted or several. */
export const optionsOf = (ask: Ask | null): readonly Scalar[] =>
  ask !== null && 'options' in ask.choice ? ask.choice.options : [];

/** The words of an answer to a moment (§8): `card-seat 31 2` is a card, number 31, aimed at 2. */
export function wordsOf(option: Scalar): { readonly kind: string; readonly what: number } {
  const [verb = '', what = '-1'] = String(option).split(' ');
  return { kind: verb.split('-')[0] ?? '', what: Number(what) };
}

/** What can be done with this card, or this power, at the moment that is asked about. */
export const actsWith = (ask: Ask | null, kind: 'card' | 'power', what: number): readonly Scalar[] =>
  ask?.step !== 'moment'
    ? []
    : optionsOf(ask).filter((option) => {
        const words = wordsOf(option);
        return words.kind === kind && words.what === what;
      });

/** Whether a power to begin with is asked for (§1.3). */
export const isOffered = (ask: Ask | null): boolean => ask?.choice.kind === 'one' && ask.choice.noun === 'offered';

/** Whether a card of the hand is what is asked for. */
export const wantsCards = (ask: Ask | null): boolean =>
  ask !== null && (ask.choice.kind === 'one' || ask.choice.kind === 'some') && ask.choice.noun === 'slot';
