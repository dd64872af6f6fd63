// The 32 Edicts (§6.2): 22 in the base box, 10 in the expansion. The totals are certain, the copies of each are not (R50).

import type { Confidence, When } from './moments.ts';

/**
 * [word, when, copies in the base box, in the expansion, must a target or choice be announced (§15.4), how sure the text is,
 * whether the rulebook names it]
 */
export const EDICTS = [
  ['cosmic-zap', ['power'], 3, 2, false, 'medium', false],
  ['emotion-control', ['8a'], 2, 0, false, 'medium', false],
  ['finder', ['any'], 1, 0, true, 'low', false],
  ['flare-zap', ['play'], 2, 1, false, 'low', false],
  ['force-field', ['6z'], 2, 0, true, 'medium', false],
  ['keeper', ['start', '2c'], 1, 0, false, 'high', true],
  ['mobius-tubes', ['start', '1'], 2, 1, false, 'medium', true],
  ['plague', ['start'], 2, 0, true, 'high', true],
  ['quash', ['8g'], 1, 1, false, 'medium', false],
  ['rebirth', ['start'], 0, 1, true, 'medium', false],
  ['sanity', ['start-7a'], 1, 0, false, 'low', true],
  ['solar-wind', ['8a'], 0, 1, false, 'medium', false],
  ['space-junk', ['any'], 0, 1, true, 'low', false],
  ['stellar-gas', ['8f'], 2, 0, false, 'medium', false],
  ['time-gum', ['10'], 1, 0, true, 'low', false],
  ['un-zap', ['play'], 1, 1, false, 'low', false],
  ['victory-boon', ['8g'], 0, 1, false, 'medium', false],
  ['warp-break', ['start', '1'], 1, 0, true, 'low', true],
] as const satisfies readonly (readonly [string, readonly When[], number, number, boolean, Confidence, boolean])[];

export type EdictWord = (typeof EDICTS)[number][0];
