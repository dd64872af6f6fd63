// docs/performance.md, made from the evidence, a section for each part that was measured. No figure is typed by hand.

import { deadlines } from '@orrery/bots';
import { botMeasures, type Measure, PUSHED, serverMeasures, provenance, tableRow, digits } from './measure.ts';
import { type CostId, costIds } from './costs.ts';
import type { Evidence } from './evidence.ts';
import { goalsSection } from './goals.ts';
import { loaded, nameOf } from './slices.ts';

const COSTS: Readonly<Record<CostId, string>> = {
  act: 'an answer at the door: checked, on a copy',
  step: 'an answer in place, unchecked',
  view: 'the state as one seat may know it',
  asks: 'all that is asked now',
  imagine: 'a whole world that fits a view',
  clone: 'a copy of the state',
  digest: 'a digest of the whole state',
  link: 'a link of the digest chain: answer, counter, events',
};

type Read = (part: string) => Evidence | null;

/** In the order of the page. */
const SECTIONS: Readonly<Record<string, (evidence: Evidence, read: Read) => readonly string[]>> = {
  engine: engineSection,
  server: serverSection,
  bots: botsSection,
  web: webSection,
  start: startSection,
};

const PARTS = [...Object.keys(SECTIONS), 'postgres'];

export function performancePage(read: Read): string {
  const sections = Object.entries(SECTIONS).flatMap(([part, section]) => {
    const evidence = read(part);
    return evidence === null ? [] : section(evidence, read);
  });
  const missing = PARTS.filter((part) => read(part) === null);
  const notYet = missing.map((part) => `- \`npm run bench -- ${part} --keep\``);
  const made = '<!-- Made by `npm run bench -- <part> --keep` from docs/evidence/bench-<part>.json; do not edit. -->';
  return [
    '# Performance',
    '',
    made,
    '',
    ...goalsSection(read),
    ...sections,
    ...(missing.length === 0 ? [] : ['## To be measured', '', ...notYet, '']),
    '## How old a figure may be',
    '',
    'Each part keeps the commit it was measured at and a digest of the code it measures. `npm test` fails, with the command to run, when more than 20 commits have touched that code',
    'since: a digest alone would ask for half an hour of a quiet machine after every edit, and no bound at all lets figures grow old unseen. What does not depend on time is held',
    'exactly: games of the long measurements that are played again must be, digit by digit, what was kept.',
    '',
  ].join('\n');
}

function serverSection(sqlite: Evidence, read: Read): string[] {
  const postgres = read('postgres');
  const sides = [['SQLite', sqlite] as const, ...(postgres === null ? [] : [['PostgreSQL', postgres] as const])];
  const value = (evidence: Evidence, name: string): number | undefined =>
    evidence.measures.find((measure) => measure.name === name)?.value;
  const loads = (pattern: RegExp): string[] => [
    ...new Set(sides.flatMap(([, { measures }]) => measures.flatMap(({ name }) => pattern.exec(name)?.[1] ?? []))),
  ];
  const held = sides.map(([name, evidence]) => `${digits(value(evidence, serverMeasures.held))} on ${name}`);
  const most = sides.map(([name, evidence]) => `${digits(value(evidence, serverMeasures.most))} on ${name}`);
  const rest = sqlite.measures.map(({ name }) => name).filter((name) => !/^\d+ (tables|a second): /.test(name));
  const perSide = (cell: (evidence: Evidence) => string[]): string[] => sides.flatMap(([, evidence]) => cell(evidence));
  const head = (titles: readonly string[]): string[] => {
    const all = sides.flatMap(([name]) => titles.map((title) => `${title}, ${name}`));
    return [tableRow(['', ...all]), `|---:|${all.map(() => '---:|').join('')}`];
  };
  const ms = (n: number | undefined): string => (n === undefined ? '' : `${digits(n)} ms`);
  return [
    '## The server',
    '',
    `One server held **${held.join(', ')}** live tables of ${loaded.name}, two players each, below 100 ms at p99 in three of three runs, and took`,
    `**${most.join(', ')}** answers a second. ${provenance(sqlite)}`,
    ...(postgres === null ? [] : [provenance(postgres)]),
    '',
    '### Live tables, an answer every five seconds at each',
    '',
    ...head(['median', 'p99', 'p99.9', 'not seen', 'an answer, all told']),
    ...loads(/^(\d+ tables): median$/).map((load) =>
      tableRow([
        load,
        ...perSide((evidence) => [
          ms(value(evidence, serverMeasures.median(load))),
          ms(value(evidence, serverMeasures.p99(load))),
          ms(value(evidence, serverMeasures.p999(load))),
          digits(value(evidence, serverMeasures.failed(load))),
          `${digits(value(evidence, serverMeasures.cost(load)))} ms of CPU`,
        ]),
      ]),
    ),
    '',
    'Times are the worst of three runs, "not seen" the sum of them.',
    '',
    `### More and more answers a second, at ${PUSHED} tables`,
    '',
    ...head(['taken', 'median', 'p99', 'an answer, all told']),
    ...loads(/^(\d+ a second): median$/).map((load) =>
      tableRow([
        load,
        ...perSide((evidence) => {
          const cost = value(evidence, serverMeasures.cost(load));
          return [
            digits(value(evidence, serverMeasures.taken(Number.parseInt(load)))),
            ms(value(evidence, serverMeasures.median(load))),
            ms(value(evidence, serverMeasures.p99(load))),
            cost === undefined ? '' : `${digits(cost)} ms of CPU`,
          ];
        }),
      ]),
    ),
    '',
    'These tables are in mid-game, each at another place, and pass 150 answers on the way: one answer in a hundred brings a snapshot. The curve ends with the first',
    'offer of which less than nine tenths is taken.',
    '',
    '### Memory, the wire, and the length of a log',
    '',
    tableRow(['measure', ...sides.map(([name]) => name), 'unit']),
    `|---|${sides.map(() => '---:|').join('')}---|`,
    ...rest.map((name) =>
      tableRow([
        name,
        ...sides.map(([, evidence]) => digits(value(evidence, name))),
        sqlite.measures.find((measure) => measure.name === name)?.unit ?? '',
      ]),
    ),
    '',
    'The players run in one more process on the same two cores, as does PostgreSQL where there is one: a live stream each, and answers that come at their time',
    'whatever the server does, drawn at random from what is asked. A time runs from the moment an answer was *meant* to be sent until *every* seat has seen it; what is not',
    'seen within five seconds, or refused, counts as five seconds. Every answer is rehearsed in a thread, written and on the disk before anybody hears of it',
    '(PostgreSQL: `fsync=on`, `synchronous_commit=on`). The first quarter of each run warms up. What an answer, a look and an opening cost after 100 and after',
    '5,000 answers is CPU time at one table alone.',
    '',
  ];
}

