// What the people at a table decide together; one asks for it, and a no ends it.
//
// Going back over a barrier happens once every person at the table has said yes, also who is away and lets a bot play. It
// reaches back to before the last question outside of windows to who asked, whatever has happened since; and nothing about
// it depends on what a curtain hides.
//
// When somebody has been away for so long (absences.ts), the others may let a bot play on for them, or end the game: once all
// who play and are not away so long themselves have said yes. Who comes back takes the seat back. A rated game that is ended
// counts as given up by who is away: else whoever is losing would rather be.

import type { AwayWish, Wish } from '@orrery/protocol/tables';
import { fault, no, type Seat } from '@orrery/kernel';
import { backRow, mayTakeBack, placeBack, SUBSTITUTE } from '@orrery/table';
import type { Transaction } from 'kysely';
import { refused } from '../faults.ts';
import { showOf } from '../pace/table-clock.ts';
import { type Absences, hasLeft } from './absences.ts';
import { forgetOrders } from './orders.ts';
import { isAlone, playerOf, viewerOf, withSay } from './seats.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable, StoredWish } from '../store/store.ts';
import type { Talks } from './talk.ts';
import { wishInfo } from './view.ts';
import type { HostedTable, Tables } from './index.ts';

export interface Votes {
  /** Asks to go back to before one's own last answer. */
  ask(id: string, guest: string | null): Promise<Wish | null>;
  /** Asks what to do about who is away. */
  askAway(id: string, guest: string | null, wish: AwayWish): Promise<Wish | null>;
  /** Says yes or no to what was asked; null: that settled it. */
  answer(id: string, guest: string | null, yes: boolean): Promise<Wish | null>;
}

type Asked = Omit<StoredWish, 'yes'>;

/** What was asked is no longer what it was a moment ago. */
const SETTLED = new Error('settled');

/** What the table is told when somebody asks, when it happens, and when somebody says no. */
const NOTICES = {
  back: { asks: 'notice.asks-back', done: 'notice.went-back', not: 'notice.no-way-back' },
  bot: { asks: 'notice.asks-bot', done: 'notice.away-bot', not: 'notice.rather-wait' },
  end: { asks: 'notice.asks-end', done: 'notice.ended', not: 'notice.rather-wait' },
} as const;

