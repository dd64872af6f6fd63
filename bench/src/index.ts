// Measurements, side by side with peers: `measure` is what `orrery bench <part>` runs; evidence.ts keeps what is found.

import { botSteps } from './bots.ts';
import { engineSteps, planFor } from './engine.ts';
import { codeOf } from './evidence.ts';
import { type Measure, type Progress } from './measure.ts';
import { serverPlan, serverSteps } from './server.ts';
import { startSteps } from './start.ts';
import { openKept, runSteps, type Step } from './steps.ts';
import { webSteps } from './web.ts';

export { writeEvidence } from './evidence.ts';
export type { Measure, Progress };

interface Part {
  /** About how long it takes, if nobody says otherwise; on a quiet machine of two cores. */
  readonly seconds: number;
  steps(seconds: number): readonly Step[];
}

const PARTS: Readonly<Record<string, Part>> = {
  engine: { seconds: 420, steps: (seconds) => engineSteps(planFor(seconds)) },
  server: { seconds: 400, steps: (seconds) => serverSteps('SQLite', serverPlan(seconds)) },
  postgres: { seconds: 400, steps: (seconds) => serverSteps('PostgreSQL', serverPlan(seconds)) },
  bots: { seconds: 180, steps: botSteps },
  web: { seconds: 120, steps: webSteps },
  start: { seconds: 30, steps: startSteps },
};

export const partNames: readonly string[] = Object.keys(PARTS);

interface How {
  readonly seconds?: number | undefined;
  /** Goes on with the steps that are kept, and keeps each that is done. */
  readonly resumes: boolean;
}

export async function measure(name: string, tell: Progress, { seconds, resumes }: How): Promise<readonly Measure[]> {
  const part = PARTS[name];
  const time = seconds ?? part?.seconds ?? 0;
  // Steps of a shorter run are others.
  const kept = resumes ? openKept(name, `${codeOf(name)} ${time}`) : undefined;
  return runSteps(part?.steps(time) ?? [], tell, kept);
}

/** The steps of a part are no longer needed: its evidence is written. */
export const forgetSteps = (name: string): void => openKept(name, '').drop();

export type { Sample, SoakResult, SoakTask } from './soak/soak.ts';
