// In a thread of its own, so that nothing else has filled the registry: games at tables where these powers are left out, by the module
// of the game that is named; gives the digest of each, and what any card there could be makes of the moments of a challenge.

import { parentPort, workerData } from 'node:worker_threads';
import { digest, type Game } from '@orrery/kernel';
import { playRandom } from '@orrery/kernel/testkit';
import { registry } from '../rules/registry.ts';
import type { Table } from '../rules/table.ts';

export interface PlainGames {
  readonly powers: number;
  readonly roles: readonly (readonly [code: string, roles: readonly string[]])[];
  readonly digests: readonly string[];
}

const TABLES = [
  { seats: 4, options: {} },
  { seats: 4, options: { expansion: true, kickers: true, reinforcements: true, limbo: true } },
  { seats: 6, options: { powers: 'draft', flares: 'fixed', renewal: true, skipping: true } },
  { seats: 2, options: { powers: 'chosen', others: true, proposals: 1 } },
];

export interface Asked {
  readonly module: string;
  readonly barred: string;
  readonly seeds: number;
}

const { module, barred, seeds } = workerData as Asked;
const { game } = (await import(module)) as { readonly game: Game<Table> };
const usual = Object.fromEntries(Object.entries(game.options).map(([name, [value = '']]) => [name, value]));
const digests = TABLES.flatMap(({ seats, options }) =>
  Array.from({ length: seeds }, (_, seed) => {
    const { record, journal } = playRandom(game, {
      seats,
      options: { ...usual, ...options, barred },
      seed,
    });
    return digest([record, journal.state]);
  }),
);
const found: PlainGames = {
  powers: registry.powers.filter((power) => power !== undefined).length,
  roles: [...registry.moments].map(([code, { roles }]) => [code, roles]),
  digests,
};
parentPort?.postMessage(found, []);
