// Its games may be long and are cut, but its own policy does not end them either: the rounds are never counted.

import { spoil } from './tiny.ts';

export const broken = spoil('never-ends-by-policy', {
  cut: 300,
  brain: { policy: () => null },
  steps: { rounds: { run: (kit) => kit.call('round') } },
});
