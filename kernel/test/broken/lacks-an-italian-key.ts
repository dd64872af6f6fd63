// A sentence that nobody has put into Italian.

import { en, it } from './text.ts';
import { spoil } from './tiny.ts';

const { 'log.roll': _, ...rest } = it;

export const broken = spoil('lacks-an-italian-key', {
  text: { en: () => Promise.resolve(en), it: () => Promise.resolve(rest) },
});
