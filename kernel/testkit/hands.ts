// No leak, fourth test: what hands may tell. Two cards of a hand change places before somebody chooses among them, and the
// same cards are chosen: whoever does not know them notices nothing, however closely it follows slots. And when a seat hides
// something else than it did, nobody notices either, until it is shown.

import { list } from '../src/choice.ts';
import { itemOf, knows, UNDRAWN } from '../src/held.ts';
import type { Row } from '../src/journal.ts';
import { askOf } from '../src/run.ts';
import type { Amount, Answer, Ask, Scalar, State } from '../src/types.ts';
import type { Picker } from '../src/ways.ts';
import { same } from './compare.ts';
import { sameCard, swapSlots } from './swap.ts';
import type { Run } from './telling.ts';
import { answerIfAsked, follow, someViewer } from './twin.ts';
import type { Watch } from './watch.ts';

type Pair = readonly [a: number, b: number];

/** Swaps cards before `times` rows: at every second one, cards of which one is chosen there and the other is not. */
export function checkHands<T>(watch: Watch<T>, live: readonly Row[], run: Run<T>, times: number, pick: Picker): void {
  const { game } = watch;
  const stateAt = (row: number): State<T> | undefined => run.moments[row]?.state;
  const chosenAt = (row: number): number[] => {
    const [state, said] = [stateAt(row), live[row]];
    const ask = state && said && 'answer' in said ? askOf(game, state, said.seat) : null;
    return ask === null || said === undefined || !('answer' in said) ? [] : slotsIn(ask, said.answer);
  };
  const isHand = slotLists(run.moments.map(({ state }) => state));
  const rows = [...live.keys()].slice(0, run.moments.length - 1);
  const chosen = rows.map(chosenAt);
  const choices = Map.groupBy(
    rows.filter((row) => chosen[row]?.length !== 0),
    (row) => stateAt(row)?.frames.at(-1)?.step,
  );
  for (let i = 0; i < times; i++) {
    // Each step has its share: a rare one has rare faults.
    const among = [...choices.values()][pick(Math.max(1, choices.size))];
    const from = i % 2 === 0 && among !== undefined ? among : rows;
    const row = from[pick(Math.max(1, from.length))] ?? -1;
    const state = stateAt(row);
    const pair = state && pairOf(state, from === among ? (chosen[row] ?? []) : [], isHand, pick);
    const viewer = state && pair && someViewer(watch, state.held.know[pair[0]] ?? 0, pick);
    if (state === undefined || pair === undefined || viewer === undefined) continue;
    follow(watch, live, run, {
      check: 'hand',
      viewer,
      what: `the cards in slots ${pair.join(' and ')} changed places`,
      first: row + 1,
      rows: 40,
      start: swapSlots(state, ...pair),
      answer: (said, _, first, twin) => answerWith(watch, said, first, twin),
    });
  }
}

/** Two different cards of one hand, known to the same viewers; one of these and one that is not, if there are any. */
function pairOf(
  state: State,
  chosen: readonly number[],
  isHand: (path: string) => boolean,
  pick: Picker,
): Pair | undefined {
  const { item, know, pool } = state.held;
  const drawn = [...item.keys()].filter((slot) => item[slot] !== UNDRAWN);
  const firsts = chosen.length > 0 ? chosen : drawn;
  const a = firsts[pick(Math.max(1, firsts.length))];
  if (a === undefined || itemOf(state, a) === UNDRAWN) return undefined;
  const others = drawn.filter(
    (b) =>
      !chosen.includes(b) &&
      pool[b] === pool[a] &&
      know[b] === know[a] &&
      !sameCard(state, a, state, b) &&
      lieTogether(state, a, b, isHand),
  );
  const b = others[pick(Math.max(1, others.length))];
  return b === undefined ? undefined : [a, b];
}

/** Whether some hand has both. */
function lieTogether({ table }: State, a: number, b: number, isHand: (path: string) => boolean): boolean {
  let isSo = false;
  eachList(table, '', (list, path) => (isSo ||= list.includes(a) && list.includes(b) && isHand(path)));
  return isSo;
}

/** Which lists of the table are lists of slots: those that never, in a whole game, hold anything else, or a slot twice. */
function slotLists(states: readonly State[]): (path: string) => boolean {
  const others = new Set<string>();
  states.forEach((state, at) => {
    if (at % SAMPLE !== 0) return;
    const { pool } = state.held;
    eachList(state.table, '', (list, path) => {
      if (new Set(list).size < list.length || list.some((slot) => (pool[slot] ?? -1) < 0)) others.add(path);
    });
  });
  return (path) => !others.has(path);
}

/** Of so many positions one is looked at. */
const SAMPLE = 5;

/** Every list of numbers, and where it is: lists beside each other are of one kind. */
function eachList(value: unknown, path: string, visit: (list: readonly number[], path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) for (const [key, each] of Object.entries(value)) eachList(each, `${path}.${key}`, visit);
  else if (value.every((each) => typeof each === 'number')) visit(value, path);
  else for (const each of value) eachList(each, `${path}.*`, visit);
}

