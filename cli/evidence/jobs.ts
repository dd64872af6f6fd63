// All long measurements. Each writes docs/evidence/<name>.json; a later one is one more entry here.

import { arenaMerchant } from './arena.ts';
import { checkMerchant, checkSlices } from './checks.ts';
import type { Job } from './job.ts';

export const JOBS: readonly Job[] = [checkSlices, checkMerchant, arenaMerchant];
