// The rules of a game with its words in the reader's language, once they have come.

import { firstMessagesOf, getRules } from '@orrery/games';
import type { Game, Lang, Messages } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { useFront } from './fronts.tsx';

interface Known {
  readonly game: Game;
  readonly lang: Lang;
  readonly messages: Messages;
}

/** As much of them as its first ready table needs: the same names, options and words as all of them have. Null: not yet. */
export function useRules(id: string): Known | null {
  const { lang } = useLanguage();
  const options = useFront(id)?.presets?.[0]?.options;
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let left = false;
    void getRules(id, options)
      .then(async (game) => ({ game, lang, messages: await firstMessagesOf(game, lang, []) }))
      .then((found) => !left && setKnown(found));
    return () => {
      left = true;
    };
  }, [id, lang, options]);
  return known?.game.id === id ? known : null;
}
