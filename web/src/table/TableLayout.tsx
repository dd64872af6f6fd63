// What stands around every game: the race on top, the game's board, seats, panels and log beside it, and at the bottom
// whatever the page is for: the decision of a table, the steps of a replay.

import type { GameTable, Panel } from '@orrery/games/table';
import { type Answer, digest, type Messages, type Refusal } from '@orrery/kernel';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useGameNames } from '../home/fronts.tsx';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { TableSheet } from '../part/Sheet.tsx';
import { Waiting } from '../part/Waiting.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import type { Sample } from '../source/scores.ts';
import type { ShownTable, TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { BoardArea } from './BoardArea.tsx';
import { KeysPage, useKeys } from './Keys.tsx';
import { MenuPage } from './Menu.tsx';
import { Announcer, MissedNews } from './News.tsx';
import { RaceLine, RacePage } from './Race.tsx';
import { Rulebook } from './Rulebook.tsx';
import { NO_PANEL, SideColumn, useTabs } from './SideColumn.tsx';
import { useSounds } from './sound.ts';
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
import { useGameTable, useMessages, useTableProps } from './tableProps.ts';
import './TableLayout.css';

interface TableLayoutProps {
  readonly shownTable: ShownTable;
  /** Below the board; reads the rest by `useTableContext`. */
  readonly bottom: ReactNode;
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
  );
  const table = useGameTable(game);
  if (messages === null || table === undefined) return <Waiting />;
  return <LoadedLayout {...props} messages={messages} table={table} />;
}

const NO_PANELS: readonly Panel[] = [];

interface LoadedLayoutProps extends TableLayoutProps {
  readonly messages: Messages;
  readonly table: GameTable | null;
}

function LoadedLayout(laid: LoadedLayoutProps) {
  const {
    shownTable,
    bottom,
    tools,
    menu,
    panels = NO_PANELS,
    after = NO_PANELS,
    history,
    onAnswer,
    messages,
    table,
  } = laid;
  const { seatCommands = null, personMenu = null, earlier = null } = laid;
  const { words } = useSettings();
  const [page, openPage] = useState<OverlayPage | null>(null);
  const [front, setFront] = useState(NO_PANEL);
  const { send, refusal, explain, busy } = useSending();
  const commands = useMemo(
    () => ({
      busy,
      answer: (answers: readonly Answer[]) => onAnswer !== undefined && send(() => onAnswer(answers)),
      explain,
      openRule: (number: string) => openPage({ page: 'rules', number }),
      show: (id: string) => setFront((old) => ({ ...old, id, open: true })),
    }),
    [busy, onAnswer, send, explain],
  );
  const props = useTableProps(shownTable, messages, commands);
  const own = useMemo(() => ({ before: panels, after }), [panels, after]);
  const tabs = useTabs(own, table, props, front, setFront);
  const { now } = tabs;
  // On a phone a panel that is closed is not seen.
  const seen = tabs.open || matchMedia('(min-width: 720px)').matches ? tabs.front : null;
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
      missed,
      seatCommands,
      personMenu,
      earlier,
      send,
      openPage,
    }),
    [shownTable, props, table, seen, now, question, refusal, missed, seatCommands, personMenu, earlier, send],
  );
  const samples = useSamples(shownTable);
  useSounds(shownTable, table);
  useKeys({
    c: table?.Card === undefined ? undefined : () => openPage({ page: 'card' }),
    g: () => openPage({ page: 'rules', number: '' }),
    t: () => changeSettings({ words: !words }),
    '?': () => openPage({ page: 'keys' }),
  });
  const Around = table?.Around;
  const inside = (
    <>
      <main>
        <BoardArea />
        <MissedNews />
        <SideColumn tabs={tabs} />
        <section className="bottom" id="decision">
          {bottom}
        </section>
      </main>
      {page !== null && <Overlay page={page} samples={samples} history={history} menu={menu} />}
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

/** One command at a time; what was refused stays to be read until the next one. */
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
  return { busy, refusal, explain, send };
}

/** The line on top: home, the game, the race, what the page adds, the language. */
function Header({ tools }: { readonly tools: ReactNode }) {
  const { say } = useLanguage();
  const { shownTable, table, openPage } = useTableContext();
  const title = useGameNames()(shownTable.game.id);
  return (
    <header className="table-bar">
      <a className="skip" href="#decision">
        {say('table.skip')}
      </a>
      <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
        Orrery
      </Link>
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
      <LanguageSwitch />
      <SettingsButton />
      <button
        type="button"
        className="button plain tool"
        aria-label={say('menu.title')}
        onClick={() => openPage({ page: 'menu' })}
      >
        ☰
      </button>
    </header>
  );
}

interface OverlayProps {
  readonly page: OverlayPage;
  readonly menu: ReactNode;
  readonly history: (() => Promise<readonly Sample[]>) | undefined;
  samples(): readonly Sample[];
}

/** Whichever page lies over the table: the rules, the reference card, the keys, the race so far, the menu. */
function Overlay({ page, menu, history, samples }: OverlayProps) {
  const { say } = useLanguage();
  const { props, table, openPage } = useTableContext();
  // A page tells a moment later that it was closed: by then the next one may lie there.
  const close = (): void => openPage((now) => (now === page ? null : now));
  switch (page.page) {
    case 'rules':
      return <Rulebook number={page.number} onTurn={(number) => openPage({ page: 'rules', number })} onClose={close} />;
    case 'keys':
      return <KeysPage onClose={close} />;
    case 'race':
      return <RacePage samples={samples()} history={history} onClose={close} />;
    case 'menu':
      return <MenuPage more={menu} onClose={close} />;
    case 'card':
      return table?.Card === undefined ? null : (
        <TableSheet title={say('table.card')} wide onClose={close}>
          <table.Card {...props} />
        </TableSheet>
      );
  }
}
