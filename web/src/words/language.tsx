// The reader's language: the browser's, unless chosen here; kept for the next visit.

import { sentence } from '@orrery/games';
import type { Args, Lang, Messages } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { en, type Word } from './en/index.ts';
import { it } from './it/index.ts';

export const LANGS: readonly Lang[] = ['en', 'it'];
const WORDS: Readonly<Record<Lang, Readonly<Record<Word, string>>>> = { en, it };
const PLACE = 'orrery.lang';

export interface Language {
  readonly lang: Lang;
  /** The shell's messages, to be laid under a game's. */
  readonly messages: Messages;
  choose(lang: Lang): void;
  say(word: Word, args?: Args): string;
}

const Context = createContext<Language | null>(null);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState(firstLang);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const language = useMemo<Language>(() => {
    const messages: Messages = WORDS[lang];
    const choose = (next: Lang): void => {
      localStorage.setItem(PLACE, next);
      setLang(next);
    };
    const say = (word: Word, args?: Args): string => sentence(messages, args ? { key: word, args } : { key: word });
    return { lang, messages, choose, say };
  }, [lang]);
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
