// Deals (§3.83, §3.84): what to propose and what to accept. A deal must leave its author and the other better off than none,
// and the other must not win by it, unless the seat wins too.

import { type Amount, type Ask, itemOf, type Offer, type Scalar, type Seat, type Slot } from '@orrery/kernel';
import { BASES_TO_WIN } from '../data/hexes.ts';
import { nearest, type Proposal } from '../rules/steps.ts';
import type { Place } from '../rules/table.ts';
import { basesOf, tokensAt } from '../rules/tokens.ts';
import { ANY_CARD, cardWorth } from './cards-worth.ts';
import { afterFailure } from './deal-worth.ts';
import { changed, type Mind } from './mind.ts';
import { bestOf, chance } from './mix.ts';
import { isAbroad } from './places.ts';
import { LUCRE, shares, type Stock } from './worth.ts';

/** What changes hands, as seen by one of the two: bases that count, cards in strength, and small things. */
interface Terms {
  readonly mine: Partial<Stock>;
  readonly theirs: Partial<Stock>;
}

/** What a deal leaves to both, above what they are left without one. */
function judge(mind: Mind, other: Seat, { mine, theirs }: Terms): [me: number, them: number] {
  const failed = shares(afterFailure(mind, other));
  const dealt = shares(changed(mind, { [mind.seat]: mine, [other]: theirs }));
  const over = (seat: Seat): number => (dealt[seat] ?? 0) - (failed[seat] ?? 0);
  return [over(mind.seat), over(other)];
}

/** Whether a seat wins by such a change. */
export const wins = ({ stocks }: Mind, seat: Seat, { external = 0 }: Partial<Stock>): boolean =>
  (stocks[seat]?.external ?? 0) + external >= BASES_TO_WIN;

/** Between two alone what one gains the other loses: they deal where it is all the same. */
const leastFor = ({ view }: Mind): number => (view.seats === 2 ? -0.015 : 0);

/** Never a deal by which only the other wins. */
const isSelfless = (mind: Mind, other: Seat, terms: Terms): boolean =>
  wins(mind, other, terms.theirs) && !wins(mind, mind.seat, terms.mine);

/** A proposal that both should like; the more proposals were refused, the less is kept for oneself. */
export function propose(mind: Mind, { choice }: Ask): Offer | null {
  const frame = nearest(mind.view, 'deal');
  if (choice.kind !== 'offer' || frame === undefined) return null;
  const to = choice.to[0] ?? -1;
  const tries = mind.table.proposals - (frame.left[frame.turn] ?? 0);
  const drafts = draftsFor(mind, to, choice.give, choice.want);
  const fit = drafts.filter(({ terms }) => {
    if (isSelfless(mind, to, terms) || (wins(mind, mind.seat, terms.mine) && !wins(mind, to, terms.theirs)))
      return false;
    const [me, them] = judge(mind, to, terms);
    return me > leastFor(mind) && them >= (mind.view.seats === 2 ? leastFor(mind) : 0.3 * Math.min(me, 0.05));
  });
  const best = bestOf(fit, ({ terms, bid }) => {
    const [me, them] = judge(mind, to, terms);
    // First what is best for the seat, later what the other cannot but like.
    return me + (0.2 + 0.5 * tries) * Math.min(them, me * 1.5) - (bid && tries > 0 ? 0.02 : 0);
  });
  return best === null ? null : { to, give: best.give, want: best.want };
}

interface Draft {
  readonly give: number[];
  readonly want: number[];
  readonly terms: Terms;
  /** It asks for more than it gives. */
  readonly bid: boolean;
}

