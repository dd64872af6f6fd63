// The figures of docs/scale.md: what was measured, and what follows from it for many players. The reasoning around them is
// written by hand; whatever depends on a measure stands between the marks, and is made here.

import { serverMeasures, provenance, tableRow, digits } from './measure.ts';
import type { Evidence } from './evidence.ts';

/** A million players a day: what docs/scale.md reckons with. */
const TABLES = 40_000;
const ANSWERS = 5000;

const MARKS = ['<!-- figures: made by `npm run bench -- server --keep` -->', '<!-- end of the figures -->'] as const;

type Read = (part: string) => Evidence | null;

/** The page with its figures put in, from whatever was measured. */
export function scalePage(page: string, read: Read): string {
  const [before = '', rest = ''] = page.split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  return [before, MARKS[0], '\n\n', figures(read).join('\n'), '\n\n', MARKS[1], after].join('');
}

/** The database of each part, and what reckons with it. */
const DATABASES = [
  ['server', 'SQLite', 'one node, one file'],
  ['postgres', 'PostgreSQL', 'many nodes; its processes shared the two cores with the server and the players'],
] as const;

function figures(read: Read): string[] {
  const found = DATABASES.flatMap(([part, name, note]) => {
    const evidence = read(part);
    return evidence === null ? [] : [{ name, note, evidence, figure: figuresOf(evidence) }];
  });
  if (found.length === 0) return ['Nothing was measured yet: run `npm run bench -- server --keep`.'];
  const row = (what: string, of: (figure: Figures) => string): string =>
    tableRow([what, ...found.map(({ figure }) => of(figure))]);
  return [
    ...found.map(({ name, note, evidence }) => `${name} (${note}): ${provenance(evidence)}`),
    '',
    tableRow(['what', ...found.map(({ name }) => name)]),
    `|---|${found.map(() => '---:|').join('')}`,
    row('live tables held, an answer every 5 seconds each, every seat sees it within 100 ms at p99', ({ held }) =>
      digits(held),
    ),
    row('answers a second at the limit, a process', ({ most }) => digits(most)),
    row('an answer at 4,000 tables, all threads of the server', ({ cost }) => `${digits(cost)} ms of a core`),
    row('a table in mid-game with four readers, heap', ({ heap }) => `${digits(heap)} KB`),
    row('the same, memory of the process', ({ rss }) => `${digits(rss)} KB`),
    row('a table that sleeps and is kept warm', ({ asleep }) => `${digits(asleep)} KB`),
    row('an action on the wire, to a reader', ({ bytes }) => `${digits(bytes)} bytes`),
    '',
    ...found.flatMap(({ name, figure: { cost, most, rss } }) => {
      const [cores, processes] = [(ANSWERS * cost) / 1000, Math.ceil(ANSWERS / (most * ROOM))];
      return [
        `On ${name}, the peak of a million players a day (${ANSWERS.toLocaleString('en')} answers a second) takes **${digits(cores)} cores** of servers ` +
          `and, with each at ${ROOM * 100} % of its limit, **${processes} processes**; ${TABLES.toLocaleString('en')} live tables with four readers each take ` +
          `**${digits((TABLES * rss) / 2 ** 20)} GB** of memory over all of them.${name === 'SQLite' ? ' One file has one process, so that is where SQLite ends.' : ''}`,
        '',
      ];
    }),
  ].slice(0, -1);
}

/** A process is not run at its limit. */
const ROOM = 0.6;

interface Figures {
  readonly held: number;
  readonly most: number;
  readonly cost: number;
  readonly heap: number;
  readonly rss: number;
  readonly asleep: number;
  readonly bytes: number;
}

function figuresOf({ measures }: Evidence): Figures {
  const value = (name: string): number => measures.find((measure) => measure.name === name)?.value ?? Number.NaN;
  return {
    held: value(serverMeasures.held),
    most: value(serverMeasures.most),
    cost: value(serverMeasures.cost('4000 tables')),
    heap: value(serverMeasures.heap),
    rss: value(serverMeasures.rss),
    asleep: value(serverMeasures.asleep),
    bytes: value(serverMeasures.bytes),
  };
}
