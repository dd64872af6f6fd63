// Compresses a build once, as far as it goes: beside each file that gains by it a `.br` and a `.gz`, of which the server sends
// the one that the browser takes (host/src/server).

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already; a small file fits into one packet as it is. */
const GAINS = /\.(js|css|html|svg|webmanifest)$/;
const SMALL = 1000;

const pack = {
  br: (text: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text: Buffer): Promise<Buffer> => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'orrery-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => GAINS.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < SMALL) return;
  await Promise.all(
    Object.entries(pack).map(async ([ending, packed]) => writeFile(`${path}.${ending}`, await packed(text))),
  );
}
