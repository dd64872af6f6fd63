// What a bot would answer here, and why if it can say. Only for a person alone among bots.

import { useState } from 'react';
import type { Mind, Thought } from '../source/mind.ts';
import { useTableContext } from './frame.ts';

export interface Hint {
  /** Undefined: none is given at this table, or nothing is asked. */
  readonly think: (() => void) | undefined;
  readonly thinking: boolean;
  readonly thought: Thought | null;
}

interface AskedHint {
  readonly question: string | null;
  readonly thought: Thought | null;
  readonly over: boolean;
}

export function useHint(mind: Mind): Hint {
  const { shot, question } = useTableContext();
  const { ask, game, view, events, sitters } = shot;
  const [asked, setAsked] = useState<AskedHint | null>(null);
  const mine = asked?.question === question ? asked : null;
  const alone = sitters.filter(({ bot }) => bot === null).length === 1;
  if (ask === null || !alone) return { think: undefined, thinking: false, thought: null };
  const think = (): void => {
    if (mine !== null && !mine.over) return;
    setAsked({ question, thought: null, over: false });
    // A thought that comes late belongs to a question that is gone.
    const end = (thought: Thought | null): void =>
      setAsked((now) => (now?.question === question ? { question, thought, over: true } : now));
    mind.think({ game: game.id, view, ask, events, level: 'hard' }).then(end, () => end(null));
  };
  return { think, thinking: mine !== null && !mine.over, thought: mine?.thought ?? null };
}
