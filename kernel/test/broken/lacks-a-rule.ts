// There are rule pages, but none for the number that a refusal names.

import { en, it } from './text.ts';
import { spoil } from './tiny.ts';

const { 'rule.2.1': _english, ...english } = en;
const { 'rule.2.1': _italian, ...italian } = it;

export const broken = spoil('lacks-a-rule', {
  text: {
    en: () => Promise.resolve({ ...english, 'rule.2.2': 'A card scores what it shows.' }),
    it: () => Promise.resolve({ ...italian, 'rule.2.2': 'Una carta vale ciò che mostra.' }),
  },
});
