// What must come out the same on every machine: run by Node and by a browser, from the same sources.

import {
  chainText,
  commitment,
  digest,
  diceKey,
  fastDice,
  type Game,
  keyedDice,
  type GameRecord,
  replay,
  sha256,
} from '../src/index.ts';
import { check, playRandom } from '../testkit/index.ts';
import { setups } from '../testkit/plan.ts';
import { tiny } from './broken/tiny.ts';
import { game as duel } from './slices/duel/index.ts';
import { game as frontier } from './slices/frontier/index.ts';
import { game as orbit } from './slices/orbit/index.ts';

const GAMES = [tiny, duel, orbit, frontier] as unknown as readonly Game[];

/** Random games of every slice, played here. */
export function recordsOf(games: number): GameRecord[] {
  return GAMES.flatMap((game, which) =>
    setups(game, games, which + 1, {}).map((setup) => playRandom(game, { ...setup, most: 400 }).record),
  );
}

/** A record played again here: the digest of the state after every row, and the chain. */
export function replayed(record: GameRecord): string[] {
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Error(`there is no ${record.game}`);
  const digests: string[] = [];
  const { chain } = replay(game, record, undefined, ({ state }) => digests.push(digest(state)));
  return [...digests, chainText(chain)];
}

/** Hashes, dice and digests of odd things. */
export function basics(): string[] {
  const words = ['', 'abc', 'città', '🪐 in orbit', 'x'.repeat(200), 'a\ud800b'];
  const dice = [keyedDice(diceKey('secret', 'table', ['a', 'è'])), fastDice(-5), fastDice(2 ** 31)];
  const thrown = dice.map((die) => Array.from({ length: 50 }, (_, at) => die.word(at % 3, at)));
  const odd = [2 ** 53 - 1, -(2 ** 40), 0, { b: [1, null], a: 'è' }, [[], {}, true]];
  return [...words.map(sha256), ...words.map(commitment), JSON.stringify(thrown), ...odd.map(digest)];
}

/** The whole battery, on a few games. */
export async function battery(): Promise<object> {
  const reports = [];
  for (const game of GAMES) reports.push(await check(game, { games: 3, deep: 2, most: 400 }));
  return reports.map(({ game, positions, findings }) => ({ game, positions, findings }));
}
