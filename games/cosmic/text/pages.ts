// A page of the encyclopaedia for each power, as messages: `power.7.text`, `power.7.asks`, `flare.7.wild`, `flare.7.super`, and
// `power.7.doubt` where the text, or a part of it, is reconstructed, `power.7.silenced` where the Silencer stops a part.

import { type Messages, must } from '@orrery/kernel';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { SOURCES } from '../data/sources.ts';
import { POWER_NAMES } from './names.ts';

export interface Page {
  readonly text: string;
  /** When it asks its owner, and what. */
  readonly asks: string;
  readonly wild: string;
  readonly super: string;
  /** What is known, and what is ours. */
  readonly doubt?: string;
  /** §15.4, where the Silencer stops only a part of it. */
  readonly silenced?: string;
}

/** The pages of some letters; together they are all. */
export type Pages = Partial<Readonly<Record<PowerWord, Page>>>;

/** `reconstructed` is a sentence that says so, behind each text that had to be made up again. */
export function powerPages(pages: Readonly<Record<PowerWord, Page>>, reconstructed: string): Messages {
  const marked = (text: string, isOurs: boolean): string => (isOurs ? `${text} ${reconstructed}` : text);
  const entries = POWERS.flatMap(([word, , , , confidence], power) => {
    const [, , wildFrom, superFrom] = must(SOURCES[power], word);
    const { text, asks, wild, super: supers, doubt, silenced } = pages[word];
    return [
      [`power.${power}.text`, marked(text, confidence === 'low')],
      [`power.${power}.asks`, asks],
      [`flare.${power}.wild`, marked(wild, wildFrom === 'ours')],
      [`flare.${power}.super`, marked(supers, superFrom === 'ours')],
      ...(doubt === undefined ? [] : [[`power.${power}.doubt`, doubt]]),
      ...(silenced === undefined ? [] : [[`power.${power}.silenced`, silenced]]),
    ];
  });
  return Object.fromEntries(entries) as Messages;
}

/** What is said of a power beside its page: how its example is played, and why it goes well or badly with others. */
interface Companion extends Partial<Readonly<Record<PowerWord, string>>> {
  readonly example: string;
}

/** The powers of some letters; together they are all. */
export type Company = Partial<Readonly<Record<PowerWord, Companion>>>;

/** `power.7.example`, and `power.7.with.12` for the reason why power 7 goes well or badly with power 12. */
export function powerCompany(company: Readonly<Record<PowerWord, Companion>>): Messages {
  const entries = POWERS.flatMap(([word], power) => {
    const { example, ...reasons } = company[word];
    return [
      [`power.${power}.example`, example],
      ...Object.entries(reasons).map(([other, reason]) => [
        `power.${power}.with.${POWERS.findIndex(([each]) => each === other)}`,
        reason,
      ]),
    ];
  });
  return Object.fromEntries(entries) as Messages;
}

/** Over the page: `power.7.title` is the name, and what it means where a language has a word for it. */
export const powerTitles = (meanings: Partial<Readonly<Record<PowerWord, string>>>): Messages =>
  Object.fromEntries(
    POWERS.map(([word], power) => {
      const meaning = meanings[word];
      const name = POWER_NAMES[power] ?? word;
      return [`power.${power}.title`, meaning === undefined ? name : `${name} (${meaning})`];
    }),
  );
