// Changes on the wire: whatever two values are, the way from one to the other leads there, and leaves the first as it was.

import { changesBetween, withChanges } from '@orrery/protocol/patch';
import type { Json } from '@orrery/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

test('any value becomes any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const copy = structuredClone(before);
      const changes = JSON.parse(JSON.stringify(changesBetween(before, after))) as ReturnType<typeof changesBetween>;
      expect(withChanges(before, changes)).toEqual(JSON.parse(JSON.stringify(after)));
      expect(before).toEqual(copy);
    }),
    { numRuns: 2000, seed: 61 },
  );
});

test('what did not change is not sent, and is shared', () => {
  const before = { table: { ships: [1, 2, 3], names: ['Ada'] }, ask: { number: 1 }, over: false };
  const after = { table: { ships: [1, 5, 3, 4], names: ['Ada'] }, ask: null, won: 2 };
  const changes = changesBetween(before, after);
  expect(changes).toEqual([
    [['over']],
    [['table', 'ships', 1], 5],
    [['table', 'ships', 3], 4],
    [['ask'], null],
    [['won'], 2],
  ]);
  const now = withChanges<{ table: { names: string[] } }>(before, changes);
  expect(now).toEqual(after);
  expect(now.table.names).toBe(before.table.names);
  expect(changesBetween(after, after)).toEqual([]);
});
