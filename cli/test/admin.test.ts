// The commands of whoever runs a server, as typed.

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orrery } from './orrery.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-admin-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a server is backed up and restored; what cannot be brought there is refused', async () => {
  const at = (name: string): string => join(folder, name);
  await orrery(['sim', 'duel', '--games', '1', '--save', at('game.json')]);
  // Its id is no link: games of tables and browsers have one.
  expect(await orrery(['import', at('game.json'), '--data', at('one')])).toMatchObject({
    code: 2,
    err: 'the record has no id that a link could hold\n',
  });
  const backup = await orrery(['backup', at('all.gz'), '--data', at('one')]);
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toMatch(/^\d+ rows? written to /);
  expect(statSync(at('all.gz')).mode & 0o077).toBe(0);
  expect((await orrery(['restore', at('all.gz'), '--data', at('two')])).out).toMatch(/ restored\.\n$/);
  expect(existsSync(join(at('two'), 'orrery.sqlite'))).toBe(true);
  const again = await orrery(['backup', at('all.gz'), '--data', at('two')]);
  expect([again.code, again.err]).toMatchObject([2, expect.stringContaining('cannot be written')]);
}, 120_000);

test('what is not there is told in one line', async () => {
  const data = join(folder, 'data');
  expect(await orrery(['admin', 'inspect', 'nowhere', '--data', data])).toEqual({
    code: 2,
    out: '',
    err: 'there is no table "nowhere"\n',
  });
  expect(await orrery(['admin', 'reports', '--data', data])).toMatchObject({ code: 0, out: '[]\n' });
  expect(await orrery(['admin', 'reset', 'nobody', '--data', data])).toEqual({
    code: 2,
    out: '',
    err: 'nobody here signs in as "nobody"\n',
  });
  expect(await orrery(['restore', join(folder, 'none.gz'), '--data', data])).toMatchObject({ code: 2 });
  expect(await orrery(['admin', 'hand', 'x', '0', 'genius'])).toMatchObject({ code: 2 });
}, 120_000);
