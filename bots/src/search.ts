// Information-set tree search: every iteration imagines a world that fits the view, walks down one tree shared by all
// worlds, plays on from its edge, and tells every answer on the way how it went for the seat that gave it.

import {
  type Answer,
  asks,
  createKit,
  drafted,
  fastDice,
  type Game,
  imagine,
  type Kit,
  must,
  picker,
  type Seat,
  type State,
  step,
  waiting,
} from '@orrery/kernel';
import { keyOf, listed, type Pick } from './answers.ts';
import { type Budget, type Decision, silence, spend, type Turn, type Weighed } from './bot.ts';
import { byConfidence, byRegret, drawFrom, learn, learntMix, type Mixed, type Range } from './mix.ts';
import { backwards, isOpen, playOn } from './playout.ts';
import {
  type Arm,
  type Arms,
  armsHere,
  hear,
  mean,
  newArms,
  newNode,
  newTrace,
  nextNode,
  type TreeNode,
} from './tree.ts';
import { worth } from './worth.ts';

export interface Settings {
  /** How many rounds of answers a playout goes on beyond the tree before the position is valued. */
  readonly rounds: number;
  /** How much a search tries what looks worse. */
  readonly curiosity: number;
}

/** More root answers than this are not listed but sampled. */
const ROOT_LISTED = 120;
const DEEPEST = 24;

/** An answer given on the way down. */
interface Given {
  readonly seat: Seat;
  readonly arms: Arms;
  readonly arm: Arm;
  readonly mixed: Mixed | null;
}

interface Search<T> extends Settings {
  readonly kit: Kit<T>;
  readonly pick: Pick;
  readonly me: Seat;
  readonly root: TreeNode;
  readonly rootAnswers: readonly Answer[] | null;
  readonly ranges: readonly Range[];
}

export function search<T>(turn: Turn<T>, settings: Settings): Decision {
  const { game, view, ask, dice, budget } = turn;
  const pick = picker(dice);
  const rootAnswers = listed(game, () => drafted(game, view), ask, pick, ROOT_LISTED);
  const [only, ...others] = rootAnswers ?? [silence(ask), null];
  if (only !== undefined && others.length === 0) return { answer: only, reason: { key: 'bot.only' } };
  const searching: Search<T> = {
    ...settings,
    kit: createKit(game, fastDice(pick(0x7fffffff))),
    pick,
    me: ask.seat,
    root: newNode(),
    rootAnswers,
    ranges: Array.from({ length: view.seats }, () => ({ low: Infinity, high: -Infinity })),
  };
  const games = iterate(searching, budget, () => imagine(game, view, pick));
  const arms = searching.root.seats.get(ask.seat) ?? newArms();
  const range = mixes(game, view) ? searching.ranges[ask.seat] : undefined;
  return conclude([...arms.byKey.values()], range, games, pick);
}

function iterate<T>(searching: Search<T>, budget: Budget, newWorld: () => State<T>): number {
  const more = spend(budget);
  let done = 0;
  for (; more(done); done++) {
    const world = newWorld();
    const path = descend(searching, world);
    playOn(searching.kit, world, searching.pick, searching.rounds);
    reward(searching, path, worth(searching.kit.game, world));
  }
  return done;
}

/** Walks down the tree, playing in the world, until a moment that the tree does not know yet. */
function descend<T>(searching: Search<T>, world: State<T>): Given[] {
  const { kit, me } = searching;
  const path: Given[] = [];
  let node = searching.root;
  for (let depth = 0; depth < DEEPEST && world.frames.length > 0; depth++) {
    const trace = newTrace();
    const mixing = mixes(kit.game, world);
    /** Each seat's last answer in this frame: its thread of a common phase goes on from there. */
    const last: Arm[] = [];
    do {
      const pending = backwards(asks(kit.game, world));
      const alone = pending.length === 1;
      for (const ask of pending) {
        const before = last[ask.seat];
        const arms = before === undefined ? armsAt(node, ask.seat) : (before.after ??= newArms());
        const isRoot = node === searching.root && ask.seat === me && before === undefined;
        const here = armsHere(kit, world, arms, ask, searching.pick, isRoot ? searching.rootAnswers : null);
        const given = choose(searching, ask.seat, arms, here, mixing);
        path.push(given);
        last[ask.seat] = given.arm;
        if (alone || ask.seat === me) trace.said += ` ${ask.seat} ${keyOf(given.arm.answer)}`;
        step(kit, world, ask.seat, given.arm.answer);
        hear(trace, kit.events, me);
      }
    } while (isOpen(world));
    node.visits++;
    const next = nextNode(node, world, trace);
    if (next.fresh) break;
    node = next.node;
  }
  return path;
}

function choose<T>(searching: Search<T>, seat: Seat, arms: Arms, here: readonly Arm[], mixing: boolean): Given {
  if (mixing) {
    const mixed = byRegret(arms, here, searching.pick);
    const arm = here[mixed.at];
    if (arm !== undefined) return { seat, arms, arm, mixed };
  }
  const range = searching.ranges[seat] ?? { low: 0, high: 1 };
  return { seat, arms, arm: byConfidence(here, range, searching.curiosity, searching.pick), mixed: null };
}

function reward<T>({ ranges }: Search<T>, path: readonly Given[], worths: readonly number[]): void {
  for (const [seat, range] of ranges.entries()) {
    const value = worths[seat] ?? 0;
    if (value < range.low) range.low = value;
    if (value > range.high) range.high = value;
  }
  for (const { seat, arms, arm, mixed } of path) {
    const value = worths[seat] ?? 0;
    if (mixed !== null) learn(arms, mixed, value);
    arms.visits++;
    arm.tries++;
    arm.sum += value;
  }
}

/** The most tried answer; where answers are sealed, a draw from the mix that was learnt within this range. */
function conclude(all: readonly Arm[], range: Range | undefined, games: number, pick: Pick): Decision {
  const mixing = range !== undefined;
  const order = all.toSorted((a, b) => (mixing ? b.mass - a.mass : b.tries - a.tries || mean(b) - mean(a)));
  const parts = mixing ? learntMix(order, range) : order.map((_, at) => (at === 0 ? 1 : 0));
  const weighed = order.map((arm, at): Weighed => {
    return { answer: arm.answer, tries: arm.tries, value: mean(arm), share: parts[at] ?? 0 };
  });
  const chosen = must(weighed[mixing ? drawFrom(parts, pick) : 0], 'an answer that the search has looked at');
  const key = mixing ? 'bot.mixed' : 'bot.searched';
  return { answer: chosen.answer, reason: { key, args: { games, chance: Math.round(100 * chosen.value) } }, weighed };
}

/** Whether seats answer sealed from each other here: a public fact. */
function mixes<T>(game: Game<T>, world: State<T>): boolean {
  const top = world.frames.at(-1);
  if (top === undefined || game.steps[top.step]?.together !== 'sealed') return false;
  return waiting(game, world).length > 1;
}

function armsAt(node: TreeNode, seat: Seat): Arms {
  let arms = node.seats.get(seat);
  if (arms === undefined) {
    arms = newArms();
    node.seats.set(seat, arms);
  }
  return arms;
}
