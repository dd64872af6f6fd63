// Writes the golden games anew, or those named: `make.ts standard`. Only when the rules version rises, or for a new one.

import { makeGolden } from '@orrery/kernel/testkit';
import { game } from '../../index.ts';
import { GOLDEN } from '../golden.ts';

makeGolden(game, GOLDEN, import.meta.dirname, process.argv.slice(2));
