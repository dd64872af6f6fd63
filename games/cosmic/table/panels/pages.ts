// What powers and Flares say, page by page: long, so it comes after the table, once for each language.

import type { Lang, Messages } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { idle } from '../idle.ts';

const LOADS: Readonly<Record<Lang, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('../../text/en/power-pages.ts'),
  it: () => import('../../text/it/power-pages.ts'),
};
const loaded = new Map<Lang, Messages>();

/** `power.7.text`, `power.7.asks`, `flare.7.wild`, `flare.7.super`; null until they are here. */
export function usePages(lang: Lang): Messages | null {
  const [, setLoaded] = useState(0);
  useEffect(() => {
    let wanted = true;
    // Without a line the short lines of the table must do.
    if (!loaded.has(lang))
      idle()
        .then(LOADS[lang])
        .then(
          ({ default: messages }) => {
            loaded.set(lang, messages);
            if (wanted) setLoaded((n) => n + 1);
          },
          () => undefined,
        );
    return () => {
      wanted = false;
    };
  }, [lang]);
  return loaded.get(lang) ?? null;
}
