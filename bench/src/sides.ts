// The ways a game is played to measure them. Before each answer all asks and the view of the acting seat are built.
//
//   checked      our kernel, each answer checked, the state before it left as it was: what a host does
//   inPlace      our kernel, unchecked and in place: what search and simulation do
//   peerChecked  boardgame.io's reducer, each answer checked inside the move
//   peerInPlace  boardgame.io's reducer, unchecked: the least its own bots can do
//   fastChecked, fastInPlace  the same two as fast as boardgame.io can be driven, see peer.ts

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
import { peerSide } from './peer.ts';
import { type Choose, type Deal, diceOf } from './slices.ts';

export const sideIds = ['checked', 'inPlace', 'peerChecked', 'peerInPlace', 'fastChecked', 'fastInPlace'] as const;
export type SideId = (typeof sideIds)[number];

/** Gets what was built before each answer. */
export type OnAsk = (pending: readonly Ask[], seen: View) => void;

/** Plays one game to its end, and gives the last state. */
export type Side = (deal: Deal, choose: Choose, see: OnAsk) => State;

export function sideOf(id: SideId, game: Game): Side {
  switch (id) {
    case 'checked':
      return checkedSide(game);
    case 'inPlace':
      return inPlaceSide(game);
    case 'peerChecked':
      return peerSide(game, true, 'drafts');
    case 'peerInPlace':
      return peerSide(game, false, 'drafts');
    case 'fastChecked':
      return peerSide(game, true, 'fastest');
    case 'fastInPlace':
      return peerSide(game, false, 'fastest');
  }
}

const checkedSide =
  (game: Game): Side =>
  (deal, choose, see) => {
    const kit = createKit(game, diceOf(deal));
    let state = begin(kit, deal.seats, deal.options);
    for (;;) {
      const pending = asks(game, state, kit);
      const said = choose(pending);
      if (said === null) return state;
      see(pending, view(state, said.seat));
      const outcome = act(kit, state, said.seat, said.answer);
      if (!outcome.ok) throw fault('broken', `${game.id} refuses an answer that was played: ${outcome.refusal.key}`);
      state = outcome.state;
    }
  };

const inPlaceSide =
  (game: Game): Side =>
  (deal, choose, see) => {
    const kit = createKit(game, diceOf(deal));
    const state = begin(kit, deal.seats, deal.options);
    for (;;) {
      const pending = asks(game, state, kit);
      const said = choose(pending);
      if (said === null) return state;
      see(pending, view(state, said.seat));
      step(kit, state, said.seat, said.answer);
    }
  };
