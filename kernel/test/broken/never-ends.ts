// The rounds are never counted.

import { spoil } from './tiny.ts';

export const broken = spoil('never-ends', { steps: { rounds: { run: (kit) => kit.call('round') } } });
