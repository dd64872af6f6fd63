// A table on the server: the newest tableView over one event stream, answers by POST. The server decides; a command that got
// no reply is sent again under the same key, so it takes effect once.

import { getRules, loadTable } from '@orrery/games';
import { withChanges } from '@orrery/protocol/patch';
import type { Changed, Gone, Late, Presence, SeatInfo, TableView, Update } from '@orrery/protocol/tables';
import { type GameEvent, type Game, isFault, type Json, must, type Refusal } from '@orrery/kernel';
import { people } from '../account/peopleApi.ts';
import { api, refusalIn } from './api.ts';
import { randomHex } from './random.ts';
import { type TableTalk, openTableTalk } from './tableTalk.ts';
import { serverHeard, serverSilent } from './serverBack.ts';
import { openSeen } from './seen.ts';
import {
  createListeners,
  type Link,
  type OpenWindow,
  type SeatOrders,
  seatOrders,
  type ShownSitter,
  type ShownTable,
  type TableSource,
} from './source.ts';

export interface RemoteTable extends TableSource {
  /** The table with its seats, also before the deal. */
  tableView(): TableView;
  readonly tableTalk: TableTalk;
  /** Takes the first open seat. */
  join(name: string): Promise<void>;
  /** Plays for a friend who gave the word. */
  take(pass: string, name: string): Promise<void>;
}

const RETRIES = 8;
/** Events of the log that are fetched at once. */
const PAGE = 300;

export async function openRemote(id: string): Promise<RemoteTable> {
  const first = await api.table(id);
  // The board comes with the rules; whoever shows it asks again, and hears what is wrong.
  loadTable(first.sight.game).catch(() => undefined);
  const game = await getRules(first.sight.game, first.sight.options);
  return follow(id, game, first);
}

function follow(id: string, game: Game, opened: Update): RemoteTable {
  const listeners = createListeners();
  const seen = openSeen(id);
  const tableTalk = openTableTalk(id);
  let { sight: tableView, events } = opened;
  /** The place of `events[0]` in the whole log: what was told long ago is fetched when somebody wants to read it. */
  let first = opened.from;
  /** What the stream gave last: its changes are told from there, whatever was loaded in between. */
  let streamed: TableView | null = null;
  let link: Link = 'live';
  let trouble: string | null = null;
  let shownTable = look();
  let stream: EventSource | null = null;
  let closed = false;

  function look(): ShownTable | null {
    if (tableView.view === null || tableView.standing === null) return null;
    const told = first + events.length;
    return {
      game,
      view: tableView.view,
      ask: tableView.ask,
      waiting: tableView.waiting,
      standing: tableView.standing,
      events,
      first,
      sitters: sittersOf(tableView, tableTalk.heard().presence),
      here: tableView.you === null ? [] : [tableView.you],
      passTo: null,
      seen: Math.min((tableView.you === null ? undefined : seen.of(tableView.you)) ?? told, told),
      window: openWindow(tableView),
      said: tableTalk
        .heard()
        .talk.flatMap((words) => ('says' in words ? [{ seat: words.seat, text: words.says, at: words.told }] : [])),
      until: runsOut(tableView),
      orders: ordersIn(game, tableView),
      canUndo: tableView.canUndo,
      canRedo: false,
      canTakeBack: tableView.canTakeBack,
      link,
      trouble,
    };
  }

  function show(): void {
    shownTable = look();
    listeners.tell();
  }

  /** What is told from place `from` on takes the place of what we had there; after a gap, of everything. */
  function take(update: Update): void {
    const { from } = update;
    const joins = first <= from && from <= first + events.length;
    events = joins ? [...events.slice(0, from - first), ...update.events] : update.events;
    first = joins ? first : from;
    tableView = update.sight;
    show();
  }

  function takeStreamed(update: Update): void {
    streamed = update.sight;
    take(update);
  }

  function takeChanges({ changes, from, events: told }: Changed): void {
    if (streamed === null) return reconnect();
    takeStreamed({ sight: withChanges(streamed, changes), from, events: told });
  }

  function connect(): void {
    if (closed) return;
    const opening = new EventSource(`/api/stream?changes=1&also=talk,presence,turns&tables=${encodeURIComponent(id)}`);
    stream = opening;
    opening.addEventListener('open', () => {
      link = 'live';
      serverHeard();
      show();
    });
    opening.addEventListener('update', (event: MessageEvent<string>) => takeStreamed(JSON.parse(event.data) as Update));
    opening.addEventListener('changes', (event: MessageEvent<string>) =>
      takeChanges(JSON.parse(event.data) as Changed),
    );
    opening.addEventListener('gone', (event: MessageEvent<string>) => {
      opening.close();
      trouble = (JSON.parse(event.data) as Gone).message;
      show();
    });
    opening.addEventListener('error', () => {
      link = 'lost';
      serverSilent();
      tableTalk.lose();
      show();
      // The browser tries again by itself unless the server refused the stream.
      if (opening.readyState === EventSource.CLOSED && trouble === null) setTimeout(connect, 1500);
    });
    tableTalk.hear(opening);
  }

  async function send(command: (key: string) => Promise<unknown>): Promise<Refusal | null> {
    const key = randomHex(12);
    for (let tries = 1; ; tries++) {
      try {
        const reply = await command(key);
        if (!isLate(reply)) return null;
        take(await api.table(id));
        return { rule: '', key: 'refuse.late' };
      } catch (error) {
        if (!isFault(error)) throw error;
        const refusal = refusalIn(error);
        if (refusal !== undefined) return refusal;
        if (error.code !== 'no-answer') {
          await api.table(id).then(take, () => undefined);
          return { rule: '', key: 'refuse.server', args: { what: error.message } };
        }
        if (tries >= RETRIES) return { rule: '', key: 'refuse.no-answer' };
        await new Promise((done) => setTimeout(done, 400 * tries));
      }
    }
  }

  /** The stream knows us by the cookie we had when it was opened. */
  function reconnect(): void {
    trouble = null;
    streamed = null;
    stream?.close();
    connect();
  }

  /** A stream does not notice by itself that the network is gone: the browser does. */
  function onOffline(): void {
    stream?.close();
    link = 'lost';
    tableTalk.lose();
    show();
  }

  function leave(): void {
    if (tableView.you !== null && tableView.view !== null) seen.leave(tableView.you, first + events.length);
  }

  function onHidden(): void {
    if (document.visibilityState === 'hidden') leave();
    else show();
  }

  connect();
  const quiet = tableTalk.subscribe(show);
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('pagehide', leave);
  addEventListener('offline', onOffline);
  addEventListener('online', reconnect);

  return {
    tableView: () => tableView,
    tableTalk,
    async join(name) {
      await api.join(id, { name, salt: randomHex(8) });
      reconnect();
    },
    async take(pass, name) {
      await api.takeSeat(id, pass, name);
      reconnect();
    },
    shown: () => must(shownTable, 'a table that is dealt'),
    subscribe: listeners.subscribe,
    answer(answers) {
      const ask = tableView.ask?.number ?? 0;
      return send((key) => api.say(id, { key, ask, answers }));
    },
    nod() {
      const window = tableView.clock?.window?.key ?? '';
      return send(() => people.nod(id, { window }));
    },
    hold() {
      const window = tableView.clock?.window?.key ?? '';
      return send(() => people.hold(id, { window }));
    },
    order: (order) => send(() => (order === null ? api.clearOrders(id) : api.order(id, order))),
    sit: () => undefined,
    handOver: (_, level) => send(() => (level === null ? api.takeSeatBack(id) : api.handToBot(id, level))),
    async invite() {
      const { pass } = await api.handToFriend(id);
      return `${location.origin}/table/${encodeURIComponent(id)}?pass=${encodeURIComponent(pass)}`;
    },
    resign: () => send(() => api.resign(id)),
    report: () => Promise.resolve(tableView as unknown as Json),
    undo: () => send((key) => api.undo(id, { key })),
    redo: () => Promise.resolve({ rule: '', key: 'refuse.nothing-to-redo' }),
    takeBack: () => send((key) => api.undo(id, { key, back: true })),
    record: () => api.record(id),
    earlier: (to): Promise<readonly GameEvent[]> => api.log(id, Math.max(0, to - PAGE), to).then((part) => part.events),
    retry: reconnect,
    close() {
      leave();
      closed = true;
      quiet();
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', leave);
      removeEventListener('offline', onOffline);
      removeEventListener('online', reconnect);
      stream?.close();
    },
  };
}

