// A slot in a sentence without a noun: it would be read as it is stored.

import { en, it } from './text.ts';
import { spoil } from './tiny.ts';

export const broken = spoil('writes-a-slot', {
  text: {
    en: () => Promise.resolve({ ...en, 'log.peek': '{who:seat} looks at {marker}' }),
    it: () => Promise.resolve({ ...it, 'log.peek': '{who:seat} guarda {marker}' }),
  },
});