/** A base for a base, a base for cards, cards for a base, a card for a card, and Lucre on top or in place of cards (§11.4). */
function draftsFor(mind: Mind, to: Seat, give: readonly Amount[], want: readonly Amount[]): Draft[] {
  const at = (all: readonly Amount[], id: Scalar): number => all.findIndex((each) => each.id === id);
  const [myBase, theirBase, cards] = [at(give, BASE), at(want, BASE), at(want, 'cards')];
  const [myLucre, theirLucre] = [at(give, 'lucre'), at(want, 'lucre')];
  const gains = theirBase >= 0 && placesFor(mind, to, mind.seat).length > 0 ? 1 : 0;
  const grants = myBase >= 0 && placesFor(mind, mind.seat, to).length > 0 ? 1 : 0;
  const spare = spareCards(mind, give);
  const drafts: Draft[] = [];
  /** `lucre` is paid, below 0 it is asked for. */
  const add = (base: 0 | 1, slots: number, theirs: 0 | 1, asked: number, lucre = 0): void => {
    const paid = (i: number): number => (i === myLucre ? Math.max(0, lucre) : 0);
    const gives = give.map(({ id }, i) => (i === myBase ? base : spare.slice(0, slots).includes(id) ? 1 : paid(i)));
    const wants = want.map((_, i) =>
      i === theirBase ? theirs : i === cards ? asked : i === theirLucre ? Math.max(0, -lucre) : 0,
    );
    if (sum(gives) + sum(wants) === 0 || spare.length < slots || (cards < 0 && asked > 0)) return;
    const lost = spare.slice(0, slots).reduce<number>((all, id) => all + worthOfSlot(mind, Number(id)), 0);
    const terms = {
      mine: { external: theirs * gains, cards: asked * GIVEN - lost, extra: -LUCRE * lucre },
      theirs: { external: base * grants, cards: slots * ANY_CARD - asked * GIVEN, extra: LUCRE * lucre },
    };
    const isBid = theirs + asked + (lucre < 0 ? 1 : 0) > base + slots + (lucre > 0 ? 1 : 0);
    drafts.push({ give: gives, want: wants, terms, bid: isBid });
  };
  const most = cards < 0 ? 0 : Math.min(2, want[cards]?.max ?? 0);
  if (grants + gains === 2) for (const slots of [0, 1, 2]) add(1, slots, 1, 0);
  if (grants + gains === 2 && most > 0) add(1, 0, 1, 1);
  if (gains === 1) for (const slots of [1, 2, 3]) add(0, slots, 1, 0);
  if (grants === 1) for (let asked = 1; asked <= most; asked++) add(1, 0, 0, asked);
  if (most > 0) for (const slots of [1, 2]) add(0, slots, 0, 1);
  for (const lucre of sums(mind, give[myLucre]?.max ?? 0, want[theirLucre]?.max ?? 0)) {
    if (grants + gains === 2) add(1, 0, 1, 0, lucre);
    if (gains === 1 && lucre > 0) for (const slots of [0, 1, 2]) add(0, slots, 1, 0, lucre);
    if (grants === 1 && lucre < 0) for (let asked = 0; asked <= most; asked++) add(1, 0, 0, asked, lucre);
    if (most > 0 && lucre > 0) add(0, 0, 0, 1, lucre);
    if (lucre < 0) add(0, 1, 0, 0, lucre);
  }
  return drafts;
}

/** Round sums to haggle with, up to what each has; in imagined worlds nobody haggles. */
function sums({ level }: Mind, mine: number, theirs: number): number[] {
  if (level.worlds === 0) return [];
  const upTo = (most: number): number[] => [...new Set([2, 4, 8, most])].filter((n) => n > 0 && n <= most);
  return [...upTo(mine), ...upTo(theirs).map((n) => -n)];
}

const BASE = 'a-base';
/** Who gives cards of its own choice gives its worst. */
const GIVEN = 0.02;

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);

/** The cards of the offer, the least missed first. */
const spareCards = (mind: Mind, give: readonly Amount[]): Scalar[] =>
  give
    .flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
    .toSorted((a, b) => worthOfSlot(mind, a) - worthOfSlot(mind, b));

const worthOfSlot = ({ view, seat }: Mind, slot: Slot): number => {
  const item = itemOf(view, slot);
  return item < 0 ? ANY_CARD : cardWorth(view, seat, item);
};

/** Planets of one that would be external bases of the other. */
const placesFor = (mind: Mind, from: Seat, to: Seat): Place[] =>
  basesOf(mind.table, from).filter((place) => isAbroad(mind, to, place));

/** Which base is given, or wanted: one that counts for who gets it, where its owner has most tokens; nobody leaves. */
export function chooseBase(mind: Mind, options: readonly Scalar[]): Scalar {
  const frame = nearest(mind.view, 'terms');
  const isGiven = frame?.give.some(([id]) => id === BASE) === true;
  const [from, to] = isGiven ? [mind.seat, frame?.to ?? -1] : [frame?.to ?? -1, mind.seat];
  return bestOf(options, (option) => placeWorth(mind, String(option), from, to)) ?? options[0] ?? '';
}

/** A base of one for the other: one that counts, where there are tokens enough, and from which nobody leaves. */
export function placeWorth(mind: Mind, option: string, from: Seat, to: Seat): number {
  const [verb, n] = option.split(' ');
  const place = Number(n);
  const counts = isAbroad(mind, to, place) ? 10 : 0;
  const isAtHome = mind.table.systems[place] === from ? 2 : 0;
  return counts + isAtHome + (verb === 'leave' ? -5 : 0) + tokensAt(mind.table, place, from) / 4;
}

/** Accepts what leaves it better off than no deal, and not much worse than the other; then picks its worst cards. */
export function chooseReply(mind: Mind, { choice }: Ask): readonly Scalar[] | null {
  const frame = nearest(mind.view, 'reply');
  if (frame === undefined || choice.kind !== 'some') return null;
  const picked = choice.noun === 'slot' ? worst(mind, choice.options, choice.min) : choice.options.slice(0, choice.min);
  return accepts(mind, frame, picked) ? picked : null;
}

