// One file per game and version: its rules together with the kernel they were written for. Named by its digest, so that
// what is in it can never change under a table that plays by it.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Bundle {
  /** SHA-256 over the code, in hex. */
  readonly digest: string;
  readonly game: string;
  readonly rules: number;
  readonly code: string;
}

const ENTRY = 'orrery:bundle';
const { resolve } = createRequire(import.meta.url);

/** The file a game starts in: a folder of its own, or one of the kernel's small games. */
export function moduleOf(game: string): string {
  const own = join(dirname(resolve('@orrery/games')), game, 'index.ts');
  return existsSync(own) ? own : resolve(`@orrery/kernel/slices/${game}`);
}

/** `path`: the module that exports the game. The bundler comes with the client's tools; without them nothing is built. */
export async function buildBundle(game: string, rules: number, path = moduleOf(game)): Promise<Bundle> {
  const { rolldown } = await import('rolldown');
  const kernel = resolve('@orrery/kernel');
  const entry = `export * as kernel from ${JSON.stringify(kernel)};\nexport { game } from ${JSON.stringify(path)};\n`;
  const build = await rolldown({
    input: ENTRY,
    // Names inside the file are relative to the house, so that it is the same wherever the house stands.
    cwd: dirname(dirname(dirname(kernel))),
    platform: 'neutral',
    logLevel: 'silent',
    plugins: [
      {
        name: 'orrery-bundle',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    const [{ code }] = output;
    return { digest: createHash('sha256').update(code).digest('hex'), game, rules, code };
  } finally {
    await build.close();
  }
}
