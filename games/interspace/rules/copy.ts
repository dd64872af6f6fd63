// A copy of the table, made for its shape: every answer at the door is tried on one. What is scalar comes along by itself; every
// list is named here, and the battery finds one that is not.

import { clone } from '@orrery/kernel';
import type { Table } from './table.ts';

export const copyTable = (table: Table): Table => ({
  ...table,
  order: table.order.slice(),
  tile: table.tile.slice(),
  place: table.place.slice(),
  lie: table.lie.slice(),
  units: table.units.slice(),
  stores: table.stores.slice(),
  yard: table.yard.slice(),
  planet: table.planet.slice(),
  owner: table.owner.slice(),
  ind: table.ind.slice(),
  tech: table.tech.slice(),
  flags: table.flags.slice(),
  line: table.line.slice(),
  civ: table.civ.slice(),
  cards: table.cards.slice(),
  drives: table.drives.slice(),
  open: table.open.slice(),
  aim: table.aim.slice(),
  deeds: table.deeds.slice(),
  found: table.found.slice(),
  fights: table.fights.slice(),
  battle: table.battle === null ? null : clone(table.battle),
  relics: table.relics.slice(),
  agents: clone(table.agents),
  tally: table.tally.slice(),
});
