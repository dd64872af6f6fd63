// The encyclopaedia of powers: a page for each, made of the tables in data/ and the texts in text/<language>/encyclopaedia.ts.

import { must } from '@orrery/kernel';
import type { Company, Encyclopaedia, Article, Paragraph } from '../../learn.ts';
import { BOOK, THEMES } from '../data/book.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { Alien } from '../table/aliens/index.tsx';

const powerOf = (word: string): number => POWERS.findIndex(([each]) => each === word);

function articleOf(power: number): Article {
  const [word, , , , , reconstructed, box] = must(POWERS[power], 'a power');
  const [, difficulty, themes, well, badly] = must(BOOK[power], word);
  return {
    id: word,
    name: `power.${power}`,
    title: `power.${power}.title`,
    line: `power.${power}.tag`,
    facets: { theme: themes, difficulty: [String(difficulty)], box: [box], reconstructed: [reconstructed] },
    paragraphs: paragraphsOf(power),
    company: [company('heading-well', power, well), company('heading-badly', power, badly)],
    example: { situation: word, text: `power.${power}.example` },
  };
}

/** Those a power has only sometimes are there without a text, and the page leaves them out. */
const paragraphsOf = (power: number): Paragraph[] => [
  { text: `power.${power}.text` },
  { title: 'heading-asks', text: `power.${power}.asks` },
  { title: 'heading-wild', text: `flare.${power}.wild` },
  { title: 'heading-super', text: `flare.${power}.super` },
  { title: 'heading-silenced', text: `power.${power}.silenced` },
  { title: 'heading-doubt', text: `power.${power}.doubt` },
];

const company = (title: string, power: number, words: readonly PowerWord[]): Company => ({
  title,
  articles: words.map((id) => ({ id, why: `power.${power}.with.${powerOf(id)}` })),
});

export const encyclopaedia: Encyclopaedia = {
  filters: {
    theme: THEMES,
    difficulty: ['1', '2', '3'],
    box: ['base', 'expansion', 'unknown'],
    reconstructed: ['no', 'partial', 'full'],
  },
  articles: POWERS.map((_, power) => articleOf(power)),
  Picture: ({ article, size }) => <Alien power={powerOf(article)} size={size} />,
  text: {
    en: async () => (await import('../text/en/encyclopaedia.ts')).default,
    it: async () => (await import('../text/it/encyclopaedia.ts')).default,
  },
};
