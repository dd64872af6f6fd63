// The column beside the board: the seats, the game's panels as tabs, the log. On a phone a panel is a sheet over the
// board.

import type { GameTable, Panel, TableProps } from '@orrery/games/table';
import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  Suspense,
  useMemo,
  useRef,
} from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.tsx';
import { Log } from './Log.tsx';
import { Seats } from './Seats.tsx';
import { useTableContext } from './tableContext.ts';
import './SideColumn.css';

const LOG = 'M5 5h14M5 10h14M5 15h9M5 20h6';
const BOARD = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18';

export function SideColumn({ tabs }: { readonly tabs: Tabs }) {
  const { props } = useTableContext();
  const { panels, front } = tabs;
  const panel = panels.find(({ id }) => id === front);
  return (
    <div className="side" data-open={tabs.open} data-now={tabs.now.includes(front)}>
      <Widen />
      <Seats />
      {panels.length > 0 && <TabStrip tabs={tabs} />}
      {panel !== undefined && (
        // Another panel starts at its top.
        <section
          key={panel.id}
          className="panel-room"
          id="panel-room"
          role="tabpanel"
          aria-label={props.say({ key: panel.title })}
          // Some panels have nothing to press, and must scroll by keyboard all the same.
          tabIndex={0}
        >
          <Suspense>
            <panel.Body {...props} />
          </Suspense>
        </section>
      )}
      <Log short={panel !== undefined} />
    </div>
  );
}

/** Widens the column by dragging or by arrow keys; a double click gives it back its usual width. */
function Widen() {
  const { say } = useLanguage();
  const { side } = useSettings();
  const grip = useRef<{ readonly x: number; readonly wide: number } | null>(null);
  const set = (times: number): void => changeSettings({ side: Math.min(WIDEST, Math.max(NARROWEST, times)) });
  const onPointerMove = (event: PointerEvent): void => {
    if (grip.current !== null) set(side * (1 + (grip.current.x - event.clientX) / grip.current.wide));
    const wide = event.currentTarget.parentElement?.clientWidth ?? 1;
    if (grip.current !== null) grip.current = { x: event.clientX, wide };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowLeft' ? 0.1 : event.key === 'ArrowRight' ? -0.1 : 0;
    if (by === 0) return;
    event.preventDefault();
    set(side + by);
  };
  return (
    // A separator that can be moved is a widget, which <hr> is not.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div
      className="widen"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say('table.widen')}
      aria-valuenow={Math.round(side * 100)}
      aria-valuemin={NARROWEST * 100}
      aria-valuemax={WIDEST * 100}
      title={say('table.widen')}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(1)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, wide: event.currentTarget.parentElement?.clientWidth ?? 1 };
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        grip.current = null;
      }}
    />
  );
}

const [NARROWEST, WIDEST] = [0.8, 2];

/** One stop for the Tab key; arrows go from tab to tab. */
function TabStrip({ tabs }: { readonly tabs: Tabs }) {
  const { say } = useLanguage();
  const { props } = useTableContext();
  const strip = useRef<HTMLDivElement>(null);
  const all = [
    ...tabs.panels.map(({ id, title, icon }) => ({ id, icon, title: props.say({ key: title }) })),
    { id: 'log', icon: LOG, title: say('table.log') },
  ];
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = all.findIndex(({ id }) => id === tabs.front);
    const next = all[(at + by + all.length) % all.length];
    if (next === undefined) return;
    tabs.choose(next.id);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className="tab-strip">
      <button type="button" className="tab to-board" aria-pressed={!tabs.open} onClick={tabs.close}>
        <Icon path={BOARD} />
        <span>{say('table.board')}</span>
      </button>
      <div className="tabs" role="tablist" aria-label={say('table.panels')} ref={strip} onKeyDown={walk}>
        {all.map(({ id, icon, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            data-tab={id}
            data-now={tabs.now.includes(id)}
            aria-selected={id === tabs.front}
            aria-controls={id === tabs.front && id !== 'log' ? 'panel-room' : undefined}
            tabIndex={id === tabs.front ? 0 : -1}
            title={title}
            onClick={() => tabs.choose(id)}
          >
            <Icon path={icon} />
            <span>{title}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Icon({ path }: { readonly path: Panel['icon'] }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.600"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

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

/** What the decision is about comes to the front by itself, once; then the reader's own choice holds until the decision is
 *  about something else. `before` and `after`: the page's own panels, around those of the game; one `after` is in front only when it is chosen. */
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
