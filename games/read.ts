// The door for data from outside: records, snapshots and options are checked field by field, and every way to be wrong
// has a code of its own.

import { fault, type Game, type GameRecord, type Options, type Picks, type Row, type State } from '@orrery/kernel';
import { pickedWords, situationOf } from './options.ts';

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record from a text, for one of the games that `find` knows. */
export function readRecord(text: string, find: (id: string) => Game | undefined): { game: Game; record: GameRecord } {
  const record = readJson(text, 'record-unreadable', 'record');
  if (!isFields(record) || record['orrery'] !== 1) throw fault('record-malformed', 'this is not an Orrery record');
  const need = (field: string, holds: (value: unknown) => boolean, what: string): void => {
    if (!holds(record[field])) throw fault('record-malformed', `the record's "${field}" is not ${what}`);
  };
  need('game', (value) => typeof value === 'string', 'the id of a game');
  const game = find(record['game'] as string);
  if (game === undefined) throw fault('record-unknown-game', `there is no game ${shown(record['game'])} here`);
  need('rules', (value) => Number.isSafeInteger(value), 'a rules version');
  const rules = record['rules'] as number;
  if (rules > game.rules)
    throw fault(
      'record-future-rules',
      `played under rules ${rules} of ${game.id}; this is version ${game.rules}: update`,
    );
  if (rules < game.rules)
    throw fault(
      'record-old-rules',
      `played under rules ${rules} of ${game.id}; replay it with the bundle of that version`,
    );
  need('seats', (value) => Array.isArray(value) && value.every(isName), 'a list of names');
  need('salts', isSalts, 'a list of short texts');
  for (const field of ['table', 'commitment', 'chain']) need(field, isShort, 'a short text');
  need('secret', (value) => value === undefined || isShort(value), 'a short text');
  need('origin', (value) => value === undefined || isOrigin(value), 'a game that was played on from');
  need('options', isFields, 'a set of options');
  need('rows', (value) => Array.isArray(value) && value.every(isRow), 'a list of answers');
  const mark = (each: unknown): boolean =>
    Array.isArray(each) && Number.isSafeInteger(each[0]) && typeof each[1] === 'string';
  need('marks', (value) => Array.isArray(value) && value.every(mark), 'a list of digests');
  const checked = record as unknown as GameRecord;
  checkOptions(game, checked.options, checked.seats.length);
  return { game, record: checked };
}

