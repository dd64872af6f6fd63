// The reader's language: the browser's, unless chosen here; kept for the next visit.

import { sentence } from '@orrery/games';
import type { Args, Lang, Messages } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Word } from './en/index.ts';

export const LANGS: readonly Lang[] = ['en', 'it'];
type Words = Readonly<Record<Word, string>>;

/** A reader fetches one language, and the other on the day it is chosen. */
const WORDS: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
};
const PLACE = 'orrery.lang';

export interface Language {
  readonly lang: Lang;
  /** The shell's messages, to be laid under a game's. */
  readonly messages: Messages;
  choose(lang: Lang): void;
  say(word: Word, args?: Args): string;
}

const Context = createContext<Language | null>(null);

/** A language with its words, as the page speaks it. */
export interface Spoken {
  readonly lang: Lang;
  readonly words: Words;
}

const fetchSpoken = async (lang: Lang): Promise<Spoken> => ({ lang, words: await WORDS[lang]() });

/** What the page speaks first: fetched before anything is shown. */
export const firstSpoken = (): Promise<Spoken> => fetchSpoken(firstLang());

export function LanguageProvider({ first, children }: { readonly first: Spoken; readonly children: ReactNode }) {
  const [{ lang, words }, setSpoken] = useState(first);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const language = useMemo<Language>(() => {
    const messages: Messages = words;
    const choose = (next: Lang): void => {
      localStorage.setItem(PLACE, next);
      // The page goes on speaking as it did until the new words are here.
      void fetchSpoken(next).then(setSpoken);
    };
    const say = (word: Word, args?: Args): string => sentence(messages, args ? { key: word, args } : { key: word });
    return { lang, messages, choose, say };
  }, [lang, words]);
  return <Context value={language}>{children}</Context>;
}

export function useLanguage(): Language {
  const language = useContext(Context);
  if (language === null) throw new Error('no language around this component');
  return language;
}

function firstLang(): Lang {
  const kept = localStorage.getItem(PLACE);
  const wished = kept === null ? navigator.languages : [kept];
  for (const tag of wished) {
    const lang = LANGS.find((each) => tag.toLowerCase().startsWith(each));
    if (lang !== undefined) return lang;
  }
  return 'en';
}

/** A bot's level in the reader's language, or as it is. */
export function useLevelName(): (level: string) => string {
  const { messages } = useLanguage();
  return (level) => messages[`level.${level}`] ?? level;
}
