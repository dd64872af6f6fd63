// All long measurements. Each writes docs/evidence/<name>.json; a later one is one more entry here.

import { checkSlices } from './check-slices.ts';
import type { Job } from './job.ts';

export const JOBS: readonly Job[] = [checkSlices];