function botsSection(evidence: Evidence): string[] {
  const value = (name: string): number | undefined => evidence.measures.find((each) => each.name === name)?.value;
  const ms = (name: string): string => `${digits(value(name))} ms`;
  return [
    '## Bots under load',
    '',
    `${digits(value(botMeasures.load))} tables of ${loaded.name} ${loaded.words} and four bots each, all at once, through the server's pool of threads, while on every`,
    'core another thread runs without a pause. ' + provenance(evidence),
    '',
    '| level | answers | a player waits: median | 99 of 100 within | longest | deadline for thinking | thinks: 99 of 100 within | longest | late |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...Object.entries(deadlines).map(([level, deadline]) =>
      tableRow([
        level,
        digits(value(botMeasures.answers(level))),
        ms(botMeasures.waited(level)),
        ms(botMeasures.waitedP99(level)),
        ms(botMeasures.waitedLongest(level)),
        `${deadline} ms`,
        ms(botMeasures.p99(level)),
        ms(botMeasures.longest(level)),
        digits(value(botMeasures.late(level))),
      ]),
    ),
    '',
    'A player waits from the question to the answer, with all that other tables take of the threads. A thread thinks from the question to the answer, with all that the other',
    'thread on its core takes from it.',
    '',
    `Without the load, one thread finishes **${digits(value(botMeasures.finished))} games a second** of four medium bots, from the deal to the end (${digits(value(botMeasures.length))} answers each). A decision`,
    `takes ${digits(value(botMeasures.early))} µs in the second quarter of a game and ${digits(value(botMeasures.lateOn))} µs in the last.`,
    '',
  ];
}

function webSection(evidence: Evidence): string[] {
  const { measures } = evidence;
  return [
    '## The browser',
    '',
    `A table of ${loaded.name} in the middle of a game, in a headless Chromium without a graphics card.`,
    provenance(evidence),
    '',
    '| measure | value | unit |',
    '|---|---:|---|',
    ...measures.map(({ name, value, unit }) => tableRow([name, digits(value), unit])),
    '',
    'A fresh visit begins with an empty browser and counts every byte on the wire, headers, fonts, pictures and the service worker included. The sizes of a game are its code,',
    'compressed with gzip, without fonts and pictures. A board is playable when the first question stands and its board is drawn. Frames are counted by the page itself while a pointer drags the chart about, and while a ship flies.',
    '',
  ];
}

function startSection(evidence: Evidence): string[] {
  return [
    '## Starting',
    '',
    provenance(evidence),
    '',
    '| measure | value | unit |',
    '|---|---:|---|',
    ...evidence.measures.map(({ name, value, unit }) => tableRow([name, digits(value), unit])),
    '',
    'Without npm itself, which takes a moment of its own before anything of ours runs. The first time, when everything is installed, built and compiled, is not counted.',
    '',
  ];
}

