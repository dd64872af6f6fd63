// The editions this server plays: games of this house on our own kernel, and bundles of older ones with the kernel inside.

import type { GameName } from '@orrery/bots';
import * as ours from '@orrery/kernel';
import { type Edition, editionOf, type Kernel } from '@orrery/table';

/** What the server asks of a kernel beside what a table does. */
export type HostKernel = Kernel &
  Pick<typeof ours, 'apply' | 'diceKey' | 'diceOf' | 'keyedDice' | 'replay' | 'toRecord'>;
export type HostEdition = Edition<HostKernel>;

/** `module`: where a thread finds the game; left out: in the catalog. */
export const ownEdition = (game: ours.Game, module?: string): HostEdition =>
  editionOf<HostKernel>({ kernel: ours, game }, module);

/** A module that exports a game, and the kernel it was written for if that is not ours. */
export async function loadEdition(module: string): Promise<HostEdition> {
  const { game, kernel = ours } = (await import(module)) as { game: ours.Game; kernel?: HostKernel };
  return editionOf({ kernel, game }, module);
}

/** As threads are told of it. */
export const nameOf = ({ game: { id }, module }: Edition): GameName => (module === undefined ? { id } : { id, module });
