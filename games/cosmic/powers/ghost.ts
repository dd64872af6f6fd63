import { must, no, rule, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { mainSide } from '../rules/cardplay.ts';
import type { Power } from '../rules/hooks.ts';
import { bend, inForce, isMoon } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { has, isWith, now, NOWHERE, otherSide, seatsOf, type Side, type Table } from '../rules/table.ts';
import { fromWarp, onCone } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'ghost.call': { locals: { seat: Seat; whose: Seat; side: Side; of?: string }; answer: number };
  }
}

/** Whose tokens in the Warp this main player can call: its own, and those of whoever is not against it. */
export function callable(state: State<Table>, seat: Seat): Seat[] {
  const { table, seats } = state;
  const { target } = now(table);
  if (target !== NOWHERE && rule('13.3', isMoon(target))) return [];
  const side = mainSide(table, seat);
  return seatsOf(seats).filter(
    (each) =>
      (table.warp[each] ?? 0) > 0 &&
      !has(table.out, each) &&
      !isWith(now(table), each, otherSide(side)) &&
      (each === seat || bend(state, 'allies', true, each, side)),
  );
}

/** Tokens leave the Warp for the cone; until their side has won they are only ghosts. */
export function raise(kit: Kit, whose: Seat, side: Side, n: number): void {
  const raised = fromWarp(kit, whose, n);
  const { ghosts } = now(kit.state.table);
  onCone(kit.state, side, whose, raised);
  ghosts[side][whose] = (ghosts[side][whose] ?? 0) + raised;
  kit.tell('log.raised', { seat: whose, side, n: raised });
}

/** It calls tokens out of the Warp to its side, its own or another's. */
export const ghost: Power = {
  acts: [
    {
      at: '6z',
      by: 'main',
      may: (state, seat) => callable(state, seat).length > 0,
      targets: callable,
      do(kit, { seat, target }) {
        kit.call('ghost.call', { seat, whose: Number(target), side: mainSide(kit.state.table, seat) });
      },
    },
  ],
};

/** How many, up to four; an effect that must know it later is told. */
export const ghostCall: Step<'ghost.call'> = {
  may: ({ table }, { seat, whose }) => ((table.warp[whose] ?? 0) > 0 ? [seat] : []),
  ask({ table }, { whose }) {
    const max = Math.min(CONE, table.warp[whose] ?? 0);
    return { prompt: { key: 'ask.raise' }, choice: { kind: 'number', noun: 'token', min: 1, max }, otherwise: 1 };
  },
  why: () => no('6.1', 'refuse.raise'),
  take(kit, { seat, whose, side, of }, _, n) {
    if (of !== undefined) must(inForce(kit.state.table, of, seat), 'the Flare').data.push(n);
    raise(kit, whose, side, n);
    kit.leave();
  },
};
