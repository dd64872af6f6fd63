// What the clocks are told: what happened at a table, and what is public about where its game stands.

import { digest, type Row, type Seat, type State } from '@orrery/kernel';
import { engineOf } from '../bundles/engine.ts';
import { openAsk, type Play, rowsOf } from '../play.ts';
import type { Still } from './stills.ts';

/** What led here: rows of the log, or a click. */
export interface Happened {
  readonly rows: readonly Row[];
  readonly by: 'hand' | 'clock';
  /** Whose click it was. */
  readonly nod?: Seat | undefined;
}

export interface Facts {
  /** How many rows were written, those that happened now among them. */
  readonly rows: number;
  /** Who is to decide something; nobody when the game is over. */
  readonly waiting: readonly Seat[];
  /** Several are asked at once; null: one at most. */
  readonly together: { readonly key: string; readonly isWindow: boolean } | null;
  /** By seat: the number of its ask. */
  readonly asks: readonly number[];
  /** The windows that the rules went through and that are still to be shown. */
  readonly stills: readonly Still[];
  /** The same as long as nothing public has changed. */
  keyOf(state: State): string;
  /** Whether there is something for this seat to answer; of use only for when to look again, which nobody sees. */
  hasAsk(seat: Seat): boolean;
}

export function factsOf(play: Play): Facts {
  const { game, state } = play.journal;
  const engine = engineOf(game);
  const keyOf = (at: State): string => digest(engine.view(at, at.seats));
  const waiting = engine.waiting(game, state);
  const top = state.frames.at(-1);
  const isWindow = top !== undefined && game.steps[top.step]?.together === 'window';
  return {
    rows: rowsOf(play),
    waiting: top === undefined ? [] : waiting,
    together: waiting.length < 2 ? null : { key: keyOf(state), isWindow },
    asks: play.numbers,
    stills: play.stills,
    keyOf,
    hasAsk: (seat) => openAsk(play, seat) !== null,
  };
}
