// What stands around every game: the race on top, the game's board, seats, panels and log beside it, and at the bottom
// whatever the page is for: the decision of a table, the steps of a replay.

import type { GameTable, Panel } from '@orrery/games/table';
import { type Answer, digest, type Messages, type Refusal } from '@orrery/kernel';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useGameNames } from '../home/fronts.tsx';
import { boardStands, later } from '../offline/later.ts';
import { PageBar } from '../part/PageBar.tsx';
import { Waiting } from '../part/Waiting.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { Sample } from '../source/scores.ts';
import { useServerBack } from '../source/serverBack.ts';
import type { ShownTable, TableSource } from '../source/source.ts';
import { useLanguage, withWords } from '../words/language.tsx';
import { BoardArea } from './BoardArea.tsx';
import { Announcer, MissedNews } from './News.tsx';
import { RaceLine } from './Race.tsx';
import { NO_PANEL, SideColumn, useTabs } from './SideColumn.tsx';
import { useSounds } from './useSounds.ts';
import {
  type OverlayPage,
  type PersonMenuComponent,
  type SeatCommands,
  type TableContext,
  TableContextProvider,
  useMissed,
  useSamples,
  useTableContext,
} from './tableContext.ts';
import { useGameTable, useTableProps } from './tableProps.ts';
import { useKeys } from './useKeys.ts';
import { useMessages } from './useMessages.ts';
import './TableLayout.css';
import './landscape.css';

const loadOverlay = withWords(() => import('./Overlay.tsx'));
const Overlay = lazy(loadOverlay);

interface TableLayoutProps {
  readonly shownTable: ShownTable;
  /** Below the board; reads the rest by `useTableContext`. */
  readonly bottom: ReactNode;
  /** Over the board, when the game is over. */
  readonly ending?: ReactNode;
  /** More in the header, beside the language. */
  readonly tools?: ReactNode;
  /** The page's own panels, before those of the game. */
  readonly panels?: readonly Panel[];
  /** And after them: there for whoever opens them. */
  readonly after?: readonly Panel[];
  /** More in the menu. */
  readonly menu?: ReactNode;
  /** What can be done with the seats. */
  readonly seatCommands?: SeatCommands;
  /** What can be done about other people. */
  readonly personMenu?: PersonMenuComponent;
  /** What is said at the table. */
  readonly talk?: ComponentType;
  readonly earlier?: TableSource['earlier'];
  /** The race from the first event on; left out: as far as it was seen here. */
  history?(): Promise<readonly Sample[]>;
  /** Left out: the table is only looked at. */
  onAnswer?(answers: readonly Answer[]): Promise<Refusal | null>;
}

export function TableLayout(props: TableLayoutProps) {
  const { game, sitters } = props.shownTable;
  const messages = useMessages(
    game,
    sitters.map(({ name }) => name),
    props.shownTable,
  );
  const table = useGameTable(game);
  if (messages === null || table === undefined) return <Waiting />;
  return <LoadedLayout {...props} messages={messages} table={table} />;
}

const NO_PANELS: readonly Panel[] = [];

/** By keyboard to where the board says, or to the first thing on it. */
function goToBoard(): void {
  const [entry] = document.querySelectorAll<SVGElement | HTMLElement>('.board [data-entry]');
  (entry ?? document.querySelector<SVGElement | HTMLElement>('.board [tabindex="0"]'))?.focus();
}

interface LoadedLayoutProps extends TableLayoutProps {
  readonly messages: Messages;
  readonly table: GameTable | null;
}

