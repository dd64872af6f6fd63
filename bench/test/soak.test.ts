// The proof at the end of a soak has eyes: whatever is lost, doubled or shown to the wrong one is found.

import { findGame } from '@orrery/games';
import {
  commitment,
  diceFor,
  digest,
  fastDice,
  type GameRecord,
  must,
  openJournal,
  asks,
  picker,
  sample,
  say,
  seenBy,
  type State,
  toRecord,
  view,
} from '@orrery/kernel';
import type { TableView } from '@orrery/protocol/tables';
import { describe, expect, test } from 'vitest';
import { KINDS, type Kept, type Played, type Seated } from '../src/soak/play.ts';
import { newProof, proveCommands, proveRows, proveSeen } from '../src/soak/proof.ts';
import { createSightings, type Seen } from '../src/soak/sightings.ts';

const game = must(await findGame('duel'), 'duel');

/** A game of two, with all its states. */
function play(): { record: GameRecord; states: State[]; events: string[] } {
  const secret = 'a secret';
  const head = { game: 'duel', rules: game.rules, options: {}, seats: ['Ada', 'Bo'], table: 'soak', salts: ['', ''] };
  const whole = { ...head, commitment: commitment(secret) };
  const journal = openJournal(game, whole, diceFor(secret, whole));
  const pick = picker(fastDice(3));
  const states = [journal.state];
  const told = [...journal.opening];
  for (let n = 0; n < 30; n++) {
    const ask = asks(game, journal.state)[0];
    if (ask === undefined) break;
    const said = say(journal, ask.seat, sample(ask, pick));
    if (!said.ok) continue;
    states.push(journal.state);
    told.push(...said.events);
  }
  return { record: toRecord(journal, secret), states, events: told.map((event) => JSON.stringify(seenBy(event, 0))) };
}

const { record, states, events } = play();
const seenAs = (seat: number): Seen => ({
  views: new Set(states.map((state) => digest({ ...view(state, seat), drafts: [] }))),
  events: new Set(events),
});

describe('what was shown', () => {
  test('is right where it is what the viewer may know', () => {
    const found = newProof();
    proveSeen(game, record, new Map([[0, seenAs(0)]]), found);
    expect(found.leaked).toEqual([]);
    expect(found.views).toBeGreaterThan(5);
    expect(found.events).toBeGreaterThan(5);
  });

  test("is a leak where it is another seat's view, or an event that was not told so", () => {
    const found = newProof();
    proveSeen(game, record, new Map([[1, seenAs(0)]]), found);
    expect(found.leaked[0]).toMatch(/^soak: viewer 1 saw \d+ views that are not its own$/);
    const told = newProof();
    proveSeen(game, record, new Map([[0, { views: new Set(), events: new Set(['{"key":"log.more"}']) }]]), told);
    expect(told.leaked).toEqual(['soak: viewer 0 was told {"key":"log.more"}']);
  });

  test('is read once for all who got the same, and each message by itself shows what must not be in it', () => {
    const sightings = createSightings();
    const last = must(states.at(-1), 'a state');
    const plain = {
      you: null,
      seats: [{}, {}],
      ask: null,
      orders: [],
      clock: null,
      view: view(last, 2),
    } as unknown as TableView;
    const send = (sight: TableView) =>
      sightings.read('soak', null, 'update', JSON.stringify({ sight, from: 0, events: [] }));
    expect(send(plain)).toBe(send(plain));
    expect([sightings.messages, sightings.different, sightings.leaks]).toEqual([2, 1, []]);
    send({ ...plain, ask: { seat: 1 } as TableView['ask'] });
    send({ ...plain, view: view(last, 0) });
    send({ ...plain, view: { ...view(last, 2), drafts: [[1]] } });
    sightings.guard('soak', 'hush');
    send({ ...plain, commitment: 'hush' });
    expect(sightings.leaks).toEqual([
      'soak: viewer 2 was sent the question to seat 1',
      'soak: viewer 2 was sent the view of 0',
      'soak: viewer 2 was sent the draft of another seat',
      'soak: viewer 2 was sent the secret',
    ]);
  });
});

describe('what was acknowledged', () => {
  const rows = record.rows;
  const own = rows.filter(({ seat }) => seat === 0);
  const kept: Kept[] = own.map((row, n) => ({ key: `key-${n}`, row: JSON.stringify(row) }));
  const table = { id: 'soak', kind: { ...must(KINDS[0], 'a kind'), strict: true }, seats: [], isOver: true } as Played;
  const seated = (some: readonly Kept[]): Seated =>
    ({ seat: 0, kept: [...some], refused: new Set(['key-no']), talk: [] }) as unknown as Seated;
  const keys = new Set(kept.map(({ key }) => key));

  test('is in the log, once', () => {
    const found = newProof();
    proveRows(table, seated(kept), rows, found);
    proveCommands(table, seated(kept), new Map([[0, keys]]), found);
    expect(found).toEqual(newProof());
  });

  test('is lost where a row or a command is missing', () => {
    const found = newProof();
    const without = rows.filter((row) => row !== own[1]);
    proveRows(table, seated(kept), without, found);
    proveCommands(table, seated(kept), new Map([[0, new Set([...keys].slice(1))]]), found);
    expect(found.lost).toHaveLength(2);
  });

  test('is doubled where a row is there that nobody sent, or a refused command took effect', () => {
    const found = newProof();
    proveRows(table, seated(kept), [...rows, must(own[0], 'a row')], found);
    proveCommands(table, seated(kept), new Map([[0, new Set([...keys, 'key-no'])]]), found);
    expect(found.doubled).toEqual([
      `soak: seat 0 has ${own.length + 1} rows, and sent ${own.length}`,
      'soak: refused command key-no of seat 0',
    ]);
  });
});
