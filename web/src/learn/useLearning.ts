// What a game brings for learners, with its texts in the reader's language laid over the game's.

import { getGame, loadLearning, messagesOf } from '@orrery/games';
import type { Learning } from '@orrery/games/learn';
import type { Game, Lang, Messages } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.tsx';

export interface Learned {
  readonly game: Game;
  readonly learning: Learning;
  /** The shell's, the game's and the lessons' words. */
  readonly messages: Messages;
}

const NO_NAMES: readonly string[] = [];

/** Undefined while it loads; null: there is nothing to learn about this game. */
export function useLearning(id: string, names: readonly string[] = NO_NAMES): Learned | null | undefined {
  const { lang, messages: ours } = useLanguage();
  const [found, setFound] = useState<Learned | null | undefined>();
  const list = names.join('\n');
  useEffect(() => {
    let wanted = true;
    void load(id, lang, ours, list === '' ? [] : list.split('\n')).then((learned) => wanted && setFound(learned));
    return () => {
      wanted = false;
    };
  }, [id, lang, ours, list]);
  return found;
}

async function load(id: string, lang: Lang, ours: Messages, names: readonly string[]): Promise<Learned | null> {
  const learning = await loadLearning(id);
  if (learning === null) return null;
  const game = await getGame(id);
  const [theirs, texts] = await Promise.all([messagesOf(game, lang, names), learning.text[lang]()]);
  return { game, learning, messages: { ...ours, ...theirs, ...texts } };
}
