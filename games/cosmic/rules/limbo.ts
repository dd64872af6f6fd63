// Limbo (§10): with the Warp's reverse side, lost tokens wait in a coloured section until its colour is drawn.

import type { Seat } from '@orrery/kernel';
import type { CosmicKit } from './steps.ts';

/** A section empties into the Warp. */
export function slide(kit: CosmicKit, section: Seat): void {
  const { table } = kit.state;
  const tokens = table.limbo[section] ?? [];
  const n = tokens.reduce((sum, each) => sum + each, 0);
  if (n === 0) return;
  tokens.forEach((each, seat) => {
    table.warp[seat] = (table.warp[seat] ?? 0) + each;
  });
  tokens.fill(0);
  kit.tell('log.slide', { section, n }, '10.0');
}
