// The import arrows (.dependency-cruiser.mjs), checked; and checked that they were really looked at.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../.dependency-cruiser.mjs';
import { capture, root } from './run.mjs';
import { runtime } from './runtime.mjs';

/**
 * @param {string} [house] the folder whose kernel/, games/, ... are looked at, relative to the root
 * @returns {Promise<string[]>} one line for each import that goes against the arrows
 */
export async function arrowFaults(house = '') {
  const folders = parts.map((part) => join(house, part)).filter((path) => existsSync(join(root, path)));
  const { output } = await capture(
    await runtime(),
    ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'json', ...folders],
    { env: { ORRERY_HOUSE: house } },
  );
  const { modules, summary } = parse(output);
  const read = modules.map((module) => module.source);
  return [
    ...unread(folders, read).map((path) => `not read: ${path}`),
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ];
}

/**
 * Sources that were not looked at: a cruiser without a TypeScript it understands reads nothing and finds nothing wrong.
 * @param {string[]} folders
 * @param {string[]} read
 */
export function unread(folders, read) {
  return folders.flatMap(sourcesUnder).filter((path) => !read.includes(path));
}

/**
 * @typedef {{ rule: { name: string }, from: string, to: string }} Violation
 * @param {string} output
 * @returns {{ modules: { source: string }[], summary: { violations: Violation[] } }}
 */
function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    throw new Error(`the import check did not run: ${output.trim().split('\n')[0]}`);
  }
}

/** @param {string} folder relative to the root @returns {string[]} */
function sourcesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