function engineSection(evidence: Evidence): string[] {
  const { measures } = evidence;
  const find = (name: string): Measure | undefined => measures.find((measure) => measure.name === name);
  const versus = measures.filter(({ ratio }) => ratio !== undefined);
  const peer = versus[0]?.peer ?? 'the peer';
  const of = (what: string): Measure[] => versus.filter(({ name }) => name.includes(`: ${what}, `));
  const lowest = (what: string): string => digits(Math.min(...of(what).map(({ ratio }) => ratio ?? 0)));
  const lowestFast = (what: string): string => digits(Math.min(...of(what).map(({ fastest }) => fastest?.ratio ?? 0)));
  const slices = [...new Set(versus.map(({ name }) => name.split(':')[0] ?? ''))];
  return [
    '## The engine',
    '',
    `The rules of ${new Intl.ListFormat('en').format(slices.map(nameOf))} run in our kernel and inside ${peer}, the same games on both sides, in one`,
    `process. With a thread for each side ours takes at least **${lowest('actions')}** times as many actions a second as ${peer} the way its manual teaches it, and at`,
    `least **${lowestFast('actions')}** times as many as ${peer} driven as fast as we know how. With one thread for all sides the lowest ratios are`,
    `**${lowest('actions in one thread')}** and **${lowestFast('actions in one thread')}**: other kinds of objects then run through functions that were compiled for our plain states, and those become slower.`,
    '',
    provenance(evidence),
    `The calibration loop, a fixed piece of plain JavaScript, ran ${digits(find('calibration')?.value)} times a second there: figures of`,
    'two machines relate about as their loops do. Absolute figures inform, ratios judge.',
    '',
    `### Against ${peer}`,
    '',
    '| measure | Orrery | its manual | ratio | its fastest | ratio | unit |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...versus.map(({ name, value, peerValue, unit, ratio, fastest }) =>
      tableRow([
        name,
        digits(value),
        digits(peerValue),
        `${digits(ratio)} x`,
        digits(fastest?.value),
        `${digits(fastest?.ratio)} x`,
        unit,
      ]),
    ),
    '',
    'What each side guarantees:',
    '',
    ...GUARANTEES.map((line) => `- ${line}`),
    '',
    '### What each doing costs',
    '',
    'Microseconds in the middle half of random games with all seats taken.',
    '',
    tableRow(['', ...slices, '']),
    `|---|${slices.map(() => '---:|').join('')}---|`,
    ...costIds.map((id) => tableRow([id, ...slices.map((slice) => digits(find(`${slice}: ${id}`)?.value)), COSTS[id]])),
    tableRow(['state', ...slices.map((slice) => digits(find(`${slice}: state`)?.value)), 'bytes of JSON']),
    '',
    '### How it is measured',
    '',
    ...HOW.map((line) => `- ${line}`),
    '',
  ];
}

const GUARANTEES: readonly string[] = [
  '**Orrery, checked** (`act`): what is not allowed is refused with its rule, the state before stays as it was, the new one is a whole copy. Nothing is frozen: who has ' +
    'a state may change it.',
  '**Orrery, in place** (`step`): nothing is checked or kept; for search and simulation, which own their state.',
  '**Its manual** (the move changes the draft it is given): what is not allowed is refused, the state before stays as it was and shares all that did not change with the ' +
    'new one, and both are frozen through and through.',
  '**Its fastest** (the move takes the plain state from behind the draft with `original(G)`, copies it with *our* copier, plays on the copy and gives that back with its root ' +
    'frozen): what is not allowed is refused and the state before stays as it was; nothing is shared, and only the root is frozen. These are the guarantees of our `act`.',
];

const HOW: readonly string[] = [
  'Before each answer all asks and the view of the acting seat are built, on every side.',
  '*Checked*: our `act` against a move that checks the answer with the same function and returns `INVALID_MOVE` otherwise. *In place*: our `step`, as search ' +
    'and simulation use it, against a move that does not check; its reducer always makes a draft.',
  '*Actions* plays recorded games again. *Random games* draws each answer anew from the same dice and plays to the end; a game that chance alone does not end is cut, and ' +
    'counted as a stretch of so many answers. The drawing costs the same on every side.',
  'The peer gets our plain state as its G, and its one move runs the very same steps: its reducer alone in production mode, without client, store, server or ' +
    'debug panel. Turns, game end, player view, undo stack and log are as a real game has them.',
  'Before anything is timed, every side plays every game, and a digest over all asks, all views and the last state must be equal.',
  'Each side has a thread of its own in the one process, with its own heap and compiled code, as in a program that has one engine. ' +
    '*In one thread* has all sides share a thread. They take turns; the first round warms up and is not counted; figures are medians.',
  'Time is CPU time of the process, so a busy machine disturbs little.',
];
