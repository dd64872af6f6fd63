// A table as one viewer sees it, wherever it is played: in this tab (local.ts) or on a server (remote.ts). The page shows
// it and passes answers on; it never decides what is allowed.

import { ourEdition } from '@orrery/bots';
import type { Answer, Ask, GameEvent, Game, Json, GameRecord, Refusal, Seat, Standing, View } from '@orrery/kernel';
import { aboutOf, calmOrder, covers, type Order, scopeOrder } from '@orrery/table';
import type { Said } from '@orrery/games/table';
import type { Sample } from './scores.ts';

export interface ShownSitter {
  readonly name: string;
  /** The level of the bot that plays this seat; null: a person. */
  readonly bot: string | null;
  /** Nobody noted whether it was a person or a bot. */
  readonly unnoted?: boolean;
  /** Has given up: a bot plays on, and the seat ranks last. */
  readonly resigned?: boolean;
  /** Belongs to a person at this screen, also while a bot plays it. */
  readonly ours?: boolean;
  /** Belongs to a person, whoever plays it; left out: a table of this browser, where nobody is a stranger. */
  readonly person?: boolean;
  /** The friend who plays for them now. */
  readonly friend?: string;
  /** Whether somebody of this seat is looking at the table; left out: not known. */
  readonly present?: boolean;
}

/** How news reaches us: at once, or not at the moment. */
export type Link = 'live' | 'lost';

export interface ShownTable {
  readonly game: Game;
  readonly view: View;
  readonly ask: Ask | null;
  /** Whom the game waits for, as everybody may know it: who may act; where all plan at once, who has not planned yet. */
  readonly waiting: readonly Seat[];
  readonly standing: Standing;
  /** What was told so far, as this viewer may read it: all of it, or what came last. */
  readonly events: readonly GameEvent[];
  /** The place of `events[0]` among all that was told. */
  readonly first: number;
  readonly sitters: readonly ShownSitter[];
  /** The seats of the people at this screen, also while a bot plays one; `view.viewer` is the one in front of it. */
  readonly here: readonly Seat[];
  /** Another seat at this screen is asked, and what is shown is not for its eyes or not for the one before: pass on. */
  readonly passTo: Seat | null;
  /** How many events the viewer had seen when the table was last left. */
  readonly seen: number;
  /** The window on show, in which somebody may act; null: none, or none is held up for anybody here. */
  readonly window: OpenWindow | null;
  /** What bots have said to the table; `at` counts all that was told. Left out: nothing is heard here. */
  readonly said?: readonly Said[];
  /** When the time of whoever is asked runs out; left out: there is no clock. */
  readonly until?: number | null;
  /** Null: nobody at this screen can have any, or none are kept here. */
  readonly orders: SeatOrders | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a click goes back beyond a barrier: alone against bots, with new dice. */
  readonly canTakeBack: boolean;
  readonly link: Link;
  /** Why the table stands still, in words for whoever mends it; null: it does not. */
  readonly trouble: string | null;
}

export interface OpenWindow {
  readonly key: string;
  /** Whether it waits for the viewer's word that it may close. */
  readonly mayNod: boolean;
  /** Whether the viewer may ask for more time. */
  readonly mayHold: boolean;
  /** When it ends for all alike, in milliseconds since 1970; null: with the last nod. */
  readonly until: number | null;
}

/** Standing orders of the viewer's seat. */
export interface SeatOrders {
  readonly own: readonly Order[];
  /** The one this game offers to whoever would rather be asked only about what touches them. */
  readonly calm: Order | null;
  /** To pass what is left of the challenge or turn that is asked about now. */
  readonly rest: Order | null;
  /** Whether the calm order would have spared the viewer what is asked now. */
  readonly isSpared: boolean;
  /** Whether an order passes the window on show. */
  readonly isCovered: boolean;
}

/** `isAsked`: whether the viewer is waited for. */
export function seatOrders(game: Game, view: View, own: readonly Order[], isAsked: boolean): SeatOrders {
  const edition = ourEdition(game);
  const isWindow = game.steps[view.frames.at(-1)?.step ?? '']?.together === 'window';
  const isOrderable = isAsked && isWindow;
  const about = aboutOf(edition, view, view.viewer);
  const calm = calmOrder(edition);
  // One for a challenge or turn that is over says nothing any more.
  const standing = own.filter(({ scope }) => scope === undefined || about === null || scope === about.scope);
  return {
    own: standing,
    calm,
    rest: isOrderable ? scopeOrder(edition, view, view.viewer) : null,
    isSpared: isOrderable && calm !== null && covers(calm, about),
    isCovered: isWindow && standing.some((order) => covers(order, about)),
  };
}

export interface TableSource {
  shown(): ShownTable;
  subscribe(tell: () => void): () => void;
  /** Several answers are all taken or none. Null: done. A refusal is a sentence in the game's messages or ours. */
  answer(answers: readonly Answer[]): Promise<Refusal | null>;
  /** The window on show has been seen: it may close as far as the viewer is concerned. */
  nod(): Promise<Refusal | null>;
  /** A little more time for the window on show. */
  hold(): Promise<Refusal | null>;
  /** One more standing order of the viewer's seat: it has at most one that stays, and one for the challenge or turn. Null: none
   *  from now on, always ask me. */
  order(order: Order | null): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  redo(): Promise<Refusal | null>;
  takeBack(): Promise<Refusal | null>;
  /** The next seat at this screen sits down in front of it. */
  sit(seat: Seat): void;
  /** A bot of this level plays the seat on; null: its person takes it back. */
  handOver(seat: Seat, level: string | null): Promise<Refusal | null>;
  resign(seat: Seat): Promise<Refusal | null>;
  /** The link by which a friend may play for us; left out: there is nobody to send it to. */
  invite?(): Promise<string>;
  /** The whole game, once it is over. */
  record(): Promise<GameRecord>;
  /** The race from the first event on; left out: it cannot be had from here. */
  history?(): Promise<readonly Sample[]>;
  /** A page of the log, up to this place; left out: all of it is in the shown table. */
  earlier?(to: number): Promise<readonly GameEvent[]>;
  /** What is needed to see a problem again: the record as far as this viewer may have it. */
  report(): Promise<Json>;
  /** Goes on after a trouble. */
  retry(): void;
  close(): void;
}

/** Tells whoever listens that there is something new. */
export interface Listeners {
  subscribe(tell: () => void): () => void;
  tell(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    tell() {
      for (const tell of listeners) tell();
    },
  };
}
