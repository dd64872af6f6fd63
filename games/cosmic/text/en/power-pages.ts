// What each power and its Flare say, in English: for the panels of the table and the encyclopaedia. It loads when it is first read.

import type { Messages } from '@orrery/kernel';
import { powerPages } from '../pages.ts';
import { aToC } from './powers/a-c.ts';
import { dToG } from './powers/d-g.ts';
import { hToM } from './powers/h-m.ts';
import { nToS } from './powers/n-s.ts';
import { tToZ } from './powers/t-z.ts';

const messages: Messages = powerPages({ ...aToC, ...dToG, ...hToM, ...nToS, ...tToZ }, 'This text is reconstructed.');

export default messages;
