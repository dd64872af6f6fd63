import { no, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { canAlly, others } from '../rules/alliance.ts';
import type { Power } from '../rules/hooks.ts';
import { bend, enforce, isSuperOn } from '../rules/live.ts';
import { takeOff } from '../rules/result.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { now, otherSide, type Side, SIDES, type Table } from '../rules/table.ts';
import { coneLimit, havensOf, onCone } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'magnet.name': { locals: { seat: Seat; named: Seat[] }; answer: string | null };
  }
}

/** `join 2 0`: player 2 must join the offense; `away 2`: may not ally at all. What is so already is not said. */
function orders(state: State<Table>, seat: Seat, named: readonly Seat[]): string[] {
  const { cone } = now(state.table);
  return others(state).flatMap((other) => {
    if (other === seat || named.includes(other)) return [];
    const on = (side: Side): number => cone[side][other] ?? 0;
    // §13.3: nobody on a Moon. Who stands on the other side has tokens to bring: those.
    const isDrawn = (side: Side): boolean =>
      on(side) === 0 &&
      (canAlly(state, other, side) || (on(otherSide(side)) > 0 && bend(state, 'allies', true, other, side)));
    const joins = SIDES.filter(isDrawn).map((side) => `join ${other} ${side}`);
    return SIDES.some((side) => on(side) > 0) ? [...joins, `away ${other}`] : joins;
  });
}

/** An effect of this name: its target may not ally. */
const AWAY = 'kept away';

/** When tokens are committed it makes another player ally with a side, or with none. */
export const magnet: Power = {
  effects: { [AWAY]: { hooks: { allies: (_, { target }, may, seat) => may && seat !== target } } },
  acts: [
    {
      at: '6z',
      by: 'main-or-ally',
      may: (state, seat) => orders(state, seat, []).length > 0,
      do: (kit, { seat }) => kit.call('magnet.name', { seat, named: [] }),
    },
  ],
};

/** One player; with the Super, one after another. */
export const magnetName: Step<'magnet.name'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, named }) {
    const options = orders(view, seat, named);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.magnet' }, choice: { kind: 'one', noun: 'whither', options }, pass: true };
  },
  why: () => no('3.6', 'refuse.magnet'),
  take(kit, frame, seat, answer) {
    if (answer === null) return kit.leave();
    const [verb, other = -1, side] = answer.split(' ').map((word, i) => (i === 0 ? word : Number(word)));
    if (isSuperOn(kit.state.table, 'magnet', seat)) frame.named.push(Number(other));
    else kit.leave();
    if (verb === 'join') drawIn(kit, seat, Number(other), side === 0 ? 0 : 1);
    else pushAway(kit, seat, Number(other));
  },
};

function drawIn(kit: Kit, seat: Seat, other: Seat, side: Side): void {
  kit.tell('log.drawn-in', { seat, other, side });
  const there = now(kit.state.table).cone[otherSide(side)][other] ?? 0;
  // Without a base its tokens go straight across, for there is no home to take them to (R9).
  if (there > 0 && havensOf(kit.state.table, other).length === 0) return cross(kit, other, side, there);
  kit.call('commit', { seat: other, side, least: 1, most: coneLimit(kit.state, other, CONE) });
  leaveCone(kit, other);
}

function cross({ state }: Kit, seat: Seat, side: Side, n: number): void {
  const { ghosts } = now(state.table);
  onCone(state, otherSide(side), seat, -n);
  onCone(state, side, seat, n);
  ghosts[side][seat] = ghosts[otherSide(side)][seat] ?? 0;
  ghosts[otherSide(side)][seat] = 0;
}

function pushAway(kit: Kit, seat: Seat, other: Seat): void {
  kit.tell('log.pushed-away', { seat, other });
  enforce(kit.state.table, AWAY, seat, other);
  leaveCone(kit, other);
}

function leaveCone(kit: Kit, seat: Seat): void {
  for (const side of SIDES) takeOff(kit, side, seat, now(kit.state.table).cone[side][seat] ?? 0);
}
