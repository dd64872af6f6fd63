// The figures of docs/scale.md: what was measured, and what follows from it for many players. The reasoning around them is
// written by hand; whatever depends on a measure stands between the marks, and is made here.

import { type Measure, serverMeasures, provenance, tableRow, digits } from './measure.ts';
import type { Evidence } from './evidence.ts';

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
  const held = value(serverMeasures.held);
  const cost = value(serverMeasures.cost(held)) || lastCost(measures);
  const cores = (ANSWERS * cost) / 1000;
  const memory = (TABLES * value(serverMeasures.live) * (READERS / 2)) / 2 ** 20;
  return [
    provenance(evidence),
    '',
    '| what | measured | what follows |',
    '|---|---:|---|',
    tableRow([
      'live tables held, an answer every 5 seconds each, the other seat sees it within 100 ms at p99',
      digits(held),
      'server and simulated players shared the two cores',
    ]),
    tableRow([
      'an answer under that load, all threads',
      `${digits(cost)} ms of a core`,
      `${digits(1000 / cost)} answers a second a core`,
    ]),
    tableRow([
      'a live table with two readers',
      `${digits(value(serverMeasures.live))} KB`,
      `${digits(2 ** 20 / value(serverMeasures.live))} tables a GB; file handles first`,
    ]),
    tableRow([
      'a table that sleeps and is kept warm',
      `${digits(value(serverMeasures.asleep))} KB`,
      'at most 5,000 are kept; the others cost the disk alone',
    ]),
    tableRow(['an action on the wire', `${digits(value(serverMeasures.bytes))} bytes to a reader`, '']),
    '',
    `At the peak of a million players a day that makes **${digits(cores)} cores** for ${ANSWERS.toLocaleString('en')} answers a second ` +
      `(two thirds more with room to breathe), and **${digits(memory)} GB** of memory for ${TABLES.toLocaleString('en')} live tables with ` +
      `${READERS} readers each, over all nodes.`,
  ];
}

/** Of the largest load that was played, where none was held. */
const lastCost = (measures: readonly Measure[]): number =>
  measures.findLast(({ name }) => name.endsWith(': an answer, all told'))?.value ?? Number.NaN;
