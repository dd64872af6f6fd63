// `orrery games`: what can be played.

import { gameIds, getGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import type { Command } from 'commander';
import { jsonOption } from '../arguments.ts';
import { say, sayJson, sayTable } from '../say.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games that can be played')
    .addOption(jsonOption())
    .action(async ({ json }: { json?: true }) => {
      const games = await listGames();
      if (json) return sayJson(games);
      const optionsOf = ({ options }: Listed): string =>
        Object.entries(options)
          .map(([name, values]) => `${name}: ${values.join(' | ')}`)
          .join('; ');
      sayTable(
        ['id', 'name', 'seats', 'rules', 'options'],
        games.map((game) => [
          game.id,
          game.name,
          game.seats.min === game.seats.max ? `${game.seats.min}` : `${game.seats.min}-${game.seats.max}`,
          game.rules,
          optionsOf(game),
        ]),
      );
      say('\nPlay one: npm run -s orrery -- play <id>');
    });
}

type Listed = Pick<Game, 'id' | 'name' | 'rules' | 'seats' | 'options'>;

async function listGames(): Promise<Listed[]> {
  const games = await Promise.all(gameIds.map((id) => getGame(id)));
  return games.map(({ id, name, rules, seats, options }) => ({ id, name, rules, seats, options }));
}
