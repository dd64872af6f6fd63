// The table in sentences: for the terminal, the screen reader and the plain page.

import { itemOf, knows, rule, type Text, type View } from '@orrery/kernel';
import { netWorth } from './end.ts';
import { BOXES } from './board.ts';
import { NONE, type Table } from './table.ts';

export function describe(view: View<Table>): Text[] {
  const { table } = view;
  const lines: Text[] = [{ key: 'table.turn', args: { turn: table.turn, seat: table.active, target: table.target } }];
  for (const seat of table.ship.keys()) {
    const ship = {
      seat,
      merchant: table.merchant[seat] ?? NONE,
      ship: table.ship[seat] ?? 0,
      dot: table.at[seat] ?? 0,
    };
    lines.push({ key: 'table.seat', args: { ...ship, money: table.money[seat] ?? 0, worth: netWorth(table, seat) } });
    const goods = table.goods[seat] ?? [];
    const gear = [...(table.hull[seat] ?? []), ...(table.small[seat] ?? [])];
    if (goods.length > 0) lines.push({ key: 'table.goods', args: { seat, goods } });
    if (gear.length > 0) lines.push({ key: 'table.gear', args: { seat, gear } });
  }
  table.culture.forEach((culture, system) => {
    const slot = table.iou[system] ?? NONE;
    if (culture !== NONE) lines.push({ key: 'table.culture', args: { system, culture } });
    else if (rule('17.4', knows(view, slot, view.viewer)))
      lines.push({ key: 'table.observed', args: { system, culture: itemOf(view, slot) } });
  });
  table.marker.forEach((marker, box) => {
    const slot = table.box[box] ?? NONE;
    const dot = BOXES[box] ?? 0;
    if (marker >= 0) lines.push({ key: 'table.marker', args: { dot, marker } });
    else if (slot !== NONE && knows(view, slot, view.viewer))
      lines.push({ key: 'table.spied', args: { dot, marker: itemOf(view, slot) } });
  });
  for (const [dot, value] of table.rastur) lines.push({ key: 'table.rastur', args: { dot, value } });
  return lines;
}
