// Reading what was typed. Every way to be wrong has its own line, and ends with exit code 2.

import { readFileSync, writeFileSync } from 'node:fs';
import { findGame, getGame } from '@orrery/games';
import { readRecord } from '@orrery/games/read';
import type { Game, Lang, Options, GameRecord } from '@orrery/kernel';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { bad } from './stop.ts';

const MOST_GAMES = 10_000_000;

/** A whole number within bounds: `0`, `-1`, `1e9` and `abc` are refused where they make no sense. */
export const whole =
  (min: number, max: number) =>
  (text: string): number => {
    const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (n >= min && n <= max) return n;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };

export const gamesOption = (most = MOST_GAMES): Option =>
  new Option('--games <n>', 'how many games').argParser(whole(1, most)).default(100);

export const seedOption = (): Option =>
  new Option('--seed <n>', 'the same seed gives the same games').argParser(whole(0, 0xffffffff)).default(1);

export const playersOption = (): Option =>
  new Option('--players <n>', 'how many seats (default: the fewest the game allows)').argParser(whole(1, 30));

export const optionsOption = (): Option =>
  new Option('--options <json>', "the game's options, such as '{\"short\":true}'")
    .argParser(readOptions)
    .default({}, '{}');

export const langOption = (): Option =>
  new Option('--lang <lang>', 'en or it').choices(['en', 'it'] satisfies Lang[]).default('en');

export const jsonOption = (): Option => new Option('--json', 'print the result as JSON');

export const addAll = (command: Command, ...options: readonly Option[]): Command =>
  options.reduce((so, option) => so.addOption(option), command);

/** A list such as `greedy,random`. */
export function readList(text: string): string[] {
  const list = text.split(',').map((each) => each.trim());
  if (list.some((each) => each === '')) throw new InvalidArgumentError('It must be a list such as greedy,random.');
  return list;
}

function readOptions(text: string): Options {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidArgumentError('It must be a JSON object, such as {"short":true}.');
  return value as Options;
}

export const readGame = (id: string): Promise<Game> => getGame(id);

/** A record from a file, for a game that is here. */
export async function openRecord(path: string): Promise<{ game: Game; record: GameRecord }> {
  const text = readText(path);
  const id = /"game"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  const game = id === undefined ? undefined : await findGame(id);
  return readRecord(text, (wanted) => (wanted === game?.id ? game : undefined));
}

export function saveRecord(path: string, record: GameRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record)}\n`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw bad(`the record cannot be written to ${path}: ${WHY[code] ?? code}`);
  }
}

const WHY: Readonly<{ [code: string]: string }> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') throw bad(`there is no file ${path}`);
    if (code === 'EISDIR') throw bad(`${path} is a folder, not a record`);
    if (code === 'EACCES') throw bad(`${path} may not be read`);
    throw error;
  }
}

/** How many sit down when nobody says: two, where the game can be played alone as well. */
export const usualPlayers = (game: Game): number => Math.min(game.seats.max, Math.max(2, game.seats.min));
