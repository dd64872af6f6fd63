// What `npm test` checks before the tests themselves, in order. A stage that gives lines back has failed.
import { join } from 'node:path';
import { arrowFaults } from './arrows.mjs';
import { capture, root } from './run.mjs';
import { runtime } from './runtime.mjs';
import { buildWeb } from './web.mjs';

/** @typedef {{ name: string, run: () => Promise<string[]> }} Stage */

/** @type {Stage[]} */
export const stages = [
  { name: 'types', run: types },
  { name: 'lint', run: () => tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet']) },
  { name: 'format', run: () => tool('@biomejs/biome/bin/biome', ['format', '.']) },
  { name: 'arrows', run: () => arrowFaults() },
  { name: 'dead code', run: () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
  { name: 'web build', run: web },
];

/** The whole house, and once more the kernel alone: it must do without a browser's types and without Node's. */
async function types() {
  const tsc = 'typescript-7/bin/tsc';
  const whole = await tool(tsc, ['-p', 'tsconfig.json']);
  const kernel = await tool(tsc, ['-p', 'kernel/tsconfig.json']);
  return [...whole, ...kernel];
}

async function web() {
  await buildWeb();
  return [];
}

/**
 * @param {string} path inside node_modules
 * @param {string[]} args
 */
async function tool(path, args) {
  const { code, output } = await capture(await runtime(), [join(root, 'node_modules', path), ...args], {
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', NO_COLOR: process.stdout.isTTY ? undefined : '1' },
  });
  if (code === 0) return [];
  return output.trim() === '' ? [`${path} ended with code ${code}`] : output.trimEnd().split('\n');
}
