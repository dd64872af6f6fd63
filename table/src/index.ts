// The table engine: a game in play with its people, without input or output, clock or chance of its own. The tab wraps it in
// IndexedDB, the server in a log, rehearsals and a stream, the terminal in nothing.
//
// edition.ts the kernel and rules it plays on; table.ts rows, log, ask numbers; snapshot.ts and record.ts where tables come
// from; seats.ts who plays; orders.ts, pace.ts, advance.ts windows; turns.ts who answers next.

export * from './advance.ts';
export { type Bundle, type Edition, editionOf, type Kernel } from './edition.ts';
export * from './orders.ts';
export {
  askedTogether,
  askOn,
  type Draft,
  dueAt,
  NO_PACING,
  type OnShow,
  onShow,
  type Pacing,
  type Setting,
  type ShownWindow,
  type WindowInfo,
  windowInfo,
  type WindowTimes,
} from './pace.ts';
export * from './record.ts';
export * from './seats.ts';
export * from './snapshot.ts';
export {
  backRow,
  type Base,
  enter,
  isOver,
  isWhole,
  lastAnswer,
  lengthOf,
  linkAt,
  openAsk,
  openTable,
  type PassedWindow,
  rowsOf,
  type Table,
  type Told,
  toldTo,
} from './table.ts';
export * from './turns.ts';
