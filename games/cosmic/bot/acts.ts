// What to do at a moment (§8): powers, Flares, Edicts, purchases. Advice speaks first; what it leaves open is tried out in
// imagined worlds beside doing nothing, and is done if it leaves more than the card is worth.

import type { Answer, Ask, Scalar } from '@orrery/kernel';
import { cardsThat, isChallengeCard } from '../rules/cards.ts';
import type { About, Code } from '../rules/hooks.ts';
import { nearest } from '../rules/steps.ts';
import { current, NOBODY } from '../rules/table.ts';
import { type Option, verdictOn } from './advice/index.ts';
import { GOOD } from './advice/advice.ts';
import { isAgainst } from './advice/sense.ts';
import { cardWorth } from './cards-worth.ts';
import { type Mind, myShare } from './mind.ts';
import { chance } from './mix.ts';
import { slope } from './worth.ts';

/** What each answer leaves to the seat. */
export type Tried = (answers: readonly Answer[], worlds: number) => number[];

export function chooseAct(mind: Mind, { choice }: Ask, tried: Tried): Answer {
  const frame = nearest(mind.view, 'moment');
  if (choice.kind !== 'one' || frame === undefined) return null;
  const options = choice.options.map((answer) => optionOf(answer, frame.code, frame.about));
  let [best, most]: [Scalar | null, number] = [null, 0];
  const open: Option[] = [];
  for (const option of options) {
    if (mind.level.misses > 0 && mind.below(mind.level.misses) === 0) continue;
    const verdict = verdictOn(mind, option);
    if (verdict === 'never') continue;
    if (verdict === 'try' || (verdict === 'late' && isLate(mind, option))) open.push(option);
    if (typeof verdict === 'string' && verdict !== 'always') continue;
    const gain =
      (verdict === 'always' ? GOOD : isFought(mind) || isEarly(option) ? verdict(mind, option) : -1) -
      costOf(mind, option);
    if (gain > most) [best, most] = [option.answer, gain];
  }
  const worth = open.filter((option) => isWorthATry(mind, option)).slice(0, mind.level.tried);
  if (worth.length === 0 || mind.level.worlds === 0) return best;
  const [nothing = 0, ...gains] = tried([null, ...worth.map(({ answer }) => answer)], mind.level.worlds);
  worth.forEach((option, i) => {
    const gain = (gains[i] ?? 0) - nothing - costOf(mind, option) - (isLate(mind, option) ? SURE : EARLY);
    if (gain > most) [best, most] = [option.answer, gain];
  });
  return best;
}

/** What is tried must look better by so much; before the cards are laid much can still happen. */
const [SURE, EARLY] = [0.006, 0.03];

/** `power 12 0`, `card-seat 31 2`, `bank 3 3`: what, and at whom. */
function optionOf(answer: Scalar, code: Code, about: About): Option {
  const [word = '', ...rest] = String(answer).split(' ');
  const [kind = ''] = word.split('-');
  const [what = 0, act = 0] = rest.map(Number);
  const words = rest.slice(kind === 'card' ? 1 : 2).join(' ');
  const target = words === '' ? null : /^-?\d+$/.test(words) ? Number(words) : words;
  return { answer, kind, what, act: kind === 'card' ? 0 : act, target, code, about };
}

/** A card that is played is gone; a power costs nothing. With the last Challenge card the hand will be gone too. */
function costOf(mind: Mind, { kind, what }: Option): number {
  if (kind !== 'card') return 0;
  const left = cardsThat(mind.view, mind.seat, isChallengeCard).length;
  return Math.max(0.005, cardWorth(mind.view, mind.seat, what)) * slope(myShare(mind)) * (left <= 1 ? 0.4 : 1);
}

const EARLY_CODES: ReadonlySet<Code> = new Set(['start', '2b', 'veto', 'new hand', 'drawing', 'drawn', 'purchase']);
const isEarly = ({ code }: Option): boolean => EARLY_CODES.has(code);

/** Whether there are two sides to speak of. */
const isFought = ({ table }: Mind): boolean => (current(table)?.defense ?? NOBODY) !== NOBODY;

/** Whether both cards are laid: what follows is nearly sure. */
function isLate({ table }: Mind, { code }: Option): boolean {
  if (code === 'victory') return true;
  const challenge = current(table);
  return challenge !== undefined && (challenge.laid.every((slots) => slots.length > 0) || challenge.ended !== 'open');
}

/** What others do is cancelled where it may hurt; the rest is tried as often as it may matter. */
function isWorthATry(mind: Mind, option: Option): boolean {
  const { use } = option.about;
  // Of what it does itself nothing is taken back.
  if (use?.seat === mind.seat) return false;
  if (use !== undefined && !isAgainst(mind, use.seat) && use.target !== mind.seat) return false;
  return isLate(mind, option) || chance(mind.below, 0.4);
}
