// The four ways a game is played to measure them. Before each answer all asks and the view of the acting seat are built.
//
//   door       our kernel, each answer checked, the state before it left as it was: what a host does
//   place      our kernel, unchecked and in place: what search and simulation do
//   peer       boardgame.io's reducer, each answer checked inside the move
//   peerPlace  boardgame.io's reducer, unchecked: the least its own bots can do

import {
  act,
  type Ask,
  asks,
  begin,
  createKit,
  fault,
  type Game,
  type State,
  step,
  type View,
  view,
} from '@orrery/kernel';
import { peerOf } from './peer.ts';
import { type Choose, type Deal, diceOf } from './slices.ts';

export const sideIds = ['door', 'place', 'peer', 'peerPlace'] as const;
export type SideId = (typeof sideIds)[number];

/** Gets what was built before each answer. */
export type See = (pending: readonly Ask[], seen: View) => void;

/** Plays one game to its end, and gives the last state. */
export type Side = (deal: Deal, choose: Choose, see: See) => State;

export function sideOf(id: SideId, game: Game): Side {
  switch (id) {
    case 'door':
      return doorOf(game);
    case 'place':
      return placeOf(game);
    case 'peer':
      return peerOf(game, true);
    case 'peerPlace':
      return peerOf(game, false);
  }
}

const doorOf =
  (game: Game): Side =>
  (deal, choose, see) => {
    const kit = createKit(game, diceOf(deal));
    let state = begin(kit, deal.seats, deal.options);
    for (;;) {
      const pending = asks(game, state);
      const said = choose(pending);
      if (said === null) return state;
      see(pending, view(state, said.seat));
      const outcome = act(kit, state, said.seat, said.answer);
      if (!outcome.ok) throw fault('broken', `${game.id} refuses an answer that was played: ${outcome.refusal.key}`);
      state = outcome.state;
    }
  };

const placeOf =
  (game: Game): Side =>
  (deal, choose, see) => {
    const kit = createKit(game, diceOf(deal));
    const state = begin(kit, deal.seats, deal.options);
    for (;;) {
      const pending = asks(game, state);
      const said = choose(pending);
      if (said === null) return state;
      see(pending, view(state, said.seat));
      step(kit, state, said.seat, said.answer);
    }
  };
