// Information-set tree search: every iteration imagines a world that fits the view, walks down one tree shared by all
// worlds, plays on from its edge, and tells every answer on the way how it went for the seat that gave it.

import { type Answer, fastDice, must, picker, type Seat, type State } from '@orrery/kernel';
import { keyOf, listAnswers, type Picker } from './answers.ts';
import { type Budget, type Decision, silence, spend, type BotTask, type WeighedAnswer } from './bot.ts';
import {
  byConfidence,
  byRegret,
  drawFrom,
  learnFrom,
  learntMix,
  type MixedChoice,
  type ValueRange,
} from './selection.ts';
import { backwards, isOpen, playOn, type Simulator, valueFor } from './playout.ts';
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

export interface SearchSettings {
  /** How many rounds of answers a playout goes on beyond the tree before the position is valued. */
  readonly rounds: number;
  /** How much a search tries what looks worse. */
  readonly curiosity: number;
}

/** More root answers than this are not listed but sampled. */
const ROOT_LISTED = 120;
const DEEPEST = 24;

/** An answer given on the way down. */
interface GivenAnswer {
  readonly seat: Seat;
  readonly arms: Arms;
  readonly arm: Arm;
  readonly mixed: MixedChoice | null;
}

interface Search<T> extends SearchSettings, Simulator<T> {
  readonly pick: Picker;
  readonly me: Seat;
  readonly root: TreeNode;
  readonly rootAnswers: readonly Answer[] | null;
  readonly ranges: readonly ValueRange[];
}

export function search<T>(task: BotTask<T>, settings: SearchSettings): Decision {
  const { kernel, game, view, ask, dice, budget } = task;
  const pick = picker(dice);
  const rootAnswers = listAnswers(game, () => kernel.drafted(game, view), ask, pick, ROOT_LISTED);
  const [only, ...others] = rootAnswers ?? [silence(ask), null];
  if (only !== undefined && others.length === 0) return { answer: only, reason: { key: 'bot.only' } };
  const searching: Search<T> = {
    ...settings,
    kernel,
    kit: kernel.createKit(game, fastDice(pick(0x7fffffff))),
    pick,
    me: ask.seat,
    root: newNode(),
    rootAnswers,
    ranges: Array.from({ length: view.seats }, () => ({ low: Infinity, high: -Infinity })),
  };
  const games = iterate(searching, budget, () => kernel.imagine(game, view, pick));
  const arms = searching.root.seats.get(ask.seat) ?? newArms();
  const range = mixes(searching, view) ? searching.ranges[ask.seat] : undefined;
  return conclude([...arms.byKey.values()], range, games, pick);
}

function iterate<T>(searching: Search<T>, budget: Budget, newWorld: () => State<T>): number {
  const more = spend(budget);
  let done = 0;
  for (; more(done); done++) {
    const world = newWorld();
    const path = descend(searching, world);
    playOn(searching, world, searching.pick, searching.rounds);
    reward(searching, path, valueFor(searching.kit.game, world));
  }
  return done;
}

/** Walks down the tree, playing in the world, until a moment that the tree does not know yet. */
function descend<T>(searching: Search<T>, world: State<T>): GivenAnswer[] {
  const { kernel, kit, me } = searching;
  const path: GivenAnswer[] = [];
  let node = searching.root;
  for (let depth = 0; depth < DEEPEST && world.frames.length > 0; depth++) {
    const trace = newTrace();
    const mixing = mixes(searching, world);
    /** Each seat's last answer in this frame: its thread of a common phase goes on from there. */
    const last: Arm[] = [];
    do {
      const pending = backwards(kernel.asks(kit.game, world, kit));
      const alone = pending.length === 1;
      for (const ask of pending) {
        const before = last[ask.seat];
        const arms = before === undefined ? armsAt(node, ask.seat) : (before.after ??= newArms());
        const isRoot = node === searching.root && ask.seat === me && before === undefined;
        const here = armsHere(searching, world, arms, ask, searching.pick, isRoot ? searching.rootAnswers : null);
        const given = choose(searching, ask.seat, arms, here, mixing);
        path.push(given);
        last[ask.seat] = given.arm;
        if (alone || ask.seat === me) trace.said += ` ${ask.seat} ${keyOf(given.arm.answer)}`;
        kernel.step(kit, world, ask.seat, given.arm.answer);
        hear(kernel, trace, kit.events, me);
      }
    } while (isOpen(world));
    node.visits++;
    const next = nextNode(node, world, trace);
    if (next.fresh) break;
    node = next.node;
  }
  return path;
}

function choose<T>(searching: Search<T>, seat: Seat, arms: Arms, here: readonly Arm[], mixing: boolean): GivenAnswer {
  if (mixing) {
    const mixed = byRegret(arms, here, searching.pick);
    const arm = here[mixed.at];
    if (arm !== undefined) return { seat, arms, arm, mixed };
  }
  const range = searching.ranges[seat] ?? { low: 0, high: 1 };
  return { seat, arms, arm: byConfidence(here, range, searching.curiosity, searching.pick), mixed: null };
}

function reward<T>({ ranges }: Search<T>, path: readonly GivenAnswer[], worths: readonly number[]): void {
  for (const [seat, range] of ranges.entries()) {
    const value = worths[seat] ?? 0;
    if (value < range.low) range.low = value;
    if (value > range.high) range.high = value;
  }
  for (const { seat, arms, arm, mixed } of path) {
    const value = worths[seat] ?? 0;
    if (mixed !== null) learnFrom(arms, mixed, value);
    arms.visits++;
    arm.tries++;
    arm.sum += value;
  }
}

/** The most tried answer; where answers are sealed, a draw from the mix that was learnt within this range. */
function conclude(all: readonly Arm[], range: ValueRange | undefined, games: number, pick: Picker): Decision {
  const mixing = range !== undefined;
  const order = all.toSorted((a, b) => (mixing ? b.mass - a.mass : b.tries - a.tries || mean(b) - mean(a)));
  const parts = mixing ? learntMix(order, range) : order.map((_, at) => (at === 0 ? 1 : 0));
  const weighed = order.map((arm, at): WeighedAnswer => {
    return { answer: arm.answer, tries: arm.tries, value: mean(arm), share: parts[at] ?? 0 };
  });
  const chosen = must(weighed[mixing ? drawFrom(parts, pick) : 0], 'an answer that the search has looked at');
  const key = mixing ? 'bot.mixed' : 'bot.searched';
  return { answer: chosen.answer, reason: { key, args: { games, chance: Math.round(100 * chosen.value) } }, weighed };
}

/** Whether seats answer sealed from each other here: a public fact. */
function mixes<T>({ kernel, kit: { game } }: Simulator<T>, world: State<T>): boolean {
  const top = world.frames.at(-1);
  if (top === undefined || game.steps[top.step]?.together !== 'sealed') return false;
  return kernel.waiting(game, world).length > 1;
}

function armsAt(node: TreeNode, seat: Seat): Arms {
  let arms = node.seats.get(seat);
  if (arms === undefined) {
    arms = newArms();
    node.seats.set(seat, arms);
  }
  return arms;
}