/** Unknown options, values that are not offered, too few or too many seats: each refused in words. */
export function checkOptions(game: Game, options: Options, seats: number): void {
  if (!Number.isSafeInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw fault('bad-seats', `${game.name} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  const { situation, ...listed } = options;
  if (situation !== undefined) checkSituation(game, String(situation), listed, seats);
  for (const [name, value] of Object.entries(listed)) {
    const values = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    const picks = Object.hasOwn(game.picks ?? {}, name) ? game.picks?.[name] : undefined;
    if (picks !== undefined) {
      checkPicks(name, picks, value);
      continue;
    }
    if (values === undefined) throw fault('bad-options', `${game.name} has no option ${shown(name)}`);
    if (!values.includes(value))
      throw fault('bad-options', `"${name}" can be ${values.join(', ')}; not ${shown(value)}`);
  }
  const refusal = game.fits?.(options, seats) ?? null;
  if (refusal !== null) throw fault('bad-options', `these options do not go together (${refusal.key})`, refusal);
}

function checkPicks(name: string, { words }: Picks, value: unknown): void {
  const picked = pickedWords(value);
  const unknown = picked.find((word) => !words.includes(word));
  if (typeof value !== 'string' || unknown !== undefined || new Set(picked).size < picked.length)
    throw fault(
      'bad-options',
      `"${name}" can be any of ${words.join(', ')}, each once; not ${shown(unknown ?? value)}`,
    );
}

/** An arranged start is for its own number of seats and its own options. */
function checkSituation(game: Game, name: string, options: Options, seats: number): void {
  const situation = situationOf(game, name);
  if (situation === undefined) throw fault('bad-options', `${game.name} has no situation ${shown(name)}`);
  if (seats !== situation.seats)
    throw fault('bad-seats', `the situation ${shown(name)} is for ${situation.seats} seats, not ${seats}`);
  for (const [option, value] of Object.entries(situation.options))
    if (options[option] !== undefined && options[option] !== value)
      throw fault('bad-options', `in the situation ${shown(name)} "${option}" is ${shown(value)}`);
}

/** A snapshot: nothing missing, nothing foreign. */
export function readState<T>(game: Game<T>, text: string, like: State<T>): State<T> {
  const state = readJson(text, 'state-unreadable', 'snapshot');
  if (!isFields(state)) throw fault('state-malformed', 'the snapshot is not a state');
  sameFields(state, like as unknown as Fields, 'state', ['unseen']);
  if (isFields(like.table)) sameFields(state['table'], like.table, 'state.table');
  for (const frame of Array.isArray(state['frames']) ? (state['frames'] as unknown[]) : [null])
    if (!isFields(frame) || typeof frame['step'] !== 'string' || !Object.hasOwn(game.steps, frame['step']))
      throw fault('state-malformed', `the snapshot has a step that ${game.id} does not have`);
  sameFields(state['held'], like.held, 'state.held', ['from']);
  const { pool, item, know, from } = state['held'] as Fields;
  const whole =
    isCounts(pool, -1) && isCounts(item, -1) && isCounts(know, 0) && (from === undefined || isCounts(from, -1));
  if (!whole || [item, know, from ?? pool].some((column) => column.length !== pool.length))
    throw fault('state-malformed', 'state.held is not columns of whole numbers');
  const { pools, drafts, seats, epoch, counter, unseen } = state;
  if (!Array.isArray(pools) || !pools.every((counts) => isCounts(counts, 0)))
    throw fault('state-malformed', 'state.pools does not count items');
  if (unseen !== undefined && !isUnseen(unseen, pools.length))
    throw fault('state-malformed', 'state.unseen is out of shape');
  if (!Array.isArray(drafts) || !drafts.every(Array.isArray) || !isCounts([seats, epoch, counter], 0))
    throw fault('state-malformed', 'state.drafts, seats, epoch or counter is out of shape');
  return state as unknown as State<T>;
}

const isCounts = (value: unknown, least: number): value is number[] =>
  Array.isArray(value) && value.every((n: unknown) => Number.isSafeInteger(n) && (n as number) >= least);

function isUnseen(value: unknown, pools: number): boolean {
  if (!isFields(value) || Object.keys(value).sort().join() !== 'endless,lots,named,sets') return false;
  const { lots, named, endless, sets } = value;
  const rows = (list: unknown, keys: string): boolean =>
    Array.isArray(list) &&
    list.every(
      (row) =>
        isFields(row) &&
        Object.keys(row).sort().join() === keys &&
        isCounts(Object.values(row), 0) &&
        Math.max(row['deck'] as number, row['of'] as number) < pools,
    );
  return rows(lots, 'count,deck,of') && rows(named, 'deck,item,know,of') && isCounts(endless, 0) && isCounts(sets, 0);
}

/** `maybe`: fields that a state has only from some moment on. */
function sameFields(value: unknown, like: Fields, path: string, maybe: readonly string[] = []): void {
  if (!isFields(value)) throw fault('state-malformed', `${path} is not an object`);
  for (const key of Object.keys(value))
    if (!Object.hasOwn(like, key) && !maybe.includes(key))
      throw fault('state-foreign-field', `${path} has a foreign field ${shown(key)}`);
  for (const key of Object.keys(like))
    if (!Object.hasOwn(value, key) && !maybe.includes(key))
      throw fault('state-malformed', `${path} lacks the field "${key}"`);
}

/** A value from outside inside a sentence: short, and on one line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function readJson(text: string, code: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault(code, `the ${what} is cut short or is not JSON`);
  }
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isShort = (value: unknown): value is string => isText(value, 200);

/** As short as names are at a table, and with nothing in them that would not be seen. */
const isName = (value: unknown): boolean => isText(value, 24) && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(value);

/** One for each seat, or none: more seats than this no game has. */
const isSalts = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 30 && value.every((each) => isText(each, 64));

const ORIGIN = ['table', 'commitment', 'secret', 'epoch', 'salts', 'origin'];

function isOrigin(value: unknown): boolean {
  if (!isFields(value) || !Number.isSafeInteger(value['epoch']) || !isSalts(value['salts'])) return false;
  if (!Object.keys(value).every((field) => ORIGIN.includes(field))) return false;
  const named = ['table', 'commitment', 'secret'].every((field) => isShort(value[field]));
  return named && (value['origin'] === undefined || isOrigin(value['origin']));
}

const isScalar = (value: unknown): boolean => Number.isSafeInteger(value) || isShort(value);
const isScalars = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 500 && value.every((each) => isScalar(each));

/** The shape of an answer, for whatever game; an offer has nothing beside its three parts. */
function isAnswer(value: unknown): boolean {
  if (value === null || isScalar(value) || isScalars(value)) return true;
  if (!isFields(value) || Object.keys(value).sort().join() !== 'give,to,want') return false;
  return Number.isSafeInteger(value['to']) && isScalars(value['give']) && isScalars(value['want']);
}

function isRow(row: unknown): row is Row {
  if (!isFields(row) || !Number.isSafeInteger(row['seat'])) return false;
  if ('answer' in row) return isAnswer(row['answer']);
  return row['undo'] === true || (Number.isSafeInteger(row['back']) && Number.isSafeInteger(row['epoch']));
}
