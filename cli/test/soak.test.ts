// The soak, made short: two nodes that are killed with their database, and one that is left alone. The program cannot rot, and the
// kept evidence is of a run that found nothing.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gather } from '../evidence/gather.ts';
import { soakMeasurement } from '../evidence/soak.ts';

test('nothing is lost, doubled or shown to the wrong one, whatever is killed; the page and the plots are made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-soak-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const soak = soakMeasurement({});
  const places = { evidence: join(folder, 'docs', 'evidence'), kept: join(folder, 'kept') };
  const evidence = await gather({ ...soak, parts: soak.short ?? [] }, places, () => undefined);
  expect(soak.fault(evidence.result)).toBeNull();
  expect(evidence.result['two nodes']).toMatchObject({
    kills: 4,
    restarts: 1,
    lost: 0,
    doubled: 0,
    leaked: 0,
    faults: [],
  });
  expect(readdirSync(join(folder, 'docs', 'pictures')).sort()).toEqual(['soak-memory.svg', 'soak-nodes.svg']);
  expect(readFileSync(join(folder, 'docs', 'soak.md'), 'utf8')).toContain('| nodes killed | 4 | 0 |');
}, 240_000);

test('a run that lost something, or whose memory grows, has a fault', () => {
  const soak = soakMeasurement({ minutes: 20 });
  const good = { lost: 0, doubled: 0, leaked: 0, broken: 0, answers: 5, watchers: 5, seconds: 1200, faults: [] };
  const flat = Array.from({ length: 30 }, (_, n) => [n * 40, 0, 300 + (n % 2), 60 - (n % 3)]);
  const growing = flat.map(([at, node, rss, heap]) => [at, node, rss, Number(heap) + Number(at) / 60]);
  const keys = soak.parts.map(({ key }) => key) as [string, string];
  const resultOf = (two: object, memory: number[][]) =>
    soak.sum({ [keys[0]]: { ...good, ...two, memory: flat }, [keys[1]]: { ...good, memory } });
  expect(soak.fault(resultOf({}, flat))).toBeNull();
  expect(soak.fault(resultOf({ lost: 1, faults: ['x: row 3'] }, flat))).toBe('two nodes: 1 lost; x: row 3');
  expect(soak.fault(resultOf({}, growing as number[][]))).toMatch(/^memory grows: heap by 1\d\.\d %$/);
});
