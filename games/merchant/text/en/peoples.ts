// Cultures, their sciences and goods, and the six merchants.

import type { Messages } from '@orrery/kernel';
import { CULTURE_NAMES, named, withNumbers } from '../names.ts';

export const CULTURES_EN = withNumbers(CULTURE_NAMES, 'Base');

export const peoples: Messages = {
  ...named('culture', CULTURES_EN),
  'culture.humans': 'Humans',
  'culture.unknown': 'a culture still hidden',
  'good.unknown': 'goods that do not exist',
  ...named('merchant', ['Nik', 'Dell', 'Human', 'Eeep', 'Whynom', 'Qossuth']),
  'merchant.unknown': 'merchant not chosen yet',
  'science.primitive': 'Primitive',
  'science.bioengineering': 'Bioengineering',
  'science.industry': 'Industry',
  'science.technology': 'Technology',
  'science.metaphysics': 'Metaphysics',
  'science.base': 'Shipwrights of the Base',
};
