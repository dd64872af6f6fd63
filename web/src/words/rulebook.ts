// The rules of a game as chapters, from the texts `chapter.5` and `rule.5.21` of its messages.

import type { Messages } from '@orrery/kernel';

export interface Rule {
  readonly number: string;
  readonly text: string;
  /** How deep it stands: 5.2 is 1, 5.21 is 2. */
  readonly depth: number;
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Every chapter that has a title or rules. */
export function chaptersOf(messages: Messages): Chapter[] {
  const rules = Object.entries(messages).flatMap(([key, text]) => {
    const number = /^rule\.(\d+(?:\.\d+)*)$/.exec(key)?.[1];
    return number === undefined ? [] : [{ number, text, depth: number.split('.')[1]?.length ?? 1 }];
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

/** 5.3 comes after 5.21: digit by digit, as rulebooks count. */
const inOrder = (a: Rule, b: Rule): number => (a.number < b.number ? -1 : 1);

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
