// A panel of Merchant of Venus before one reader.

import type { TableProps } from '@orrery/games/table';
import type { Lang, Seat } from '@orrery/kernel';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { game } from '../../../games/merchant/index.ts';
import type { Dot } from '../../../games/merchant/rules/board.ts';
import type { Table } from '../../../games/merchant/rules/table.ts';
import { FocusContext } from '../../../games/merchant/table/focus.tsx';
import type { Stage } from '../../../games/merchant/test/stage.ts';
import { deskOf } from '../desk.ts';

export { read } from '../desk.ts';

export const propsFor = (s: Stage, seat: Seat, lang: Lang = 'en'): Promise<TableProps<Table>> =>
  deskOf(game, s, seat, lang);

/** The panel as markup, with this dot looked at. */
export function drawn(
  Body: ComponentType<TableProps<Table>>,
  props: TableProps<Table>,
  dot: Dot | null = null,
): string {
  const focus = { dot, look: () => {}, glow: [], light: () => {} };
  return renderToStaticMarkup(createElement(FocusContext, { value: focus }, createElement(Body, props)));
}
