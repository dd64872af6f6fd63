// The tree of a search. A node is a moment at which one or several seats are asked; below it, for each seat, are the
// answers tried there (arms). Hidden cards differ from world to world, so an arm also counts how often it was there at all.

import {
  type Answer,
  type Ask,
  allows,
  type Chain,
  type GameEvent,
  link,
  type Scalar,
  type Seat,
  type State,
  sample,
} from '@orrery/kernel';
import { type AnswerKey, keyOf, likelyAnswer, listAnswers, type Picker } from './answers.ts';
import { type BotKernel, silence } from './bot.ts';
import { type Simulator, viewFor } from './playout.ts';

export interface Arm {
  /** As it reads in the world of this visit. */
  answer: Answer;
  tries: number;
  /** How often it was among the answers. */
  there: number;
  sum: number;
  /** What a seat that mixes has learnt: how much it misses this answer, and how much of its mix it was so far. */
  regret: number;
  mass: number;
  /** Where the seat's own thread of a common phase goes on. */
  after: Arms | null;
}

/** The answers of one seat at one moment. */
export interface Arms {
  visits: number;
  readonly byKey: Map<AnswerKey, Arm>;
  /** Too many to list: they come in one by one. */
  wide: boolean;
}

export interface TreeNode {
  visits: number;
  readonly seats: Map<Seat, Arms>;
  readonly next: Map<string, TreeNode>;
}

export const newNode = (): TreeNode => ({ visits: 0, seats: new Map(), next: new Map() });
export const newArms = (): Arms => ({ visits: 0, byKey: new Map(), wide: false });
export const mean = (arm: Arm): number => (arm.tries === 0 ? 0 : arm.sum / arm.tries);

/** More answers than this are not listed but sampled, more of them the longer the search goes on. */
const LISTED = 40;

/** The arms this seat has in this world; new ones are added. `fixed` are its answers where they are known already. */
export function armsHere<T>(
  on: Simulator<T>,
  world: State<T>,
  arms: Arms,
  ask: Ask,
  pick: Picker,
  fixed: readonly Answer[] | null,
): Arm[] {
  const { kernel, kit } = on;
  const { game } = kit;
  const seen = viewFor(on, world, ask);
  const all = fixed ?? (arms.wide ? null : listAnswers(game, seen, ask, pick, LISTED));
  if (all !== null) {
    const here = all.map((answer) => armOf(arms, faceKey(kernel, world, ask, answer), answer));
    // Two cards of a kind give one arm, not two.
    return ofSlots(ask) ? [...new Set(here)] : here;
  }
  arms.wide = true;
  if (arms.byKey.size === 0) {
    for (const answer of [silence(ask), likelyAnswer(game, seen, ask, pick)]) armOf(arms, keyOf(answer), answer);
  }
  if (arms.byKey.size < 4 + 1.5 * Math.sqrt(arms.visits)) addSample(arms, ask, pick);
  const here = [...arms.byKey.values()].filter(({ answer }) => allows(ask, answer));
  return here.length > 0 ? here : [addSample(arms, ask, pick)];
}

const ofSlots = ({ choice }: Ask): boolean => 'noun' in choice && choice.noun === 'slot';

function addSample(arms: Arms, ask: Ask, pick: Picker): Arm {
  const answer = sample({ choice: ask.choice }, pick);
  return armOf(arms, keyOf(answer), answer);
}

function armOf(arms: Arms, key: AnswerKey, answer: Answer): Arm {
  let arm = arms.byKey.get(key);
  if (arm === undefined) {
    arm = { answer, tries: 0, there: 0, sum: 0, regret: 0, mass: 0, after: null };
    arms.byKey.set(key, arm);
  }
  arm.answer = answer;
  return arm;
}

/** A seat plays cards, not slots: what its arms are called by is the face it sees there, so that worlds can be compared. */
function faceKey(kernel: BotKernel, world: State, ask: Ask, answer: Answer): AnswerKey {
  if (answer === null || !ofSlots(ask)) return keyOf(answer);
  if (typeof answer === 'number') return face(kernel, world, ask.seat, answer);
  if (ask.choice.kind !== 'some' || !isList(answer)) return keyOf(answer);
  return answer
    .map((slot) => face(kernel, world, ask.seat, slot))
    .sort()
    .join('+');
}

function face({ knows, itemOf }: BotKernel, world: State, seat: Seat, slot: Scalar): string {
  if (typeof slot !== 'number') return slot;
  return knows(world, slot, seat) ? `face ${world.held.pool[slot]} ${itemOf(world, slot)}` : `slot ${slot}`;
}

const isList = (answer: Answer): answer is readonly Scalar[] => Array.isArray(answer);

/** What the thinking seat has seen and done since a node: which node comes next. */
export interface Trace {
  readonly chain: Chain;
  said: string;
}

export const newTrace = (): Trace => ({ chain: { high: 1, low: 1 }, said: '' });

export function hear({ seenBy }: BotKernel, trace: Trace, events: readonly GameEvent[], viewer: Seat): void {
  for (const event of events) link(trace.chain, event.key, seenBy(event, viewer).args);
}

/**
 * The node after what was said and seen; `fresh`: it was not there before. What chance can do is told apart as long as there
 * are visits enough to learn from each case; the rest share one node.
 */
export function nextNode(node: TreeNode, world: State, trace: Trace): { node: TreeNode; fresh: boolean } {
  const plain = `${trace.said} ${world.frames.at(-1)?.step ?? ''}`;
  const key = `${plain} ${trace.chain.high} ${trace.chain.low}`;
  const known = node.next.get(key);
  if (known !== undefined) return { node: known, fresh: false };
  const roomLeft = node.next.size < 4 + 2 * Math.sqrt(node.visits);
  const shared = roomLeft ? undefined : node.next.get(plain);
  if (shared !== undefined) return { node: shared, fresh: false };
  const fresh = newNode();
  node.next.set(roomLeft ? key : plain, fresh);
  return { node: fresh, fresh: true };
}