function LoadedLayout(laid: LoadedLayoutProps) {
  const {
    shownTable,
    bottom,
    ending,
    tools,
    menu,
    panels = NO_PANELS,
    after = NO_PANELS,
    history,
    onAnswer,
    messages,
    table,
    talk,
  } = laid;
  const { seatCommands = null, personMenu = null, earlier = null } = laid;
  const { words } = useSettings();
  const [page, openPage] = useState<OverlayPage | null>(null);
  const [front, setFront] = useState(NO_PANEL);
  const { send, refusal, explain, forget, busy } = useSending();
  const openRule = useCallback((number: string) => openPage({ page: 'rules', number }), []);
  const commands = useMemo(
    () => ({
      busy,
      answer: (answers: readonly Answer[]) => onAnswer !== undefined && send(() => onAnswer(answers)),
      explain,
      openRule,
      show: (id: string) => setFront((old) => ({ ...old, id, open: true })),
      ...(talk === undefined ? {} : { Talk: talk }),
    }),
    [busy, onAnswer, send, explain, openRule, talk],
  );
  const props = useTableProps(shownTable, messages, commands);
  const own = useMemo(() => ({ before: panels, after }), [panels, after]);
  const tabs = useTabs(own, table, props, front, setFront);
  const { now } = tabs;
  // On a phone a panel that is closed is not seen.
  const seen = tabs.open || matchMedia('(min-width: 720px) and (min-height: 520px)').matches ? tabs.front : null;
  const missed = useMissed(shownTable);
  const nod = shownTable.window?.mayNod === true ? shownTable.window.key : null;
  const question = useMemo(
    () => (shownTable.ask === null ? nod : digest([shownTable.ask, shownTable.view])),
    [shownTable.ask, shownTable.view, nod],
  );
  const context = useMemo<TableContext>(
    () => ({
      shownTable,
      props,
      table,
      frontPanel: seen,
      now,
      question,
      refusal,
      forget,
      missed,
      seatCommands,
      personMenu,
      earlier,
      send,
      openPage,
    }),
    [shownTable, props, table, seen, now, question, refusal, forget, missed, seatCommands, personMenu, earlier, send],
  );
  const bar = useRef<HTMLElement>(null);
  useOver(bar);
  const samples = useSamples(shownTable);
  useSounds(shownTable, table);
  useLater(table);
  useKeys({
    c: table?.Card === undefined ? undefined : () => openPage({ page: 'card' }),
    g: () => openPage({ page: 'rules', number: '' }),
    t: () => changeSettings({ words: !words }),
    b: goToBoard,
    '?': () => openPage({ page: 'keys' }),
  });
  const Around = table?.Around;
  const inside = (
    <>
      <main>
        <BoardArea />
        {ending}
        <MissedNews />
        <SideColumn tabs={tabs} />
        <section className="bottom" id="decision" ref={bar}>
          {bottom}
        </section>
      </main>
      <Suspense>{page !== null && <Overlay page={page} samples={samples} history={history} menu={menu} />}</Suspense>
    </>
  );
  return (
    <TableContextProvider value={context}>
      <div className="table-layout" data-own={table !== null && !words}>
        <Announcer />
        <Header tools={tools} />
        {Around === undefined ? inside : <Around {...props}>{inside}</Around>}
      </div>
    </TableContextProvider>
  );
}

/** A board keeps its size, and a full bar rises over the foot of it. By how much, whatever stands down there is told: it moves up. */
function useOver(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: bottom } = bar;
    const main = bottom?.parentElement;
    if (bottom === null || main === null || main === undefined) return undefined;
    const observer = new ResizeObserver(() => {
      const board = main.querySelector('.board')?.getBoundingClientRect();
      const { top, left } = bottom.getBoundingClientRect();
      const over = board === undefined || left >= board.right ? 0 : Math.max(0, board.bottom - top);
      main.style.setProperty('--over', `${Math.round(over)}px`);
    });
    for (const each of [bottom, main]) observer.observe(each);
    return () => observer.disconnect();
  }, [bar]);
}

/** The board stands: what is opened from here is fetched before somebody does. */
function useLater(table: GameTable | null): void {
  useEffect(() => {
    boardStands();
    later(() => [loadOverlay, ...(table?.later ?? [])].forEach((load) => void load().catch(() => undefined)));
  }, [table]);
}

/** One command at a time; what was refused stays to be read until the next one, and that nobody answered until somebody does. */
function useSending() {
  const [busy, setBusy] = useState(false);
  const [refusal, explain] = useState<Refusal | null>(null);
  const send = useCallback((command: () => Promise<Refusal | null>): void => {
    setBusy(true);
    explain(null);
    void command()
      .finally(() => setBusy(false))
      .then(explain);
  }, []);
  const forget = useCallback((): void => explain(null), []);
  useServerBack(() => explain((old) => (old?.key === 'refuse.no-answer' ? null : old)));
  return { busy, refusal, explain, forget, send };
}

/** The line on top: home, the game, the race, what the page adds, the language. */
function Header({ tools }: { readonly tools: ReactNode }) {
  const { say } = useLanguage();
  const { shownTable, table, openPage } = useTableContext();
  const title = useGameNames()(shownTable.game.id);
  return (
    <PageBar
      start={
        <a className="skip" href="#decision">
          {say('table.skip')}
        </a>
      }
      end={
        <button
          type="button"
          className="button plain tool"
          aria-label={say('menu.title')}
          onClick={() => openPage({ page: 'menu' })}
        >
          ☰
        </button>
      }
    >
      <h1>{title}</h1>
      <RaceLine />
      {tools}
      {table?.Card !== undefined && (
        <button
          type="button"
          className="button plain tool wide-only"
          title={say('table.key', { key: 'C' })}
          onClick={() => openPage({ page: 'card' })}
        >
          {say('table.card-short')}
        </button>
      )}
      <button
        type="button"
        className="button plain tool wide-only"
        title={say('table.key', { key: 'G' })}
        onClick={() => openPage({ page: 'rules', number: '' })}
      >
        {say('rule.short')}
      </button>
    </PageBar>
  );
}
