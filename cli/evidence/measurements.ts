// All long measurements: those that the games of the catalog plan, and the soak of the server. Each writes docs/evidence/<name>.json.

import { loadEvidence, loadFronts } from '@orrery/games';
import type { CheckPlan } from '@orrery/games/evidence';
import { arenaMeasurement } from './arena.ts';
import { checkMeasurement } from './checks.ts';
import type { Measurement } from './measurement.ts';
import { pairMeasurement } from './pairs.ts';
import { type SoakHow, soakMeasurement } from './soak.ts';

export async function loadMeasurements(soak: SoakHow = {}): Promise<readonly Measurement[]> {
  const others: Measurement[] = [];
  /** By name of the measurement, then by game. */
  const checks: Record<string, Record<string, CheckPlan>> = {};
  for (const front of await loadFronts()) {
    const { check, pairs, arena } = (await loadEvidence(front.id)) ?? {};
    if (check !== undefined) (checks[check.name ?? `check-${front.id}`] ??= {})[front.id] = check;
    if (pairs !== undefined) others.push(pairMeasurement(front.id, pairs));
    if (arena !== undefined) others.push(arenaMeasurement(front, arena));
  }
  return [
    ...Object.entries(checks).map(([name, plans]) => checkMeasurement(name, plans)),
    ...others,
    soakMeasurement(soak),
  ];
}
