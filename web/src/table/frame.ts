// What everything inside a frame may read: the table's props, the game's own table, the last refusal, and how to send.

import type { Refusal, Seat } from '@orrery/kernel';
import type { GameTable, TableProps } from '@orrery/games/table';
import { type ComponentType, createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { Shot, TableSource } from '../source/source.ts';
import type { Missed } from './useMissed.ts';

/** A page over the table. */
export type OverlayPage =
  | { readonly page: 'rules'; readonly number: string }
  | { readonly page: 'card' | 'keys' | 'race' | 'menu' };

/** What can be done with the seats of this screen. */
export type SeatCommands = Pick<TableSource, 'handOver' | 'resign' | 'invite'>;

/** What can be done about the person at another seat. */
export type PersonMenuComponent = ComponentType<{ readonly seat: Seat; onClose(): void }>;

export interface TableContext {
  readonly shot: Shot;
  readonly props: TableProps;
  /** Null: the game has none, and is shown in words. */
  readonly table: GameTable | null;
  /** The panel in front, where one can be seen. */
  readonly frontPanel: string | null;
  /** The panels that the decision is about. */
  readonly now: readonly string[];
  /** Changes with every question; null: nothing is asked. */
  readonly question: string | null;
  readonly refusal: Refusal | null;
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
  if (context === null) throw new Error('no frame around this component');
  return context;
}
