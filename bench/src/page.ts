// docs/performance.md, made from the evidence, a section for each part that was measured. No figure is typed by hand.

import { deadlines } from '@orrery/bots';
import { botMeasures, type Measure, serverMeasures, provenance, tableRow, digits } from './measure.ts';
import { type CostId, costIds } from './costs.ts';
import type { Evidence } from './evidence.ts';
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

/** In the order of the page. */
const SECTIONS: Readonly<Record<string, (evidence: Evidence) => readonly string[]>> = {
  engine: engineSection,
  server: serverSection,
  bots: botsSection,
  web: webSection,
};

export function performancePage(read: (part: string) => Evidence | null): string {
  const sections = Object.entries(SECTIONS).flatMap(([part, section]) => {
    const evidence = read(part);
    return evidence === null ? [] : section(evidence);
  });
  const made = '<!-- Made by `npm run bench -- <part> --keep` from docs/evidence/bench-<part>.json; do not edit. -->';
  return ['# Performance', '', made, '', ...sections].join('\n');
}

function serverSection(evidence: Evidence): string[] {
  const { measures } = evidence;
  const value = (name: string): number | undefined => measures.find((measure) => measure.name === name)?.value;
  const steps = measures.flatMap(({ name }) =>
    name === serverMeasures.median(Number.parseInt(name)) ? [Number.parseInt(name)] : [],
  );
  const rest = measures.filter(({ name }) => !/^\d+ tables: /.test(name) && name !== serverMeasures.held);
  return [
    '## The server',
    '',
    `One server on SQLite held **${digits(value(serverMeasures.held))} live tables** of ${loaded.name}, two players each, with p99 below 100 ms from an answer to the`,
    "other seat's sight of it. " + provenance(evidence),
    '',
    '| live tables | answers a second | median | p99 | processor of the server | an answer, all told |',
    '|---:|---:|---:|---:|---:|---:|',
    ...steps.map((step) =>
      tableRow([
        digits(step),
        digits(value(serverMeasures.rate(step))),
        `${digits(value(serverMeasures.median(step)))} ms`,
        `${digits(value(serverMeasures.p99(step)))} ms`,
        `${digits(value(serverMeasures.processor(step)))} % of a core`,
        `${digits(value(serverMeasures.cost(step)))} ms of CPU`,
      ]),
    ),
    '',
    '| measure | value | unit |',
    '|---|---:|---|',
    ...rest.map(({ name, value: figure, unit }) => tableRow([name, digits(figure), unit])),
    '',
    'The players run in one more process on the same two cores: a live stream each, and at every table an answer every five seconds, drawn at',
    'random from what is asked. Every answer is rehearsed in a thread, written and on the disk before anybody hears of it. The first third of',
    'each step warms up. What an answer, a look and an opening cost after 100 and after 5,000 answers is CPU time at one table alone.',
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
    '| level | deadline | answers | mean | 99 of 100 within | longest | late |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...Object.entries(deadlines).map(([level, deadline]) =>
      tableRow([
        level,
        `${deadline} ms`,
        digits(value(botMeasures.answers(level))),
        ms(botMeasures.mean(level)),
        ms(botMeasures.p99(level)),
        ms(botMeasures.longest(level)),
        digits(value(botMeasures.late(level))),
      ]),
    ),
    '',
    'Counted is what a thread needs from the question to the answer, with all that the other thread on its core takes from it; waiting for a',
    'free thread, and for a new one to load the game, is not.',
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
    'Sizes are what a fresh visit fetches, compressed with gzip, without fonts and pictures. A board is playable when the first question',
    'stands and its board is drawn. Frames are counted by the page itself while a pointer drags the chart about, and while a ship flies.',
    '',
  ];
}

function engineSection(evidence: Evidence): string[] {
  const { measures } = evidence;
  const find = (name: string): Measure | undefined => measures.find((measure) => measure.name === name);
  const versus = measures.filter(({ ratio }) => ratio !== undefined);
  const peer = versus[0]?.peer ?? 'the peer';
  const lowest = (what: string): string =>
    digits(Math.min(...versus.filter(({ name }) => name.includes(`: ${what}, `)).map(({ ratio }) => ratio ?? 0)));
  const slices = [...new Set(versus.map(({ name }) => name.split(':')[0] ?? ''))];
  const acrossPairs = slices.map((slice) => {
    const [ours, theirs] = [find(`${slice}: actions, checked`), find(`${slice}: actions, in place`)];
    return (ours?.value ?? 0) / (theirs?.peerValue ?? 1);
  });
  return [
    '## The engine',
    '',
    `The rules of ${new Intl.ListFormat('en').format(slices.map(nameOf))} run in our kernel and inside ${peer}, the same games on both sides, in one`,
    `process. With a thread for each side ours takes at least **${lowest('actions')}** times as many actions a second, and plays at least`,
    `**${lowest('random games')}** times as many random games. With one thread for both sides the lowest ratio is **${lowest('actions in one thread')}**: the peer's`,
    'drafts then run through the functions that were compiled for our plain states, and those become slower.',
    '',
    provenance(evidence),
    `The calibration loop, a fixed piece of plain JavaScript, ran ${digits(find('calibration')?.value)} times a second there: figures of`,
    'two machines relate about as their loops do. Absolute figures inform, ratios judge.',
    '',
    `### Against ${peer}`,
    '',
    '| measure | Orrery | peer | unit | ratio |',
    '|---|---:|---:|---|---:|',
    ...versus.map(({ name, value, peerValue, unit, ratio }) =>
      tableRow([name, digits(value), digits(peerValue), unit, `${digits(ratio)} x`]),
    ),
    '',
    'Checking costs the peer much, because its moves read through the draft. Our checked door is still at least ' +
      `${digits(Math.min(...acrossPairs))} times as fast as its unchecked moves.`,
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

const HOW: readonly string[] = [
  'Before each answer all asks and the view of the acting seat are built, on both sides.',
  '*Checked*: our `act` (refuses what is not allowed, leaves the state before as it was) against a move that checks the answer ' +
    'with the same function, on the draft as its manual does, and returns `INVALID_MOVE` otherwise. *In place*: our `step`, as search ' +
    'and simulation use it, against a move that does not check; its reducer always works on a draft.',
  '*Actions* plays recorded games again. *Random games* draws each answer anew from the same dice; the drawing costs the same on both sides.',
  'The peer gets our plain state as its G, and its one move runs the very same steps on the draft it is given. It goes the fastest way: the ' +
    'reducer alone in production mode, without client, store, server or debug panel. Turns, game end, player view, undo stack and log are as ' +
    'a real game has them.',
  'Before anything is timed, every side plays every game, and a digest over all asks, all views and the last state must be equal.',
  'Each side has a thread of its own in the one process, with its own heap and compiled code, as in a program that has one engine. ' +
    '*In one thread* has all sides share a thread. They take turns; the first round warms up and is not counted; figures are medians.',
  'Time is CPU time of the process, so a busy machine disturbs little.',
];
