// A word that no language has: only a game that gets there finds it.

import { en, it } from './text.ts';
import { spoil } from './tiny.ts';

const { 'word.claim': _english, ...english } = en;
const { 'word.claim': _italian, ...italian } = it;

export const broken = spoil('lacks-a-sentence', {
  text: { en: () => Promise.resolve(english), it: () => Promise.resolve(italian) },
});