/** Whether the window on show waits for the reader: also where they have nothing to decide. */
function mayNod({ you, plays, clock }: TableView): boolean {
  return you !== null && plays && clock !== null && clock.seats[you] !== null && clock.window?.nodded === false;
}

function openWindow(tableView: TableView): OpenWindow | null {
  const window = tableView.clock?.window ?? null;
  if (window === null) return null;
  return {
    key: window.key,
    mayNod: mayNod(tableView),
    mayHold: mayNod(tableView) && window.hold > 0 && !window.held,
    until: window.until,
  };
}

/** When the first clock that runs is over: the viewer's own, if it does. */
function runsOut({ you, clock }: TableView): number | null {
  const own = you === null ? null : (clock?.seats[you]?.until ?? null);
  if (own !== null) return own;
  const running = clock?.seats.flatMap((seat) => (seat === null || seat.until === null ? [] : [seat.until])) ?? [];
  return running.length === 0 ? null : Math.min(...running);
}

function ordersIn(game: Game, tableView: TableView): SeatOrders | null {
  const { you, plays, view, orders } = tableView;
  if (you === null || !plays || view === null) return null;
  return seatOrders(game, view, orders, tableView.ask !== null || mayNod(tableView));
}

const isLate = (reply: unknown): reply is Late =>
  typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === false;

/** Whoever plays each seat now: a bot or a friend may sit in a person's place. */
function sittersOf({ seats, you, plays }: TableView, presence: Presence | null): ShownSitter[] {
  return seats.map((seat, at) => {
    if (seat.kind === 'bot') return { name: seat.name, bot: seat.level };
    if (seat.kind === 'open') return { name: '', bot: null };
    return {
      name: seat.name,
      bot: seat.bot ?? null,
      resigned: seat.resigned ?? false,
      ours: at === you && !isFriend(seat, plays),
      person: true,
      ...(seat.friend === undefined ? {} : { friend: seat.friend }),
      ...(presence === null ? {} : { present: presence.seats.includes(at) }),
    };
  });
}

/** Who plays a seat that has a friend in it is that friend. */
const isFriend = (seat: SeatInfo, plays: boolean): boolean =>
  seat.kind === 'person' && seat.friend !== undefined && plays;
