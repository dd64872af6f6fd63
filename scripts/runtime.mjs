// The Node that runs Orrery: the one that the lock file pins for this system, or our own where there is none or it cannot start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './run.mjs';

const windows = process.platform === 'win32';
const system = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const pinned = join(root, 'node_modules', system, 'bin', windows ? 'node.exe' : 'node');
const ownIsEnough = Number(process.versions.node.split('.')[0]) >= 24;

/**
 * What it is told where threads come and go. V8 guards compiled code by keys of the processor, and now and then loses count
 * of it, which ends the whole process (nodejs/node#64500). Only there are such keys.
 */
export const steady = process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [];

/** @type {Promise<boolean> | undefined} */
let pinnedStarts;

/** Is there a runtime that starts? */
export async function startsHere() {
  return (await tryPinned()) || ownIsEnough;
}

/** The path of the runtime; only after `ensureInstalled`. */
export async function runtime() {
  pinnedStarts ??= tryPinned();
  return (await pinnedStarts) ? pinned : process.execPath;
}

async function tryPinned() {
  if (!existsSync(pinned)) return false;
  try {
    const { code, output } = await capture(pinned, ['--version'], { timeout: 20_000 });
    return code === 0 && /^v(2[4-9]|[3-9]\d)\./.test(output);
  } catch {
    return false;
  }
}
