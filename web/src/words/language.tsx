// The reader's language: the browser's, unless chosen here; kept for the next visit. The words of home and of a table come first,
// those of the other pages with the first of these pages.

import { sentence } from '@orrery/games';
import type { Args, Lang, Messages } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../source/source.ts';
import type { Word } from './en/index.ts';

export const LANGS: readonly Lang[] = ['en', 'it'];

/** A reader fetches one language, and the other on the day it is chosen. */
const FIRST: Readonly<Record<Lang, () => Promise<Messages>>> = {
  en: async () => (await import('./en/first.ts')).first,
  it: async () => (await import('./it/first.ts')).first,
};
const MORE: Readonly<Record<Lang, () => Promise<Messages>>> = {
  en: async () => (await import('./en/more.ts')).more,
  it: async () => (await import('./it/more.ts')).more,
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
interface Spoken {
  readonly lang: Lang;
  readonly messages: Messages;
}

const listeners = createListeners();
let spoken: Spoken | null = null;
/** What the page is to speak; of two wishes the later one counts. */
let wished: Lang | null = null;
/** The words of all pages are on their way, or here. */
let all: Promise<void> | null = null;

/** The page goes on speaking as it did until the new words are here. */
async function speak(): Promise<void> {
  const lang = (wished ??= firstLang());
  const [first, more] = await Promise.all([FIRST[lang](), all === null ? {} : MORE[lang]()]);
  if (lang !== wished) return;
  spoken = { lang, messages: { ...first, ...more } };
  listeners.tell();
}

/** Fetches what home and a table say: before anything is shown. */
export const speakFirst = speak;

/** Laid into the words that are there: nothing on the screen says any of them yet, so nothing is drawn anew. */
async function addMore(): Promise<void> {
  const { lang, messages } = readSpoken();
  Object.assign(messages, await MORE[lang]());
}

/** Fetches a part of the page that says more than home and a table do, together with what it says. */
export const withWords =
  <Part,>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    all ??= addMore().catch((error: unknown) => {
      all = null;
      throw error;
    });
    const [part] = await Promise.all([load(), all]);
    return part;
  };

function readSpoken(): Spoken {
  if (spoken === null) throw new Error('the page has no words yet');
  return spoken;
}

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { lang, messages } = useSyncExternalStore(listeners.subscribe, readSpoken);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const language = useMemo<Language>(() => {
    const choose = (next: Lang): void => {
      localStorage.setItem(PLACE, next);
      wished = next;
      void speak();
    };
    const say = (word: Word, args?: Args): string => sentence(messages, args ? { key: word, args } : { key: word });
    return { lang, messages, choose, say };
  }, [lang, messages]);
  return <Context value={language}>{children}</Context>;
}

export function useLanguage(): Language {
  const language = useContext(Context);
  if (language === null) throw new Error('no language around this component');
  return language;
}

function firstLang(): Lang {
  const kept = localStorage.getItem(PLACE);
  const tags = kept === null ? navigator.languages : [kept];
  for (const tag of tags) {
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
