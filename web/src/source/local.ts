// A table played in this tab: the table engine, bots in a worker, one or several people at one screen.

import { getRules, loadTable } from '@orrery/games';
import type { Said } from '@orrery/games/table';
import { type Answer, fault, type Json, type Refusal, type Seat, toRecord, view } from '@orrery/kernel';
import {
  askOn,
  backRow,
  handedTo,
  inputOf,
  isByHand,
  isCompany,
  mayTakeBack,
  mayUndo,
  onShow,
  type OnShow,
  type Orders,
  placeBack,
  rankedLast,
  resigned,
  type Sitter,
  waitsFor,
  withOrder,
  withoutOrders,
  waitedFor,
} from '@orrery/table';
import { paceFor, type TabBots } from './bots.ts';
import { openDriver } from './drive.ts';
import { savedGames } from './savedGames.ts';
import { answersAt, type Doing, type Done, openSavedTable, type SavedTable } from './savedTable.ts';
import { scoresOf } from './scores.ts';
import { type AtScreen, firstAtScreen, nextAtScreen } from './screen.ts';
import { openSeen } from './seen.ts';
import { createListeners, seatOrders, type ShownTable, type TableSource } from './source.ts';
import { openTold } from './told.ts';

/** Sits down again at a game of this browser. */
export async function openLocal(id: string, bots: TabBots): Promise<TableSource> {
  const found = await savedGames.get(id);
  if (found === undefined) throw fault('no-table', `this browser keeps no game ${id}`);
  // The board comes with the rules; whoever shows it asks again, and hears what is wrong.
  loadTable(found.record.game).catch(() => undefined);
  const saved = openSavedTable(await getRules(found.record.game, found.record.options), found);
  // What was due while nobody looked: the window to be shown comes before anybody sits down.
  await saved.play(() => ({}));
  return playLocal(saved, bots);
}

/** What one command did: it is taken back and done again as a whole, as a flight is. */
interface Command {
  readonly answers: readonly Answer[];
  /** With what an order of the same seat answered at once after it. */
  readonly rows: number;
}

