// Runs inside the tests of `orrery rules --bite`. Each test that names rules is repeated: as it is, then with each condition
// it names forced true and forced false, then as it is again. What came of each try, and which numbers came by, is a line of
// the file ORRERY_BITE_LOG.

import { appendFileSync } from 'node:fs';
import { bite, hear, type Heard } from '@orrery/kernel';
import { afterEach, beforeAll, beforeEach, type RunnerTestCase, type RunnerTask } from 'vitest';
import type { Force, Try } from './bite.ts';
import { numbersOf } from './scan.ts';

const log = process.env['ORRERY_BITE_LOG'] ?? '';
const conditions = (process.env['ORRERY_BITE_RULES'] ?? '').split(',');
const skip = (process.env['ORRERY_BITE_SKIP'] ?? '').split('\n');

/** What each try of this test forces; the first and the last force nothing. A test that names no condition runs once. */
function forcesOf(test: RunnerTestCase): (Force | null)[] {
  const numbers = [...new Set(numbersOf(titleOf(test)))].filter((number) => conditions.includes(number));
  const forces = numbers.flatMap((rule) => [true, false].map((value) => ({ rule, value })));
  const wanted = forces.filter(({ rule, value }) => !skip.includes(`${rule}=${value} ${titleOf(test)}`));
  return wanted.length === 0 ? [null] : [null, ...wanted, null];
}

const titleOf = (task: RunnerTask): string =>
  task.suite === undefined ? task.name : `${titleOf(task.suite)} > ${task.name}`;

function testsIn(tasks: readonly RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));
}

const NOTHING = { conditions: [], refusals: [] };
const listed = ({ conditions, refusals }: Heard): Try['heard'] => ({
  conditions: [...conditions],
  refusals: [...refusals],
});

if (log !== '') {
  const errorsBefore = new Map<string, number>();
  // From the start: what a file sets up before its first test counts for that test.
  let heard = hear();
  const write = (line: Try): void => appendFileSync(log, `${JSON.stringify(line)}\n`);

  // oxlint-disable-next-line no-empty-pattern -- vitest reads which fixtures a hook wants from its first parameter
  beforeAll(({}, file) => {
    for (const test of testsIn(file.tasks)) test.repeats = forcesOf(test).length - 1;
  });
  beforeEach(({ task }) => {
    const force = forcesOf(task)[task.result?.repeatCount ?? 0] ?? null;
    errorsBefore.set(task.id, task.result?.errors?.length ?? 0);
    bite(force?.rule ?? null, force?.value);
    write({ test: titleOf(task), force, end: null, heard: NOTHING });
  });
  afterEach(({ task }) => {
    const force = forcesOf(task)[task.result?.repeatCount ?? 0] ?? null;
    bite(null);
    const failed = (task.result?.errors?.length ?? 0) > (errorsBefore.get(task.id) ?? 0);
    write({ test: titleOf(task), force, end: failed ? 'failed' : 'passed', heard: listed(heard) });
    heard = hear();
  });
}
