// Which card to lay (§3.7) and which Kicker (§6.3): every card of the hand against all the other may lay, then a mix. The
// other is taken for somebody who thinks the same way about Attack or Compromise.

import { itemOf, type Seat, type Slot, type State } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import { cardsThat, isChallengeCard, kindOf, valueOf } from '../rules/cards.ts';
import { now, OFFENSE, opponentOf, otherSide, type Shown, type Side, type Table } from '../rules/table.ts';
import { alliesOf } from './alliance.ts';
import { cardWorth, type Spread } from './cards-worth.ts';
import { afterDeal } from './deal-worth.ts';
import { challengeOf, type Mind } from './mind.ts';
import { drawn, mixOf } from './mix.ts';
import { afterWin, attackOf, compromise, supposing, winnerWith } from './odds.ts';
import { shares, slope } from './worth.ts';

/** What each end of the challenge is worth to the two main players: won or lost, plainly or against a Compromise; a deal. */
interface Ends {
  readonly won: number;
  readonly wonCheaply: number;
  readonly lost: number;
  readonly consoled: number;
  readonly deal: number;
}

/** By card of mine, by card of theirs: what it is worth to me, and to them. The last of theirs is a Compromise. */
interface Matrix {
  readonly mine: number[][];
  readonly theirs: number[][];
  /** The odds of their Attacks, how likely they have a Compromise to lay, and whether their card lies open. */
  readonly odds: readonly number[];
  readonly compromise: number;
  readonly open: boolean;
}

export function layCard(mind: Mind, options: readonly Slot[]): Slot {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return only;
  const slots = distinct(mind, options);
  const items = slots.map((slot) => itemOf(mind.view, slot));
  const worths = worthOfCards(mind, items);
  const isOpen = openCard(mind, opponentOf(now(mind.table), mind.seat)) !== null;
  // Against a card that lies open there is nothing to hide.
  const at = isOpen ? worths.indexOf(Math.max(...worths)) : drawn(mixOf(worths, mind.level.waver), mind.below);
  return slots[at] ?? options[0] ?? -1;
}

/** What laying each of these items is worth, in shares of the win. */
function worthOfCards(mind: Mind, items: readonly number[], view: State<Table> = mind.view): number[] {
  const matrix = matrixOf(mind, items, view);
  const loyalty = loyaltyOf(mind);
  const costs = items.map((item) => {
    const kept = cardWorth(view, mind.seat, item) * slope(mind.shares[mind.seat] ?? 0);
    return kept + (kindOf(item) === 'compromise' ? loyalty : 0);
  });
  // Each answers to what the other seems to do, a few times over.
  let peace = matrix.open ? matrix.compromise : 0.25 * matrix.compromise;
  let worths: number[] = [];
  for (let round = 0; round < 4; round++) {
    worths = items.map((_, i) => mean(matrix.mine[i] ?? [], matrix.odds, peace) - (costs[i] ?? 0));
    if (matrix.open) break;
    const mix = mixOf(worths, 2 * mind.level.waver);
    const [war, truce] = [0, 1].map((their) =>
      items.reduce((sum, _, i) => sum + (mix[i] ?? 0) * mean(matrix.theirs[i] ?? [], matrix.odds, their), 0),
    );
    const wish = 1 / (1 + Math.exp(((war ?? 0) - (truce ?? 0)) / 0.03));
    peace = 0.5 * peace + 0.5 * matrix.compromise * Math.min(0.75, Math.max(0.08, wish));
  }
  return worths;
}

/** What it costs to give up a challenge in which others help: who leaves its allies to their fate is not helped again. */
function loyaltyOf(mind: Mind): number {
  const side = mainSide(mind.table, mind.seat);
  const allies = alliesOf(mind, side);
  const tokens = allies.reduce((sum, seat) => sum + (challengeOf(mind).cone[side][seat] ?? 0), 0);
  return 0.02 * allies.length + 0.004 * tokens;
}

/** Against Attacks by their odds, and a Compromise this often. */
function mean(row: readonly number[], odds: readonly number[], peace: number): number {
  const war = odds.reduce((sum, odd, j) => sum + odd * (row[j] ?? 0), 0);
  return (1 - peace) * war + peace * (row[odds.length] ?? 0);
}

function matrixOf(mind: Mind, items: readonly number[], view: State<Table>): Matrix {
  const { seat, table } = mind;
  const side = mainSide(table, seat);
  const other = opponentOf(now(table), seat);
  const known = openCard(mind, other);
  const { values, odds, compromise: peace } = known ?? mind.spread(other);
  const cards = [...values.map(attackOf), compromise];
  const [forMe, forThem] = endsOf(mind, side, other, view);
  const rows = items.map((item) => {
    const card = shownAs(item);
    return cards.map((their): keyof Ends => endOf(view, side, card, their));
  });
  return {
    mine: rows.map((row) => row.map((end) => forMe[end])),
    theirs: rows.map((row) => row.map((end) => forThem[FOR_THEM[end]])),
    odds,
    compromise: peace,
    open: known !== null,
  };
}

