// A step that goes to itself.

import { spoil } from './tiny.ts';

export const broken = spoil('runs-in-circles', { steps: { next: { run: (kit) => kit.goto('next') } } });