/** The same answer in the twin, where two cards lie the other way round: whoever knows both chooses the same cards. */
function answerWith<T>({ game }: Watch<T>, said: Row, first: State<T>, twin: State<T>): Row | null {
  if (!('answer' in said)) return said;
  const { seat, answer } = said;
  const [asked, ask] = [askOf(game, first, seat), askOf(game, twin, seat)];
  if (asked === null || ask === null) return null;
  const pair = changed(first, twin);
  if (pair === null) return null;
  const known = pair.filter((slot) => knows(first, slot, seat) && knows(twin, slot, seat));
  if (known.length === 1) return null;
  const other = (id: Scalar): Scalar => {
    const at = known.indexOf(id as number);
    return at < 0 ? id : (known[1 - at] ?? id);
  };
  if (
    !same(
      plainAsk(asked, (id) => id),
      plainAsk(ask, other),
    )
  )
    return null;
  return { seat, answer: answerAs(asked, ask, answer, other) };
}

/** The slots in which two states differ: none, or two that have changed places; null: something else has happened. */
function changed(first: State, twin: State): number[] | null {
  const apart = [...first.held.pool.keys()].filter((slot) => !sameCard(first, slot, twin));
  return apart.length === 0 || apart.length === 2 ? apart : null;
}

/** The slots that an answer takes out of a choice. In an offer, numbers are slots. */
function slotsIn({ choice }: Ask, answer: Answer): number[] {
  if (answer === null) return [];
  if (choice.kind === 'offer')
    return typeof answer === 'object' && 'to' in answer ? idsOf(choice.give, answer.give).filter(isSlot) : [];
  if (choice.noun !== 'slot') return [];
  if (choice.kind === 'amounts') return Array.isArray(answer) ? idsOf(choice.entries, answer).filter(isSlot) : [];
  return [answer].flat().filter((id) => isSlot(id as Scalar)) as number[];
}

const isSlot = (id: Scalar): id is number => typeof id === 'number';
const idsOf = (entries: readonly Amount[], amounts: readonly Scalar[]): Scalar[] =>
  entries.flatMap(({ id }, i) => ((amounts[i] ?? 0) === 0 ? [] : [id]));

/** A question with its slots renamed, in no order, and without the answer for a silent seat. */
function plainAsk({ choice, prompt }: Ask, other: (id: Scalar) => Scalar): unknown {
  const byName = (values: readonly unknown[]): string[] => values.map((each) => JSON.stringify(each)).sort();
  const renamed = (entries: readonly Amount[]): string[] =>
    byName(entries.map((entry) => ({ ...entry, id: other(entry.id) })));
  if (choice.kind === 'offer') return [prompt, { ...choice, give: renamed(choice.give) }];
  if (choice.kind === 'number' || choice.noun !== 'slot') return [prompt, choice];
  if (choice.kind === 'amounts') return [prompt, { ...choice, entries: renamed(choice.entries) }];
  return [prompt, { ...choice, options: byName(choice.options.map(other)) }];
}

function answerAs(
  { choice: first }: Ask,
  { choice: twin }: Ask,
  answer: Answer,
  other: (id: Scalar) => Scalar,
): Answer {
  const amounts = (was: readonly Amount[], is: readonly Amount[], said: readonly number[]): number[] =>
    is.map(({ id }) => said[was.findIndex((entry) => entry.id === other(id))] ?? 0);
  if (answer === null) return null;
  if (first.kind === 'offer' && twin.kind === 'offer' && typeof answer === 'object' && 'to' in answer)
    return { ...answer, give: amounts(first.give, twin.give, answer.give) };
  if (first.kind === 'amounts' && twin.kind === 'amounts' && first.noun === 'slot')
    return amounts(first.entries, twin.entries, answer as number[]);
  if (!('noun' in first) || first.noun !== 'slot' || (typeof answer === 'object' && 'to' in answer)) return answer;
  return Array.isArray(answer) ? (answer as readonly Scalar[]).map(other) : other(answer as Scalar);
}

/** Lets seats hide something else: another answer to the question they hid it with. */
export function checkHidden<T>(watch: Watch<T>, live: readonly Row[], run: Run<T>, times: number, pick: Picker): void {
  const { game } = watch;
  const hidings = run.moments.flatMap(({ hidings: all, state }, moment) =>
    all.map(({ seat, slot }) => ({ seat, moment, mask: state.held.know[slot] ?? 0 })),
  );
  for (let i = 0; i < times && hidings.length > 0; i++) {
    const { seat, moment, mask } = hidings[pick(hidings.length)] ?? { seat: -1, moment: 0, mask: 0 };
    const row = live.findLastIndex((each, at) => at < moment && each.seat === seat && 'answer' in each);
    const viewer = someViewer(watch, mask, pick);
    const [state, said] = [run.moments[row]?.state, live[row]];
    const ask = state && askOf(game, state, seat);
    if (viewer === undefined || !ask || said === undefined || !('answer' in said)) continue;
    const others = list(ask, 50).filter((each) => each !== null && !same(each, said.answer));
    const answer = others[pick(Math.max(1, others.length))];
    if (answer === undefined) continue;
    follow(watch, live, run, {
      check: 'hidden',
      viewer,
      what: `seat ${seat} hid something else, by the answer ${JSON.stringify(answer)}`,
      first: row + 1,
      rows: 60,
      answer: (each, at, ...states) =>
        at === row + 1 ? { seat, answer } : answerIfAsked(game, row + 1)(each, at, ...states),
    });
  }
}
