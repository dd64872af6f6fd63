// A table of this browser: what is written, what two tabs do to each other, and standing orders that are kept with it.

import { ourEdition } from '@orrery/bots';
import { fullOptions, getGame } from '@orrery/games';
import { commitment, fastDice, type GameEvent, must, picker, sample, type Seat, toRecord } from '@orrery/kernel';
import {
  calmOrder,
  dealTable,
  isOver,
  lengthOf,
  NO_PACING,
  openAsk,
  type Order,
  type Played,
  type SeatInput,
  silence,
  type Table,
  turnsOf,
  withOrder,
} from '@orrery/table';
import { describe, expect, it, vi } from 'vitest';
import type { TabBots } from '../src/source/bots.ts';
import { openDriver } from '../src/source/drive.ts';
import type { SavedGame, SavedGames } from '../src/source/savedGames.ts';
import { openSavedTable, type SavedTable } from '../src/source/savedTable.ts';

const SECRET = 'a'.repeat(64);
const ALL: Order = { unless: [] };

/** What a browser would keep: JSON, so that nothing lives on in memory. */
function memory(): SavedGames & { readonly writes: string[] } {
  const writes: string[] = [];
  const read = (): SavedGame | undefined =>
    writes.length === 0 ? undefined : (JSON.parse(writes.at(-1) ?? '') as SavedGame);
  return {
    writes,
    async put(game, rows) {
      if ((read()?.record.rows.length ?? 0) !== rows) return false;
      writes.push(JSON.stringify(game));
      return true;
    },
    get: async () => read(),
  };
}

async function duel(seed: number): Promise<Table> {
  const game = await getGame('duel');
  const seats = ['Ada', 'Bo', 'Cy'];
  const head = { game: 'duel', rules: game.rules, options: fullOptions(game), seats, table: `t${seed}`, salts: [] };
  return dealTable(ourEdition(game), { ...head, commitment: commitment(SECRET) }, SECRET);
}

function savedGame(table: Table, bots: readonly (string | null)[]): SavedGame {
  return {
    id: 'x',
    record: toRecord(table.journal),
    secret: SECRET,
    bots,
    people: bots.flatMap((bot, seat) => (bot === null ? [seat] : [])),
    resigned: [],
    pacing: NO_PACING,
    over: false,
    saved: 1,
    summary: null,
  };
}

async function open(store: SavedGames, seed: number, bots: readonly (string | null)[]) {
  const table = await duel(seed);
  const first = savedGame(table, bots);
  await store.put(first, 0);
  const { game } = table.edition;
  return { game, first, saved: openSavedTable(game, first, store) };
}

/** Answers by chance whatever is asked, for as long as `after` wants. */
async function playByChance(
  saved: SavedTable,
  seed: number,
  after: (played: readonly Played[], log: readonly GameEvent[]) => boolean,
): Promise<void> {
  const pick = picker(fastDice(seed));
  for (let answers = 0; answers < 400 && !isOver(saved.table()); answers++) {
    const table = saved.table();
    const [turn] = turnsOf(table, saved.pacing(), saved.setting().sitters);
    const from = lengthOf(table);
    // Where nothing is asked, a window waits for its time.
    const rows = turn === undefined ? [] : [{ seat: turn.seat, answer: sample(turn.ask, pick) }];
    const done = await saved.play(() => ({ rows }));
    if (done.refusal !== null) throw new Error(done.refusal.key);
    if (!after(done.played, saved.table().log.slice(from))) return;
  }
}

describe('standing orders of a game of this browser', () => {
  it('are kept with it, and pass windows at one screen whether their seat is asked or not', async () => {
    let [may, asked, now] = [0, 0, 0];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const store = memory();
      const { game, saved } = await open(store, seed, ['easy', null, null]);
      for (const seat of [1, 2])
        await saved.change(({ pacing }) => ({ pacing: { ...pacing, orders: withOrder(pacing.orders, seat, ALL) } }));
      // Another day: nothing is left but what was written.
      const later = openSavedTable(game, must(await store.get('x'), 'a saved game'), store, () => now);
      expect(later.pacing().orders).toEqual([[], [ALL], [ALL]]);
      await playByChance(later, seed, (played, log) => {
        const windows = log.filter(({ key }) => key === 'log.window').flatMap(({ args }) => args?.['may']);
        may += windows.filter((seat) => seat !== 0).length;
        asked += played.filter(({ by }) => by === 'order').length;
        // Nobody has to click: a window is over as soon as it is there, but where the bot looks at it.
        expect(later.pacing().window?.may ?? [0]).toContain(0);
        now += 10_000;
        return true;
      });
    }
    expect(asked).toBeGreaterThan(0);
    // Some who might have acted held nothing to act with, and were not asked.
    expect(may).toBeGreaterThan(asked);
  });

  it('left out, a window waits for a click of each person, whoever can act', async () => {
    for (const seed of [1, 2, 3]) {
      const store = memory();
      const { game, saved } = await open(store, seed, [null, null, null]);
      await playByChance(saved, seed, () => saved.pacing().window === null);
      const { may, key } = must(saved.pacing().window, 'a window');
      // A reload does not close it, and shows the same.
      const later = openSavedTable(game, must(await store.get('x'), 'a saved game'), store);
      for (const seat of may) {
        expect(later.pacing().window?.key).toBe(key);
        await later.play(() => ({ nod: seat }));
      }
      expect(later.pacing().window?.key).not.toBe(key);
    }
  });

  it('answer for one person alone among bots, but where the game says that it touches them', async () => {
    const { saved } = await open(memory(), 5, [null, 'easy', 'easy']);
    const calm = must(calmOrder(saved.table().edition), 'a calm order');
    await saved.change(({ pacing }) => ({ pacing: { ...pacing, orders: [[calm]] } }));
    let ordered = 0;
    await playByChance(saved, 5, (played) => {
      ordered += played.filter(({ row, by }) => by === 'order' && row.seat === 0).length;
      const ask = openAsk(saved.table(), 0);
      if (ask?.pass === true && ask.scope !== undefined) expect(ask.tags).toContain('duelling');
      return true;
    });
    expect(ordered).toBeGreaterThan(0);
  });
});

