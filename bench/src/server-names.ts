// What is measured of the server, by the names that the pages know it by.

export const names = {
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
