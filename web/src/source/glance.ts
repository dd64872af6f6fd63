// What the home page tells of a game: who may act and how the race stands, as everybody at this screen may know it.

import { type Game, type Seat, type State, view, waiting } from '@orrery/kernel';
import { rankedLast } from './screen.ts';
import type { Glance } from './shelf.ts';

interface Sitting {
  readonly people: readonly Seat[];
  readonly resigned: readonly Seat[];
}

export function glanceAt(game: Game, state: State, { people, resigned }: Sitting): Glance {
  const [only] = people;
  const seen = view(state, people.length === 1 && only !== undefined ? only : state.seats);
  const { scores, ranks } = rankedLast(game.standing(seen), resigned);
  return { waiting: waiting(game, seen), scores, ranks };
}
