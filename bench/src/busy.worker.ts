// A thread that works without a pause, so that others have to share their core with it.

import { calibration } from './clock.ts';

for (;;) calibration();
