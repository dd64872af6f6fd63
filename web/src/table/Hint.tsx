// What a bot would answer here, and why if it can say. Only for a person alone among bots.

import { botMessages } from '@orrery/bots';
import { answerName, type Naming, sentence } from '@orrery/games';
import type { Messages } from '@orrery/kernel';
import { useState } from 'react';
import type { Mind, Thought } from '../source/mind.ts';
import type { Shot } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';

interface Props {
  readonly shot: Shot;
  readonly mind: Mind;
  readonly messages: Messages;
  readonly name: Naming;
}

export function Hint({ shot, mind, messages, name }: Props) {
  const { say, lang } = useLanguage();
  const [thought, setThought] = useState<Thought | 'thinking' | null>(null);
  const { ask, game, view, events, sitters } = shot;
  const alone = sitters.filter(({ bot }) => bot === null).length === 1;
  if (ask === null || !alone) return null;
  const think = (): void => {
    setThought('thinking');
    void mind
      .think({ game: game.id, view, ask, events, level: 'hard' })
      .then(setThought)
      .catch(() => setThought(null));
  };
  const words = (found: Thought): string =>
    say('table.hint-is', { answer: answerName(messages, ask, found.answer, name) });
  return (
    <>
      <button
        type="button"
        className="button"
        title={say('table.hint-more')}
        disabled={thought === 'thinking'}
        onClick={think}
      >
        {say(thought === 'thinking' ? 'table.thinking' : 'table.hint')}
      </button>
      <p className="hint" role="status">
        {thought !== null && thought !== 'thinking' && (
          <>
            {words(thought)} {thought.why !== undefined && sentence({ ...messages, ...botMessages[lang] }, thought.why)}
          </>
        )}
      </p>
    </>
  );
}
