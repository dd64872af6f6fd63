// The English encyclopaedia: a page for each power and its Flare. Apart from the words of the table, which it never needs; it
// loads when somebody opens a page.

import type { Messages } from '@orrery/kernel';
import { powerPages, powerTitles } from '../pages.ts';
import { aToC } from './powers/a-c.ts';
import { dToG } from './powers/d-g.ts';
import { hToM } from './powers/h-m.ts';
import { nToS } from './powers/n-s.ts';
import { tToZ } from './powers/t-z.ts';

const messages: Messages = {
  ...powerTitles({}),
  ...powerPages({ ...aToC, ...dToG, ...hToM, ...nToS, ...tToZ }),
};

export default messages;
