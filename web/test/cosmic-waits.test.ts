// How often a challenge of Cosmic Encounter waits for somebody at a table of four people, and for whom: with no orders, with the calm
// order that the table offers, and with a pass from everybody.

import { ourEdition } from '@orrery/bots';
import {
  commitment,
  diceKey,
  fastDice,
  type Game,
  keyedDice,
  must,
  picker,
  sample,
  type Seat,
  type State,
} from '@orrery/kernel';
import {
  aboutOf,
  advance,
  askOn,
  calmOrder,
  type Happened,
  NO_PACING,
  onShow,
  openTable,
  type Order,
  type Pacing,
  type Sitter,
  waitsFor,
} from '@orrery/table';
import { describe, expect, test } from 'vitest';
import { game as cosmic } from '../../games/cosmic/index.ts';
import { current, type Table } from '../../games/cosmic/rules/table.ts';

const game = cosmic as unknown as Game;
const edition = ourEdition(game);
const SEATS = ['Ada', 'Vela', 'Lyra', 'Orion'];
const person: Sitter = { kind: 'person', bot: null, resigned: false };
/** As by turns: a window has no time of its own, it waits for everybody who has not ordered to pass it. */
const setting = { sitters: SEATS.map(() => person), windows: { lasts: null, look: 0, hold: 0 } };
const CHALLENGES = 6;

interface Wait {
  readonly seat: Seat;
  /** Whether it is only to say whether one reacts. */
  readonly isWindow: boolean;
  readonly isMain: boolean;
  readonly tags: readonly string[];
}

/** Some challenges in which nobody reacts to anything, all with the same order: every wait there was. */
function waitsWith(order: Order | null, seed: number): Wait[] {
  const [secret, id] = [`waits ${seed}`, 'waits'];
  const options = Object.fromEntries(Object.entries(game.options).map(([key, [first]]) => [key, first ?? false]));
  const head = {
    game: 'cosmic',
    rules: game.rules,
    options,
    seats: SEATS,
    table: id,
    commitment: commitment(secret),
    salts: [],
  };
  const table = openTable(edition, head, keyedDice(diceKey(secret, id, [])));
  const pick = picker(fastDice(seed));
  const waits: Wait[] = [];
  let pacing: Pacing = { ...NO_PACING, orders: SEATS.map(() => (order === null ? [] : [order])) };
  for (let happened: Happened = {}; ; ) {
    const done = advance(table, pacing, happened, setting, 0);
    if (!done.ok) throw new Error(done.refusal.key);
    pacing = done.pacing;
    const show = onShow(table, pacing);
    const state = show.state as State<Table>;
    const seat = SEATS.findIndex((_, each) => waitsFor(table, show, setting.sitters, each));
    if (seat < 0 || state.table.challenges > CHALLENGES) return waits;
    const challenge = current(state.table);
    const tags = aboutOf(edition, show.state, seat)?.tags ?? [];
    const isMain = challenge !== undefined && [challenge.offense, challenge.defense].includes(seat);
    waits.push({ seat, isWindow: show.window !== null, isMain, tags });
    if (show.window !== null) happened = { nod: seat };
    else happened = { rows: [{ seat, answer: sample(must(askOn(table, show, seat), 'a question'), pick) }] };
  }
}

const windows = (waits: readonly Wait[]): Wait[] => waits.filter(({ isWindow }) => isWindow);

describe.each([1, 2, 3])('challenges of four people (%i)', (seed) => {
  const asked = waitsWith(null, seed);
  const calm = waitsWith(calmOrder(edition), seed);

  test('wait for nobody’s reaction where everybody has ordered to pass', () => {
    const passed = waitsWith({ unless: [] }, seed);
    expect(windows(passed)).toEqual([]);
    expect(passed.length).toBeGreaterThan(CHALLENGES);
  });

  test('with the calm order wait for the main players, and for whose power can act; for each decision as before', () => {
    expect(windows(calm).filter(({ isMain, tags }) => !isMain && !tags.includes('power'))).toEqual([]);
    const decisions = (waits: readonly Wait[]): Seat[] =>
      waits.flatMap(({ seat, isWindow }) => (isWindow ? [] : [seat]));
    expect(decisions(calm)).toEqual(decisions(asked));
  });

  test('wait far less often with it than without', () => {
    expect(windows(asked).length).toBeGreaterThan(10 * CHALLENGES);
    expect(windows(calm).length).toBeLessThan(windows(asked).length / 3);
  });
});
