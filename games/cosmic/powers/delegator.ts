import { no, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { canAlly, others } from '../rules/alliance.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { isMain, isWith, now, OFFENSE, type Side, SIDES, sideOf, type Table } from '../rules/table.ts';
import { coneLimit } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'delegator.promote': { locals: { seat: Seat; side: Side }; answer: Seat | null };
    'delegator.installed': { locals: { seat: Seat; side: Side } };
  }
}

/** The allies of a side; with the Super, outsiders who could ally too. */
function candidates(state: State<Table>, side: Side, isSuper: boolean): Seat[] {
  const challenge = now(state.table);
  return others(state).filter(
    (each) =>
      (!isMain(challenge, each) && isWith(challenge, each, side)) ||
      (isSuper && sideOf(challenge, each) < 0 && canAlly(state, each, side)),
  );
}

/** When all have joined, it may make an ally the main player of either side. */
export const delegator: Power = {
  acts: [
    {
      at: '6z',
      by: 'main-or-ally',
      may: (state) => SIDES.some((side) => candidates(state, side, true).length > 0),
      do(kit, { seat }) {
        for (const side of SIDES.toReversed()) kit.call('delegator.promote', { seat, side });
      },
    },
  ],
};

export const delegatorPromote: Step<'delegator.promote'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, side }) {
    const options = candidates(view, side, isSuperOn(view.table, 'delegator', seat));
    if (options.length === 0) return null;
    const key = side === OFFENSE ? 'ask.promote-offense' : 'ask.promote-defense';
    return { prompt: { key }, choice: { kind: 'one', noun: 'seat', options }, pass: true };
  },
  why: () => no('6.1', 'refuse.promote'),
  take(kit, { side }, _, chosen) {
    if (chosen === null) return kit.leave();
    const isOutside = sideOf(now(kit.state.table), chosen) < 0;
    kit.goto('delegator.installed', { seat: chosen, side });
    if (isOutside) kit.call('commit', { seat: chosen, side, least: 1, most: coneLimit(kit.state, chosen, CONE) });
  },
};

export const delegatorInstalled: Step<'delegator.installed'> = {
  run(kit, { seat, side }) {
    kit.leave();
    install(kit, seat, side);
  },
};

/** A seat becomes main player of a side; whoever it was fights on as an ally. Without a Challenge card it draws seven. */
export function install(kit: Kit, seat: Seat, side: Side): void {
  const challenge = now(kit.state.table);
  if (side === OFFENSE) challenge.offense = seat;
  else challenge.defense = seat;
  kit.tell('log.promoted', { seat, side });
  kit.call('arm', { seat, under: '3.27' });
}
