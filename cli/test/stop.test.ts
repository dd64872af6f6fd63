import { readFileSync, rmSync } from 'node:fs';
import { fault } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bad, ending } from '../stop.ts';

test('what was foreseen is one line with its exit code', () => {
  expect(ending(bad('no such\n  thing'))).toEqual({ exit: 2, line: 'no such thing' });
  expect(ending(fault('record-future-rules', 'update'))).toEqual({ exit: 2, line: 'update' });
  expect(ending(fault('record-wrong-digest', 'not the one'))).toEqual({ exit: 1, line: 'not the one' });
});

test('what was not foreseen is one line, and a report that tells all', () => {
  const { exit, line } = ending(new TypeError('x is not\na function'));
  const report = /; the full report is in (.+)$/.exec(line)?.[1] ?? '';
  const text = readFileSync(report, 'utf8');
  rmSync(report);
  expect(exit).toBe(1);
  expect(line).toMatch(/^something unforeseen happened \(x is not a function\)/);
  expect(text).toMatch(/TypeError: x is not\na function\n\s+at .*stop\.test\.ts/);
});
