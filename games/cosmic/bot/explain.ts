// Why: what an answer is for, as a sentence, for hints and for the game looked through afterwards; and what a bot says aloud to an
// offer, made of what everybody knows. The words are in text/en/bot.ts and text/it/bot.ts.

import {
  type Amount,
  type Answer,
  type Ask,
  itemOf,
  type Offer,
  type Scalar,
  type Seat,
  type Sentence,
  type View,
} from '@orrery/kernel';
import { BASES_TO_WIN, CONE } from '../data/hexes.ts';
import { kindOf, valueOf } from '../rules/cards.ts';
import { nearest } from '../rules/steps.ts';
import { current, DEFENSE, NOBODY, OFFENSE, opponentOf, type Side, sideOf, type Table } from '../rules/table.ts';
import { externalBases } from '../rules/tokens.ts';
import { worthIn } from './alliance.ts';
import { afterReply, type Reckoned, reckonOffer } from './deals.ts';
import { MEDIUM } from './levels.ts';
import { challengeOf, type Mind, mindOf, rivalOf } from './mind.ts';
import { chanceFor, withTokens } from './odds.ts';

/** No dice: what is explained is the same each time. */
const first = (): number => 0;

export function explain(view: View<Table>, ask: Ask, answer: Answer): Sentence | null {
  const mind = mindOf(view, ask.seat, MEDIUM, first);
  switch (ask.step) {
    case 'moment':
      return actReason(mind, answer);
    case 'launch':
    case 'aim':
      return attackReason(mind, ask, answer);
    case 'whither':
    case 'opponent':
    case 'vote':
      return rivalReason(mind);
    case 'invite':
      return { key: Array.isArray(answer) && answer.length > 0 ? 'why.invite' : 'why.invite-none' };
    case 'join':
      return joinReason(mind, answer);
    case 'commit':
      return chanceReason('why.commit', mind, sideOfCommit(mind), 0);
    case 'kickers':
      return { key: answer === null ? 'why.no-kicker' : 'why.kicker' };
    case 'select':
      return cardReason(mind, answer);
    case 'deal':
      return dealReason(mind, ask, answer);
    case 'reply':
      return replyReason(mind, ask, answer);
    default:
      return PLAINLY[ask.step] ?? null;
  }
}

/** By step: what there is to say whatever the answer is. */
const PLAINLY: Readonly<Record<string, Sentence>> = {
  prepare: { key: 'why.power' },
  retrieve: { key: 'why.retrieve' },
  turn: { key: 'why.turn' },
  again: { key: 'why.again' },
  terms: { key: 'why.base' },
  found: { key: 'why.found' },
  pay: { key: 'why.pay' },
  home: { key: 'why.home' },
  reward: { key: 'why.reward' },
};

const percent = (chance: number): number => Math.round(100 * chance);

function chanceReason(key: string, mind: Mind, side: Side, more: number): Sentence {
  const view = more > 0 ? withTokens(mind.view, side, mind.seat, more) : mind.view;
  return { key, args: { chance: percent(chanceFor(mind, side, view)) } };
}

const sideOfCommit = ({ view }: Mind): Side => nearest(view, 'commit')?.side ?? OFFENSE;

/** §3.3: how likely it goes well with so many tokens, if it is known against whom. */
function attackReason(mind: Mind, { choice }: Ask, answer: Answer): Sentence | null {
  const challenge = challengeOf(mind);
  if (challenge.defense === NOBODY || challenge.offense !== mind.seat) return null;
  const n =
    choice.kind === 'amounts' && Array.isArray(answer)
      ? answer.reduce<number>((all, each) => all + Number(each), 0)
      : 0;
  const { args } = chanceReason('', mind, OFFENSE, n);
  return n > 0 ? { key: 'why.launch', args: { ...args, n, most: CONE } } : { key: 'why.aim', args: { ...args } };
}

function rivalReason(mind: Mind): Sentence {
  const rival = rivalOf(mind);
  return { key: 'why.rival', args: { seat: rival, n: externalBases(mind.view, rival).length } };
}

/** §3.6: what joining is worth beside staying away, for the side that was chosen. */
function joinReason(mind: Mind, answer: Answer): Sentence {
  if (answer === 'neither') return { key: 'why.neither' };
  const side = answer === 'offense' ? OFFENSE : DEFENSE;
  const chance = percent(chanceFor(mind, side, withTokens(mind.view, side, mind.seat, 2)));
  const gains = worthIn(mind, withTokens(mind.view, side, mind.seat, 2)) > worthIn(mind, mind.view);
  return { key: gains ? 'why.join' : 'why.join-against', args: { side, chance } };
}

