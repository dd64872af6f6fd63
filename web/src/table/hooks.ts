// What the table's components read: the newest shot, the game's messages in the reader's language, which answers are final.

import { messagesOf } from '@orrery/games';
import {
  type Ask,
  createKit,
  crosses,
  fastDice,
  type Game,
  imagine,
  type Messages,
  picker,
  type Scalar,
} from '@orrery/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Shot, TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';

export function useShot(source: TableSource): Shot {
  return useSyncExternalStore(source.subscribe, source.shot);
}

/** The game's words over ours; null until they are here. A change of language keeps the old ones until then. */
export function useMessages(game: Game, names: readonly string[]): Messages | null {
  const { lang, messages: ours } = useLanguage();
  const [messages, setMessages] = useState<Messages | null>(null);
  const list = names.join('\n');
  useEffect(() => {
    let wanted = true;
    void messagesOf(game, lang, list.split('\n')).then((theirs) => wanted && setMessages({ ...ours, ...theirs }));
    return () => {
      wanted = false;
    };
  }, [game, lang, list, ours]);
  return messages;
}

const MANY = 60;
const NONE: ReadonlySet<Scalar> = new Set();

/** Options after which nothing can be undone, foretold on an imagined world so that it tells nothing. Foretold when the
 *  page has a moment: until then, none. */
export function useRisky({ game, view, ask }: Shot): ReadonlySet<Scalar> {
  const [found, setFound] = useState<{ readonly ask: Ask; readonly risky: ReadonlySet<Scalar> } | null>(null);
  useEffect(() => {
    if (ask === null || ask.choice.kind !== 'one' || ask.choice.options.length > MANY) return;
    const { options } = ask.choice;
    return whenIdle(() => {
      const world = imagine(game, view, picker(fastDice(1)));
      const kit = createKit(game, fastDice(2));
      setFound({ ask, risky: new Set(options.filter((option) => crosses(kit, world, ask.seat, option))) });
    });
  }, [game, view, ask]);
  return found !== null && found.ask === ask ? found.risky : NONE;
}

/** Gives back how to call it off. Not every browser says when it is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const later = setTimeout(work, 50);
    return () => clearTimeout(later);
  }
  const later = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(later);
}
