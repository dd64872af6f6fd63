// What a measurement is, what each is called, and how figures stand on a page.

import type { Evidence } from './evidence.ts';

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: string;
  readonly peerValue?: number;
  readonly ratio?: number;
}

/** How far it is, from 0 to 1. */
export type Progress = (done: number, note: string) => void;

export const serverMeasures = {
  held: 'live tables held below 100 ms at p99',
  p99: (tables: number) => `${tables} tables: p99 from an answer to the other seat's sight`,
  median: (tables: number) => `${tables} tables: median`,
  rate: (tables: number) => `${tables} tables: answers a second`,
  processor: (tables: number) => `${tables} tables: processor of the server`,
  cost: (tables: number) => `${tables} tables: an answer, all told`,
  process: (tables: number) => `${tables} tables: memory of the whole server`,
  bytes: 'bytes to a reader for an action',
  live: 'memory of a live table with two readers',
  asleep: 'memory of a table that sleeps',
} as const;

export const botMeasures = {
  load: 'tables at once',
  answers: (level: string): string => `${level}: answers`,
  mean: (level: string): string => `${level}: mean`,
  p99: (level: string): string => `${level}: 99 of 100 within`,
  longest: (level: string): string => `${level}: longest`,
  late: (level: string): string => `${level}: later than its deadline`,
};

export const webMeasures = {
  code: (game: string): string => `${game}: shell and game in one language, gzip`,
  bots: (game: string): string => `${game}: its bots, where one of them begins, gzip`,
  files: (game: string): string => `${game}: files`,
  opening: (game: string): string => `${game}: from the press on "Play" to the first board`,
  fonts: 'fonts, fetched beside them',
  longTasks: (game: string): string => `${game}: tasks above 50 ms while bots play`,
  longest: (game: string): string => `${game}: the longest of them`,
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
