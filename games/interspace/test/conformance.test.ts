import { conformance } from '@orrery/kernel/testkit/vitest';
import { game } from '../index.ts';

conformance(game, { games: 8 });
