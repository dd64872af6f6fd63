import { directed } from '@orrery/kernel/testkit/vitest';
import { game } from '../index.ts';
import { goals } from './goals.ts';

directed(game, goals, { games: 600, rows: 900 });
