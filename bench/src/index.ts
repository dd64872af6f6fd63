// Measurements, side by side with peers: `parts` are what `orrery bench <part>` runs; evidence.ts keeps what they find.

import { bots } from './bots.ts';
import { web } from './web.ts';
import { engine, planFor } from './engine.ts';
import { type Measure, type Progress } from './measure.ts';
import { server } from './server.ts';

export { writeEvidence } from './evidence.ts';
export type { Measure, Progress };

export interface BenchOptions {
  /** About how long it may take. */
  readonly seconds?: number | undefined;
}

export const parts: Readonly<Record<string, (tell: Progress, options?: BenchOptions) => Promise<readonly Measure[]>>> =
  {
    engine: (tell, { seconds = 60 } = {}) => engine(tell, planFor(seconds)),
    server: (tell, { seconds = 180 } = {}) => server(tell, seconds),
    bots: (tell, { seconds = 90 } = {}) => bots(tell, seconds),
    web: (tell, { seconds = 60 } = {}) => web(tell, seconds),
  };
export type { Sample, SoakResult, SoakTask } from './soak/soak.ts';
