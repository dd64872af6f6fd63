// A table on the server: the newest sight over one event stream, answers by POST. The server decides; a command that got
// no reply is sent again under the same key, so it takes effect once.

import { getGame } from '@orrery/games';
import { withChanges } from '@orrery/games/patch';
import type { Changed, Gone, SeatInfo, Sight, Update } from '@orrery/games/wire';
import { type Event, type Game, isFault, type Json, must, type Refusal } from '@orrery/kernel';
import { api, refusalIn } from './api.ts';
import { randomHex } from './chance.ts';
import { createBell, type Link, type Shot, type TableSource } from './source.ts';

export interface RemoteTable extends TableSource {
  /** The table with its seats, also before the deal. */
  sight(): Sight;
  /** Takes the first open seat. */
  join(name: string): Promise<void>;
}

const RETRIES = 8;

export async function openRemote(id: string): Promise<RemoteTable> {
  const first = await api.table(id);
  const game = await getGame(first.sight.game);
  return follow(id, game, first);
}

function follow(id: string, game: Game, first: Update): RemoteTable {
  const bell = createBell();
  let sight = first.sight;
  let events: readonly Event[] = first.events;
  /** What the stream gave last: its changes are told from there, whatever was loaded in between. */
  let streamed: Sight | null = null;
  let link: Link = 'live';
  let trouble: string | null = null;
  let shot = look();
  let stream: EventSource | null = null;
  let closed = false;

  function look(): Shot | null {
    if (sight.view === null || sight.standing === null) return null;
    return {
      game,
      view: sight.view,
      ask: sight.ask,
      waiting: sight.waiting,
      standing: sight.standing,
      events,
      sitters: sight.seats.map(sitterOf),
      here: sight.you === null ? [] : [sight.you],
      passTo: null,
      seen: 0,
      canUndo: sight.canUndo,
      canRedo: false,
      canTakeBack: sight.canTakeBack,
      link,
      trouble,
    };
  }

  function show(): void {
    shot = look();
    bell.ring();
  }

  function take(update: Update): void {
    streamed = update.sight;
    if (update.from > events.length) return void reload().catch(() => undefined);
    sight = update.sight;
    events = [...events.slice(0, update.from), ...update.events];
    show();
  }

  function takeChanges({ changes, from, events: told }: Changed): void {
    if (streamed === null) return reconnect();
    take({ sight: withChanges(streamed, changes), from, events: told });
  }

  /** A gap in what we were told: the whole table again. */
  async function reload(): Promise<void> {
    const whole = await api.table(id);
    sight = whole.sight;
    events = whole.events;
    show();
  }

  function connect(): void {
    if (closed) return;
    const opened = new EventSource(`/api/stream?changes=1&tables=${encodeURIComponent(id)}`);
    stream = opened;
    opened.addEventListener('open', () => {
      link = 'live';
      show();
    });
    opened.addEventListener('update', (event: MessageEvent<string>) => take(JSON.parse(event.data) as Update));
    opened.addEventListener('changes', (event: MessageEvent<string>) => takeChanges(JSON.parse(event.data) as Changed));
    opened.addEventListener('gone', (event: MessageEvent<string>) => {
      opened.close();
      trouble = (JSON.parse(event.data) as Gone).message;
      show();
    });
    opened.addEventListener('error', () => {
      link = 'lost';
      show();
      // The browser tries again by itself unless the server refused the stream.
      if (opened.readyState === EventSource.CLOSED && trouble === null) setTimeout(connect, 1500);
    });
  }

  async function send(command: (key: string) => Promise<unknown>): Promise<Refusal | null> {
    const key = randomHex(12);
    for (let tries = 1; ; tries++) {
      try {
        await command(key);
        return null;
      } catch (error) {
        if (!isFault(error)) throw error;
        const refusal = refusalIn(error);
        if (refusal !== undefined) return refusal;
        if (error.code !== 'no-answer') {
          await reload();
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

  connect();

  return {
    sight: () => sight,
    async join(name) {
      await api.join(id, { name, salt: randomHex(8) });
      reconnect();
    },
    shot: () => must(shot, 'a table that is dealt'),
    subscribe: bell.subscribe,
    answer(answers) {
      const ask = sight.ask?.number ?? 0;
      return send((key) => api.say(id, { key, ask, answers }));
    },
    sit: () => undefined,
    handOver: (_, level) => send(() => (level === null ? api.takeSeatBack(id) : api.handToBot(id, level))),
    resign: () => send(() => api.resign(id)),
    report: () => Promise.resolve(sight as unknown as Json),
    undo: () => send((key) => api.undo(id, { key })),
    redo: () => Promise.resolve({ rule: '', key: 'refuse.nothing-to-redo' }),
    takeBack: () => send((key) => api.undo(id, { key, back: true })),
    record: () => api.record(id),
    retry: reconnect,
    close() {
      closed = true;
      stream?.close();
    },
  };
}

/** Whoever plays a seat now: a bot may sit in a person's place. */
function sitterOf(seat: SeatInfo): Shot['sitters'][number] {
  if (seat.kind === 'bot') return { name: seat.name, bot: seat.level };
  if (seat.kind === 'open') return { name: '', bot: null };
  return { name: seat.name, bot: seat.bot ?? null, resigned: seat.resigned ?? false };
}
