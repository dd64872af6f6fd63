// What was aimed at, what it was before, and what it is now, side by side. Before: the evidence that was kept until then, or, where
// none was, a measurement of our own claims with other clients; both are named. What was tried, and what the limit is, stands here
// for every goal, and is shown for those that are not reached.

import type { Evidence } from './evidence.ts';
import { botMeasures, digits, serverMeasures, startMeasures, tableRow, webMeasures } from './measure.ts';

type Read = (part: string) => Evidence | null;

interface Goal {
  readonly what: string;
  readonly part: string;
  /** Null: it was not measured. */
  readonly before: string | null;
  readonly goal: number;
  /** It is to be at most so much; left out: at least. */
  readonly most?: true;
  readonly unit: string;
  /** A measure by its name, or made of several. */
  readonly value: string | ((evidence: Evidence) => number | undefined);
  readonly limit: string;
}

const named = ({ measures }: Evidence, name: string): number | undefined =>
  measures.find((measure) => measure.name === name)?.value;

const lowest =
  (of: 'ratio' | 'fastest') =>
  ({ measures }: Evidence): number =>
    Math.min(
      ...measures
        .filter(({ name }) => / actions, /.test(name))
        .map(({ ratio, fastest }) => (of === 'ratio' ? ratio : fastest?.ratio) ?? 0),
    );

const ANSWER =
  'An answer is read, looked for among the answered, rehearsed in another thread, played, written, on the disk, and told to each reader by the difference. It no longer asks the ' +
  'database who plays it, an event is written in one piece, the public part of a view is worked out once for all readers, and rehearsals are heard of in batches: with both ' +
  'servers under the same load that was a quarter less of the processor on SQLite and two fifths less on PostgreSQL. Profiled since, the rest is flat: telling the readers is a quarter, of ' +
  'which comparing and digesting views is half; the statements of SQLite are a tenth, writing to lines a tenth, playing the answer a tenth, handing it to the rehearsal 7 in 100. ' +
  'A bare server that reads, writes and tells without any rules does 13,800 a second on such a machine. The players, the rehearsals and the database share the two cores with the server.';
const TAIL =
  'The beat that keeps streams alive is spread over its time, writes gather for one millisecond instead of four, and one answer in a hundred brings a snapshot. Players, rehearsals and ' +
  'database share the two cores with the server, so a time is late wherever one of them is.';
const PAGE =
  'The service worker waits for the first board, parts of the page come when they are looked at, and what is foretold is worked out in slices.';

