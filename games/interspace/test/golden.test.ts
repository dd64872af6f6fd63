import { golden } from '@orrery/kernel/testkit/vitest';
import { game } from '../index.ts';
import { GOLDEN } from './golden.ts';

golden(game, GOLDEN, `${import.meta.dirname}/golden`);
