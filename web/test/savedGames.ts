// Games in the middle, for tests and pictures: a golden game played up to a moment and laid on the browser's shelf.

import { readFileSync } from 'node:fs';
import { game as merchant } from '../../games/merchant/index.ts';
import {
  apply,
  type Ask,
  asks,
  commitment as commitmentOf,
  diceKey,
  digest,
  fastDice,
  type Game,
  type Journal,
  keyedDice,
  must,
  openJournal,
  type Options,
  picker,
  type GameRecord,
  sample,
  type Seat,
  toRecord,
  view,
} from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/run.mjs';

export type Until = (journal: Journal, ask: Ask) => boolean;

export interface SavedGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly secret: string;
  readonly bots: readonly (string | null)[];
  readonly over: boolean;
  readonly saved: number;
}

export const golden = (name: string, game = 'merchant'): GameRecord =>
  JSON.parse(readFileSync(`${root}/games/${game}/test/golden/${name}.json`, 'utf8')) as GameRecord;

const sight = ({ state }: Journal, seat: Seat): string => digest({ ...view(state, seat), viewer: 0 });

/** Some while into a game, somebody alone is asked who does not know the same as the next. */
export const hasSecrets: Until = (journal, ask) =>
  journal.rows.length > 20 &&
  asks(journal.game, journal.state).length === 1 &&
  sight(journal, ask.seat) !== sight(journal, (ask.seat + 1) % journal.state.seats);

/** A golden game of Merchant of Venus up to the first moment that fits. */
export const savedUntil = (name: string, until: Until, names?: readonly string[]): SavedGame =>
  savedFrom(merchant, name, until, names);

/** A golden game up to the first moment that fits, with the person in the seat asked then and bots in the others. */
export function savedFrom(game: Game, name: string, until: Until, names: readonly string[] = []): SavedGame {
  const record = golden(name, game.id);
  const secret = must(record.secret, 'a secret');
  const { game: id, rules, options, table, commitment, salts } = record;
  const seats = record.seats.map((old, seat) => names[seat] ?? old);
  const head = { game: id, rules, options, seats, table, commitment, salts };
  const journal = openJournal(game, head, keyedDice(diceKey(secret, table, salts)));
  for (const row of record.rows) {
    const ask = asks(game, journal.state)[0];
    if (ask !== undefined && until(journal, ask)) {
      const bots = seats.map((_, seat) => (seat === ask.seat ? null : 'easy'));
      return { id: `${name}-${journal.rows.length}`, record: toRecord(journal), secret, bots, over: false, saved: 1 };
    }
    apply(journal, row);
  }
  throw new Error(`${name} never comes to that moment`);
}

/** A game of chance up to the first question that fits, with the person in the seat asked then. `chosen`: options that are not as usual. */
export function randomUntil(
  game: Game,
  seed: number,
  seats: readonly string[],
  until: (ask: Ask) => boolean,
  chosen: Options = {},
): SavedGame {
  const [secret, table] = [`secret ${seed}`, `random-${seed}`];
  const usual = Object.fromEntries(Object.entries(game.options).map(([key, values]) => [key, values[0] ?? false]));
  const options = { ...usual, ...chosen };
  const head = { game: game.id, rules: game.rules, options, seats, table, commitment: commitmentOf(secret), salts: [] };
  const journal = openJournal(game, head, keyedDice(diceKey(secret, table, [])));
  const pick = picker(fastDice(seed));
  for (let rows = 0; rows < 400; rows++) {
    const pending = asks(game, journal.state);
    const found = pending.find(until);
    if (found !== undefined) {
      const bots = seats.map((_, seat) => (seat === found.seat ? null : 'easy'));
      return { id: table, record: toRecord(journal), secret, bots, over: false, saved: 1 };
    }
    const ask = must(pending[0], 'a question');
    apply(journal, { seat: ask.seat, answer: sample(ask, pick) });
  }
  throw new Error(`${game.id} never comes to that moment`);
}

/** Lays a game on the shelf of this page's browser, once the page has put the shelf up. */
export async function putSaved(page: Page, kept: SavedGame): Promise<void> {
  await page.evaluate(async (value) => {
    const put = () =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('orrery');
        // Not put up yet: it is the page's to do so, and this would leave it a shelf without boards.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => done(false));
        opening.addEventListener('success', () => {
          const shelf = opening.result;
          const writing = shelf.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(value);
          writing.addEventListener('complete', () => {
            shelf.close();
            done(true);
          });
        });
      });
    while (!(await put())) await new Promise((soon) => setTimeout(soon, 50));
  }, kept as unknown);
}
