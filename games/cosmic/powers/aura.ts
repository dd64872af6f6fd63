import type { Seat } from '@orrery/kernel';
import { ANY_TIME } from '../edicts/hands.ts';
import { everybody } from '../edicts/warp.ts';
import { mainSide } from '../rules/cardplay.ts';
import { handOf } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce, isLive } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { type Kit, nearest, top } from '../rules/steps.ts';
import { current, isMain } from '../rules/table.ts';

/** A main player takes its hand up to lay a card or a Kicker, and holds it until its card is turned up. */
function isUp({ state }: Kit, seat: Seat): boolean {
  const challenge = current(state.table);
  if (challenge === undefined || !isMain(challenge, seat)) return false;
  const side = mainSide(state.table, seat);
  if ((challenge.shown[side]?.item ?? -1) >= 0) return false;
  if (challenge.laid[side].length + challenge.kicker[side].length > 0) return true;
  const step = top(state)?.step;
  return step === 'kickers' || step === 'select' || (step === 'moment' && nearest(state, 'moment')?.code === '7b');
}

/** All hands but its own lie open, as long as it has this power. */
function openHands(kit: Kit, seat: Seat): void {
  if (!isLive(kit.state, seat, powerOf('aura'))) return;
  for (const other of everybody(kit.state))
    if (other !== seat && !isUp(kit, other)) for (const slot of handOf(kit.state.table, other)) kit.show(slot);
}

/** An effect of this name: it was announced in this challenge, and nobody stopped it. */
const OPEN_HANDS = 'open hands';

/** The others play with open hands. */
export const aura: Power = {
  autos: [
    {
      at: ANY_TIME,
      when: ({ table }, { seat }) => inForce(table, OPEN_HANDS, seat) === undefined,
      do(kit, { seat }) {
        enforce(kit.state.table, OPEN_HANDS, seat);
        openHands(kit, seat);
      },
    },
  ],
  effects: { [OPEN_HANDS]: { on: { hands: (kit, { seat }) => openHands(kit, seat) } } },
};
