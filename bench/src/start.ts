// `orrery bench start`: what whoever types a command waits for: the command line's first word, and a server that was started before.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWebBuilt } from '../../scripts/web.mjs';
import { median } from './clock.ts';
import { type Measure, startMeasures } from './measure.ts';
import type { Step } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The first of each is the one that compiles and sets up, and is not counted. */
export function startSteps(seconds: number): Step[] {
  const count = Math.max(3, Math.min(15, Math.floor(seconds / 3)));
  const step = (key: string, share: number, time: () => Promise<number>): Step => ({
    key,
    share,
    async run(tell): Promise<Measure[]> {
      const times: number[] = [];
      for (let n = 0; n <= count; n++) {
        tell(n / (count + 1), key);
        times.push(await time());
      }
      return [{ name: key, value: median(times.slice(1)), unit: 'ms' }];
    },
  });
  return [
    step(startMeasures.command, 0.3, () => timeUntil(['scripts/orrery.mjs', '--help'], /Usage/)),
    step(startMeasures.server, 0.7, async () => {
      await ensureWebBuilt();
      const data = mkdtempSync(join(tmpdir(), 'orrery-start-'));
      try {
        return await timeUntil(['scripts/start.mjs', '--port', '0', '--data', data], /http:\/\/\S+/);
      } finally {
        rmSync(data, { recursive: true, force: true });
      }
    }),
  ];
}

/** Milliseconds until this is said. */
async function timeUntil(args: readonly string[], said: RegExp): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let all = '';
  const time = await new Promise<number>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      all += String(text);
      if (said.test(all)) resolve(performance.now() - start);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`it ended without a word of that:\n${all}`)));
  });
  child.kill('SIGTERM');
  await gone;
  return time;
}
