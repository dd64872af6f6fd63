// Answers grouped by their verb, under the verb's own words: `buy 3`, `buy 7` under "Buy".

import type { Messages, Scalar } from '@orrery/kernel';

export interface AnswerGroup {
  /** Empty: answers that are alone of their kind. */
  readonly title: string;
  readonly options: readonly Scalar[];
}

export function groupsOf(messages: Messages, noun: string, options: readonly Scalar[]): AnswerGroup[] {
  const byVerb = new Map<string, Scalar[]>();
  for (const option of options) {
    const verb = typeof option === 'string' ? (option.split(' ')[0] ?? '') : '';
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), option]);
  }
  const alone: Scalar[] = [];
  const groups: AnswerGroup[] = [];
  for (const [verb, ids] of byVerb) {
    if (ids.length === 1 || verb === '') alone.push(...ids);
    else groups.push({ title: verbOf(messages[`${noun}.${verb}`] ?? verb), options: ids });
  }
  return alone.length === 0 ? groups : [{ title: '', options: alone }, ...groups];
}

/** `Fly first to {0:dot}` without what fills it. */
const verbOf = (pattern: string): string =>
  pattern
    .replace(/\{[^}]*\}/g, '…')
    .replace(/\s*…$/, '')
    .trim();
