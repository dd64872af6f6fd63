// Once more: a table like the one that is over, its bots in their seats, the others open for whoever comes along. There is
// one, whoever asks first; the old table is told where.

import type { SeatWish, TableInfo } from '@orrery/protocol/tables';
import { fault, isFault } from '@orrery/kernel';
import { isTaken } from '../faults.ts';
import { isAccount } from '../people/accounts.ts';
import { createTable } from './commands.ts';
import { showOf } from '../pace/table-clock.ts';
import { seatOf, viewerOf } from './seats.ts';
import { infoOf } from './view.ts';
import type { Beside, StoredSeat } from '../store/store.ts';
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
    const { game, options, pace, listed, rated } = stored;
    // Who sat in for somebody may have no account.
    if (rated && !isAccount(guest)) throw fault('not-signed-in', 'this table is rated: sign in first');
    const seats = stored.seats.map(
      (each, at): SeatWish =>
        at === seat ? { kind: 'me', name: me.guest === guest ? me.name : (me.friend?.name ?? me.name) } : wishFor(each),
    );
    const wish = { game, options, pace, unlisted: !listed, rated, seats };
    for (;;) {
      const told = await talks.lastNotice(id, AGAIN);
      const next = told?.args?.['table'];
      const known = typeof next === 'string' ? await tables.store.table(next) : undefined;
      if (known !== undefined) return infoOf(known, viewerOf(known, guest));
      let tell = (): void => undefined;
      const info = await createTable(tables, guest, wish, async (on, table) => {
        const written = await talks.nextNotice(on, id, { key: AGAIN, args: { seat, table } }, told);
        if (written === null) throw fault('asked-already', 'somebody has set up the next table at this moment');
        tell = written;
        await arrival(on);
      }).catch(undefinedIfOther);
      if (info === undefined) continue;
      tell();
      return info;
    }
  });
}

/** Somebody at another node was faster, or spoke at the same moment. */
function undefinedIfOther(error: unknown): undefined {
  if (!isTaken(error) && !(isFault(error) && error.code === 'asked-already')) throw error;
}

const wishFor = (seat: StoredSeat): SeatWish =>
  seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' };
