// The figures of docs/scale.md: what was measured, and what follows from it for many players. The reasoning around them is
// written by hand; whatever depends on a measure stands between the marks, and is made here.

import type { Measure } from './engine.ts';
import type { Evidence } from './evidence.ts';
import { names } from './server-names.ts';
import { provenance, row, show } from './table.ts';

/** A million players a day: what docs/scale.md reckons with. */
const TABLES = 40_000;
const ANSWERS = 5000;
const READERS = 4;

const MARKS = ['<!-- figures: made by `npm run bench -- server --keep` -->', '<!-- end of the figures -->'] as const;

/** The page with its figures put in; `evidence` null: nothing was measured yet. */
export function scalePage(page: string, evidence: Evidence | null): string {
  const [before = '', rest = ''] = page.split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  return [before, MARKS[0], '\n\n', figures(evidence).join('\n'), '\n\n', MARKS[1], after].join('');
}

function figures(evidence: Evidence | null): string[] {
  if (evidence === null) return ['Nothing was measured yet: run `npm run bench -- server --keep`.'];
  const { measures } = evidence;
  const value = (name: string): number => measures.find((measure) => measure.name === name)?.value ?? Number.NaN;
  const held = value(names.held);
  const cost = value(names.cost(held)) || lastCost(measures);
  const cores = (ANSWERS * cost) / 1000;
  const memory = (TABLES * value(names.live) * (READERS / 2)) / 2 ** 20;
  return [
    provenance(evidence),
    '',
    '| what | measured | what follows |',
    '|---|---:|---|',
    row([
      'live tables held, an answer every 5 seconds each, the other seat sees it within 100 ms at p99',
      show(held),
      'server and simulated players shared the two cores',
    ]),
    row([
      'an answer under that load, all threads',
      `${show(cost)} ms of a core`,
      `${show(1000 / cost)} answers a second a core`,
    ]),
    row([
      'a live table with two readers',
      `${show(value(names.live))} KB`,
      `${show(2 ** 20 / value(names.live))} tables a GB; file handles first`,
    ]),
    row([
      'a table that sleeps and is kept warm',
      `${show(value(names.asleep))} KB`,
      'at most 5,000 are kept; the others cost the disk alone',
    ]),
    row(['an action on the wire', `${show(value(names.bytes))} bytes to a reader`, '']),
    '',
    `At the peak of a million players a day that makes **${show(cores)} cores** for ${ANSWERS.toLocaleString('en')} answers a second ` +
      `(two thirds more with room to breathe), and **${show(memory)} GB** of memory for ${TABLES.toLocaleString('en')} live tables with ` +
      `${READERS} readers each, over all nodes.`,
  ];
}

/** Of the largest load that was played, where none was held. */
const lastCost = (measures: readonly Measure[]): number =>
  measures.findLast(({ name }) => name.endsWith(': an answer, all told'))?.value ?? Number.NaN;