/** The card of the other, where it lies open already (Oracle). */
function openCard(mind: Mind, other: Seat): Spread | null {
  const [slot] = challengeOf(mind).laid[mainSide(mind.table, other)];
  const item = slot === undefined ? -1 : itemOf(mind.view, slot);
  if (item < 0) return null;
  const isAttack = kindOf(item) === 'attack';
  return { values: [valueOf(item)], odds: [1], compromise: isAttack ? 0 : 1 };
}

const shownAs = (item: number): Shown => ({ item, attack: kindOf(item) === 'attack', value: valueOf(item) });

function endOf(view: State<Table>, side: Side, mine: Shown, their: Shown): keyof Ends {
  if (!mine.attack && !their.attack) return 'deal';
  const winner = side === OFFENSE ? winnerWith(view, mine, their) : winnerWith(view, their, mine);
  if (winner === side) return their.attack ? 'won' : 'wonCheaply';
  return mine.attack ? 'lost' : 'consoled';
}

const FOR_THEM: Readonly<Record<keyof Ends, keyof Ends>> = {
  won: 'lost',
  wonCheaply: 'consoled',
  lost: 'won',
  consoled: 'wonCheaply',
  deal: 'deal',
};

function endsOf(mind: Mind, side: Side, other: Seat, view: State<Table>): [Ends, Ends] {
  const away = otherSide(side);
  const won = shares(afterWin(mind, side, false, view));
  const wonCheaply = shares(afterWin(mind, side, true, view));
  const lost = shares(afterWin(mind, away, false, view));
  const consoled = shares(afterWin(mind, away, true, view));
  const deal = afterDeal(mind, other);
  const { seat } = mind;
  const of = (all: readonly number[], who: Seat): number => all[who] ?? 0;
  const mine: Ends = {
    won: of(won, seat),
    wonCheaply: of(wonCheaply, seat),
    lost: of(lost, seat),
    consoled: of(consoled, seat),
    deal: of(deal, seat),
  };
  const yours: Ends = {
    won: of(lost, other),
    wonCheaply: of(consoled, other),
    lost: of(won, other),
    consoled: of(wonCheaply, other),
    deal: of(deal, other),
  };
  return [mine, yours];
}

/** §6.3: a Kicker, if the best card is better with it by more than the Kicker is worth. */
export function chooseKicker(mind: Mind, options: readonly Slot[]): Slot | null {
  const cards = distinct(mind, cardsThat(mind.view, mind.seat, isChallengeCard)).map((slot) => itemOf(mind.view, slot));
  if (cards.length === 0) return null;
  const side = mainSide(mind.table, mind.seat);
  const without = Math.max(...worthOfCards(mind, cards));
  let [best, most]: [Slot | null, number] = [null, without + 0.01];
  for (const slot of distinct(mind, options)) {
    const kicker = challengeOf(mind).kicker.map((row) => row.slice()) as [Slot[], Slot[]];
    kicker[side] = [slot];
    const view = supposing(mind.view, { kicker });
    const cost = cardWorth(mind.view, mind.seat, itemOf(mind.view, slot)) * slope(mind.shares[mind.seat] ?? 0);
    const worth = Math.max(...worthOfCards(mind, cards, view)) - cost;
    if (worth > most) [best, most] = [slot, worth];
  }
  return best;
}

/** A card that must lie open before the other lays: an Attack stands if the other has none to beat it, and a Compromise is
 *  seldom answered by another. */
export function layOpen(mind: Mind, options: readonly Slot[]): Slot {
  const items = options.map((slot) => itemOf(mind.view, slot));
  const { mine, odds } = matrixOf(mind, items, mind.view);
  const per = slope(mind.shares[mind.seat] ?? 0);
  const worths = items.map((item, i) => {
    const peace = kindOf(item) === 'compromise' ? 0.15 : 0;
    return mean(mine[i] ?? [], odds, peace) - cardWorth(mind.view, mind.seat, item) * per;
  });
  return options[worths.indexOf(Math.max(...worths))] ?? -1;
}

/** One slot for each card: equal ones are the same choice. */
function distinct({ view }: Mind, options: readonly Slot[]): Slot[] {
  const seen = new Set<number>();
  return options.filter((slot) => {
    const item = itemOf(view, slot);
    if (seen.has(item)) return false;
    seen.add(item);
    return true;
  });
}
