// What everything around a board may read: the table's props, the game's own table, the last refusal, and how to send.

import type { GameTable, TableProps } from '@orrery/games/table';
import type { Refusal, Seat } from '@orrery/kernel';
import {
  type ComponentType,
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Sample } from '../source/scores.ts';
import type { ShownTable, TableSource } from '../source/source.ts';

/** A page over the table. */
export type OverlayPage =
  | { readonly page: 'rules'; readonly number: string }
  | { readonly page: 'card' | 'keys' | 'race' | 'menu' };

/** What can be done with the seats of this screen. */
export type SeatCommands = Pick<TableSource, 'handOver' | 'resign' | 'invite'>;

/** What can be done about the person at another seat. */
export type PersonMenuComponent = ComponentType<{ readonly seat: Seat; onClose(): void }>;

export interface TableContext {
  readonly shownTable: ShownTable;
  readonly props: TableProps;
  /** Null: the game has none, and is shown in words. */
  readonly table: GameTable | null;
  /** The panel in front, where one can be seen. */
  readonly frontPanel: string | null;
  /** The panels that the decision is about. */
  readonly now: readonly string[];
  /** Changes with every question, and every window that waits for a click; null: nothing is wanted of the viewer. */
  readonly question: string | null;
  readonly refusal: Refusal | null;
  /** The refusal is read, and goes away. */
  forget(): void;
  /** What happened while the reader was not there. */
  readonly missed: Missed | null;
  /** Null: the table is only looked at. */
  readonly seatCommands: SeatCommands | null;
  /** Null: nobody here is a stranger. */
  readonly personMenu: PersonMenuComponent | null;
  /** A page of the log before this place; null: all of it is here. */
  readonly earlier: NonNullable<TableSource['earlier']> | null;
  /** Runs a command of the table; a refusal is shown beside the decision. */
  send(command: () => Promise<Refusal | null>): void;
  /** Lays a page over the table; null: takes it away. */
  readonly openPage: Dispatch<SetStateAction<OverlayPage | null>>;
}

export const TableContextProvider = createContext<TableContext | null>(null);

export function useTableContext(): TableContext {
  const context = useContext(TableContextProvider);
  if (context === null) throw new Error('no table around this component');
  return context;
}

/** The place of the first event that was missed, and of the first after the return. */
export interface Missed {
  readonly from: number;
  readonly until: number;
}

/** What happened while the reader was not there: before the page was opened, before the screen was passed on, or
 *  behind another tab. */
export function useMissed({ seen, first, events }: ShownTable): Missed | null {
  const told = first + events.length;
  const [missed, setMissed] = useState<Missed>({ from: seen, until: told });
  const hidden = document.visibilityState === 'hidden';
  if (missed.from !== seen || (hidden && missed.until !== told)) setMissed({ from: seen, until: told });
  return missed.from < missed.until && missed.until <= told ? missed : null;
}

/** The scores as they came by, one sample for each change: cheap to keep, enough for a chart. */
export function useSamples({ events, standing }: ShownTable): () => readonly Sample[] {
  const samples = useRef<Sample[]>([]);
  useEffect(() => {
    const at = events.length;
    const { scores } = standing;
    // What was undone has not happened.
    samples.current = [...samples.current.filter((sample) => sample.at < at), { at, scores }];
  }, [events, standing]);
  return () => samples.current;
}
