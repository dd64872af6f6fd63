import { conformance } from '../../../testkit/vitest.ts';
import { game } from './index.ts';

conformance(game);
