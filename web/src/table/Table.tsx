// A table being played: the layout, with the one decision at the bottom.

import type { Panel } from '@orrery/games/table';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { tableOpens } from '../offline/later.ts';
import { Glyph } from '../part/Glyph.tsx';
import { openBots, type TabBots } from '../source/bots.ts';
import { whenServerBack } from '../source/serverBack.ts';
import type { ShownTable, TableSource } from '../source/source.ts';
import { useLanguage, withWords } from '../words/language.tsx';
import { Decision } from './Decision.tsx';
import type { PersonMenuComponent } from './tableContext.ts';
import { TableLayout } from './TableLayout.tsx';
import { useShownTable } from './tableProps.ts';
import { WindowBar } from './WindowBar.tsx';
import './TableLayout.css';

const End = lazy(withWords(async () => ({ default: (await import('./End.tsx')).End })));
const Ending = lazy(withWords(async () => ({ default: (await import('./Ending.tsx')).Ending })));
const TableMenu = lazy(withWords(async () => ({ default: (await import('./Menu.tsx')).TableMenu })));

interface TableProps {
  readonly source: TableSource;
  readonly bots: TabBots;
  /** Whether its address leads here from any other place. */
  readonly shared?: boolean;
  /** More in the header, and above the decision. */
  readonly tools?: ReactNode;
  readonly strip?: ReactNode;
  /** The page's own panels, and what can be done about the people at other seats. */
  readonly panels?: readonly Panel[];
  readonly personMenu?: PersonMenuComponent;
  /** What is said at the table, for a game's own panels. */
  readonly talk?: ComponentType;
  /** More in the menu. */
  readonly menu?: ReactNode;
  /** The way to another game, after the end. */
  readonly again?: ReactNode;
}

export function Table({
  source,
  bots,
  shared = false,
  tools,
  strip,
  panels,
  personMenu,
  talk,
  menu,
  again,
}: TableProps) {
  const shownTable = useShownTable(source);
  const [aside, setAside] = useState(false);
  const { over } = shownTable.standing;
  if (shownTable.passTo !== null) return <PassScreen shownTable={shownTable} source={source} />;
  const bottom = (
    <>
      {strip}
      <TableTrouble source={source} />
      {over ? (
        <Suspense>
          <End source={source} again={again} {...(aside ? { onOpen: () => setAside(false) } : {})} />
        </Suspense>
      ) : (
        <>
          <WindowBar source={source} />
          <Decision source={source} bots={bots} />
        </>
      )}
    </>
  );
  return (
    <TableLayout
      shownTable={shownTable}
      bottom={bottom}
      ending={<Suspense>{over && !aside && <Ending source={source} onClose={() => setAside(true)} />}</Suspense>}
      tools={tools}
      menu={
        <>
          {menu}
          <TableMenu source={source} shared={shared} />
        </>
      }
      seatCommands={source}
      earlier={source.earlier}
      {...(panels === undefined ? {} : { after: panels })}
      {...(personMenu === undefined ? {} : { personMenu })}
      {...(talk === undefined ? {} : { talk })}
      {...(source.history === undefined ? {} : { history: source.history })}
      onAnswer={source.answer}
    />
  );
}

/** What is wrong with the table itself, if anything. */
function TableTrouble({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const { link, trouble } = useShownTable(source);
  return (
    <div role="status">
      {link === 'lost' && <p className="notice">{say('table.lost')}</p>}
      {trouble !== null && (
        <p className="notice bad">
          {say('table.trouble', { what: trouble })}
          <button type="button" className="button" onClick={source.retry}>
            {say('table.again')}
          </button>
        </p>
      )}
    </div>
  );
}

interface PassScreenProps {
  readonly shownTable: ShownTable;
  readonly source: TableSource;
}

/** Between two people at one screen: nothing of the table is on the page until the next one sits down. */
function PassScreen({ shownTable, source }: PassScreenProps) {
  const { say } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const seat = shownTable.passTo ?? 0;
  const name = shownTable.sitters[seat]?.name ?? '';
  return (
    <main className="pass-screen">
      <Glyph seat={seat} size={96} />
      <h1>{say('pass.title', { who: name })}</h1>
      <p className="quiet">{say('pass.more')}</p>
      <button ref={button} type="button" className="button main" onClick={() => source.sit(seat)}>
        {say('pass.sit', { who: name })}
      </button>
    </main>
  );
}

export type OpenedTable<S extends TableSource> =
  | { readonly source: S; readonly bots: TabBots }
  | { readonly error: Error }
  | null;

/** Opens a table with bots beside it, and closes both when the page is left. Null while it opens. A page is for one table: another id is another page. */
export function useOpenedTable<S extends TableSource>(
  id: string,
  open: (id: string, bots: TabBots) => Promise<S>,
): OpenedTable<S> {
  const [opened, setOpened] = useState<OpenedTable<S>>(null);
  useEffect(() => {
    tableOpens();
    const bots = openBots();
    let left = false;
    let source: S | null = null;
    let failed = false;
    const tryIt = (): void =>
      void open(id, bots).then(
        (found) => {
          source = found;
          if (left) found.close();
          else setOpened({ source: found, bots });
        },
        (error: Error) => {
          failed = true;
          if (!left) setOpened({ error });
        },
      );
    tryIt();
    const quiet = whenServerBack(() => {
      if (failed) tryIt();
      failed = false;
    });
    return () => {
      left = true;
      quiet();
      source?.close();
      bots.close();
    };
  }, [id, open]);
  return opened;
}
