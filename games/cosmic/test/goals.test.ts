import { directed } from '@orrery/kernel/testkit/vitest';
import { game } from '../index.ts';
import { goals } from './goals.ts';

/** What takes a rare coincidence, or a bargain that chance does not strike: scenarios of these powers have it. */
const RARE = [
  'gorgon super',
  'pirate super',
  'worm super',
  'log.called-off',
  'log.true-claim',
  'log.relents',
  'log.too-dear',
];

directed(game, goals, { games: 1200, rows: 500 }, RARE);
