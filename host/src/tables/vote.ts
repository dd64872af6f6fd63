// Going back over a barrier when several people play: one asks for it, and it happens once every person at the table has
// said yes, also who is away and lets a bot play. A no ends it. It reaches back to before the last question outside of windows
// to who asked, whatever has happened since; and nothing about it depends on what a curtain hides.

import type { Wish } from '@orrery/protocol/tables';
import { fault, no, type Seat } from '@orrery/kernel';
import { backRow, mayTakeBack, placeBack } from '@orrery/table';
import type { Transaction } from 'kysely';
import { refused } from '../faults.ts';
import { showOf } from '../pace/table-clock.ts';
import { isAlone, viewerOf, withSay } from './seats.ts';
import type { Schema } from '../store/schema.ts';
import type { Talks } from './talk.ts';
import type { HostedTable, Tables } from './index.ts';

export interface Votes {
  /** Asks to go back to before one's own last answer. */
  ask(id: string, guest: string | null): Promise<Wish | null>;
  /** Says yes or no to what was asked; null: that settled it. */
  answer(id: string, guest: string | null, yes: boolean): Promise<Wish | null>;
}

export function createVotes(tables: Tables, talks: Talks): Votes {
  const end = (id: string, on: Transaction<Schema>) => on.deleteFrom('wishes').where('table_id', '=', id).execute();

  const goBack = async (table: HostedTable, seat: Seat, keep: number): Promise<void> => {
    const { id } = table.stored;
    for (;;) {
      const now = await tables.getWhole(id);
      const { stored, play } = now;
      // A game that is over behind a curtain still goes on for everybody.
      if (play === null || keep >= play.journal.live.length || showOf(stored, play).isOver) return;
      if ((await tables.advance(now, { rows: [backRow(play, seat, keep)] })) !== 'behind') return;
    }
  };
  /** Keeps who has said yes so far; once all have, goes back. */
  const keepYes = async (
    table: HostedTable,
    wish: { seat: Seat; keep: number },
    yes: readonly Seat[],
  ): Promise<Wish | null> => {
    const { id } = table.stored;
    const all = withSay(table.stored).every((seat) => yes.includes(seat));
    const { seat, keep } = wish;
    await tables.change(id, async (on) => {
      await end(id, on);
      const values = { table_id: id, seat, keep, yes: JSON.stringify(yes) };
      if (!all) await on.insertInto('wishes').values(values).execute();
    });
    if (!all) return { seat, yes };
    await goBack(table, seat, keep);
    return null;
  };

  return {
    async ask(id, guest) {
      const { wish, seat } = await tables.use(id, async () => {
        const table = await tables.getWhole(id);
        const seat = playing(table, guest);
        if (table.stored.wish !== null) throw fault('asked-already', 'somebody has asked already; say yes or no first');
        const { stored, play } = table;
        if (play === null || !mayTakeBack(play, showOf(stored, play), seat, isAlone(stored)))
          throw refused(no('', 'refuse.nothing-to-undo'), 0);
        return { seat, wish: await keepYes(table, { seat, keep: placeBack(play, seat, isAlone(stored)) }, [seat]) };
      });
      await talks.notice(id, { key: wish === null ? 'notice.went-back' : 'notice.asks-back', args: { seat } });
      return wish;
    },
    async answer(id, guest, yes) {
      const { seat, wish } = await tables.use(id, async () => {
        const table = await tables.get(id);
        const seat = playing(table, guest);
        const { wish } = table.stored;
        if (wish === null) throw fault('nothing-asked', 'nobody asks to go back, or it is settled');
        if (yes) return { seat, wish: await keepYes(table, wish, [...new Set([...wish.yes, seat])]) };
        await tables.change(id, async (on) => void (await end(id, on)));
        return { seat, wish: null };
      });
      if (!yes) await talks.notice(id, { key: 'notice.no-way-back', args: { seat } });
      else if (wish === null) await talks.notice(id, { key: 'notice.went-back', args: { seat } });
      return wish;
    },
  };
}

function playing(table: HostedTable, guest: string | null): Seat {
  const { seat, plays } = viewerOf(table.stored, guest);
  if (seat === null || !plays) throw fault('not-your-seat', 'only who plays a seat has a say in this');
  if (table.play === null) throw fault('not-dealt', 'the game starts when every seat is taken');
  return seat;
}
