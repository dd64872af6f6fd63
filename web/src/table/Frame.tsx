// The frame around every game: the race on top, the game's board, seats, panels and log beside it, and at the bottom
// whatever the page is for: the decision of a table, the steps of a replay.

import { digest, type Answer, type Messages, type Refusal } from '@orrery/kernel';
import type { GameTable, Panel } from '@orrery/games/table';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Waiting } from '../part/Waiting.tsx';
import { changeSettings, useSettings } from '../settings/store.ts';
import type { Shot, TableSource } from '../source/source.ts';
import { useSounds } from '../sound/useSounds.ts';
import { Announcer } from './Announcer.tsx';
import { MissedNews } from './Away.tsx';
import { BoardArea } from './BoardRoom.tsx';
import {
  type PersonMenuComponent,
  TableContextProvider,
  type TableContext,
  type SeatCommands,
  type OverlayPage,
} from './frame.ts';
import { Header } from './Header.tsx';
import { useMessages } from './hooks.ts';
import { useKeys } from './keys.ts';
import { Overlay } from './OverTable.tsx';
import type { Sample } from '../source/scores.ts';
import { SideColumn } from './Side.tsx';
import { useMissed } from './useMissed.ts';
import { useSamples } from './useSamples.ts';
import { useGameTable, useTableProps } from './useTableProps.ts';
import { NO_PANEL, useTabs } from './useTabs.ts';
import './Frame.css';

interface Props {
  readonly shot: Shot;
  /** Below the board; reads the rest by `useFrame`. */
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

export function TableLayout(props: Props) {
  const { game, sitters } = props.shot;
  const messages = useMessages(
    game,
    sitters.map(({ name }) => name),
  );
  const table = useGameTable(game);
  if (messages === null || table === undefined) return <Waiting />;
  return <LoadedLayout {...props} messages={messages} table={table} />;
}

const NO_PANELS: readonly Panel[] = [];

interface LoadedLayoutProps extends Props {
  readonly messages: Messages;
  readonly table: GameTable | null;
}

function LoadedLayout(laid: LoadedLayoutProps) {
  const { shot, bottom, tools, menu, panels = NO_PANELS, after = NO_PANELS, history, onAnswer, messages, table } = laid;
  const { seatCommands = null, personMenu = null, earlier = null } = laid;
  const { words } = useSettings();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [page, openPage] = useState<OverlayPage | null>(null);
  const [front, setFront] = useState(NO_PANEL);
  const send = useCallback((command: () => Promise<Refusal | null>): void => {
    setBusy(true);
    setRefusal(null);
    void command()
      .finally(() => setBusy(false))
      .then(setRefusal);
  }, []);
  const commands = useMemo(
    () => ({
      busy,
      answer: (answers: readonly Answer[]) => onAnswer !== undefined && send(() => onAnswer(answers)),
      explain: setRefusal,
      openRule: (number: string) => openPage({ page: 'rules', number }),
      show: (id: string) => setFront((old) => ({ ...old, id, open: true })),
    }),
    [busy, onAnswer, send],
  );
  const props = useTableProps(shot, messages, commands);
  const own = useMemo(() => ({ before: panels, after }), [panels, after]);
  const tabs = useTabs(own, table, props, front, setFront);
  const { now } = tabs;
  // On a phone a panel that is closed is not seen.
  const seen = tabs.open || matchMedia('(min-width: 720px)').matches ? tabs.front : null;
  const missed = useMissed(shot);
  const question = useMemo(() => (shot.ask === null ? null : digest([shot.ask, shot.view])), [shot.ask, shot.view]);
  const context = useMemo<TableContext>(
    () => ({
      shot,
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
    [shot, props, table, seen, now, question, refusal, missed, seatCommands, personMenu, earlier, send],
  );
  const samples = useSamples(shot);
  useSounds(shot, table);
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
