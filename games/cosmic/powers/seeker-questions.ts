// The Seeker's questions: what they are about, and what an answer binds to.

import type { Seat } from '@orrery/kernel';
import { kindOf, valueOf } from '../rules/cards.ts';
import { current, type Table } from '../rules/table.ts';

/** The effect of what was said: it binds who said it. */
export const PROMISE = 'promise';

/** `hold-above 10`, `play-kind attack`, `hoard-card 31`, `tell-hold edict`: the verb, what sort of thing, which. */
export function parse(question: string): [verb: string, sort: string, what: string] {
  const [topic = '', what = ''] = question.split(' ');
  const [verb = '', sort = ''] = topic.split('-');
  return verb === 'tell' ? [sort, 'kind', what] : [verb, sort, what];
}

/** Whether a card is what the question is about; an Attack above or below a value, a kind, or just this card. */
export function fits(item: number, question: string): boolean {
  const [, sort, what] = parse(question);
  if (sort === 'card') return item === Number(what);
  if (sort === 'kind') return item >= 0 && kindOf(item) === what;
  if (item < 0 || kindOf(item) !== 'attack') return false;
  return sort === 'above' ? valueOf(item) > Number(what) : valueOf(item) < Number(what);
}

/** Whether it asks which Challenge card will be laid, and not what will be played besides. */
export function isAboutLaying(question: string): boolean {
  const [verb, sort, what] = parse(question);
  return verb === 'play' && (sort === 'above' || sort === 'below' || what === 'attack' || what === 'compromise');
}

/** Whether all promises leave this Challenge card to be laid, as everybody has heard. */
export const mayLay = (table: Table, seat: Seat, item: number): boolean =>
  (current(table)?.effects ?? []).every(({ of, target, data: [by, yes] }) => {
    if (of !== PROMISE || by !== seat || !isAboutLaying(String(target))) return true;
    return fits(item, String(target)) === (yes === 1);
  });

/** What who means to lay this card would say; null: it is not about that. */
export const truthOf = (question: string, item: number): string | null =>
  isAboutLaying(question) ? (fits(item, question) ? 'yes' : 'no') : null;
