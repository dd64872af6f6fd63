// `orrery fire <game>`: games steered towards all that a game names in its goals.ts, until each thing has happened.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Coverage, direct, type Goals } from '@orrery/kernel/testkit';
import type { Command } from 'commander';
import { addAll, gamesOption, jsonOption, readGame, seedOption, whole } from '../arguments.ts';
import { root } from '../root.ts';
import { plural, say, sayJson, sayTable } from '../say.ts';
import { stop } from '../stop.ts';

interface FireHow {
  readonly games: number;
  readonly rows: number;
  readonly seed: number;
  readonly json?: true;
}

export function addFire(program: Command): void {
  const command = program
    .command('fire')
    .description('steer games until every card, power or event that a game names has fired and been cancelled')
    .argument('<game>', 'a game')
    .option('--rows <n>', 'a game is cut after so many answers', whole(1, 100_000), 600);
  addAll(command, gamesOption(), seedOption(), jsonOption()).action(fire);
}

async function fire(id: string, { json, ...effort }: FireHow): Promise<void> {
  const game = await readGame(id);
  const coverage = direct(game, await goalsOf(game.id), effort);
  if (coverage.missing.length > 0) process.exitCode = 1;
  if (json) sayJson(coverage);
  else sayCoverage(coverage);
}

/** A game's goals stand beside its tests. */
async function goalsOf(id: string): Promise<Goals<unknown>> {
  const places = [join('games', id, 'test', 'goals.ts'), join('kernel', 'test', 'slices', id, 'goals.ts')];
  const path = places.map((place) => join(root, place)).find((place) => existsSync(place));
  if (path === undefined) throw stop(1, `${id} names nothing that must happen: there is no ${places[0]}`);
  return ((await import(pathToFileURL(path).href)) as { readonly goals: Goals<unknown> }).goals;
}

function sayCoverage({ games, rows, goals, missing }: Coverage): void {
  const when = (first: (typeof goals)[number]['fired'] | undefined): string => {
    if (first === undefined) return 'cannot be';
    return first === null ? 'never' : `game ${first.game}, row ${first.row}`;
  };
  sayTable(
    ['goal', 'fired', 'cancelled'],
    goals.map(({ id, fired, cancelled }) => [id, when(fired), when(cancelled)]),
  );
  const never = missing.length === 0 ? 'all of it happened' : `never: ${missing.join(', ')}`;
  say(`\n${plural(goals.length, 'goal')}, ${plural(games, 'game')}, ${plural(rows, 'answer')}; ${never}`);
}
