// The fronts of the games, at hand everywhere: they are fetched before anything is shown, together with the words.

import { type Front, type Said, scoreText } from '@orrery/games/front';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useLanguage } from '../words/language.tsx';

const Context = createContext<readonly Front[]>([]);

interface Props {
  readonly fronts: readonly Front[];
  readonly children: ReactNode;
}

export function FrontsProvider({ fronts, children }: Props) {
  return <Context value={fronts}>{children}</Context>;
}

/** All games, in the order of the catalog. */
export const useFronts = (): readonly Front[] => useContext(Context);

/** Undefined: a game of another time or place. */
export const useFront = (id: string): Front | undefined => useFronts().find((front) => front.id === id);

/** Says what a front says, in the reader's language. */
export function useSaid(): (said: Said) => string {
  const { lang } = useLanguage();
  return (said) => said[lang];
}

/** The name of a game by its id; one that is not in the catalog is called by its id. */
export function useGameNames(): (id: string) => string {
  const fronts = useFronts();
  const said = useSaid();
  return (id) => {
    const front = fronts.find((each) => each.id === id);
    return front === undefined ? id : said(front.name);
  };
}

/** Writes a score as this game does. */
export function useScore(id: string): (value: number) => string {
  const front = useFront(id);
  const { lang } = useLanguage();
  return useCallback((value) => scoreText(front, lang, value), [front, lang]);
}
