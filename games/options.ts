// The options of a table, as its game has them.

import type { Game, Options, Situation } from '@orrery/kernel';

export const situationOf = ({ situations = {} }: Game, name: string): Situation | undefined =>
  Object.hasOwn(situations, name) ? situations[name] : undefined;

/** The options of a table: what was chosen, what goes with the situation if one was, and the defaults of the rest. */
export function fullOptions(game: Game, chosen: Options = {}): Options {
  const defaults = Object.entries(game.options).map(([name, [first]]) => [name, first] as const);
  const { options } = situationOf(game, String(chosen['situation'])) ?? {};
  return { ...(Object.fromEntries(defaults) as Options), ...options, ...chosen };
}

/** The words of an option of which several hold at once. */
export const pickedWords = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(' ').filter((word) => word !== '') : [];
