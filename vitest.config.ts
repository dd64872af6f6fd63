import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { steady } from './scripts/runtime.mjs';

const tests = '{kernel,games,protocol,table,bots,host,web,cli,bench,tools}/**/*.test.ts';
const browserTests = '{kernel,games,protocol,table,bots,host,web,cli,bench,tools}/**/*.browser.test.ts';
/** State in, answer out: no server, no thread, no faked clock, nothing that one file could leave behind for the next. */
const pureTests = '{kernel,games,protocol,table,bots}/**/*.test.ts';
const never = ['**/node_modules/**', '**/dist/**'];

/** Suites of a minute or two: begun first, so that none of them is waited for alone at the end. */
const SLOW = [
  'postgres',
  'evidence',
  'kill',
  'cosmic/test/goals',
  'scenes.browser',
  'cosmic-play.browser',
  'replay.browser',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((part) => moduleId.endsWith(`${part}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: steady,
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    setupFiles: ['./tools/vitest-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [pureTests],
          exclude: [...never, browserTests],
          // Loading a game costs more than most of its files test: a worker loads it once for all of them.
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [tests],
          exclude: [...never, browserTests, pureTests],
          testTimeout: 60_000,
          // Real servers, databases and threads: one can be late once on a busy machine; twice is a fault.
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browserTests],
          exclude: never,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Two pages at a time, over a client that is built before either is opened.
          globalSetup: ['./tools/browser-setup.ts'],
          // A page can be late once on a busy machine; twice is a fault.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
