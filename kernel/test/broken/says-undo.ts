// An answer that is written like an undo.

import { en, it } from './text.ts';
import { claim, spoil } from './tiny.ts';

export const broken = spoil('says-undo', {
  text: {
    en: () => Promise.resolve({ ...en, 'word.undo': 'Undo' }),
    it: () => Promise.resolve({ ...it, 'word.undo': 'Annulla' }),
  },
  steps: {
    claim: {
      ...claim,
      ask: () => ({
        prompt: { key: 'ask.claim' },
        choice: { kind: 'one', noun: 'word', options: ['undo', 'leave'] },
        otherwise: 'leave',
      }),
    },
  },
});
