// The import check can fail: a small house with imports against the arrows is found out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { arrowFaults, unread } from '../../scripts/arrows.mjs';
import { root } from '../../scripts/run.mjs';

const built: string[] = [];

afterEach(() => {
  for (const folder of built.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Builds a house from `{ path: source }` and gives the faults the check finds in it, without its folder's name. */
async function faultsIn(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(root, 'tools', '.house-'));
  built.push(folder);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const house = `tools/${basename(folder)}`;
  return (await arrowFaults(house)).map((fault) => fault.replaceAll(`${house}/`, ''));
}

const sound = {
  'kernel/src/index.ts': 'export const one = 1;',
  'games/go/data/stones.ts': "export const stones = ['black', 'white'];",
  'games/go/rules/turn.ts':
    "import { one } from '../../../kernel/src/index.ts';\nimport { stones } from '../data/stones.ts';\nexport const turn = [one, stones];",
  'games/go/bot/policy.ts': "import { turn } from '../rules/turn.ts';\nexport const policy = turn;",
  'bots/src/index.ts': "export { policy } from '../../games/go/bot/policy.ts';",
  'host/src/index.ts': "export { policy } from '../../bots/src/index.ts';",
  'cli/orrery.ts': "import { policy } from '../host/src/index.ts';\nconsole.log(policy);",
};

test('a sound house passes', async () => {
  expect(await faultsIn(sound)).toEqual([]);
});

const wrong: [rule: string, path: string, source: string][] = [
  ['kernel-imports-nothing', 'kernel/src/bad.ts', "import '../../games/go/rules/turn.ts';"],
  ['kernel-imports-nothing', 'kernel/src/bad.ts', "import { readFileSync } from 'node:fs';\nreadFileSync('x');"],
  ['kernel-imports-nothing', 'kernel/src/bad.ts', "import '@orrery/bots';"],
  ['testkit-imports-kernel', 'kernel/testkit/bad.ts', "import '../../games/go/rules/turn.ts';"],
  ['kernel-tests-import-kernel', 'kernel/test/bad.test.ts', "import '../../bots/src/index.ts';"],
  ['game-imports-kernel', 'games/go/rules/bad.ts', "import '../../../bots/src/index.ts';"],
  ['game-imports-itself', 'games/chess/rules/bad.ts', "import '../../go/rules/turn.ts';"],
  [
    'rules-stand-alone',
    'games/go/rules/bad.ts',
    "import type { policy } from '../bot/policy.ts';\nexport type P = typeof policy;",
  ],
  ['only-tables-draw', 'games/go/rules/bad.ts', "import { useState } from 'react';\nexport const bad = useState;"],
  ['data-has-no-logic', 'games/go/data/bad.ts', "import '../rules/turn.ts';"],
  ['bots-import-games', 'bots/src/bad.ts', "import '../../host/src/index.ts';"],
  ['host-stands-alone', 'host/src/bad.ts', "import '../../cli/orrery.ts';"],
  ['web-stands-alone', 'web/src/bad.tsx', "import '../../host/src/index.ts';"],
  ['bench-measures', 'bench/bad.ts', "import '../cli/orrery.ts';"],
  ['no-broken-imports', 'cli/bad.ts', "import './nowhere.ts';"],
];

test.each(wrong)('%s: %s is found out', async (rule, path, source) => {
  const faults = await faultsIn({ ...sound, [path]: source });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`${rule}: ${path} -> `);
});

test('a cycle is found out', async () => {
  const faults = await faultsIn({
    ...sound,
    'host/src/a.ts': "import './b.ts';",
    'host/src/b.ts': "import './a.ts';",
  });
  expect(faults).toContain('no-cycles: host/src/a.ts -> host/src/b.ts');
});

test('a source that the check did not read is a fault', () => {
  expect(unread(['tools/test'], [])).toContain('tools/test/arrows.test.ts');
  expect(unread(['tools/test'], ['tools/test/arrows.test.ts'])).not.toContain('tools/test/arrows.test.ts');
});