export function createVotes(tables: Tables, talks: Talks, absences: Absences): Votes {
  const end = (id: string, on: Transaction<Schema>) => on.deleteFrom('wishes').where('table_id', '=', id).execute();

  const goBack = async ({ stored: { id } }: HostedTable, { seat, keep }: Asked): Promise<void> => {
    for (;;) {
      const now = await tables.getWhole(id);
      const { stored, play } = now;
      // A game that is over behind a curtain still goes on for everybody.
      if (play === null || keep >= play.journal.live.length || showOf(stored, play).isOver) return;
      if ((await tables.advance(now, { rows: [backRow(play, seat, keep)] })) !== 'behind') return;
    }
  };
  const letBotPlay = async ({ stored: { id } }: HostedTable, { about }: Asked): Promise<void> => {
    const seat = about ?? 0;
    await forgetOrders(tables, id, seat);
    await tables.change(id, async (on) => {
      const columns = { bot: SUBSTITUTE, friend: null, friend_name: null, pass: null };
      await on.updateTable('seats').set(columns).where('table_id', '=', id).where('seat', '=', seat).execute();
    });
  };
  const endGame = async ({ stored: { id, rated } }: HostedTable, _: Asked, gone: readonly Seat[]): Promise<void> => {
    const now = Date.now();
    await tables.change(id, async (on) => {
      await on.updateTable('tables').set({ over: now }).where('id', '=', id).where('over', 'is', null).execute();
      if (rated && gone.length > 0)
        await on
          .updateTable('seats')
          .set({ resigned: now })
          .where('table_id', '=', id)
          .where('seat', 'in', gone)
          .execute();
    });
  };
  const happen = { back: goBack, bot: letBotPlay, end: endGame };

  /** Whose yes it takes. */
  const sayIn = (stored: StoredTable, { kind }: Asked, gone: readonly Seat[]): readonly Seat[] => {
    if (kind === 'back') return withSay(stored);
    return stored.seats.flatMap((seat, at) => (playerOf(seat) === null || gone.includes(at) ? [] : [at]));
  };
  /** Keeps who has said yes so far; once all have, it happens. */
  const keepYes = async (table: HostedTable, wish: Asked, yes: readonly Seat[]): Promise<Wish | null> => {
    const { id, wish: known } = table.stored;
    const gone = wish.kind === 'back' ? [] : await absences.gone(table.stored);
    const all = sayIn(table.stored, wish, gone).every((seat) => yes.includes(seat));
    await tables.change(id, async (on) => {
      const found = await on.selectFrom('wishes').select('yes').where('table_id', '=', id).executeTakeFirst();
      if ((found?.yes ?? null) !== (known === null ? null : JSON.stringify(known.yes))) throw SETTLED;
      await end(id, on);
      if (!all)
        await on
          .insertInto('wishes')
          .values({ table_id: id, ...wish, yes: JSON.stringify(yes) })
          .execute();
    });
    if (!all) return wishInfo({ ...wish, yes });
    await happen[wish.kind](table, wish, gone);
    return null;
  };
  /** Works at a table in its turn; from the start where somebody at another node has voted meanwhile. */
  const inTurn = async <V>(id: string, work: () => Promise<V>): Promise<V> => {
    for (;;)
      try {
        return await tables.use(id, work);
      } catch (error) {
        if (error !== SETTLED) throw error;
      }
  };
  const checkAway = async (stored: StoredTable, wish: AwayWish): Promise<void> => {
    const gone = await absences.gone(stored);
    const isRight =
      wish.kind === 'end'
        ? gone.length > 0 || hasLeft(stored)
        : gone.includes(wish.seat) && playerOf(stored.seats[wish.seat] ?? { kind: 'open' }) !== null;
    if (!isRight) throw fault('not-away', 'they are there, or have not been away for long; or nobody waits for them');
  };
  const tell = (id: string, what: 'asks' | 'done' | 'not', { kind, about }: Asked, seat: Seat): Promise<void> => {
    const args = {
      seat: what === 'done' && about !== null ? about : seat,
      ...(about === null ? {} : { other: about }),
    };
    return talks.notice(id, { key: NOTICES[kind][what], args });
  };
  /** One who plays asks; `wishFor` says what for, or refuses. */
  const begin = async (
    id: string,
    guest: string | null,
    get: Tables['get'],
    wishFor: (table: HostedTable, seat: Seat) => Asked | Promise<Asked>,
  ): Promise<Wish | null> => {
    const { wish, asked } = await inTurn(id, async () => {
      // All of its rows are read for who plays there, and for nobody else.
      playing(await tables.get(id), guest);
      const table = await get(id);
      const seat = playing(table, guest);
      if (table.stored.wish !== null) throw fault('asked-already', 'somebody has asked already; say yes or no first');
      const asked = await wishFor(table, seat);
      return { asked, wish: await keepYes(table, asked, [seat]) };
    });
    await tell(id, wish === null ? 'done' : 'asks', asked, asked.seat);
    return wish;
  };

  return {
    ask: (id, guest) =>
      begin(id, guest, tables.getWhole, ({ stored, play }, seat) => {
        if (play === null || !mayTakeBack(play, showOf(stored, play), seat, isAlone(stored)))
          throw refused(no('', 'refuse.nothing-to-undo'), 0);
        return { kind: 'back', seat, about: null, keep: placeBack(play, seat, isAlone(stored)) };
      }),
    askAway: (id, guest, wish) =>
      begin(id, guest, tables.get, async ({ stored, play }, seat) => {
        if (play === null || showOf(stored, play).isOver) throw refused(no('', 'refuse.over'), 0);
        await checkAway(stored, wish);
        return { kind: wish.kind, seat, about: wish.kind === 'bot' ? wish.seat : null, keep: 0 };
      }),
    async answer(id, guest, yes) {
      const { seat, wish, asked } = await inTurn(id, async () => {
        const table = await tables.get(id);
        const seat = playing(table, guest);
        const { wish: open } = table.stored;
        if (open === null) throw fault('nothing-asked', 'nobody asks for anything, or it is settled');
        const { yes: before, ...asked } = open;
        if (yes && asked.kind === 'bot') await checkAway(table.stored, { kind: 'bot', seat: asked.about ?? 0 });
        if (yes && asked.kind === 'end') await checkAway(table.stored, { kind: 'end' });
        if (yes) return { seat, asked, wish: await keepYes(table, asked, [...new Set([...before, seat])]) };
        await tables.change(id, async (on) => void (await end(id, on)));
        return { seat, asked, wish: null };
      });
      if (!yes) await tell(id, 'not', asked, seat);
      else if (wish === null) await tell(id, 'done', asked, seat);
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
