// The battery over many games, cut into parts that all cores work on. The parts do not depend on how many cores there are.

import { availableParallelism } from 'node:os';
import type { Game } from '@orrery/kernel';
import { check, type Finding, type Kind, type CheckReport, type Wanted } from '@orrery/kernel/testkit';
import { Piscina } from 'piscina';
import type { CheckPart } from './check.worker.ts';

export type CheckHow = Pick<Wanted, 'seed' | 'deep' | 'seats' | 'options'> & { readonly games: number };

/** Games of a part: few enough to see progress, enough to repay a thread. */
const PART = 25;

const partsOf = ({ games, ...rest }: CheckHow): Wanted[] =>
  Array.from({ length: Math.ceil(games / PART) }, (_, part) => ({
    ...rest,
    games: Math.min(PART, games - part * PART),
    from: part * PART,
  }));

export async function checkAll(game: Game, how: CheckHow, tell: (done: number) => void): Promise<CheckReport> {
  const parts = partsOf(how);
  if (parts.length < 2) return check(game, { ...how, onProgress: tell });
  const pool = openChecks();
  let done = 0;
  try {
    const reports = parts.map(async (wanted) => {
      const report = await pool.run({ game: game.id, wanted });
      tell((done += report.games));
      return report;
    });
    return sumUp(game.id, await Promise.all(reports));
  } finally {
    await pool.destroy();
  }
}

const openChecks = (): Piscina<CheckPart, CheckReport> =>
  new Piscina({
    filename: new URL('./check.worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism()),
  });

/** One report out of many. What is wrong before any game is played is found by each part, and counts once. */
export function sumUp(game: string, reports: readonly CheckReport[]): CheckReport {
  const sum = (field: 'games' | 'positions' | 'deep' | 'finished' | 'cut'): number =>
    reports.reduce((total, report) => total + report[field], 0);
  const seen = new Set<string>();
  const isNew = ({ row, check: name, part, message }: Finding): boolean => {
    const key = `${name} ${part} ${message}`;
    if (row > 0) return true;
    return seen.size < seen.add(key).size;
  };
  const findings = reports.flatMap((report) => report.findings).filter(isNew);
  const number = (kind: Kind): number => findings.filter((each) => each.kind === kind).length;
  const shortest = findings.toSorted((a, b) => a.row - b.row)[0];
  return {
    game,
    games: sum('games'),
    positions: sum('positions'),
    violations: number('violations'),
    leaks: number('leaks'),
    mismatches: number('mismatches'),
    refusedLegal: number('refusedLegal'),
    acceptedIllegal: number('acceptedIllegal'),
    deep: sum('deep'),
    finished: sum('finished'),
    cut: sum('cut'),
    findings,
    ...(shortest === undefined ? {} : { record: shortest.record }),
  };
}

export const isClean = (report: CheckReport): boolean => report.findings.length === 0;
