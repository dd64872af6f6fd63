// What a deal may bring (§3.83): a base for a base if both may have one, a card for a card else; or nothing, and three tokens
// lost by each.

import type { Seat } from '@orrery/kernel';
import { BASES_TO_WIN, FAILED_DEAL } from '../data/hexes.ts';
import { bend } from '../rules/live.ts';
import { changed, type Mind } from './mind.ts';
import { shares, type Stock } from './worth.ts';

/** What everybody's share is when the seat and another are to deal: what such deals usually come to. */
export function afterDeal(mind: Mind, other: Seat): number[] {
  const fair = shares(swapOrCards(mind, other));
  const failed = shares(afterFailure(mind, other));
  return fair.map((share, seat) => AGREED * share + (1 - AGREED) * (failed[seat] ?? 0));
}

const AGREED = 0.75;

/** A base each, unless that makes one of them win alone. */
function swapOrCards(mind: Mind, other: Seat): Stock[] {
  const near = [mind.seat, other].filter((seat) => (mind.stocks[seat]?.external ?? 0) >= BASES_TO_WIN - 1);
  if (near.length === 1) return changed(mind, { [mind.seat]: { cards: 0.02 }, [other]: { cards: 0.02 } });
  return changed(mind, { [mind.seat]: { external: 1 }, [other]: { external: 1 } });
}

/** No agreement: what each loses by it. */
export function afterFailure(mind: Mind, other: Seat): Stock[] {
  const loss = (seat: Seat): number => bend(mind.view, 'fails', FAILED_DEAL, seat);
  return changed(mind, { [mind.seat]: { out: -loss(mind.seat) }, [other]: { out: -loss(other) } });
}
