// The bot of docs/bots plays whole games over the public API, as anybody's program would.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame } from '@orrery/games';
import { must, type GameRecord, replay } from '@orrery/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { catalog } from '../src/tables/index.ts';
import { createGuest, startHost } from './server.ts';

const path = fileURLToPath(new URL('../../docs/bots/api-bot.mjs', import.meta.url));

test('it has 60 lines', () => {
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test.each(['duel', 'frontier'])(
  'two of them play %s to the end',
  async (name) => {
    // Windows last, as they do at every table: whoever does not say that it was seen waits for each of them.
    const { address } = await startHost({ games: catalog, windows: 10_000 });
    const owner = createGuest(address);
    const { id } = await owner.create({ game: name, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const play = async (who: string): Promise<string> => {
      const child = spawn(process.execPath, [path, `${address}/table/${id}`, who], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill());
      let out = '';
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number];
      expect(code).toBe(0);
      return out;
    };
    const said = await Promise.all([play('Uno'), play('Due')]);
    for (const line of said) expect(line).toMatch(/^Over: rank [12]\.\n$/);
    const { body } = await owner.call<GameRecord>('GET', `/api/tables/${id}/record`);
    expect(replay(must(await findGame(name), name), body).state.frames).toEqual([]);
  },
  120_000,
);
