// Who else is at a table on the server, and what is said there: beside the game, and heard over the same stream.

import type { Presence, Talk } from '@orrery/protocol/tables';
import { api } from './api.ts';
import { createListeners } from './source.ts';

interface Heard {
  /** What was said, the first first. */
  readonly talk: readonly Talk[];
  /** Null: not known at the moment. */
  readonly presence: Presence | null;
}

export interface TableTalk {
  heard(): Heard;
  subscribe(tell: () => void): () => void;
  /** Hears what comes over this stream. */
  hear(stream: EventSource): void;
  say(text: string): Promise<void>;
  /** Asks for all of it again: whom the reader wants to hear has changed. */
  reload(): Promise<void>;
  /** The line is lost: nobody knows who is there. */
  lose(): void;
}

/** The tables that wait for the reader have changed: told to every open table. */
export const turnListeners = createListeners();

export function openTableTalk(id: string): TableTalk {
  const listeners = createListeners();
  let heard: Heard = { talk: [], presence: null };
  const show = (next: Partial<Heard>): void => {
    heard = { ...heard, ...next };
    listeners.tell();
  };
  /** The same words may come twice: as the reply to who said them, and to everybody. */
  const add = (said: readonly Talk[]): void => {
    const known = new Set(heard.talk.map(({ n }) => n));
    const news = said.filter(({ n }) => !known.has(n));
    if (news.length > 0) show({ talk: [...heard.talk, ...news].sort((a, b) => a.n - b.n) });
  };
  return {
    heard: () => heard,
    subscribe: listeners.subscribe,
    hear(stream) {
      // What was said before the stream was opened is asked for; nobody at the table needs it to play.
      stream.addEventListener('open', () => void api.talk(id, heard.talk.at(-1)?.n ?? 0).then(add, () => undefined));
      stream.addEventListener('talk', (event: MessageEvent<string>) =>
        add([(JSON.parse(event.data) as { talk: Talk }).talk]),
      );
      stream.addEventListener('presence', (event: MessageEvent<string>) =>
        show({ presence: JSON.parse(event.data) as Presence }),
      );
      stream.addEventListener('turn', turnListeners.tell);
    },
    async say(text) {
      add([await api.speak(id, text)]);
    },
    reload: async () => show({ talk: await api.talk(id, 0) }),
    lose: () => show({ presence: null }),
  };
}