export const GOALS: readonly Goal[] = [
  {
    what: 'Merchant of Venus in place',
    part: 'engine',
    before: '118,500 (kept); 38,000 to 50,000 (measured beside)',
    goal: 130_000,
    unit: 'actions/s',
    value: 'merchant: actions, in place',
    limit:
      'A question is worked out once an answer, states are copied by a copier made for their shape. What is left are the rules themselves.',
  },
  {
    what: 'Merchant of Venus checked',
    part: 'engine',
    before: '94,620 (kept)',
    goal: 75_000,
    unit: 'actions/s',
    value: 'merchant: actions, checked',
    limit: 'The copy of the state is most of it.',
  },
  {
    what: 'Lowest ratio to boardgame.io as its manual teaches it',
    part: 'engine',
    before: '19.9 (kept, without InterSpace)',
    goal: 20,
    unit: 'times',
    value: lowest('ratio'),
    limit:
      'Both sides run the same rules: where a step of the rules is long, the frame around it counts for less, and the ratio nears 1.',
  },
  {
    what: 'Lowest ratio to boardgame.io as fast as it can be driven',
    part: 'engine',
    before: '1.6 (measured beside)',
    goal: 2,
    unit: 'times',
    value: lowest('fastest'),
    limit:
      'Its fastest way uses our own copier and our own rules, so what is left to win is its reducer alone. Where the rules take most of the time (a checked answer of a big game), ' +
      'twice as fast would mean to play them in half the time.',
  },
  {
    what: 'Finished games of four medium bots, one thread',
    part: 'bots',
    before: null,
    goal: 10,
    unit: 'games/s',
    value: botMeasures.finished,
    limit:
      'A game has some 800 decisions. The list of all events, which grew with the game, is no longer made for them.',
  },
  {
    what: 'A decision in the last quarter of a game, to one in the second',
    part: 'bots',
    before: null,
    goal: 1.25,
    most: true,
    unit: 'times',
    value: (evidence) => (named(evidence, botMeasures.lateOn) ?? NaN) / (named(evidence, botMeasures.early) ?? NaN),
    limit: 'A decision looks at the position alone, never at the log.',
  },
  {
    what: 'SQLite, answers a second',
    part: 'server',
    before: '2,430 (measured beside)',
    goal: 4000,
    unit: 'answers/s',
    value: serverMeasures.most,
    limit: ANSWER,
  },
  {
    what: 'SQLite, 4,000 tables, median',
    part: 'server',
    before: '4.01 (kept, better of two)',
    goal: 2,
    most: true,
    unit: 'ms',
    value: serverMeasures.median('4000 tables'),
    limit: TAIL,
  },
  {
    what: 'SQLite, 4,000 tables, p99',
    part: 'server',
    before: '88.9 (kept, better of two); 123 to 207 (measured beside)',
    goal: 25,
    most: true,
    unit: 'ms',
    value: serverMeasures.p99('4000 tables'),
    limit: TAIL,
  },
  {
    what: 'SQLite, 4,000 tables, p99.9',
    part: 'server',
    before: null,
    goal: 100,
    most: true,
    unit: 'ms',
    value: serverMeasures.p999('4000 tables'),
    limit: TAIL,
  },
  {
    what: 'PostgreSQL, answers a second',
    part: 'postgres',
    before: '670 to 810 (measured beside)',
    goal: 2000,
    unit: 'answers/s',
    value: serverMeasures.most,
    limit: ANSWER,
  },
  {
    what: 'PostgreSQL, 4,000 tables, p99',
    part: 'postgres',
    before: 'not held (measured beside)',
    goal: 50,
    most: true,
    unit: 'ms',
    value: serverMeasures.p99('4000 tables'),
    limit: TAIL,
  },
  {
    what: 'A table in mid-game with four readers, heap',
    part: 'server',
    before: '53.9 (kept: a new table with two readers)',
    goal: 80,
    most: true,
    unit: 'KB',
    value: serverMeasures.heap,
    limit:
      'What is held: the state, the rows and events since the last snapshot, the view of each reader and the one before it, and for each reader the objects of Node for a line that is open.',
  },
  {
    what: 'The same, memory of the process',
    part: 'server',
    before: null,
    goal: 150,
    most: true,
    unit: 'KB',
    value: serverMeasures.rss,
    limit:
      'Memory that was free again is not given back to the system at once: it is what the tables take and what their answers have used on the way.',
  },
  {
    what: 'Hard bots at 8 tables, what a player waits, 99 of 100',
    part: 'bots',
    before: '1,870 (measured beside)',
    goal: 1000,
    most: true,
    unit: 'ms',
    value: botMeasures.waitedP99('hard'),
    limit:
      'Eight tables of hard bots ask for more than two cores that have other work too: who comes last waits for the others. Less time for each would make them weaker where there is time.',
  },
  {
    what: 'Fresh visit to a playable board',
    part: 'web',
    before: '1,800 to 2,000 (measured beside)',
    goal: 1000,
    most: true,
    unit: 'ms',
    value: webMeasures.fresh(1),
    limit: PAGE,
  },
  {
    what: 'The same, processor four times slower',
    part: 'web',
    before: null,
    goal: 2500,
    most: true,
    unit: 'ms',
    value: webMeasures.fresh(4),
    limit: PAGE,
  },
  {
    what: 'A click to its paint, four times slower, the worst',
    part: 'web',
    before: '200 to 352 (measured beside)',
    goal: 200,
    most: true,
    unit: 'ms',
    value: webMeasures.paint(4),
    limit: PAGE,
  },
  {
    what: 'The longest task of a fresh visit, four times slower',
    part: 'web',
    before: '108 (measured beside)',
    goal: 50,
    most: true,
    unit: 'ms',
    value: webMeasures.freshLongest(4),
    limit: PAGE,
  },
  {
    what: 'All that a fresh visit fetches',
    part: 'web',
    before: '623 (measured beside)',
    goal: 623,
    most: true,
    unit: 'kB',
    value: webMeasures.fetched,
    limit: 'The service worker keeps the whole client, so that it works without a network: all games, all languages.',
  },
  {
    what: 'The command line’s first word',
    part: 'start',
    before: '280 (measured beside)',
    goal: 150,
    most: true,
    unit: 'ms',
    value: startMeasures.command,
    limit:
      'Two runtimes start one after the other: the one that is installed looks whether all is set up and hands over to the pinned one. What either has compiled is kept, and a command is read only when it is called.',
  },
  {
    what: 'The second start of the server',
    part: 'start',
    before: null,
    goal: 800,
    most: true,
    unit: 'ms',
    value: startMeasures.server,
    limit:
      'Two runtimes start one after the other; then the database is opened and looked over, the games’ rules are read, and the threads that rehearse are begun before the server listens.',
  },
];

/** The table of all goals, and below it what stands in the way of those that are not reached. */
export function goalsSection(read: Read): string[] {
  const found = GOALS.map((goal) => ({ ...goal, now: valueOf(goal, read(goal.part)) }));
  const isMissed = ({ now, goal, most }: (typeof found)[number]): boolean =>
    now !== undefined && (most === true ? now > goal : now < goal);
  const missed = found.filter(isMissed);
  const limits = Map.groupBy(missed, ({ limit }) => limit);
  return [
    '## Before and after',
    '',
    '| | before | now | goal | unit |',
    '|---|---:|---:|---:|---|',
    ...found.map((each) => {
      const { what, before, now, goal, most, unit } = each;
      const verdict = now === undefined ? '' : isMissed(each) ? ', **not reached**' : '';
      const bound = `${most === true ? 'at most' : 'at least'} ${digits(goal)}${verdict}`;
      return tableRow([
        what,
        before ?? 'not measured',
        now === undefined ? 'to be measured' : digits(now),
        bound,
        unit,
      ]);
    }),
    '',
    '*Kept*: from the evidence that was kept before (engine of 2026-11-17, server and web of 2026-11-15). *Measured beside*: our claims of then, measured with clients that are',
    'not ours, on the same kind of machine. Servers are now timed from the moment an answer was meant to be sent, and the worst of three runs counts.',
    '',
    ...(missed.length === 0 ? [] : ['What is not reached, what was tried, and what the limit is:', '']),
    ...limits.entries().map(([limit, goals]) => `- **${goals.map(({ what }) => what).join('; ')}**: ${limit}`),
    ...(missed.length === 0 ? [] : ['']),
  ];
}

function valueOf({ value }: Goal, evidence: Evidence | null): number | undefined {
  if (evidence === null) return undefined;
  const found = typeof value === 'string' ? named(evidence, value) : value(evidence);
  return found === undefined || Number.isNaN(found) ? undefined : found;
}
