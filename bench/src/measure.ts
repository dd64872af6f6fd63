// What a measurement is, what each is called, and how figures stand on a page.

import type { Evidence } from './evidence.ts';

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: string;
  readonly peerValue?: number;
  readonly ratio?: number;
  /** The peer as fast as it can be driven, and how often ours goes into that. */
  readonly fastest?: { readonly value: number; readonly ratio: number };
}

/** How far it is, from 0 to 1. */
export type Progress = (done: number, note: string) => void;

/** Tables that are pushed to the limit. */
export const PUSHED = 150;

/** `load`: so many tables, or so many answers a second. */
export const serverMeasures = {
  held: 'live tables held below 100 ms at p99, three of three runs',
  most: 'answers a second at the limit',
  taken: (rate: number) => `${rate} a second: taken`,
  median: (load: string) => `${load}: median`,
  p99: (load: string) => `${load}: p99`,
  p999: (load: string) => `${load}: p99.9`,
  failed: (load: string) => `${load}: not seen within five seconds`,
  rate: (load: string) => `${load}: answers a second`,
  cost: (load: string) => `${load}: an answer, all told`,
  process: (tables: number) => `${tables} tables in mid-game: memory of the whole server`,
  bytes: 'bytes to a reader for an action',
  heap: 'heap of a table in mid-game with four readers',
  rss: 'memory of the process for such a table (RSS)',
  asleep: 'heap of such a table that sleeps',
} as const;

export const botMeasures = {
  load: 'tables at once',
  answers: (level: string): string => `${level}: answers`,
  p99: (level: string): string => `${level}: thinks, 99 of 100 within`,
  longest: (level: string): string => `${level}: thinks, longest`,
  waited: (level: string): string => `${level}: a player waits, median`,
  waitedP99: (level: string): string => `${level}: a player waits, 99 of 100 within`,
  waitedLongest: (level: string): string => `${level}: a player waits, longest`,
  finished: 'finished games of four medium bots, one thread',
  length: 'answers of such a game',
  early: 'a decision of medium in the second quarter of its games',
  lateOn: 'a decision of medium in the last quarter of its games',
  late: (level: string): string => `${level}: later than its deadline`,
};

const at = (slower: number): string => (slower === 1 ? '' : `, processor ${slower} times slower`);

export const webMeasures = {
  fresh: (slower: number): string => `fresh visit: from navigation over "Play now" to a playable board${at(slower)}`,
  freshTasks: (slower: number): string => `fresh visit: tasks above 50 ms${at(slower)}`,
  freshLongest: (slower: number): string => `fresh visit: the longest of them${at(slower)}`,
  paint: (slower: number): string => `fresh visit: from a click on the board to its paint, the worst${at(slower)}`,
  fetched: 'fresh visit: all that is fetched, with what the service worker keeps for later',
  fetchedFiles: 'fresh visit: files of that',
  code: (game: string): string => `${game}: shell and game in one language, gzip`,
  bots: (game: string): string => `${game}: its bots, where one of them begins, gzip`,
  files: (game: string): string => `${game}: files`,
  opening: (game: string): string => `${game}: from the press on "Play" to the first board`,
  fonts: 'fonts, fetched beside them',
  longTasks: (game: string): string => `${game}: tasks above 50 ms while bots play`,
  longest: (game: string): string => `${game}: the longest of them`,
} as const;

export const startMeasures = {
  command: 'from the command `orrery --help` to its answer, the second time',
  server: 'from `npm start` to a server that listens, the second time',
} as const;

export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Three digits are enough to read. */
export function digits(n: number | undefined): string {
  if (n === undefined || Number.isNaN(n)) return '';
  return Number(n.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });
}

/** When, where and by which command it was measured. */
export const provenance = ({ command, commit, date, machine }: Evidence): string =>
  `Measured on ${date} at commit ${commit} with \`${command}\`, on ${machine.cores} cores (${machine.cpu}, ${machine.memory}, ` +
  `${machine.system}, Node ${machine.node.slice(1)}).`;
