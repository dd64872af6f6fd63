// The same rules inside boardgame.io: its G is our plain state, its one move runs the same steps. Its reducer alone is used, without
// a client, a store, a server or a debug panel. What a real game has stays: turns, an end, a player view, the undo stack, the
// log. It is driven in two ways:
//
//   drafts   as its manual teaches: the move changes the draft it is given, and what it gives back is frozen through and through
//   fastest  around the draft: the move takes the plain state from behind it, copies that with our own copier, plays on the copy
//            and gives it back as a new G whose root is frozen, so that nothing walks through it. What the draft guarantees is
//            given up: parts that did not change are no longer shared, and what lies under the root can be changed by mistake.

import { createRequire } from 'node:module';
import {
  type Answer,
  asks,
  begin,
  clone,
  createKit,
  fault,
  type Game,
  type Kit,
  type State,
  step,
  view,
  why,
} from '@orrery/kernel';
import type { Side } from './sides.ts';
import { type Deal, diceOf } from './slices.ts';

interface Match {
  readonly G: State;
  readonly ctx: { readonly gameover?: unknown };
}
interface Move {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}
interface Internal {
  CreateGameReducer(options: { game: unknown; isClient: boolean }): (match: Match, move: Move) => Match;
  InitializeGame(options: { game: unknown; numPlayers: number }): Match;
  ProcessGameConfig(game: unknown): { playerView(context: object): ReturnType<typeof view> };
}

const require = createRequire(import.meta.url);
const { version } = require('boardgame.io/package.json') as { version: string };
export const peerName = `boardgame.io ${version}`;

/** `null` in boardgame.io's words: every seat may move, in no stage. */
const ANYBODY = { all: null };

type Way = 'drafts' | 'fastest';

export function peerSide(game: Game, checked: boolean, way: Way): Side {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal;
  // The very library whose drafts it hands out.
  const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer') as {
    original(draft: State): State;
  };
  let kit: Kit;
  let table: Deal;
  const onDraft = (draft: State, seat: number, answer: Answer): unknown => {
    if (checked && why(game, draft, seat, answer) !== null) return 'INVALID_MOVE';
    step(kit, draft, seat, answer);
    return undefined;
  };
  const onCopy = (draft: State, seat: number, answer: Answer): unknown => {
    const before = original(draft);
    if (checked && why(game, before, seat, answer) !== null) return 'INVALID_MOVE';
    const next = clone(before);
    step(kit, next, seat, answer);
    return Object.freeze(next);
  };
  const move = way === 'drafts' ? onDraft : onCopy;
  const config = ProcessGameConfig({
    name: game.id,
    setup: () => begin(kit, table.seats, table.options),
    // An `endIf` is the cheap way to end a turn: the event would make a stack trace each time.
    turn: { activePlayers: ANYBODY, endIf: () => kit.turned },
    endIf: ({ G }: Match) => (G.frames.length === 0 ? game.standing(G) : undefined),
    playerView: ({ G, playerID }: Match & { playerID: string }) => view(G, Number(playerID)),
    moves: {
      say: ({ G, playerID }: Match & { playerID: string }, answer: Answer) => move(G, Number(playerID), answer),
    },
  });
  const reduce = CreateGameReducer({ game: config, isClient: false });
  return (deal, choose, see) => {
    kit = createKit(game, diceOf(deal));
    table = deal;
    let match = InitializeGame({ game: config, numPlayers: deal.seats });
    for (;;) {
      const pending = asks(game, match.G);
      const said = choose(pending);
      if (said === null) return match.G;
      const playerID = `${said.seat}`;
      see(pending, config.playerView({ G: match.G, ctx: match.ctx, playerID }));
      const next = reduce(match, { type: 'MAKE_MOVE', payload: { type: 'say', args: [said.answer], playerID } });
      if (next.G === match.G) throw fault('broken', `boardgame.io refuses an answer of ${game.id} that was played`);
      match = next;
    }
  };
}
