// Bad input never crashes: every way in which a record or a snapshot can be wrong gets its own clear error.

import { getGame, messagesOf } from '@orrery/games';
import { checkOptions, readRecord, readState } from '@orrery/games/read';
import { fastDice, type Game, isFault, picker, type GameRecord, replay, type State } from '@orrery/kernel';
import { KERNEL_KEYS, playRandom, spoilt, spoiltText } from '@orrery/kernel/testkit';
import { beforeAll, describe, expect, test } from 'vitest';

const SETUP = { seats: 3, options: { goal: 2 }, seed: 6 };
const RECORDS = 40_000;
const SNAPSHOTS = 20_000;

let duel: Game;
let record: GameRecord;
let state: State;

beforeAll(async () => {
  duel = await getGame('duel');
  const played = playRandom(duel, { ...SETUP, most: 25 });
  record = played.record;
  state = played.journal.state;
});

const find = (id: string): Game | undefined => (id === 'duel' ? duel : undefined);

/** The code of the fault that reading and replaying a text ends with; `none`. Anything else fails the test. */
function codeOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    if (!isFault(error)) throw error;
    expect(error.message).toMatch(/^[^\n]{10,400}$/);
    return error.code;
  }
}

const read = (change: object | string): string =>
  codeOf(() => {
    const text = typeof change === 'string' ? change : JSON.stringify({ ...record, ...change });
    const { game, record: found } = readRecord(text, find);
    return replay(game, found);
  });

const snapshot = (change: object | string): string =>
  codeOf(() => readState(duel, typeof change === 'string' ? change : JSON.stringify({ ...state, ...change }), state));

describe('a record', () => {
  test('that is whole is read and holds', () => {
    expect(read({})).toBe('none');
  });

  test('that is cut short', () => {
    expect(read(JSON.stringify(record).slice(0, 200))).toBe('record-unreadable');
    expect(read('')).toBe('record-unreadable');
  });

  test('that is something else', () => {
    for (const other of ['[]', 'null', '7', '{}', '{"orrery": 2}']) expect(read(other)).toBe('record-malformed');
  });

  test('of an unknown game', () => {
    expect(read({ game: 'go' })).toBe('record-unknown-game');
    expect(read({ game: '__proto__' })).toBe('record-unknown-game');
    expect(read({ game: 7 })).toBe('record-malformed');
  });

  test('of a future or a past rules version', () => {
    expect(read({ rules: 99 })).toBe('record-future-rules');
    expect(read({ rules: 0 })).toBe('record-old-rules');
    expect(read({ rules: '1' })).toBe('record-malformed');
  });

  test('with seats or options the game does not have', () => {
    expect(read({ seats: ['alone'] })).toBe('bad-seats');
    expect(read({ options: { goal: 99 } })).toBe('bad-options');
    expect(read({ options: { speed: 1 } })).toBe('bad-options');
    expect(read({ options: { goal: { toString: 1, valueOf: 1 } } })).toBe('bad-options');
    expect(read(JSON.stringify(record).replace('"options":{', '"options":{"__proto__":1,'))).toBe('bad-options');
  });

  test('with a wrong digest, chain, secret or answer', () => {
    expect(read({ marks: [[3, '0'.repeat(16)]] })).toBe('record-wrong-digest');
    expect(read({ chain: '0'.repeat(16) })).toBe('record-wrong-chain');
    expect(read({ secret: 'another' })).toBe('record-wrong-secret');
    expect(read({ secret: undefined })).toBe('record-no-secret');
    expect(read({ rows: [{ seat: 0, answer: 'fly' }, ...record.rows] })).toBe('record-refused');
  });

  test('with a field of the wrong shape', () => {
    for (const field of ['seats', 'salts', 'table', 'commitment', 'chain', 'options', 'rows', 'marks'])
      for (const value of [null, 7, [7], { length: 1 }, 'x'])
        if (!(typeof value === 'string' && typeof Reflect.get(record, field) === 'string'))
          expect(`${field} ${read({ [field]: value })}`).toMatch(/malformed|bad-/);
    expect(read({ rows: [{ seat: 0.5, answer: 1 }] })).toBe('record-malformed');
    expect(read({ rows: [{ seat: 0, undo: false }] })).toBe('record-malformed');
  });
});

