// A copy of the table, made for its shape: every answer at the door is tried on one. What is scalar comes along by itself; every
// list is named here, and the battery finds one that is not.

import { clone, copyRows } from '@orrery/kernel';
import type { Table } from './table.ts';

export const copyTable = (table: Table): Table => ({
  ...table,
  merchant: table.merchant.slice(),
  money: table.money.slice(),
  ship: table.ship.slice(),
  at: table.at.slice(),
  goods: copyRows(table.goods),
  small: copyRows(table.small),
  hull: copyRows(table.hull),
  ious: table.ious.slice(),
  forts: copyRows(table.forts),
  culture: table.culture.slice(),
  iou: table.iou.slice(),
  marker: table.marker.slice(),
  box: table.box.slice(),
  stock: table.stock.slice(),
  supply: table.supply.slice(),
  suns: table.suns.slice(),
  bonus: table.bonus.slice(),
  port: table.port.slice(),
  factory: table.factory.slice(),
  site: table.site.slice(),
  rastur: clone(table.rastur),
  reserve: table.reserve.slice(),
  fresh: table.fresh.slice(),
  offers: table.offers.slice(),
});
