// All long measurements, as the games of the catalog plan them. Each writes docs/evidence/<name>.json.

import { loadEvidence, loadFronts } from '@orrery/games';
import type { CheckPlan } from '@orrery/games/evidence';
import { arenaJob } from './arena.ts';
import { checkJob } from './checks.ts';
import type { Job } from './job.ts';

export async function loadJobs(): Promise<readonly Job[]> {
  const arenas: Job[] = [];
  /** By name of the measurement, then by game. */
  const checks: Record<string, Record<string, CheckPlan>> = {};
  for (const front of await loadFronts()) {
    const { check, arena } = (await loadEvidence(front.id)) ?? {};
    if (check !== undefined) (checks[check.job ?? `check-${front.id}`] ??= {})[front.id] = check;
    if (arena !== undefined) arenas.push(arenaJob(front, arena));
  }
  return [...Object.entries(checks).map(([name, plans]) => checkJob(name, plans)), ...arenas];
}
