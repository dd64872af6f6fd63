// The test run of `orrery rules --bite`: only tests that name a rule, each once with every condition it names forced.

import { defineConfig } from 'vitest/config';
import { root } from '../root.ts';

export default defineConfig({
  root,
  test: {
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['./tools/vitest-setup.ts', './cli/rules/bite.setup.ts'],
    include: ['{kernel,games,cli/test/bitten}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    testNamePattern: '§',
    passWithNoTests: true,
    testTimeout: 20_000,
  },
});
