// What is offered is taken, what is not is refused with a reason, and neither touches the state it was given to.

import { allows, count, list, sample, silence } from '../src/choice.ts';
import type { Dice } from '../src/dice.ts';
import { digest } from '../src/digest.ts';
import { isFault } from '../src/fault.ts';
import { createKit } from '../src/kit.ts';
import { act, asks } from '../src/run.ts';
import type { Answer, Ask, State } from '../src/types.ts';
import type { Picker } from '../src/ways.ts';
import { same, short } from './compare.ts';
import { readRow, writeRow } from './notation.ts';
import { notPlain } from './plain.ts';
import { checkDone, checkState, checkText } from './position.ts';
import type { Wording } from './text.ts';
import { note, noteThrow, type Watch } from './watch.ts';

/** Tries offered answers and others at this position. */
export function checkAnswers<T>(watch: Watch<T>, state: State<T>, dice: Dice, pick: Picker, wording: Wording): void {
  const before = digest(state);
  const pending = asks(watch.game, state);
  for (const ask of pending) {
    const offered = someOffered(ask, pick);
    for (const answer of offered) tryOffered(watch, state, ask, answer, dice, wording);
    const legal = oracle(ask);
    for (const answer of [...offered.flatMap(mutants), ...GARBAGE])
      if (!legal(answer)) tryOther(watch, state, ask.seat, answer, dice, wording);
  }
  const asked = new Set(pending.map(({ seat }) => seat));
  const answer = pending[0] === undefined ? 0 : sample(pending[0], pick);
  for (const seat of [...Array(state.seats).keys(), -1, state.seats, 0.5, Number.NaN])
    if (!asked.has(seat)) tryOther(watch, state, seat, answer, dice, wording);
  if (digest(state) !== before) note(watch, 'pure', 'an answer that was only tried changed the state');
}

/** The first ones, the one for a silent seat, and fair samples. */
function someOffered(ask: Ask, pick: Picker): Answer[] {
  return [...list(ask, 3), silence(ask), ...Array.from({ length: 5 }, () => sample(ask, pick))];
}

function tryOffered<T>(watch: Watch<T>, state: State<T>, ask: Ask, answer: Answer, dice: Dice, wording: Wording): void {
  const row = { seat: ask.seat, answer };
  if (!same(readRow(writeRow(row)), row)) note(watch, 'notation', `"${writeRow(row)}" is read back as something else`);
  const here = { ...watch, rows: [...watch.rows, row] };
  try {
    const kit = createKit(watch.game, dice);
    const outcome = act(kit, state, ask.seat, answer);
    if (!outcome.ok) return note(here, 'applies', `"${writeRow(row)}" is offered but refused: ${outcome.refusal.key}`);
    checkState(here, outcome.state);
    checkDone(
      here,
      { row, before: state, after: outcome.state, events: outcome.events, barrier: outcome.barrier },
      wording,
    );
  } catch (error) {
    noteThrow(here, error, 'applies');
  }
}

function tryOther<T>(
  watch: Watch<T>,
  state: State<T>,
  seat: number,
  answer: unknown,
  dice: Dice,
  wording: Wording,
): void {
  const what = `seat ${seat} answers ${show(answer)}`;
  try {
    const outcome = act(createKit(watch.game, dice), state, seat, answer as Answer);
    if (outcome.ok) return note(watch, 'refuses', `${what}, which is not offered, and it is taken`);
    const { key, rule } = outcome.refusal;
    if (typeof key !== 'string' || key === '' || typeof rule !== 'string')
      return note(watch, 'reason', `${what} and is refused without a reason`);
    checkText(watch, wording, outcome.refusal);
  } catch (error) {
    if (isFault(error) && error.code === 'forbidden') noteThrow(watch, error);
    else note(watch, 'reason', `${what} and the refusal breaks: ${String(error)}`);
  }
}

/** Tells what is allowed without asking the kernel, where the answers can be listed. */
function oracle(ask: Ask): (answer: unknown) => boolean {
  if (count(ask) > 500) return (answer) => allows(ask, answer);
  const sorted = (answer: unknown): unknown =>
    ask.choice.kind === 'some' && Array.isArray(answer)
      ? answer.map((id: unknown) => JSON.stringify(id)).sort()
      : answer;
  const all = new Set(list(ask, 500).map((answer) => JSON.stringify(sorted(answer))));
  return (answer) => notPlain(answer, '') === null && all.has(JSON.stringify(sorted(offerOrder(answer))));
}

/** An offer is the same whatever the order of its fields. */
function offerOrder(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || !('to' in answer)) return answer;
  const { to, ...rest } = answer as { [key: string]: unknown };
  return { to, ...rest };
}

/** An answer with something small wrong about it; some may still be allowed. */
export function mutants(answer: Answer): unknown[] {
  if (typeof answer === 'number')
    return [answer + 1, answer - 1, -answer, answer + 0.5, `${answer}`, [answer], answer + 2 ** 32];
  if (typeof answer === 'string') return [`${answer} `, answer.slice(1), answer.toUpperCase(), [answer], `${answer} 0`];
  if (answer === null) return [];
  if (!('to' in answer)) {
    const list = [...answer];
    const holed = [...answer] as unknown[];
    holed.length += 1;
    return [
      list.slice(1),
      [...list, list[0] ?? 0],
      [...list, -1],
      list.map((each) => `${each}`),
      [list],
      holed,
      Object.fromEntries(list.entries()),
    ];
  }
  const { to, give, want } = answer;
  return [
    { to, give },
    { to: to + 1, give, want },
    { to, give: want, want: give },
    { to, give: give.map((n) => -n), want },
    { to, give: give.map((n) => n + 1000), want },
    { to, give: give.map(() => 0), want: want.map(() => 0) },
    { to, give, want: [...want, 0] },
    { to, give, want, also: 1 },
    [to, give, want],
  ];
}

/** Things no game offers. */
export const GARBAGE: readonly unknown[] = makeGarbage();

function makeGarbage(): unknown[] {
  const nested: unknown[] = [];
  let inner = nested;
  for (let depth = 0; depth < 50; depth++) {
    const next: unknown[] = [];
    inner.push(next);
    inner = next;
  }
  return [
    undefined,
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    2 ** 53,
    1e300,
    '',
    'constructor',
    '__proto__',
    'x'.repeat(1000),
    {},
    JSON.parse('{"__proto__": {"to": 0}, "to": 0, "give": [], "want": []}'),
    { to: 'toString', give: null, want: 3 },
    [undefined],
    new Array(2),
    [[]],
    [{ to: 0 }],
    nested,
    () => 0,
    Symbol('answer'),
    10n,
    new Date(0),
    new Map([[0, 0]]),
  ];
}

function show(answer: unknown): string {
  if (answer === null || typeof answer !== 'object') return String(answer);
  return short(answer);
}
