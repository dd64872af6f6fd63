// The audience holds no card, and its sentence ends in nothing.

import { en, it } from './text.ts';
import { spoil } from './tiny.ts';

const { 'card.none': _english, ...english } = en;
const { 'card.none': _italian, ...italian } = it;

export const broken = spoil('lacks-a-word-for-none', {
  text: { en: () => Promise.resolve(english), it: () => Promise.resolve(italian) },
});
