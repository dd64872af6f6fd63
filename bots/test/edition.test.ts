// A table pinned to an older bundle has bots too: they think on that bundle's kernel.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as kernel from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { inputOf, isOver, NO_PACING, openTable, type Table, turnsOf, enter } from '@orrery/table';
import { expect, it, onTestFinished } from 'vitest';
import { decideRequest, decideSafely, getBot, loadEdition, ourEdition } from '../src/index.ts';

function bundleOfThen(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-edition-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'duel-1.mjs');
  copyFileSync(new URL('../../table/test/editions/duel-1.mjs.txt', import.meta.url), file);
  return pathToFileURL(file).href;
}

const headOf = (rules: number): kernel.Head => ({
  game: 'duel',
  rules,
  options: { goal: 2 },
  seats: ['Ada', 'Bo', 'Cy'],
  table: 't',
  commitment: '',
  salts: [],
});

const bots = (table: Table) => table.numbers.map(() => ({ kind: 'bot', level: 'greedy' }) as const);

it('plays a whole game of an older edition, decided by the module alone', async () => {
  const name = { id: 'duel', module: bundleOfThen() };
  const edition = await loadEdition(name);
  expect(edition.game.rules).not.toBe(duel.rules);
  const table = openTable(edition, headOf(edition.game.rules), kernel.fastDice(3));
  for (let answers = 0; !isOver(table); answers++) {
    expect(answers).toBeLessThan(1000);
    const turn = kernel.must(turnsOf(table, NO_PACING, bots(table))[0], 'a turn');
    const input = kernel.must(inputOf(table, NO_PACING, turn.seat) ?? undefined, 'an input');
    const bot = answers % 10 === 0 ? 'easy' : 'greedy';
    const decided = await decideRequest({ ...input, game: name, bot, seed: answers, budget: { iterations: 12 } });
    expect(decided.instead).toBeUndefined();
    expect(enter(table, { seat: turn.seat, answer: decided.answer })).toBeNull();
  }
});

it('touches a state by the kernel of its task alone', () => {
  const table = openTable(ourEdition(duel), headOf(duel.rules), kernel.fastDice(3));
  const input = kernel.must(inputOf(table, NO_PACING, 0) ?? undefined, 'an input');
  const used = new Set<string | symbol>();
  const watched = new Proxy(
    { ...kernel },
    {
      get: (target, name, self) => (used.add(name), Reflect.get(target, name, self) as unknown),
    },
  );
  const task = { ...ourEdition(duel), ...input, dice: kernel.fastDice(1) };
  for (const level of ['greedy', 'hard'])
    decideSafely(getBot(level), { ...task, kernel: watched, budget: { iterations: 30 } });
  expect([...used]).toEqual(expect.arrayContaining(['asks', 'clone', 'createKit', 'imagine', 'step']));
});
