// What a game brings for learners, with its texts in the reader's language laid over the game's.

import { getRules, loadLearning, loadRulebook, messagesOf } from '@orrery/games';
import type { Encyclopaedia, Learning } from '@orrery/games/learn';
import type { Game, Lang, Messages } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { keptName } from '../home/name.ts';
import { useLanguage } from '../words/language.tsx';

export interface Learned {
  readonly game: Game;
  readonly learning: Learning;
  /** The shell's, the game's and the lessons' words, with the rules. */
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

/** Who sits at the table of a lesson: the reader first, then as many of these as it has seats. */
export function useLessonNames(): readonly string[] {
  const { say } = useLanguage();
  const [me] = useState(keptName);
  const [rival, third] = [say('learn.rival'), say('learn.third')];
  return useMemo(() => [me, rival, third], [me, rival, third]);
}

export interface LookedUp {
  readonly game: Game;
  readonly encyclopaedia: Encyclopaedia;
  /** All of the learning's words, and those of the pages. */
  readonly messages: Messages;
}

/** Undefined while it loads; null: this game has none. */
export function useEncyclopaedia(id: string): LookedUp | null | undefined {
  const { lang } = useLanguage();
  const learned = useLearning(id);
  const [found, setFound] = useState<LookedUp | null | undefined>();
  useEffect(() => {
    if (learned === undefined) return;
    let wanted = true;
    void open(learned, lang).then((looked) => wanted && setFound(looked));
    return () => {
      wanted = false;
    };
  }, [learned, lang]);
  return found;
}

async function open(learned: Learned | null, lang: Lang): Promise<LookedUp | null> {
  const encyclopaedia = (await learned?.learning.encyclopaedia?.())?.encyclopaedia;
  if (learned === null || encyclopaedia === undefined) return null;
  const texts = await encyclopaedia.text[lang]();
  return { game: learned.game, encyclopaedia, messages: { ...learned.messages, ...texts } };
}

async function load(id: string, lang: Lang, ours: Messages, names: readonly string[]): Promise<Learned | null> {
  const learning = await loadLearning(id);
  if (learning === null) return null;
  const game = await getRules(id);
  const [theirs, rules, texts] = await Promise.all([
    messagesOf(game, lang, names),
    loadRulebook(id, lang),
    learning.text[lang](),
  ]);
  return { game, learning, messages: { ...ours, ...theirs, ...rules, ...texts } };
}
