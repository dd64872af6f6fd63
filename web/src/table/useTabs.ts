// Which panel is in front. What the decision is about comes by itself, once; then the reader's own choice holds until the
// decision is about something else.

import type { GameTable, Panel, TableProps } from '@orrery/games/table';
import { type Dispatch, type SetStateAction, useMemo } from 'react';

export interface Tabs {
  readonly panels: readonly Panel[];
  /** A panel's id, or `log`. */
  readonly front: string;
  /** The panels that the decision is about. */
  readonly now: readonly string[];
  /** On a phone: whether the panel in front lies over the board. */
  readonly open: boolean;
  choose(id: string): void;
  close(): void;
}

export interface FrontPanel {
  readonly id: string;
  readonly open: boolean;
  /** What the decision was about when this came to the front. */
  readonly about: string;
}

export const NO_PANEL: FrontPanel = { id: '', open: false, about: '' };

/** `before` and `after`: the page's own panels, around those of the game; one `after` is in front only when it is chosen. */
export function useTabs(
  { before, after }: { readonly before: readonly Panel[]; readonly after: readonly Panel[] },
  table: GameTable | null,
  props: TableProps,
  front: FrontPanel,
  setFront: Dispatch<SetStateAction<FrontPanel>>,
): Tabs {
  const { panels, now } = useMemo(() => {
    const all = [...before, ...(table?.panels ?? []), ...after].map((panel) => ({
      panel,
      stands: panel.stands?.(props) ?? 'on',
    }));
    return {
      panels: all.filter(({ stands }) => stands !== 'off').map(({ panel }) => panel),
      now: all.filter(({ stands }) => stands === 'now').map(({ panel }) => panel.id),
    };
  }, [before, after, table, props]);
  const about = now.join(' ');
  if (about !== front.about) setFront({ id: now[0] ?? front.id, open: now.length > 0, about });
  const known = front.id === 'log' || panels.some(({ id }) => id === front.id);
  return {
    panels,
    front: known ? front.id : (panels.find((panel) => !after.includes(panel))?.id ?? 'log'),
    now,
    open: front.open,
    choose: (id) => setFront({ id, open: true, about }),
    close: () => setFront((old) => ({ ...old, open: false })),
  };
}
