// Cultures, their sciences and goods, and the six merchants.

import type { Messages } from '@orrery/kernel';
import { CULTURE_NAMES, named, withNumbers } from '../names.ts';
import { inItalian, NAMES } from './glossary.ts';

export const CULTURES_IT = withNumbers(inItalian(CULTURE_NAMES), 'Base');

export const peoples: Messages = {
  ...named('culture', CULTURES_IT),
  'culture.humans': NAMES['Humans'] ?? '',
  'culture.unknown': 'una Cultura ancora nascosta',
  'good.unknown': 'Merci che non esistono',
  ...named('merchant', ['Nik', 'Dell', 'Umano', 'Eeep', 'Whynom', 'Qossuth']),
  'merchant.unknown': 'mercante ancora da scegliere',
  'science.primitive': 'Primitiva',
  'science.bioengineering': 'Bioingegneria',
  'science.industry': 'Industria',
  'science.technology': 'Tecnologia',
  'science.metaphysics': 'Metafisica',
  'science.base': 'Cantieri della Base',
};
