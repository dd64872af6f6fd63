// `npm test`: set everything up, run every stage and every test, and sum it all up in one line.
//   npm test -- <filter> [vitest options]   only the tests whose file matches
//   npm test -- --stage <name>              only that stage
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { hand } from './run.mjs';
import { runtime } from './runtime.mjs';
import { seconds } from './say.mjs';
import { add, readReport, summaryLine } from './tally.mjs';
import { runMain, trouble } from './trouble.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const strict = process.env.CI === 'true' || process.env.ORRERY_STRICT === '1';

await runMain(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled('all');
  const tally = await chosen(args);
  console.log(`\n${summaryLine(tally)}`);
  if (strict && tally.skipped > 0) console.log('A skipped test counts as failed here.');
  return tally.failed > 0 || (strict && tally.skipped > 0) ? 1 : 0;
});

/** @param {string[]} args @returns {Promise<Tally>} */
async function chosen(args) {
  if (args[0] === '--stage') return runStages(args[1]);
  if (args.length > 0) return runTests(args, await findChromium());
  const browser = await ensureChromium();
  const stages = await runStages();
  return add(stages, await runTests([], browser));
}

/** @param {string} [only] @returns {Promise<Tally>} */
async function runStages(only) {
  const { stages } = await import('./stages.mjs');
  const wanted = stages.filter((stage) => only === undefined || stage.name === only);
  if (wanted.length === 0) throw trouble('failed', `There is no stage "${only}".`);
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const stage of wanted) {
    const began = Date.now();
    const faults = await stage.run().catch(faultsOf);
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${stage.name} (${seconds(began)})`);
    for (const line of faults) console.log(`     ${line}`);
    tally[faults.length === 0 ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

/** @param {string[]} filter @param {string | null} browser */
async function runTests(filter, browser) {
  const began = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await hand(await runtime(), ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filter], {
    env: {
      ...(browser === null ? {} : { ORRERY_CHROMIUM: browser }),
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    },
  });
  const tally = readReport(readOrNull(report), code);
  rmSync(folder, { recursive: true, force: true });
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} tests (${seconds(began)})`);
  return tally;
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** @param {unknown} error @returns {string[]} */
function faultsOf(error) {
  if (error instanceof Error && 'lines' in error && Array.isArray(error.lines)) return error.lines;
  return [error instanceof Error ? error.message : String(error)];
}
