// A panel of Merchant of Venus before one reader: the props the client would give, from a table set by hand.

import { messagesOf, namingOf, sentence } from '@orrery/games';
import type { TableProps } from '@orrery/games/table';
import { askOf, type Lang, type Refusal, type Seat, view as viewOf, waiting, why } from '@orrery/kernel';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { game } from '../../../games/merchant/index.ts';
import type { Dot } from '../../../games/merchant/rules/board.ts';
import type { Table } from '../../../games/merchant/rules/table.ts';
import { FocusContext } from '../../../games/merchant/table/focus.tsx';
import type { Stage } from '../../../games/merchant/test/stage.ts';
import { colourOf, shapeOf } from '../../src/part/Glyph.tsx';

const NAMES = ['Vela', 'Orion', 'Lyra', 'Cygnus', 'Draco', 'Aquila'];

export async function propsFor(s: Stage, seat: Seat, lang: Lang = 'en'): Promise<TableProps<Table>> {
  const names = NAMES.slice(0, s.state.seats);
  const messages = await messagesOf(game, lang, names);
  const view = viewOf(s.state, seat);
  return {
    game,
    view,
    ask: askOf(game, s.state, seat),
    standing: game.standing(view),
    events: s.events,
    waiting: waiting(game, s.state),
    names,
    lang,
    messages,
    risky: new Set(),
    busy: false,
    motion: false,
    glyph: (each) => ({ colour: colourOf(each), shape: shapeOf(each) }),
    say: (text) => sentence(messages, text),
    name: namingOf(game, view, messages),
    answer: () => {},
    why: (answer): Refusal | null => why(game, view, seat, answer),
    explain: () => {},
    openRule: () => {},
    show: () => {},
  };
}

/** The panel as markup, with this dot looked at. */
export function drawn(
  Body: ComponentType<TableProps<Table>>,
  props: TableProps<Table>,
  dot: Dot | null = null,
): string {
  const focus = { dot, look: () => {}, glow: [], light: () => {} };
  return renderToStaticMarkup(createElement(FocusContext, { value: focus }, createElement(Body, props)));
}

/** What a reader reads: the markup without its tags, spaces tidied. */
export const read = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
