// A refusal that says nothing.

import { no } from '../../src/index.ts';
import { play, spoil } from './tiny.ts';

export const broken = spoil('refuses-without-a-reason', { steps: { play: { ...play, why: () => no('2.1', '') } } });
