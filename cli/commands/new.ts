// `orrery new <id>`: a skeleton of a game that already passes the battery, to be turned into the fourth one.

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { bad, stop } from '../stop.ts';

export function addNew(program: Command): void {
  program
    .command('new')
    .description('write the skeleton of a new game')
    .argument('<id>', 'its id: small letters, digits and hyphens, such as star-trade')
    .action((id: string) => {
      const folder = newGame(id, root);
      say(`games/${id} is there, and one line of games/index.ts knows it: ${readdirSync(folder).join(', ')}`);
      say('');
      say('What to do next (docs/add-a-game.md goes through it step by step):');
      say(`  npm run -s orrery -- play ${id}      play it as it is`);
      say('  npm start                            see it on the home page');
      say(`  npm run -s orrery -- check ${id}     the battery: it passes, keep it so`);
      say(`  npm test -- ${id} fronts             its tests, and those of what it shows`);
      say(`  then write the first rule in games/${id}, its number beside it, and its test`);
    });
}

/** Copies the skeleton to games/<id> under its own name and puts it into the catalog; gives the folder. */
export function newGame(id: string, house: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
    throw bad(`"${id}" cannot be a game's id: up to 30 small letters, digits and single hyphens, a letter first`);
  if ([...RESERVED, ...ROOMS].includes(id)) throw bad(`"${id}" cannot be a game's id: the word is taken`);
  const catalog = join(house, 'games', 'index.ts');
  const folder = join(house, 'games', id);
  const listed = readFileSync(catalog, 'utf8');
  if (new RegExp(`^\\s+'?${id}'?: \\(\\) =>`, 'm').test(listed)) throw bad(`there is a game "${id}" already`);
  if (existsSync(folder)) throw bad(`games/${id} is there already`);
  const registered = register(listed, id);
  try {
    cpSync(join(root, 'cli', 'skeleton'), folder, { recursive: true });
    rename(folder, id);
    writeFileSync(catalog, registered);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

const RESERVED = ['skeleton', 'games', 'test', 'con', 'nul'];
/** Rooms of games/ itself. */
const ROOMS = ['index', 'read', 'words', 'front', 'picture', 'table', 'learn', 'evidence'];

/** One more line at the end of the catalog. */
function register(listed: string, id: string): string {
  const start = listed.indexOf('const CATALOG');
  const end = listed.indexOf('\n};', start);
  if (start < 0 || end < 0) throw stop(1, 'games/index.ts has no catalog to put the game into');
  const key = id.includes('-') ? `'${id}'` : id;
  return `${listed.slice(0, end)}\n  ${key}: () => import('./${id}/front.ts'),${listed.slice(end)}`;
}

/** `skeleton` becomes the id, `Skeleton` the name, in the files and in their names. */
function rename(folder: string, id: string): void {
  const name = id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('skeleton', id).replaceAll('Skeleton', name));
    if (entry.name.includes('skeleton'))
      renameSync(path, join(entry.parentPath, entry.name.replaceAll('skeleton', id)));
  }
}
