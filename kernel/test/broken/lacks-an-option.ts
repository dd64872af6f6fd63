// The new-table dialog would show the bare id of the option.

import { en, it } from './text.ts';
import { spoil } from './tiny.ts';

const { 'option.rounds': _english, ...english } = en;
const { 'option.rounds': _italian, ...italian } = it;

export const broken = spoil('lacks-an-option', {
  text: { en: () => Promise.resolve(english), it: () => Promise.resolve(italian) },
});
