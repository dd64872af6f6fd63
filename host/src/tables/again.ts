// Once more: a table like the one that is over, its bots in their seats, the others open for whoever comes along. There is
// one, whoever asks first; the old table is told where.

import type { SeatWish, TableInfo } from '@orrery/protocol/tables';
import { fault } from '@orrery/kernel';
import { isAccount } from '../people/accounts.ts';
import { createTable } from './commands.ts';
import { showOf } from '../pace/table-clock.ts';
import { seatOf, viewerOf } from './seats.ts';
import { infoOf } from './view.ts';
import type { Beside, StoredSeat, StoredTable } from '../store/store.ts';
import type { Talks } from './talk.ts';
import type { Tables } from './index.ts';

const AGAIN = 'notice.again';

export function playAgain(
  tables: Tables,
  talks: Talks,
  id: string,
  guest: string | null,
  arrival: Beside,
): Promise<TableInfo> {
  return tables.use(id, async () => {
    const { stored, play } = await tables.get(id);
    const seat = seatOf(stored, guest);
    const me = seat === null ? undefined : stored.seats[seat];
    if (seat === null || guest === null || me?.kind !== 'person')
      throw fault('not-your-seat', 'you have no seat at this table');
    if (play === null || !showOf(stored, play).isOver) throw fault('not-over', 'this game is still being played');
    const known = await nextOf(tables, talks, id);
    if (known !== undefined) return infoOf(known, viewerOf(known, guest));
    const { game, options, pace, listed, rated } = stored;
    // Who sat in for somebody may have no account.
    if (rated && !isAccount(guest)) throw fault('not-signed-in', 'this table is rated: sign in first');
    const seats = stored.seats.map(
      (each, at): SeatWish =>
        at === seat ? { kind: 'me', name: me.guest === guest ? me.name : (me.friend?.name ?? me.name) } : wishFor(each),
    );
    const info = await createTable(tables, guest, { game, options, pace, unlisted: !listed, rated, seats }, arrival);
    await talks.notice(id, { key: AGAIN, args: { seat, table: info.id } });
    return info;
  });
}

const wishFor = (seat: StoredSeat): SeatWish =>
  seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' };

/** The table that somebody has set up already. */
async function nextOf({ store }: Tables, talks: Talks, id: string): Promise<StoredTable | undefined> {
  const next = (await talks.lastNotice(id, AGAIN))?.args?.['table'];
  return typeof next === 'string' ? store.table(next) : undefined;
}