function playLocal(saved: SavedTable, bots: TabBots): TableSource {
  const listeners = createListeners();
  const { id, secret } = saved.saved();
  const { game } = saved.table().edition;
  const seen = openSeen(id);
  const toldTo = openTold();
  const driver = openDriver(saved, { bots, paceFor, trouble: stop, said: hear });
  let done: Command[] = [];
  let undone: (readonly Answer[])[] = [];
  let trouble: string | null = null;
  let said: readonly Said[] = [];
  let screen: AtScreen = firstAtScreen(saved.table(), showing(), sitters());
  let shownTable = look();
  saved.onChange(show);

  function sitters(): readonly Sitter[] {
    return saved.setting().sitters;
  }

  function showing(): OnShow {
    return onShow(saved.table(), saved.pacing());
  }

  function look(): ShownTable {
    const { viewer, passTo } = screen;
    const table = saved.table();
    const on = showing();
    const viewed = view(on.state, viewer);
    const events = toldTo(table, viewer, on.log);
    const plays = isByHand(sitters()[viewer]);
    const { bots: levels, people, pacing, resigned: out } = saved.saved();
    const isAsked = passTo === null && waitsFor(table, on, sitters(), viewer);
    return {
      game,
      view: viewed,
      ask: plays && passTo === null ? (inputOf(table, saved.pacing(), viewer)?.ask ?? null) : null,
      waiting: waitedFor(table.edition, on.state),
      standing: rankedLast(game.standing(viewed), sitters()),
      events,
      first: 0,
      sitters: table.journal.head.seats.map((name, seat) => ({
        name,
        bot: levels[seat] ?? null,
        resigned: out.includes(seat),
        ours: people.includes(seat),
      })),
      here: people,
      passTo,
      seen: Math.min(seen.of(viewer) ?? events.length, events.length),
      window:
        on.window === null ? null : { key: on.window.key, mayNod: isAsked, mayHold: false, until: on.window.until },
      said,
      orders: plays ? seatOrders(game, viewed, pacing.orders[viewer] ?? [], isAsked) : null,
      canUndo: plays && mayUndo(table, on, viewer),
      canRedo: plays && !on.isOver && undone.length > 0,
      canTakeBack: plays && mayTakeBack(table, on, viewer, !isCompany(sitters())),
      link: 'live',
      trouble,
    };
  }

  function show(): void {
    const next = nextAtScreen(saved.table(), showing(), sitters(), screen);
    if (next.viewer !== screen.viewer) {
      // Whoever sits beside the one before has seen all there was to see.
      seen.stay(next.viewer);
      forget();
    }
    screen = next;
    shownTable = look();
    listeners.tell();
  }

  function forget(): void {
    done = [];
    undone = [];
  }

  function stop(error: unknown): void {
    trouble = error instanceof Error ? error.message : String(error);
    show();
  }

  function hear(words: Said): void {
    said = [...said, words];
    show();
  }

  function leave(): void {
    if (isByHand(sitters()[screen.viewer])) seen.leave(screen.viewer, shownTable.events.length);
  }

  function onHidden(): void {
    if (document.visibilityState === 'hidden') leave();
    else show();
  }

  /** What the person in front does; afterwards the bots go on. */
  async function settle(
    change: Promise<Done>,
    after: (done: Done & { refusal: null }) => void,
  ): Promise<Refusal | null> {
    try {
      const result = await change;
      if (result.refusal === null) {
        after(result);
        show();
      }
      driver.drive();
      return result.refusal;
    } catch (error) {
      stop(error);
      return refusalOf('refuse.not-kept');
    }
  }

  function say(answers: readonly Answer[], after: () => void): Promise<Refusal | null> {
    const { viewer: seat } = screen;
    const number = askOn(saved.table(), showing(), seat)?.number ?? 0;
    return settle(
      saved.play(() => answersAt(saved, seat, number, answers)),
      ({ played }) => {
        done.push({ answers, rows: played.filter(({ row, by }) => row.seat === seat && by !== 'time').length });
        after();
      },
    );
  }

  /** Whoever has just undone wants to be asked. */
  const withoutOwn = (seat: Seat): Orders => withoutOrders(saved.pacing().orders, seat);

  function sitIn(seat: Seat, change: (person: Extract<Sitter, { kind: 'person' }>) => Sitter): Promise<Refusal | null> {
    const before = sitters()[seat];
    if (before?.kind !== 'person') return Promise.resolve(refusalOf('refuse.not-your-seat'));
    if (before.resigned) return Promise.resolve(refusalOf('refuse.resigned'));
    const after = change(before);
    if (after.kind !== 'person') return Promise.resolve(null);
    return settle(
      saved.change(({ bots: levels, resigned: out }) => ({
        bots: levels.with(seat, after.bot),
        resigned: after.resigned ? [...out, seat] : out,
      })),
      forget,
    );
  }

  document.addEventListener('visibilitychange', onHidden);
  driver.drive();

  return {
    shown: () => shownTable,
    subscribe: listeners.subscribe,
    answer: (answers) =>
      say(answers, () => {
        undone = [];
      }),
    nod() {
      const { viewer: seat } = screen;
      return settle(
        saved.play(() => ({ nod: seat })),
        forget,
      );
    },
    hold: () => Promise.resolve(null),
    order(order) {
      const { viewer: seat } = screen;
      const become = (orders: Orders): Orders =>
        order === null ? withoutOrders(orders, seat) : withOrder(orders, seat, order);
      return settle(
        saved.change(({ pacing }) => ({ pacing: { ...pacing, orders: become(pacing.orders) } })),
        forget,
      );
    },
    undo() {
      const { viewer: seat } = screen;
      const { live, trail, state } = saved.table().journal;
      const last = done.at(-1);
      const own = live.flatMap((row) => (row.seat === seat && 'answer' in row ? [row.answer] : []));
      // What lies before a barrier stays; in a plan that nobody sees yet there is none.
      const rows = Math.min(last?.rows ?? 1, Math.max(trail.length, state.drafts[seat]?.length ?? 0, 1));
      const undoing = own.slice(-rows);
      const answers = last?.rows === rows ? last.answers : undoing;
      return settle(
        saved.play(() => ({ rows: undoing.map(() => ({ seat, undo: true })), orders: withoutOwn(seat) })),
        () => {
          done.pop();
          undone.push(answers);
        },
      );
    },
    redo() {
      const answers = undone.at(-1);
      if (answers === undefined) return Promise.resolve(refusalOf('refuse.nothing-to-redo'));
      return say(answers, () => undone.pop());
    },
    takeBack() {
      const { viewer: seat } = screen;
      const back = (): Doing => ({
        rows: [backRow(saved.table(), seat, placeBack(saved.table(), seat, !isCompany(sitters())))],
        orders: withoutOwn(seat),
      });
      return settle(saved.play(back), forget);
    },
    sit(seat) {
      if (!isByHand(sitters()[seat])) return;
      leave();
      forget();
      screen = { viewer: seat, passTo: null };
      show();
    },
    handOver: (seat, level) => sitIn(seat, (person) => handedTo(person, level)),
    resign: (seat) => sitIn(seat, resigned),
    report() {
      const { bots: levels, people, resigned: out } = saved.saved();
      const record = toRecord(saved.table().journal, secret);
      return Promise.resolve({ ...record, bots: levels, people, resigned: out } as unknown as Json);
    },
    async history() {
      const { viewer } = screen;
      const samples = await scoresOf(game, saved.saved().record, secret, viewer);
      // Nothing from behind a curtain; what is in front of it comes last, wherever the rules are.
      const { state, log } = showing();
      const { scores } = game.standing(view(state, viewer));
      return [...samples.filter(({ at }) => at < log), { at: log, scores }];
    },
    record: () => Promise.resolve(toRecord(saved.table().journal, secret)),
    retry() {
      trouble = null;
      show();
      driver.drive();
    },
    close() {
      leave();
      document.removeEventListener('visibilitychange', onHidden);
      driver.close();
    },
  };
}

const refusalOf = (key: string): Refusal => ({ rule: '', key });
