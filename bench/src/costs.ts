// What each of the kernel's doings costs in the middle of a game, in microseconds, and how big a state is there.

import { act, asks, clone, createKit, digest, fastDice, type Game, imagine, keyedDice, link } from '@orrery/kernel';
import { type GameEvent, type Kit, must, picker, type State, step, type View, view } from '@orrery/kernel';
import { costOf, median } from './clock.ts';
import { type PlayedGame, playDeal, type SeatAnswer } from './slices.ts';

export const costIds = ['act', 'step', 'view', 'asks', 'imagine', 'clone', 'digest', 'link'] as const;
export type CostId = (typeof costIds)[number];
export type Costs = Readonly<Record<CostId | 'bytes', number>>;

interface Position {
  readonly state: State;
  readonly said: SeatAnswer;
  readonly seen: View;
  /** What the answer told: the link of the chain is made over it. */
  readonly events: readonly GameEvent[];
}

const MOST_POSITIONS = 200;

export function costsOf(game: Game, games: readonly PlayedGame[], rounds: number, ms: number): Costs {
  const positions = middleOf(game, games);
  const kit = createKit(game, keyedDice(must(games[0], 'a game').key));
  const pick = picker(fastDice(1));
  const chain = { high: 1, low: 1 };
  const all = (work: (position: Position) => void): Pass => ({ run: () => positions.forEach(work) });
  const passes: Readonly<Record<CostId, Pass>> = {
    act: all(({ state, said }) => void act(kit, state, said.seat, said.answer)),
    step: stepAll(kit, positions),
    view: all(({ state, said }) => void view(state, said.seat)),
    asks: all(({ state }) => void asks(game, state)),
    imagine: all(({ seen }) => void imagine(game, seen, pick)),
    clone: all(({ state }) => void clone(state)),
    digest: all(({ state }) => void digest(state)),
    link: all(({ said, state, events }) => link(chain, said, state.counter, events)),
  };
  const found = new Map<CostId, number[]>();
  for (let round = 0; round <= rounds; round++)
    for (const id of costIds) {
      const cost = measure(passes[id], ms) / positions.length;
      if (round > 0) found.set(id, [...(found.get(id) ?? []), cost]);
    }
  const medians = [...found].map(([id, costs]) => [id, median(costs)] as const);
  const bytes = median(positions.map(({ state }) => Buffer.byteLength(JSON.stringify(state))));
  return { ...(Object.fromEntries(medians) as Record<CostId, number>), bytes };
}

/** Something done at each position; what `prepare` does before each pass is not counted. */
interface Pass {
  readonly prepare?: () => void;
  readonly run: () => void;
}

function measure({ prepare, run }: Pass, ms: number): number {
  if (prepare === undefined) return costOf(ms, run);
  const costs: number[] = [];
  let sum = 0;
  while (costs.length === 0 || sum < ms * 1000) {
    prepare();
    costs.push(costOf(0, run));
    sum += costs.at(-1) ?? 0;
  }
  return sum / costs.length;
}

/** A step changes its state, so each pass needs fresh copies. */
function stepAll(kit: Kit, positions: readonly Position[]): Pass {
  let fresh: State[] = [];
  return {
    prepare: () => {
      fresh = positions.map(({ state }) => clone(state));
    },
    run: () => positions.forEach(({ said }, i) => step(kit, must(fresh[i], 'a copy'), said.seat, said.answer)),
  };
}

/** Positions from the middle half of each game. */
function middleOf(game: Game, games: readonly PlayedGame[]): Position[] {
  const all = games.flatMap((played) => {
    const kit = createKit(game, keyedDice(played.key));
    const here: Position[] = [];
    let at = 0;
    playDeal(game, played, (now, said) => {
      const { length } = played.rows;
      if (at >= length / 4 && at < (length * 3) / 4) {
        const state = clone(now);
        step(kit, clone(now), said.seat, said.answer);
        here.push({ state, said, seen: view(state, said.seat), events: kit.events });
      }
      at++;
    });
    return here;
  });
  const stride = Math.max(1, all.length / MOST_POSITIONS);
  return Array.from({ length: Math.min(all.length, MOST_POSITIONS) }, (_, i) =>
    must(all[Math.floor(i * stride)], 'one'),
  );
}
