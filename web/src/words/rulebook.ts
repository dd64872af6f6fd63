// The rules of a game as chapters, from the texts `chapter.5` and `rule.5.21` of its messages.

import type { Messages } from '@orrery/kernel';

export interface Rule {
  readonly number: string;
  readonly text: string;
  /** How deep it stands: 5.2 is 1, 5.21 is 2; 14.21, which comes after 14.20, is 1. */
  readonly depth: number;
  /** The same number by its levels, as `placeOf` reads it. */
  readonly place: readonly number[];
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Every chapter that has a title or rules. */
export function chaptersOf(messages: Messages): Chapter[] {
  const texts = Object.entries(messages).flatMap(([key, text]) => {
    const number = /^rule\.(\d+(?:\.\d+)*)$/.exec(key)?.[1];
    return number === undefined ? [] : [[number, text] as const];
  });
  const numbers = new Set(texts.map(([number]) => number));
  const rules = texts.map(([number, text]) => {
    const place = placeOf(number, numbers);
    return { number, text, depth: Math.max(1, place.length - 1), place };
  });
  const titled = Object.keys(messages).flatMap((key) => /^chapter\.(\d+)$/.exec(key)?.[1] ?? []);
  return [...new Set([...titled, ...rules.map(chapterOf)])]
    .sort((a, b) => Number(a) - Number(b))
    .map((number) => ({
      number,
      title: messages[`chapter.${number}`] ?? '',
      rules: rules.filter((rule) => chapterOf(rule) === number).sort(inOrder),
    }));
}

const chapterOf = ({ number }: Rule): string => number.split('.')[0] ?? '';

/**
 * Where a rule stands, level by level. Rulebooks count in two ways: 5.21 is the first under 5.2, digit by digit; but 3.10 comes
 * after 3.9, and 3.101 is under it. So several digits are one number where the number before it is a rule of its own.
 */
function placeOf(number: string, numbers: ReadonlySet<string>): number[] {
  const [chapter = '', ...parts] = number.split('.');
  const digits = parts.join('');
  const counts = (n: number): boolean => n < 10 || (numbers.has(`${chapter}.${n - 1}`) && counts(n - 1));
  let length = digits.length;
  while (length > 1 && (digits.startsWith('0') || !counts(Number(digits.slice(0, length))))) length--;
  return [chapter, digits.slice(0, length), ...digits.slice(length).split('')].map(Number);
}

/** 5.3 comes after 5.21, and 3.10 after 3.9. */
function inOrder({ place: a }: Rule, { place: b }: Rule): number {
  const at = a.findIndex((n, level) => n !== b[level]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}

/** The rules that have every one of the words, or the number itself. */
export function searchRules(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  const fits = (title: string, { number, text }: Rule): boolean => {
    const said = plain(`${number} §${number} ${title} ${text}`);
    return words.every((word) => said.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter.title, rule)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Without accents and case, so that "citta" finds "Città". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