/** §3.7 */
function cardReason(mind: Mind, answer: Answer): Sentence {
  const item = itemOf(mind.view, Number(answer));
  if (item < 0 || kindOf(item) !== 'attack')
    return { key: 'why.compromise', args: { seat: opponentOf(challengeOf(mind), mind.seat) } };
  const items = (mind.table.hands[mind.seat] ?? []).map((slot) => itemOf(mind.view, slot));
  const attacks = items.filter((each) => each >= 0 && kindOf(each) === 'attack').map(valueOf);
  const isBest = valueOf(item) === Math.max(...attacks);
  const side = sideOf(challengeOf(mind), mind.seat) === DEFENSE ? DEFENSE : OFFENSE;
  return { key: isBest ? 'why.best-card' : 'why.card', args: { card: item, chance: percent(chanceFor(mind, side)) } };
}

/** §8: an act helps or it is kept; whom it hurts is told by what it is aimed at. */
function actReason(mind: Mind, answer: Answer): Sentence {
  if (answer === null) return { key: 'why.keep' };
  const verb = typeof answer === 'string' ? answer : '';
  const use = nearest(mind.view, 'moment')?.about.use;
  if (use !== undefined && use.seat !== mind.seat) return { key: 'why.cancel', args: { seat: use.seat } };
  const challenge = current(mind.table);
  const side = challenge === undefined ? -1 : sideOf(challenge, mind.seat);
  if (side >= 0)
    return chanceReason(verb.startsWith('card') ? 'why.play-fight' : 'why.use-fight', mind, side as Side, 0);
  return { key: verb.startsWith('card') ? 'why.play' : 'why.use' };
}

const reckonedReason = (key: string, { me, them }: Reckoned): Sentence => ({
  key,
  args: { mine: percent(me), theirs: percent(them) },
});

function dealReason(mind: Mind, ask: Ask, answer: Answer): Sentence | null {
  if (answer === null) return { key: 'why.no-offer' };
  const reckoned = reckonOffer(mind, ask, answer as Offer);
  return reckoned === null ? null : reckonedReason('why.offer', reckoned);
}

function replyReason(mind: Mind, { choice }: Ask, answer: Answer): Sentence | null {
  const picked = Array.isArray(answer) ? (answer as readonly Scalar[]) : null;
  const reckoned = afterReply(mind, choice, picked);
  if (reckoned === null) return null;
  if (reckoned.theyWin) return { key: 'why.they-win' };
  return reckonedReason(picked === null ? 'why.refuse' : 'why.accept', reckoned);
}

/** What a bot says to the table: to an offer, and with one. What it reckons with is on the table for all to see; of its hand it
 *  says nothing. */
export function says(view: View<Table>, ask: Ask, answer: Answer): Sentence | null {
  if (ask.step === 'reply') return saysTo(view, ask, answer);
  if (ask.step !== 'deal') return null;
  const frame = nearest(view, 'deal');
  if (frame === undefined) return null;
  if (answer === null) return { key: 'says.no-offer' };
  const isLast = (frame.left[frame.turn] ?? 0) <= 1;
  return lucreReason(view, ask, answer as Offer) ?? { key: isLast ? 'says.last-offer' : 'says.offer' };
}

/** §11.4: why there is Lucre in an offer; null: there is none. */
function lucreReason(view: View<Table>, { choice, seat }: Ask, { to, give, want }: Offer): Sentence | null {
  if (choice.kind !== 'offer') return null;
  const lucreIn = (entries: readonly Amount[], amounts: readonly number[]): number =>
    amounts[entries.findIndex(({ id }) => id === 'lucre')] ?? 0;
  const paid = lucreIn(choice.give, give);
  if (paid > 0) return { key: 'says.lucre-paid', args: { n: paid } };
  const asked = lucreIn(choice.want, want);
  if (asked === 0) return null;
  const isBehind = externalBases(view, to).length > externalBases(view, seat).length;
  return { key: isBehind ? 'says.lucre-behind' : 'says.lucre-asked', args: { n: asked } };
}

function saysTo(view: View<Table>, ask: Ask, answer: Answer): Sentence | null {
  const frame = nearest(view, 'reply');
  const bargain = nearest(view, 'deal');
  if (frame === undefined) return null;
  if (answer !== null) return { key: 'says.accept' };
  const has = (pieces: readonly (readonly [Scalar, number])[], word: string): boolean =>
    pieces.some(([id]) => String(id).startsWith(word));
  const isBase = (pieces: readonly (readonly [Scalar, number])[]): boolean =>
    has(pieces, 'base') || has(pieces, 'leave');
  const bases = (seat: Seat): number => externalBases(view, seat).length;
  if (isBase(frame.want) && bases(frame.from) + 1 >= BASES_TO_WIN && !isBase(frame.give))
    return { key: 'says.you-win' };
  if (isBase(frame.want) && !isBase(frame.give)) return { key: 'says.base-dear' };
  if (frame.give.length === 0 && frame.cards === 0) return { key: 'says.for-nothing' };
  if (isBase(frame.give) && isBase(frame.want) && bases(frame.from) > bases(ask.seat)) return { key: 'says.you-lead' };
  if (has(frame.want, 'lucre') && !isBase(frame.want)) return { key: 'says.lucre-dear' };
  const left = bargain === undefined ? 0 : bargain.left[0] + bargain.left[1];
  return { key: left > 0 ? 'says.more' : 'says.rather-not' };
}