describe('a snapshot', () => {
  test('that is whole is read', () => {
    expect(snapshot({})).toBe('none');
  });

  test('with a foreign field', () => {
    expect(snapshot({ cheat: 1 })).toBe('state-foreign-field');
    expect(snapshot({ table: { ...(state.table as object), cheat: 1 } })).toBe('state-foreign-field');
    expect(snapshot(JSON.stringify(state).replace('{', '{"__proto__":{},'))).toBe('state-foreign-field');
  });

  test('with a field missing, a step that is not there, or cut short', () => {
    expect(snapshot({ held: undefined })).toBe('state-malformed');
    expect(snapshot({ frames: [{ step: 'castle' }] })).toBe('state-malformed');
    expect(snapshot({ frames: [{ step: 'toString' }] })).toBe('state-malformed');
    expect(snapshot({ frames: 'duel' })).toBe('state-malformed');
    expect(snapshot(JSON.stringify(state).slice(5))).toBe('state-unreadable');
  });

  test('whose secrets do not fit together', () => {
    const { held } = state;
    expect(snapshot({ held: {} })).toBe('state-malformed');
    expect(snapshot({ held: { ...held, know: held.know.slice(1) } })).toBe('state-malformed');
    expect(snapshot({ held: { ...held, item: held.item.map(() => 0.5) } })).toBe('state-malformed');
    expect(snapshot({ pools: [[-1]] })).toBe('state-malformed');
    expect(snapshot({ held: { ...held, from: [0] } })).toBe('state-malformed');
    expect(snapshot({ held: { ...held, from: held.pool.map(() => -1) } })).toBe('none');
    expect(snapshot({ drafts: [1] })).toBe('state-malformed');
    expect(snapshot({ counter: 1.5 })).toBe('state-malformed');
  });
});

describe('what lies unseen in a snapshot', () => {
  const unseen = (change: object): string => snapshot({ unseen: { ...state.unseen, ...change } });

  test('is read as it is', () => {
    expect(unseen({})).toBe('none');
    expect(unseen({ named: [{ deck: 0, of: 2, item: 5, know: 2 }] })).toBe('none');
  });

  test('fits the pools', () => {
    expect(snapshot({ unseen: 7 })).toBe('state-malformed');
    expect(unseen({ cheat: 1 })).toBe('state-malformed');
    expect(unseen({ lots: 4 })).toBe('state-malformed');
    expect(unseen({ lots: [{ deck: 0, of: 2 }] })).toBe('state-malformed');
    expect(unseen({ lots: [{ deck: 0, of: 2, count: -1 }] })).toBe('state-malformed');
    expect(unseen({ lots: [{ deck: 20, of: 2, count: 1 }] })).toBe('state-malformed');
    expect(unseen({ named: [{ deck: 0, of: 2, item: 5 }] })).toBe('state-malformed');
    expect(unseen({ named: [{ deck: 0, of: 20, item: 5, know: 2 }] })).toBe('state-malformed');
    expect(unseen({ endless: [0.5] })).toBe('state-malformed');
    expect(unseen({ sets: null })).toBe('state-malformed');
  });
});

describe('whatever is thrown at the doors', () => {
  test(`a record is read or has a code (${RECORDS} tries)`, () => {
    const pick = picker(fastDice(31));
    const text = JSON.stringify(record);
    const codes = new Map<string, number>();
    for (let i = 0; i < RECORDS; i++) {
      const bad = pick(2) === 0 ? spoiltText(text, pick) : (JSON.stringify(spoilt(record, pick)) ?? '');
      const code = read(bad);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    for (const code of [
      'unreadable',
      'malformed',
      'unknown-game',
      'future-rules',
      'refused',
      'wrong-chain',
      'wrong-secret',
    ])
      expect(codes.get(`record-${code}`) ?? 0).toBeGreaterThan(0);
  });

  test(`a snapshot is read or has a code (${SNAPSHOTS} tries)`, () => {
    const pick = picker(fastDice(32));
    const text = JSON.stringify(state);
    for (let i = 0; i < SNAPSHOTS; i++)
      expect(snapshot(pick(2) === 0 ? spoiltText(text, pick) : (JSON.stringify(spoilt(state, pick)) ?? ''))).toMatch(
        /^(none|state-)/,
      );
  });

  test('options are fit or have a code', () => {
    const pick = picker(fastDice(33));
    for (let i = 0; i < 5000; i++) {
      const options = spoilt(SETUP.options, pick);
      if (typeof options !== 'object' || options === null || Array.isArray(options)) continue;
      expect(codeOf(() => checkOptions(duel, options as never, 3))).toMatch(/^(none|bad-)/);
    }
  });
});

test('what the kernel itself says is worded in both languages', async () => {
  for (const lang of ['en', 'it'] as const) {
    const messages = await messagesOf(duel, lang, []);
    for (const key of KERNEL_KEYS) expect(messages[key]).toMatch(/\S/);
  }
});
