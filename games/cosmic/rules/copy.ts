// A copy of the table, made for its shape: every answer at the door is tried on one. What is scalar comes along with the rest of
// its row; every list is named here, and the battery finds one that is not.

import { clone, copyRows } from '@orrery/kernel';
import type { Challenge, Table } from './table.ts';

export const copyTable = (table: Table): Table => ({
  ...table,
  systems: table.systems.slice(),
  tokens: copyRows(table.tokens),
  warp: table.warp.slice(),
  gone: table.gone.slice(),
  all: table.all.slice(),
  limbo: copyRows(table.limbo),
  spots: clone(table.spots),
  hands: copyRows(table.hands),
  hoards: copyRows(table.hoards),
  top: table.top.slice(),
  under: table.under.slice(),
  discards: table.discards.slice(),
  removed: table.removed.slice(),
  destiny: table.destiny.slice(),
  powers: clone(table.powers),
  shelf: table.shelf.slice(),
  lucre: table.lucre.slice(),
  moons: clone(table.moons),
  hexes: table.hexes.slice(),
  dust: table.dust.slice(),
  ships: table.ships.slice(),
  stack: table.stack.map(copyChallenge),
  lasting: clone(table.lasting),
});

function copyChallenge(challenge: Challenge): Challenge {
  const copied: Challenge = {
    ...challenge,
    invited: both(challenge.invited),
    cone: bothRows(challenge.cone),
    ghosts: bothRows(challenge.ghosts),
    laid: bothRows(challenge.laid),
    kicker: bothRows(challenge.kicker),
    beside: clone(challenge.beside),
    shown: clone(challenge.shown),
    reinforced: both(challenge.reinforced),
    fought: both(challenge.fought),
    strength: both(challenge.strength),
    lost: challenge.lost.slice(),
    owed: clone(challenge.owed),
    effects: clone(challenge.effects),
    loans: clone(challenge.loans),
    used: challenge.used.slice(),
    cancelled: challenge.cancelled.slice(),
    played: clone(challenge.played),
    aside: clone(challenge.aside),
    hoarded: clone(challenge.hoarded),
    since: [...challenge.since],
  };
  if (challenge.totals !== undefined) copied.totals = both(challenge.totals);
  if (challenge.dealers !== undefined) copied.dealers = challenge.dealers.slice();
  return copied;
}

/** By side. */
const both = ([offense, defense]: readonly [number, number]): [number, number] => [offense, defense];
const bothRows = ([offense, defense]: readonly [number[], number[]]): [number[], number[]] => [
  offense.slice(),
  defense.slice(),
];
