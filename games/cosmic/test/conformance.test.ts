import { conformance } from '@orrery/kernel/testkit/vitest';
import { game } from '../index.ts';

conformance(game, { games: 12, seed: 1, deep: 2, most: 250 });
