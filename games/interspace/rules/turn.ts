// A game turn (§4): the economic phase of all, then every player's turn, rebels and agents, and the reckoning.

import { rule, sequence, type Seat } from '@orrery/kernel';
import { PULSAR } from '../data/tiles.ts';
import { scorch } from './hazards.ts';
import { isAllConnected } from './map.ts';
import { hasWon, pointsOf } from './score.ts';
import { inPlay, planetsOf } from './planets.ts';
import { empty, storeHex, storeKeeper } from './stores.ts';
import { draftOrder } from './setup.ts';
import type { Kit, Step } from './steps.ts';
import { isOn, isOut, NONE, OBJECTIVES, type Table } from './table.ts';
import { muster, ownerOf, refresh, unitsIn } from './units.ts';

export const round: Step<'round'> = sequence(
  'economy',
  'raise',
  'civ',
  'build',
  'refit',
  'order',
  'turns',
  'rebels',
  'agents',
  'reckoning',
);

/** §4.1: a new order of play every game turn. */
export const order: Step<'order'> = {
  run(kit) {
    const { table } = kit.state;
    // §13.3: somebody may have given up the last planet.
    dropOut(kit);
    table.order = draftOrder(kit).filter((seat) => !isOut(table, seat));
    kit.tell('log.order', { who: table.order }, '4.1');
    kit.leave();
  },
};

export const turns: Step<'turns'> = {
  run(kit, frame) {
    const { table } = kit.state;
    const n = frame.n ?? 0;
    const seat = table.order[n];
    if (seat === undefined) {
      table.active = NONE;
      return kit.leave();
    }
    frame.n = n + 1;
    if (isOut(table, seat)) return;
    table.active = seat;
    refresh(table, (owner) => owner === seat, false);
    kit.turn();
    kit.tell('log.turn', { who: seat, turn: table.turn }, '4.1');
    for (const [hex, tile] of table.tile.entries())
      if (rule('6.2.9', tile === PULSAR)) scorch(kit, hex, unitsIn(table, hex, seat), '6.2.9');
    kit.call('turn');
  },
};

export const turn: Step<'turn'> = sequence('basic', 'mine', 'move', 'explore', 'colonize', 'contact', 'rest');

/** A turn is over: whoever has no planet left is out. */
export const rest: Step<'rest'> = {
  run(kit) {
    dropOut(kit);
    kit.leave();
  },
};

/** §8.4: without a planet one is out, and what one had is gone. */
export function dropOut(kit: Kit): void {
  const { table, seats } = kit.state;
  for (const seat of inPlay(table, seats)) {
    if (!rule('8.4', planetsOf(table, seat).length === 0)) continue;
    table.out |= 1 << seat;
    for (let at = table.units.length - 2; at >= 0; at -= 2) {
      const key = table.units[at] ?? 0;
      if (ownerOf(key) === seat) muster(table, key, -(table.units[at + 1] ?? 0));
    }
    for (const hex of storesOf(table, seat)) empty(table, hex, seat);
    if (isOn(table, OBJECTIVES)) kit.show(table.aim[seat] ?? NONE);
    kit.tell('log.out', { who: seat }, '8.4');
  }
}
const storesOf = (table: Table, seat: Seat): number[] => [
  ...new Set(table.stores.filter((key, at) => at % 2 === 0 && storeKeeper(key) === seat).map(storeHex)),
];

/** §11.2, §11.3: 50 points at the end of a game turn win; so does who is left alone, and who leads when the last turn is over. */
export const reckoning: Step<'reckoning'> = {
  run(kit) {
    const { table, seats } = kit.state;
    dropOut(kit);
    kit.turn();
    const left = inPlay(table, seats);
    const winners = left.filter((seat) => rule('11.2', hasWon(kit.state, seat)));
    if (!isOn(table, OBJECTIVES))
      kit.tell('log.points', { points: left.map((seat) => `of ${seat} ${pointsOf(kit.state, seat) ?? 0}`) }, '11.1');
    if (winners.length > 0) return finish(kit, 'log.won', winners, '11.2');
    if (rule('8.4', left.length <= 1)) return finish(kit, 'log.alone', left, '8.4');
    if (rule('11.3', table.last > 0 && table.turn >= table.last)) return finish(kit, 'log.last', left, '11.3');
    if (isOn(table, OBJECTIVES) && rule('13.1', isAllConnected(table, seats))) revealAll(kit);
    kit.rerun('economy');
  },
};

function finish(kit: Kit, key: string, who: readonly Seat[], number: string): void {
  if (isOn(kit.state.table, OBJECTIVES)) revealAll(kit);
  kit.tell(key, { who }, number);
  kit.end();
}

/** §13.1: all objectives are turned up. */
function revealAll(kit: Kit): void {
  const { table, seats } = kit.state;
  for (let who = 0; who < seats; who++) {
    const aim = table.aim[who] ?? NONE;
    if ((kit.state.held.know[aim] ?? 0) & (1 << seats)) continue;
    kit.show(aim);
    kit.tell('log.aim', { who, aim: kit.ref(aim) }, '13.1');
  }
}
