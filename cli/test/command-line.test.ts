// The command line from outside: exit codes, one clear line, pure JSON.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../program.ts';
import { orrery } from './orrery.ts';

let folder: string;
let record: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
  record = join(folder, 'record.json');
  await orrery(['sim', 'duel', '--games', '1', '--save', record]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a record that is like the good one but for what `change` does to its text. */
function spoilt(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(record, 'utf8')));
  return path;
}

/** Runs in this process; what would go to the terminal comes back. */
async function run(...args: string[]): Promise<{ code: number; err: string; out: string }> {
  const written = { out: '', err: '' };
  const { write: toOut } = process.stdout;
  const { write: toErr } = process.stderr;
  const { exitCode } = process;
  process.stdout.write = (text: string | Uint8Array) => Boolean((written.out += String(text)));
  process.stderr.write = (text: string | Uint8Array) => Boolean((written.err += String(text)));
  try {
    return { code: await main(args), ...written };
  } finally {
    Object.assign(process.stdout, { write: toOut });
    Object.assign(process.stderr, { write: toErr });
    process.exitCode = exitCode;
  }
}

describe('bad arguments end with 2 and one line', () => {
  test.each([
    [['nonsense'], /unknown command 'nonsense'/],
    [['simm', 'duel'], /unknown command 'simm' \(Did you mean sim\?\)/],
    [['sim'], /missing required argument 'game'/],
    [['sim', 'chess'], /there is no game "chess"; there are .*duel/],
    [['sim', 'duel', '--games', '0'], /whole number from 1 to/],
    [['sim', 'duel', '--games', '-1'], /whole number from 1 to/],
    [['sim', 'duel', '--games', '1e9'], /whole number from 1 to/],
    [['sim', 'duel', '--games', '1000000000'], /whole number from 1 to/],
    [['sim', 'duel', '--games', 'abc'], /whole number from 1 to/],
    [['sim', 'duel', '--games', '2.5'], /whole number from 1 to/],
    [['sim', 'duel', '--seed', 'abc'], /whole number from 0 to/],
    [['sim', 'duel', '--players', '9'], /Duel is for 2 to 6 seats, not 9/],
    [['sim', 'duel', '--bots', 'genius'], /there is no bot "genius"/],
    [['sim', 'duel', '--bots', 'random,'], /a list such as/],
    [['sim', 'duel', '--options', '{oops'], /not JSON/],
    [['sim', 'duel', '--options', '[1]'], /must be a JSON object/],
    [['sim', 'duel', '--options', '{"colour":1}'], /Duel has no option "colour"/],
    [['sim', 'duel', '--options', '{"goal":99}'], /"goal" can be/],
    [['sim', 'duel', '--wrong'], /unknown option '--wrong'/],
    [['check', 'chess'], /there is no game "chess"/],
    [['check', 'duel', '--deep', 'x'], /whole number/],
    [['rules', 'chess'], /there is no game "chess"/],
    [['fire', 'chess'], /there is no game "chess"/],
    [['fire', 'duel', '--rows', '0'], /whole number from 1 to/],
    [['arena', 'duel', '--bots', 'x,y'], /there is no bot "x"/],
    [['play', 'duel', '--seat', '7'], /there is no seat 7/],
    [['play', 'duel', '--lang', 'fr'], /Allowed choices are en, it/],
    [['serve', '--port', '99999'], /whole number from 0 to 65535/],
    [['new', 'Bad Id'], /cannot be a game's id/],
    [['bench', 'nothing'], /there is no measurement "nothing"; there are engine/],
    [['evidence', 'nothing'], /there is no measurement "nothing"/],
    [['replay', '/nowhere/at/all.json'], /there is no file/],
    [['replay', '/'], /is a folder/],
  ])('%j', async (args, line) => {
    const { code, out, err } = await run(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(line);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('a file that is no good record is told apart', () => {
  const faults: readonly [name: string, change: (text: string) => string, line: RegExp, code: number][] = [
    ['cut short', (text) => text.slice(0, 200), /cut short or is not JSON/, 2],
    ['empty', () => '', /cut short or is not JSON/, 2],
    ['something else', () => '{"a":1}', /not an Orrery record/, 2],
    ['an unknown game', (text) => text.replace('"game":"duel"', '"game":"chess"'), /there is no game "chess" here/, 2],
    ['future rules', (text) => text.replace(/"rules":\d+/, '"rules":999'), /played under rules 999 .*: update/, 2],
    [
      'a wrong digest',
      (text) => text.replace(/"marks":\[\[(\d+),"[^"]+"/, '"marks":[[$1,"0"'),
      /is not the one recorded/,
      1,
    ],
    ['a wrong chain', (text) => text.replace(/"chain":"[^"]+"/, '"chain":"0"'), /the chain (of digests )?differs/, 1],
    ['another secret', (text) => text.replace('"secret":"seed', '"secret":"sead'), /secret is not the one/, 1],
    ['no secret', (text) => text.replace(/,"secret":"[^"]+"/, ''), /not (shown yet|in the record)/, 1],
  ];
  test.each(faults)('%s', async (name, change, line, code) => {
    const path = spoilt(`${name}.json`, change);
    for (const command of ['replay', 'verify']) {
      const ended = await run(command, path);
      expect(ended.err).toMatch(line);
      expect(ended.err.trim().split('\n')).toHaveLength(1);
      expect(ended.code).toBe(code);
    }
  });
});

describe('JSON is pure and keeps its fields', () => {
  test('games', async () => {
    const { code, out } = await run('games', '--json');
    const games = JSON.parse(out) as object[];
    expect(code).toBe(0);
    expect(games.length).toBeGreaterThan(2);
    for (const game of games)
      expect(game).toEqual({
        id: expect.any(String),
        name: expect.any(String),
        rules: expect.any(Number),
        seats: { min: expect.any(Number), max: expect.any(Number) },
        options: expect.any(Object),
      });
  });

  test('sim', async () => {
    const { code, out } = await run('sim', 'duel', '--games', '20', '--players', '3', '--seed', '7', '--json');
    const { actions, seconds, actionsPerSecond, gamesPerSecond, ...rest } = JSON.parse(out);
    expect(code).toBe(0);
    expect(rest).toMatchObject({ game: 'duel', games: 20, finished: 20, cut: 0, violations: 0 });
    expect(actionsPerSecond).toBeCloseTo(actions / seconds);
    expect(gamesPerSecond).toBeCloseTo(20 / seconds);
  });

  test('sim says what it cut', async () => {
    const { out } = await run('sim', 'duel', '--games', '3', '--rows', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 3, finished: 0, cut: 3, actions: 6, rows: 2 });
    expect((await run('sim', 'duel', '--games', '3', '--rows', '2')).out).toMatch(/3 cut after 2 rows/);
  });

  test('the same seed plays the same games', async () => {
    const actions = async (seed: string): Promise<number> =>
      JSON.parse((await run('sim', 'duel', '--games', '5', '--seed', seed, '--json')).out).actions;
    expect(await actions('4')).toBe(await actions('4'));
    expect(await actions('4')).not.toBe(await actions('5'));
  });

  test('arena', async () => {
    const { code, out } = await run('arena', 'duel', '--games', '4', '--bots', 'random,greedy', '--json');
    const { game, games, bots } = JSON.parse(out);
    expect({ code, game, games }).toEqual({ code: 0, game: 'duel', games: 4 });
    expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'greedy']);
    for (const line of bots)
      for (const field of ['games', 'wins', 'winRate', 'low', 'high', 'msPerDecision'])
        expect(line[field]).toBeTypeOf('number');
  });

  test('fire', async () => {
    const { code, out } = await run('fire', 'duel', '--json');
    const { game, goals, missing } = JSON.parse(out);
    expect({ code, game, missing }).toEqual({ code: 0, game: 'duel', missing: [] });
    expect(goals.map(({ id }: { id: string }) => id)).toEqual(['copy', 'raid', 'rewind', 'zap']);
    const short = await run('fire', 'duel', '--games', '1', '--rows', '5');
    expect(short.code).toBe(1);
    expect(short.out).toMatch(/1 game, 5 answers; never: .*rewind cancelled/);
    expect(await run('fire', 'orbit')).toMatchObject({ code: 1, err: expect.stringMatching(/orbit names nothing/) });
  });

  test('rules', async () => {
    const { game, rules, tested, untested } = JSON.parse((await run('rules', 'duel', '--json')).out);
    expect(game).toBe('duel');
    expect(untested).toHaveLength(rules - tested);
  });
});

describe('as a child process', () => {
  test('replay and verify a good record, in words', async () => {
    const replayed = await orrery(['replay', record, '--every', '--json']);
    const { ok, rows, digests } = JSON.parse(replayed.out);
    expect({ code: replayed.code, ok, digests: digests.length }).toEqual({ code: 0, ok: true, digests: rows });
    const verified = await orrery(['verify', record]);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(/proved: the secret is the one promised before the deal/);
    expect(verified.out).toMatch(/proved: \d+ digests of the whole state and the chain over all rows agree/);
    expect(verified.out).toMatch(/not proved: that the host did not choose among secrets/);
  });

  test('every command explains itself', async () => {
    const { out, code } = await orrery(['--help']);
    const names = [...out.matchAll(/^ {2}([a-z]+) .*? {2}/gm)].map(([, name]) => name ?? '');
    expect(code).toBe(0);
    expect(names).toEqual(
      expect.arrayContaining(
        'games sim check fire rules replay verify play arena bench serve new dev evidence'.split(' '),
      ),
    );
    for (const name of names) expect((await run(name, '--help')).out).toMatch(new RegExp(`Usage: orrery ${name}`));
  });
});
