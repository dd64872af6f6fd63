// A table without a clock still shows windows for a while: what the page says about it is what the server does.

import { expect, test } from 'vitest';
import { CALM_WINDOW, holdTime } from '../../host/src/pace/clock.ts';
import { en } from '../../web/src/words/en/index.ts';
import { it as italian } from '../../web/src/words/it/index.ts';

test.each([
  ['en', en],
  ['it', italian],
] as const)('a table without a clock says how long its windows last (%s)', (_, words) => {
  const numbers = [...words['pace.calm-more'].matchAll(/\d+/g)].map(([n]) => Number(n) * 1000);
  expect(numbers).toEqual([CALM_WINDOW, holdTime({ kind: 'calm' })]);
});
