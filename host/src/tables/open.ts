// A table as the log has it: from memory if that still holds, from the store otherwise. With the last seat taken the game
// is dealt.

import { fault, type Seat } from '@orrery/kernel';
import { isWhole, rowsOf } from '@orrery/table';
import type { Rehearsals } from '../rehearsal/index.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Cache } from './cache.ts';
import type { Games, Hooks, Pacer, HostedTable } from './index.ts';
import { isFull, type Loaded, loadPlay, loadWhole, type Play, playOn, rehearseDeal } from './load.ts';
import type { Shown } from './view.ts';

interface OpenerParts {
  readonly store: Store;
  readonly games: Games;
  readonly rehearsals: Rehearsals;
  readonly pacer: Pacer;
  readonly cache: Cache;
  readonly hooks: Hooks;
  /** Another process has written or changed something: it is told. */
  changed(table: HostedTable): HostedTable;
  /** Tables of which memory may have been ahead of the log, or behind it, when it was dropped: what is read of them is news. */
  readonly doubted: Set<string>;
}

export interface Opener {
  get(id: string): Promise<HostedTable>;
  getWhole(id: string): Promise<HostedTable>;
  /** From the store, whatever memory has. */
  load(id: string): Promise<HostedTable>;
}

export function createOpener(parts: OpenerParts): Opener {
  const { store, games, rehearsals, cache, changed, doubted } = parts;

  const load = async (id: string): Promise<HostedTable> => {
    const found = await store.table(id);
    if (found === undefined) throw fault('unknown-table', 'there is no such table');
    // What a viewer was shown before holds as something to tell the difference from.
    const shown = cache.get(id)?.shown ?? new Map<Seat, Shown>();
    // A table that was closed before it began never begins.
    const isClosed = found.started === null && found.over !== null;
    if (!isFull(found) || isClosed) return { stored: found, play: null, shown };
    const loaded = await loadFull(parts, found);
    if (loaded === null) return load(id);
    const { play, stored } = loaded;
    rehearsals.ready(play.edition);
    const table = { stored, play, shown };
    if (stored.started !== null) return table;
    // Another process has begun it, or changed who sits there: it is looked at again.
    return (await deal(parts, table, play)) ?? load(id);
  };

  /** What another process has written or changed. */
  const catchUp = async (table: HostedTable, play: Play): Promise<HostedTable> => {
    const { stored } = table;
    const dataVersion = store.dataVersion();
    if (cache.isChecked(stored.id, dataVersion)) return cache.keep(table);
    const { version, clock, rows } = await store.since(stored.id, rowsOf(play));
    cache.checked(stored.id, dataVersion);
    if (version === stored.version && rows.length === 0) return cache.keep(table);
    if (version !== stored.version || !playOn(play, rows, clock)) return changed(cache.keep(await load(stored.id)));
    return changed(cache.keep({ ...table, stored: { ...stored, clock } }));
  };

  const get = async (id: string): Promise<HostedTable> => {
    const known = cache.get(id);
    if (known !== undefined && known.play !== null) return catchUp(known, known.play);
    const table = cache.keep(await load(id));
    // Before the deal another process may have given a seat away.
    const isOther = known !== undefined && JSON.stringify(known.stored) !== JSON.stringify(table.stored);
    return doubted.delete(id) || isOther ? changed(table) : table;
  };

  return {
    get,
    load,
    async getWhole(id) {
      for (;;) {
        const table = await get(id);
        if (table.play === null || isWhole(table.play)) return table;
        const whole = await loadWhole(store, games, table.stored);
        if (whole === null) continue;
        const kept = cache.keep({ ...table, ...whole });
        return rowsOf(whole.play) === rowsOf(table.play) ? kept : changed(kept);
      }
    },
  };
}

async function loadFull({ store, games, rehearsals }: OpenerParts, stored: StoredTable): Promise<Loaded | null> {
  if (stored.started === null) await rehearseDeal(store, games, stored, rehearsals);
  return loadPlay(store, games, stored);
}

/** The game begins, with its clocks. Two processes may both see the last seat taken: one of them writes it, null for the
 *  other; and for both if somebody was sent away meanwhile. */
async function deal({ store, pacer, hooks }: OpenerParts, table: HostedTable, play: Play): Promise<HostedTable | null> {
  const { id, version } = table.stored;
  const started = Date.now();
  const paced = await pacer.advance(table.stored, play, {}, started);
  const clock = paced.ok ? paced.clock : null;
  const dealt = { ...table, stored: { ...table.stored, started, clock } };
  const { inside, done } = hooks.around(() => dealt);
  if (!(await store.start(id, version, started, clock, inside))) return null;
  done();
  return dealt;
}
