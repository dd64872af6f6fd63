// Counting what passed, failed and was skipped.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** @param {Tally} tally */
export function summaryLine(tally) {
  return `${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`;
}

/**
 * @param {string | null} report vitest's JSON; null when it wrote none
 * @param {number} code vitest's exit code
 * @returns {Tally}
 */
export function readReport(report, code) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report);
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = numFailedTests + unloaded;
  return {
    passed: numPassedTests,
    // An error outside any test, or no test at all, shows only in the exit code.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}
