// Standing orders: what a seat has said beforehand about windows. They are kept with the table and told to nobody else; what
// follows from one is played and written in the same breath.

import type { Order, OwnOrders } from '@orrery/protocol/tables';
import { fault, type Game, no, type Seat } from '@orrery/kernel';
import { type Orders, withOrder, withoutOrders } from '@orrery/table';
import { refused } from '../faults.ts';
import { pacingOf, showOf } from '../pace/table-clock.ts';
import type { HostedTable, Tables } from './index.ts';
import type { Play } from './load.ts';
import { viewerOf } from './seats.ts';

export const ordersOf = (tables: Tables, id: string, guest: string | null): Promise<OwnOrders> =>
  tables.use(id, async () => {
    const { stored } = await tables.get(id);
    const { seat, plays } = viewerOf(stored, guest);
    if (seat === null) throw fault('not-your-seat', 'you have no seat at this table');
    return { orders: plays ? (pacingOf(stored).orders[seat] ?? []) : [] };
  });

/** Orders something, beside what stands: one for the challenge or turn, and one that stays. Its exceptions are words of the
 *  game, the same at every moment of it. */
export const orderAt = (
  tables: Tables,
  id: string,
  guest: string | null,
  { scope, unless }: Order,
): Promise<OwnOrders> => {
  const order = { unless, ...(scope === undefined ? {} : { scope }) };
  return change(
    tables,
    id,
    guest,
    (orders, seat) => withOrder(orders, seat, order),
    ({ edition: { game } }) => checkTags(game, unless),
  );
};

/** A game has a word for each of its tags. */
async function checkTags({ text, calm = [] }: Game, tags: readonly string[]): Promise<void> {
  const messages = await text.en();
  const unknown = tags.find((tag) => !calm.includes(tag) && !Object.hasOwn(messages, `tag.${tag}`));
  if (unknown !== undefined) throw fault('bad-request', `unless: no window of this game is about "${unknown}"`);
}

/** "Always ask me." */
export const clearOrders = (tables: Tables, id: string, guest: string | null): Promise<OwnOrders> =>
  change(tables, id, guest, withoutOrders);

/** Whoever comes to play a seat begins without orders: those of the one before were theirs alone. */
export async function forgetOrders(tables: Tables, id: string, seat: Seat): Promise<HostedTable> {
  for (;;) {
    const table = await tables.get(id);
    const { orders } = pacingOf(table.stored);
    if ((orders[seat] ?? []).length === 0) return table;
    const done = await tables.advance(table, { ordered: { seat, orders: withoutOrders(orders, seat) } });
    if (typeof done === 'object') throw refused(done.refusal, done.at);
  }
}

function change(
  tables: Tables,
  id: string,
  guest: string | null,
  next: (orders: Orders, seat: Seat) => Orders,
  check: (play: Play) => Promise<void> = async () => undefined,
): Promise<OwnOrders> {
  return tables.use(id, async () => {
    for (;;) {
      const table = await tables.get(id);
      const { seat, play } = playing(table, guest);
      await check(play);
      const orders = next(pacingOf(table.stored).orders, seat);
      const done = await tables.advance(table, { ordered: { seat, orders } });
      if (typeof done === 'object') throw refused(done.refusal, done.at);
      if (done === 'done') return { orders: orders[seat] ?? [] };
    }
  });
}

/** The seat of whoever asks, if it is theirs to play in a game that goes on. */
function playing({ stored, play }: HostedTable, guest: string | null): { seat: Seat; play: Play } {
  const { seat, plays } = viewerOf(stored, guest);
  if (seat === null) throw fault('not-your-seat', 'you have no seat at this table');
  if (!plays) throw fault('handed-over', 'somebody else plays your seat now; take it back first');
  if (play === null) throw fault('not-dealt', 'the game starts when every seat is taken');
  if (showOf(stored, play).isOver) throw refused(no('', 'refuse.over'), 0);
  return { seat, play };
}
