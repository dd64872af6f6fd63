// Victory (§11): points, who has won, who comes before whom. With objectives (§13) what counts is what the card says.

import {
  itemOf,
  ranksOf,
  rule,
  type ScorePart,
  type Seat,
  type Sentence,
  type Standing,
  type State,
  UNDRAWN,
} from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { civOf, inPlay, planetsOf } from './planets.ts';
import { isOn, isOut, NONE, OBJECTIVES, type Table } from './table.ts';

/** What objectives count for good, by seat: IOU of enemy units destroyed, hexes explored, wormholes found, goods and minerals converted. */
export const [KILLED, EXPLORED, WORMHOLED, SOLD, REFINED] = [0, 1, 2, 3, 4] as const;
export const DEEDS = 5;
export const deedsOf = ({ deeds }: Table, seat: Seat, deed: number): number => deeds[seat * DEEDS + deed] ?? 0;
export function score({ deeds, out, civ }: Table, seat: Seat, deed: number, more: number): void {
  if (seat < 0 || seat >= civ.length || (out & (1 << seat)) !== 0) return;
  deeds[seat * DEEDS + deed] = (deeds[seat * DEEDS + deed] ?? 0) + more;
}

/** An objective: what it is worth to a seat beside its Ind. */
export interface Objective {
  readonly id: string;
  speciality(table: Table, seat: Seat): number;
}
const objectives: Objective[] = [];
/** Called once, by the game's index, in the order of the deck. */
export const registerObjectives = (all: readonly Objective[]): void =>
  void objectives.splice(0, objectives.length, ...all);

export function indOf(table: Table, seat: Seat): number {
  let sum = 0;
  for (const planet of planetsOf(table, seat)) sum += table.ind[planet] ?? 0;
  return sum;
}

/** §11.1, §13.1: what an Ind is worth. */
export const pointsPerInd = (table: Table): number =>
  rule('11.1', !isOn(table, OBJECTIVES)) ? NUMBERS.vpPerInd.is : 1;
/** §11.1, §13.1: points of a seat with this objective, NONE: without one. */
export function pointsWith(table: Table, seat: Seat, aim: number): number {
  if (isOut(table, seat)) return 0;
  const speciality = isOn(table, OBJECTIVES) ? (objectives[aim]?.speciality(table, seat) ?? 0) : 0;
  return pointsPerInd(table) * indOf(table, seat) + speciality;
}
/** As far as this state or view knows; null: the objective is a secret. */
export function pointsOf(view: State<Table>, seat: Seat): number | null {
  const { table } = view;
  const aim = isOn(table, OBJECTIVES) ? itemOf(view, table.aim[seat] ?? NONE) : NONE;
  return isOn(table, OBJECTIVES) && aim === UNDRAWN && !isOut(table, seat) ? null : pointsWith(table, seat, aim);
}

/** §11.2: points, then total Ind, then Civ; who is out comes last. */
export function standing(view: State<Table>): Standing {
  const { table, frames, seats } = view;
  const over = frames.length === 0;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const scores = all.map((seat) => pointsOf(view, seat));
  const order = all.map((seat) => {
    const points = scores[seat] ?? null;
    const rest = isOut(table, seat) ? -1 : indOf(table, seat) * 100 + civOf(table, seat);
    return points === null ? null : points * 100_000 + rest;
  });
  // While an objective is hidden, Ind alone moves ranks: everybody can count it.
  const shown = order.includes(null) ? all.map((seat) => (isOut(table, seat) ? -1 : indOf(table, seat))) : order;
  const ranks = ranksOf(shown);
  return over
    ? { over, scores, ranks, how: endOf(view, scores, ranks), parts: partsOf(table, scores) }
    : { over, scores, ranks };
}

/** §8.4, §11.2, §11.3: by what it was won. */
function endOf({ table, seats }: State<Table>, scores: Standing['scores'], ranks: readonly number[]): Sentence {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const isAlone = inPlay(table, seats).length <= 1;
  const hasEnough = first.some((seat) => (scores[seat] ?? 0) >= NUMBERS.vpToWin.is);
  const key = hasEnough ? 'end.won' : isAlone ? 'end.alone' : 'end.last';
  return { key, args: { who: first, n: NUMBERS.vpToWin.is, turn: table.turn } };
}

/** §11.1, §13.1: what everybody's points are made of. */
function partsOf(table: Table, scores: Standing['scores']): ScorePart[] {
  const ind = scores.map((_, seat) => (isOut(table, seat) ? 0 : pointsPerInd(table) * indOf(table, seat)));
  const aim = scores.map((score, seat) => (score === null ? null : score - (ind[seat] ?? 0)));
  return isOn(table, OBJECTIVES)
    ? [
        { key: 'end.ind', scores: ind },
        { key: 'end.aim', scores: aim },
      ]
    : [{ key: 'end.ind', scores: ind }];
}

/** §11.2: who has enough. Joint winners share the first rank only if nothing tells them apart. */
export const hasWon = (state: State<Table>, seat: Seat): boolean => (pointsOf(state, seat) ?? 0) >= NUMBERS.vpToWin.is;
