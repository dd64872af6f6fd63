// Tables in memory, and the queue before each of them.

import type { HostedTable } from './index.ts';

export interface Cache {
  get(id: string): HostedTable | undefined;
  /** Holds a table as the one used last; the one longest unused goes. */
  keep(table: HostedTable): HostedTable;
  drop(id: string): void;
  size(): number;
  /** Whether memory was found to have what the store has, when its data had this version; null: that cannot be told. */
  isChecked(id: string, dataVersion: number | null): boolean;
  checked(id: string, dataVersion: number | null): void;
  /** Something was written besides the log: the store has to be asked again. */
  uncheck(id: string): void;
}

/** `most`: tables held at once. */
export function createCache(most: number): Cache {
  const tables = new Map<string, HostedTable>();
  const versions = new Map<string, number | null>();
  const drop = (id: string): void => {
    tables.delete(id);
    versions.delete(id);
  };
  return {
    get: (id) => tables.get(id),
    keep(table) {
      const { id } = table.stored;
      tables.delete(id);
      tables.set(id, table);
      const [oldest] = tables.keys();
      if (tables.size > most && oldest !== undefined) drop(oldest);
      return table;
    },
    drop,
    size: () => tables.size,
    isChecked: (id, dataVersion) => dataVersion !== null && versions.get(id) === dataVersion,
    checked: (id, dataVersion) => void versions.set(id, dataVersion),
    uncheck: (id) => void versions.delete(id),
  };
}

export interface Queues {
  /** Works once all that was begun under this id before is done. */
  use<V>(id: string, work: () => Promise<V>): Promise<V>;
  /** When all that was begun is done. */
  settled(): Promise<void>;
}

export function createQueues(): Queues {
  const last = new Map<string, Promise<unknown>>();
  return {
    use(id, work) {
      const turn = (last.get(id) ?? Promise.resolve()).then(work);
      const settled = turn.catch(() => undefined);
      last.set(id, settled);
      void settled.then(() => last.get(id) === settled && last.delete(id));
      return turn;
    },
    async settled() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