/** What an offer leaves to both above no deal, for who explains it; and whether only its author wins by it. */
export interface Reckoned {
  readonly me: number;
  readonly them: number;
  readonly theyWin: boolean;
}

const reckon = (mind: Mind, other: Seat, terms: Terms): Reckoned => {
  const [me, them] = judge(mind, other, terms);
  return { me, them, theyWin: isSelfless(mind, other, terms) };
};

/** Of an offer of one's own. */
export function reckonOffer(mind: Mind, { choice }: Ask, { to, give, want }: Offer): Reckoned | null {
  if (choice.kind !== 'offer') return null;
  const draft = draftsFor(mind, to, choice.give, choice.want).find(
    (each) => each.give.join() === give.join() && each.want.join() === want.join(),
  );
  return draft === undefined ? null : reckon(mind, to, draft.terms);
}

/** Of the offer that is to be answered, with these cards for it; null: those that would be missed least. */
export function afterReply(mind: Mind, choice: Ask['choice'], picked: readonly Scalar[] | null): Reckoned | null {
  const frame = nearest(mind.view, 'reply');
  if (frame === undefined || choice.kind !== 'some') return null;
  const cards = picked ?? (choice.noun === 'slot' ? worst(mind, choice.options, choice.min) : []);
  return reckon(mind, frame.from, termsOf(mind, frame, cards));
}

function termsOf(mind: Mind, frame: Proposal, picked: readonly Scalar[]): Terms {
  const { from } = frame;
  const lost = picked.reduce<number>((all, id) => all + (typeof id === 'number' ? worthOfSlot(mind, id) : 0), 0);
  const received = partsOf(mind, frame.give, from, mind.seat);
  const given = partsOf(mind, frame.want, mind.seat, from);
  return {
    mine: merge({ cards: frame.cards * ANY_CARD - lost }, received.gains, given.costs),
    theirs: merge({ cards: picked.length * GIVEN - frame.cards * GIVEN }, given.gains, received.costs),
  };
}

function accepts(mind: Mind, frame: Proposal, picked: readonly Scalar[]): boolean {
  const { from } = frame;
  const terms = termsOf(mind, frame, picked);
  if (isSelfless(mind, from, terms)) return false;
  const [me, them] = judge(mind, from, terms);
  const bargain = nearest(mind.view, 'deal');
  const left = bargain === undefined ? 0 : bargain.left[0] + bargain.left[1];
  // With no word left anything is better than nothing; before that, a share of the gain.
  if (me <= leastFor(mind)) return false;
  return left === 0 || me >= 0.4 * them || chance(mind.below, 0.15);
}

/** What pieces by name bring to who gets them, and cost who gives them. */
export function partsOf(
  mind: Mind,
  pieces: readonly [Scalar, number][],
  from: Seat,
  to: Seat,
): { gains: Partial<Stock>; costs: Partial<Stock> } {
  const gains = { external: 0, extra: 0, out: 0 };
  const costs = { external: 0, home: 0, extra: 0 };
  for (const [id, n] of pieces) {
    const [word = '', place = ''] = String(id).split(' ');
    const at = Number(place);
    if (word === 'base' || word === 'leave' || word === BASE) {
      gains.external += word === BASE ? 1 : isAbroad(mind, to, at) ? 1 : 0;
      if (word === 'leave') {
        if (mind.table.systems[at] === from) costs.home--;
        else costs.external--;
      }
    } else if (word === 'lucre') {
      gains.extra += LUCRE * n;
      costs.extra -= LUCRE * n;
    } else if (word === 'free') gains.out += n;
    else if (word !== 'cards') gains.extra += 0.03 * n;
  }
  return { gains, costs };
}

function merge(...all: readonly Partial<Stock>[]): Partial<Stock> {
  const merged: Partial<Stock> = {};
  for (const part of all)
    for (const key of ['external', 'home', 'out', 'cards', 'extra'] as const)
      if (part[key] !== undefined) merged[key] = (merged[key] ?? 0) + part[key];
  return merged;
}

/** Of these slots the ones missed least. */
export const worst = (mind: Mind, options: readonly Scalar[], n: number): Scalar[] =>
  options.toSorted((a, b) => worthOfSlot(mind, Number(a)) - worthOfSlot(mind, Number(b))).slice(0, n);

/** Of these slots the one worth most. */
export const dearest = (mind: Mind, options: readonly Scalar[]): Scalar =>
  bestOf(options, (slot) => worthOfSlot(mind, Number(slot))) ?? options[0] ?? -1;