describe('what is written', () => {
  it('is one entry for all that follows by itself, and nothing where nothing has changed', async () => {
    const store = memory();
    const { saved } = await open(store, 1, [null, 'easy', 'easy']);
    await saved.play(() => ({}));
    await saved.play(() => null);
    expect(store.writes).toHaveLength(1);
    await saved.play(() => silent(saved, 0));
    expect(store.writes).toHaveLength(2);
    expect((await store.get('x'))?.record.rows).toHaveLength(1);
  });

  it('is all or nothing: where one row of several is refused, none was played', async () => {
    const store = memory();
    const { saved } = await open(store, 1, [null, null, null]);
    const { rows } = silent(saved, 0);
    expect((await saved.play(() => ({ rows: [...rows, ...rows] }))).refusal).not.toBeNull();
    expect([saved.table().journal.rows.length, store.writes.length]).toEqual([0, 1]);
    expect((await saved.play(() => ({ rows }))).refusal).toBeNull();
  });

  it('goes on from what another tab has written', async () => {
    const store = memory();
    const { game, first, saved: one } = await open(store, 1, [null, null, null]);
    const two = openSavedTable(game, first, store);
    expect((await one.play(() => silent(one, 0))).refusal).toBeNull();
    expect((await two.play(() => silent(two, 1))).refusal?.key).toBe('refuse.elsewhere');
    expect(two.table().journal.rows).toEqual(one.table().journal.rows);
    expect((await two.play(() => silent(two, 1))).refusal).toBeNull();
  });
});

describe('bots in the tab', () => {
  /** Answers as silence would, and says what it was shown. */
  function drive(saved: SavedTable, meanwhile = async (): Promise<unknown> => undefined) {
    const shown: SeatInput[] = [];
    const faults: unknown[] = [];
    const think: TabBots['think'] = async (_, level, input) => {
      shown.push(input);
      await meanwhile();
      return { answer: silence(input.ask), bot: level };
    };
    const driver = openDriver(saved, { bots: { think }, paceFor: () => 0, trouble: (error) => faults.push(error) });
    driver.drive();
    return { shown, faults, close: driver.close };
  }

  it('answer until a person is asked, from what their seat may see', async () => {
    const { saved } = await open(memory(), 2, ['easy', null, 'hard']);
    const { shown, faults, close } = drive(saved);
    await vi.waitUntil(() => saved.table().journal.rows.length === 2);
    close();
    expect(shown.map(({ ask, view }) => [ask.seat, view.viewer])).toEqual([
      [0, 0],
      [2, 2],
    ]);
    for (const { view } of shown)
      for (const [slot, item] of view.held.item.entries())
        if (item >= 0) expect((view.held.know[slot] ?? 0) & (1 << view.viewer)).not.toBe(0);
    expect(faults).toEqual([]);
  });

  it('play nothing in the name of a seat that was taken back while they thought', async () => {
    const { saved } = await open(memory(), 2, ['easy', null, null]);
    await saved.change(() => ({ people: [0, 1, 2] }));
    const { shown, faults, close } = drive(saved, () => saved.change(() => ({ bots: [null, null, null] })));
    await vi.waitUntil(() => shown.length === 1);
    await saved.play(() => null);
    close();
    expect([saved.table().journal.rows, shown.length, faults]).toEqual([[], 1, []]);
  });

  it('have looked at a window after a while, whether they can act or not', async () => {
    vi.useFakeTimers();
    const { saved } = await open(memory(), 1, [null, null, 'easy']);
    await playByChance(saved, 1, () => saved.pacing().window?.may.includes(2) !== true);
    const { close } = drive(saved);
    for (const seat of [0, 1]) await saved.play(() => ({ nod: seat }));
    const key = saved.pacing().window?.key;
    expect(key).toBeDefined();
    await vi.advanceTimersByTimeAsync(2900);
    expect(saved.pacing().window?.key).toBe(key);
    await vi.advanceTimersByTimeAsync(200);
    expect(saved.pacing().window?.key).not.toBe(key);
    close();
    vi.useRealTimers();
  });
});

/** The answer that silence gives to what a seat is asked. */
function silent(saved: SavedTable, seat: Seat) {
  return { rows: [{ seat, answer: silence(must(openAsk(saved.table(), seat), 'a question')) }] };
}
