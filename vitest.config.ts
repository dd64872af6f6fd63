import { defineConfig } from 'vitest/config';
import { steady } from './scripts/runtime.mjs';

const tests = '{kernel,games,protocol,table,bots,host,web,cli,bench,tools}/**/*.test.ts';
const browserTests = '{kernel,games,protocol,table,bots,host,web,cli,bench,tools}/**/*.browser.test.ts';
const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: steady,
    maxWorkers: 2,
    setupFiles: ['./tools/vitest-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [tests],
          exclude: [...never, browserTests],
          testTimeout: 60_000,
          // Real servers, databases and threads: one can be late once on a busy machine; twice is a fault.
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // One page at a time: two browsers on two cores only make each other late.
        test: {
          name: 'browser',
          include: [browserTests],
          exclude: never,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // A page can be late once on a busy machine; twice is a fault.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
