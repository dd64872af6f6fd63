// What must happen in games of merchants: everything the log can tell, every culture called on, every ship, every piece of
// equipment and relic in somebody's hands, every deed on the board.

import type { Goal, Goals } from '@orrery/kernel/testkit';
import { CULTURES } from '../data/cultures.ts';
import { EQUIPMENT, RELICS, SHIPS } from '../data/equipment.ts';
import { DOTS } from '../data/dots.ts';
import { ORBITS } from '../rules/board.ts';
import { FIRST_RELIC, GOODS, IOU_POOL, LASER, MARKER_POOL, MARKER_RELIC, SHIELD, type Table } from '../rules/table.ts';
import { log } from '../text/en/log.ts';

const cultures = CULTURES.map(
  ([id], culture): Goal => ({
    id: `culture ${id}`,
    fired: { key: 'log.discover', args: { culture } },
    items: [[IOU_POOL, culture]],
  }),
);
const ships = SHIPS.map(
  ([id], ship): Goal => ({ id, fired: { key: 'log.ship', args: { ship } }, answers: [`ship ${ship}`] }),
);
const equipment = EQUIPMENT.map(
  ([id], gear): Goal => ({ id, fired: { key: 'log.buy-gear', args: { gear } }, answers: [`equip ${gear}`] }),
);
const relics = RELICS.map(
  ([id], relic): Goal => ({
    id,
    fired: { key: 'log.take', args: { gear: FIRST_RELIC + relic } },
    answers: ['take'],
    items: [[MARKER_POOL, MARKER_RELIC + relic]],
  }),
);
const ports = ORBITS.map(
  (_, port): Goal => ({ id: `port ${port}`, fired: { key: 'log.port', args: { port } }, answers: [`port ${port}`] }),
);
const factories = CULTURES.map(
  ([id], culture): Goal => ({
    id: `factory ${id}`,
    fired: { key: 'log.factory', args: { culture } },
    answers: DOTS.map((_, dot) => `factory ${dot}`),
  }),
);
const seats = [0, 1, 2, 3, 4, 5];
/** What leads to the rarer lines of the log. */
const HINTS: Readonly<Record<string, readonly string[]>> = {
  'log.blast-won': ['fort', 'marker', 'rastur'],
  'log.blast-lost': ['fort', 'marker', 'rastur'],
  'log.clash-won': seats.map((seat) => `pawn ${seat}`),
  'log.clash-lost': seats.map((seat) => `pawn ${seat}`),
  'log.claim': ['claim', ...Array.from({ length: GOODS }, (_, good) => `goods ${good}`)],
  'log.spill': Array.from({ length: GOODS }, (_, good) => `goods ${good}`),
  'log.repair': [`pair ${SHIELD} ${LASER}`, `pair ${LASER} ${SHIELD}`, `single ${SHIELD}`, `single ${LASER}`],
  'log.swindle-won': seats.map((seat) => `swindle ${seat}`),
  'log.swindle-lost': seats.map((seat) => `swindle ${seat}`),
  'log.revolt-won': [...ORBITS.map((_, port) => `revolt 0 ${port}`), ...CULTURES.map((_, each) => `revolt 1 ${each}`)],
  'log.revolt-lost': [...ORBITS.map((_, port) => `revolt 0 ${port}`), ...CULTURES.map((_, each) => `revolt 1 ${each}`)],
};
const told = Object.keys(log).map((key): Goal => ({ id: key, fired: { key }, answers: HINTS[key] ?? [] }));

export const goals: Goals<Table> = {
  goals: [...cultures, ...ships, ...equipment, ...relics, ...ports, ...factories, ...told],
  options: { combat: true, rastur: true },
  tries: 0,
  /** Even numbers of merchants are rich and armed, and their game does not end; five have a bank that is nearly dry; the rest
   *  begin shortly before the end. */
  arrange({ table, seats: players }) {
    if (players === 5) {
      table.bank = 20;
      return;
    }
    const rich = players % 2 === 0;
    table.money = table.money.map(() => (rich ? 4000 : table.target - 200));
    if (!rich) return;
    table.target = 1_000_000;
    table.hull = table.hull.map(() => [LASER]);
    table.small = table.small.map(() => [SHIELD, LASER]);
  },
};
