// The answer to each question, from what the seat may know.

import { type Answer, type Ask, allows, itemOf, type Scalar, silence, type State, type View } from '@orrery/kernel';
import { kindOf, valueOf } from '../rules/cards.ts';
import { nearest } from '../rules/steps.ts';
import { OFFENSE, type Table } from '../rules/table.ts';
import { chooseAct } from './acts.ts';
import { adviceOn, byKind, rankOf } from './advice/index.ts';
import { chooseCommit, chooseInvited, chooseSide } from './alliance.ts';
import { chooseAim, chooseLaunch, chooseVote, chooseWhither, goesAgain, skips } from './attack.ts';
import { chooseBase, chooseReply, propose } from './deals.ts';
import { chooseKicker, layCard } from './lay.ts';
import { type Level, PLAIN } from './levels.ts';
import { type Below, type Mind, mindOf, rivalOf } from './mind.ts';
import { bestOf } from './mix.ts';
import { neediest, putOn, takeFrom } from './places.ts';
import { type Tryout, tryOut } from './tryout.ts';

/** Answers for a seat at this level. */
export const policyAt =
  (level: Level, tryout: Tryout) =>
  (view: View<Table>, ask: Ask, below: Below): Answer => {
    const mind = mindOf(view, ask.seat, level, below);
    const tried = (answers: readonly Answer[], worlds: number): number[] =>
      tryOut(tryout, view, ask, answers, worlds, below);
    const answer = answerOf(mind, ask, tried);
    return allows(ask, answer) ? answer : silence(ask);
  };

/** Without a second thought: how everybody plays on in imagined worlds. */
export function plainly(world: State<Table>, ask: Ask, below: Below): Answer {
  if (ask.step === 'moment') return null;
  const mind = mindOf(world, ask.seat, PLAIN, below);
  if (ask.step === 'select') return plainCard(mind, ask);
  if (ask.step === 'invite' || ask.step === 'kickers') return silence(ask);
  return answerOf(mind, ask, null) ?? silence(ask);
}

type Tried = (answers: readonly Answer[], worlds: number) => number[];

function answerOf(mind: Mind, ask: Ask, tried: Tried | null): Answer {
  const { choice } = ask;
  const options: readonly Scalar[] = 'options' in choice ? choice.options : [];
  const numbers = (): number[] => options.map(Number);
  switch (ask.step) {
    case 'moment':
      return tried === null ? null : chooseAct(mind, ask, tried);
    case 'prepare':
      return bestOf(options, (power) => rankOf(Number(power)) + mind.below(100) / 100) ?? silence(ask);
    case 'turn':
      return skips(mind) ? 'skip' : 'go';
    case 'again':
      return options.includes('again') && goesAgain(mind) ? 'again' : 'stop';
    case 'retrieve':
      return neediest(mind, numbers());
    case 'vote':
      return chooseVote(mind, numbers());
    case 'opponent':
      return rivalOf(mind, numbers());
    case 'whither':
      return chooseWhither(mind, options);
    case 'launch':
      return choice.kind === 'amounts' ? chooseLaunch(mind, choice.entries, choice.min, choice.max) : silence(ask);
    case 'aim':
      return chooseAim(mind, numbers());
    case 'invite':
      return chooseInvited(mind, numbers());
    case 'join':
      return chooseSide(mind, options);
    case 'commit': {
      const side = nearest(mind.view, 'commit')?.side ?? OFFENSE;
      return choice.kind === 'amounts'
        ? chooseCommit(mind, side, choice.entries, choice.min, choice.max)
        : silence(ask);
    }
    case 'kickers':
      return chooseKicker(mind, numbers());
    case 'select':
      return layCard(mind, numbers());
    case 'deal':
      return propose(mind, ask);
    case 'terms':
      return chooseBase(mind, options);
    case 'reply':
      return chooseReply(mind, ask);
    case 'pay':
      return choice.kind === 'amounts' ? takeFrom(mind, choice.entries, choice.min) : silence(ask);
    case 'found':
      return choice.kind === 'amounts' ? takeFrom(mind, choice.entries, Math.min(2, choice.max)) : silence(ask);
    case 'home':
      return choice.kind === 'amounts' ? putOn(mind, choice.entries, choice.min) : silence(ask);
    case 'reward':
      return choice.kind === 'number' ? rewardOf(mind, choice.max) : silence(ask);
    default:
      return otherAnswer(mind, ask, tried);
  }
}

/** §3.87: tokens while many are in the Warp, cards while the hand is small. */
function rewardOf({ table, seat }: Mind, most: number): number {
  const [warp, cards] = [table.warp[seat] ?? 0, table.hands[seat]?.length ?? 0];
  return cards < 4 ? Math.min(most, Math.max(0, warp - 6)) : warp < 3 ? 0 : most;
}

/** A question of a power's or a card's own: by advice; else, where the answers are few, by tryout; else by its kind. */
function otherAnswer(mind: Mind, ask: Ask, tried: Tried | null): Answer {
  const advised = adviceOn(ask.step)?.(mind, ask);
  if (advised !== undefined && allows(ask, advised)) return advised;
  const { choice } = ask;
  const isWorthIt = mind.table.stack.length > 0 && mind.level.worlds > 0;
  if (tried !== null && isWorthIt && choice.kind === 'one' && choice.options.length <= MOST_TRIED) {
    const answers: Answer[] = [...(ask.pass === true ? [null] : []), ...choice.options];
    if (answers.length > 1) {
      const worths = tried(answers, mind.level.worlds);
      return answers[worths.indexOf(Math.max(...worths))] ?? silence(ask);
    }
  }
  const usual = byKind(mind, ask);
  return usual !== undefined && allows(ask, usual) ? usual : silence(ask);
}

const MOST_TRIED = 8;

/** Mostly the best Attack, now and then a Compromise. */
function plainCard(mind: Mind, { choice }: Ask): Answer {
  if (choice.kind !== 'one') return null;
  const items = choice.options.map((slot) => itemOf(mind.view, Number(slot)));
  const peace = items.findIndex((item) => kindOf(item) === 'compromise');
  if (peace >= 0 && mind.below(5) === 0) return choice.options[peace] ?? null;
  const values = items.map((item) => (kindOf(item) === 'attack' ? valueOf(item) : -100));
  const order = choice.options.map((_, i) => i).toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  return choice.options[order[mind.below(4) === 0 ? Math.min(1, order.length - 1) : 0] ?? 0] ?? null;
}
