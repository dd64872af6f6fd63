// A table as one viewer sees it, wherever it is played: in this tab (local.ts) or on a server (remote.ts). The page shows
// it and passes answers on; it never decides what is allowed.

import type { Answer, Ask, Event, Game, Record, Refusal, Seat, Standing, View } from '@orrery/kernel';

interface Sitter {
  readonly name: string;
  /** The level of the bot that plays this seat; null: a person. */
  readonly bot: string | null;
}

/** How news reaches us: at once, or not at the moment. */
export type Link = 'live' | 'lost';

export interface Shot {
  readonly game: Game;
  readonly view: View;
  readonly ask: Ask | null;
  /** Who may act now, as everybody may know it. */
  readonly waiting: readonly Seat[];
  readonly standing: Standing;
  /** All that was told so far, as this viewer may read it. */
  readonly events: readonly Event[];
  readonly sitters: readonly Sitter[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a click goes back beyond a barrier: alone against bots, with new dice. */
  readonly canTakeBack: boolean;
  readonly link: Link;
  /** Why the table stands still, in words for whoever mends it; null: it does not. */
  readonly trouble: string | null;
}

export interface TableSource {
  shot(): Shot;
  subscribe(tell: () => void): () => void;
  /** Null: done. A refusal is a sentence in the game's messages or ours. */
  answer(answer: Answer): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  redo(): Promise<Refusal | null>;
  takeBack(): Promise<Refusal | null>;
  /** The whole game, once it is over. */
  record(): Promise<Record>;
  /** Goes on after a trouble. */
  retry(): void;
  close(): void;
}

/** Tells whoever listens that the shot is a new one. */
export interface Bell {
  subscribe(tell: () => void): () => void;
  ring(): void;
}

export function createBell(): Bell {
  const listeners = new Set<() => void>();
  return {
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    ring() {
      for (const tell of listeners) tell();
    },
  };
}
