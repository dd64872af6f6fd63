// Runs the real command line as a person would, and waits for its end.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export function orrery(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn(process.execPath, [join(root, 'cli', 'orrery.ts'), ...args], { cwd: root, env });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    child.stdin.end(input);
  });
}
