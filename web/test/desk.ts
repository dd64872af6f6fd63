// A game's table before one reader: the props the client would give, from a table set by hand.

import { ourEdition } from '@orrery/bots';
import { messagesOf, namingOf, sentence } from '@orrery/games';
import type { TableProps } from '@orrery/games/table';
import {
  askOf,
  drafted,
  type Game,
  type GameEvent,
  type Lang,
  type Seat,
  type State,
  view as viewOf,
  waiting,
  why,
} from '@orrery/kernel';
import { waitedFor } from '@orrery/table';
import { colourOf, shapeOf } from '../src/part/Glyph.tsx';

const NAMES = ['Vela', 'Orion', 'Lyra', 'Cygnus', 'Draco', 'Aquila'];

interface Staged<T> {
  readonly state: State<T>;
  readonly events: readonly GameEvent[];
}

export async function deskOf<T>(
  game: Game<T>,
  { state, events }: Staged<T>,
  seat: Seat,
  lang: Lang = 'en',
): Promise<TableProps<T>> {
  const names = NAMES.slice(0, state.seats);
  const messages = await messagesOf(game, lang, names);
  const seen = viewOf(state, seat);
  const view = drafted(game, seen);
  return {
    game,
    view,
    ask: askOf(game, state, seat),
    standing: game.standing(view),
    events,
    said: [],
    until: null,
    Talk: null,
    waiting: waitedFor(ourEdition(game), state),
    planned: waiting(game, state).filter((each) => !waitedFor(ourEdition(game), state).includes(each)),
    names,
    lang,
    messages,
    risky: new Set(),
    busy: false,
    motion: false,
    text: 1,
    glyph: (each) => ({ colour: colourOf(each), shape: shapeOf(each) }),
    say: (text) => sentence(messages, text),
    name: namingOf(game, view, messages),
    answer: () => {},
    why: (answer) => why(game, seen, seat, answer),
    explain: () => {},
    openRule: () => {},
    show: () => {},
  };
}

/** What a reader reads: the markup without its tags, spaces tidied. */
export const read = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
