import { conformance } from '@orrery/kernel/testkit/vitest';
import { game } from '../index.ts';

conformance(game, { games: 12, seed: 1, deep: 2, most: 250 });

// Lucre, Moons and reverse hexes change what every challenge asks, so they have games of their own.
conformance(game, { games: 6, seed: 2, deep: 2, most: 250, options: { lucre: true, moons: 'cheese', hexes: 'dealt' } });
