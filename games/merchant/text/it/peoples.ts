// Cultures, their sciences and goods, and the six merchants.

import type { Messages } from '@orrery/kernel';
import { CULTURE_NAMES, GOODS_NAMES, named, withNumbers } from '../names.ts';

const HUMANS = 'Umani';

export const CULTURES_IT = withNumbers(
  CULTURE_NAMES.map((name) => (name === 'Humans' ? HUMANS : name)),
  'Base',
);

export const peoples: Messages = {
  ...named('culture', CULTURES_IT),
  'culture.humans': HUMANS,
  'culture.unknown': 'una Cultura ancora nascosta',
  ...named('good', GOODS_NAMES),
  'good.unknown': 'Merci che non esistono',
  ...named('merchant', [
    'Nik (verde)',
    'Dell (giallo)',
    'Umano (blu)',
    'Eeep (bianco)',
    'Whynom (nero)',
    'Qossuth (rosso)',
  ]),
  'merchant.unknown': 'mercante ancora da scegliere',
  'science.primitive': 'Primitiva',
  'science.bioengineering': 'Bioingegneria',
  'science.industry': 'Industria',
  'science.technology': 'Tecnologia',
  'science.metaphysics': 'Metafisica',
  'science.base': 'Cantieri della Base',
};
