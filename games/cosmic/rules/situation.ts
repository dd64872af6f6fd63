// An arranged start: the example of a power (data/examples.ts). Powers, tokens, hands, who begins and whom Destiny shows are as
// it says, and not as the lot would have it; everything else of set-up happens as ever.

import { fault, must, type Options, type Seat, type Situation } from '@orrery/kernel';
import {
  ATTACKS,
  type Card,
  COMPROMISE,
  FIRST_ATTACK,
  FIRST_KICKER,
  FIRST_REINFORCEMENT,
  KICKERS,
  REINFORCEMENTS,
} from '../data/cards.ts';
import type { EdictWord } from '../data/edicts.ts';
import { EXAMPLES, type Part, PLAIN_HAND } from '../data/examples.ts';
import { PLANETS } from '../data/hexes.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { edictOf, flareOf, powerOf, registry } from './registry.ts';
import type { Kit } from './steps.ts';
import { DECK, DESTINY, FLARES, PLACES_EACH, type Table } from './table.ts';

/** An example for each power there is, by its word. */
export const situations = (): Readonly<Record<string, Situation>> =>
  Object.fromEntries(POWERS.flatMap(([word], n) => (registry.powers[n] === undefined ? [] : [[word, tableFor(word)]])));

function tableFor(word: PowerWord): Situation {
  const { seats = 3, options } = EXAMPLES[word];
  const [, , , , confidence] = must(POWERS[powerOf(word)], word);
  const mix = confidence === 'low' ? 'all' : 'sure';
  return { seats, options: { powers: 'none', mix, hexes: 'none', moons: 'none', ...options } };
}

/** The power whose example these options want. */
const situationIn = (options: Options): PowerWord | undefined =>
  POWERS.map(([word]) => word).find((word) => word === options['situation']);

function arrangePowers(kit: Kit, word: PowerWord): void {
  [word, ...(EXAMPLES[word].powers ?? [])].forEach((each, seat) => {
    if (each === null) return;
    kit.find(FLARES, flareOf(each));
    kit.state.table.powers[seat]?.push({ power: powerOf(each) });
  });
}

/** Tokens abroad and in the Warp come from the home planets in turn, the last one first. */
function arrangeTokens({ table }: { table: Table }, word: PowerWord): void {
  const { abroad = [], warp = [] } = EXAMPLES[word];
  for (const [seat, system, planet, n] of abroad) {
    take(table, seat, n);
    add(table.tokens[system * PLACES_EACH + planet - 1], seat, n);
  }
  warp.forEach((n, seat) => {
    take(table, seat, n);
    add(table.warp, seat, n);
  });
}

function take({ tokens }: Table, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) add(tokens[seat * PLACES_EACH + PLANETS - 1 - (i % PLANETS)], seat, -1);
}

function add(pile: number[] | undefined, seat: Seat, n: number): void {
  const there = must(pile, 'a place for tokens');
  there[seat] = (there[seat] ?? 0) + n;
}

/** The hand of a seat, card by card. */
const arrangedHand = (word: PowerWord, seat: Seat): readonly Card[] => EXAMPLES[word].hands?.[seat] ?? PLAIN_HAND;

function dealArranged(kit: Kit, seat: Seat, cards: readonly Card[]): void {
  const hand = must(kit.state.table.hands[seat], 'a hand');
  for (const card of cards) hand.push(kit.hide(DECK, itemOfCard(card), seat));
}

const FIRST_SEATS: Readonly<Record<Part, readonly [offense: Seat, colour: Seat]>> = {
  offense: [0, 1],
  defense: [1, 0],
  third: [1, 2],
};

/** How many cards of Destiny there must be, or it is shuffled first (§3.2). */
const ENOUGH = 2;

/** Who begins. All of Destiny but two cards of the colour that is to be challenged are discarded already. */
function arrangeFirst(kit: Kit, word: PowerWord): Seat {
  const [first, colour] = FIRST_SEATS[EXAMPLES[word].part];
  const { pools, table } = kit.state;
  [...must(pools[DESTINY], 'Destiny')].forEach((n, item) => {
    for (let i = item === colour ? ENOUGH : 0; i < n; i++) {
      kit.find(DESTINY, item);
      table.destiny[item] = (table.destiny[item] ?? 0) + 1;
    }
  });
  return first;
}

/** The number of a card in the deck. */
export function itemOfCard(card: Card): number {
  if (card === 'C') return COMPROMISE;
  if (typeof card === 'number') return FIRST_ATTACK + found(ATTACKS, card);
  if (/^x-?\d+$/.test(card)) return FIRST_KICKER + found(KICKERS, Number(card.slice(1)));
  if (/^\+\d+$/.test(card)) return FIRST_REINFORCEMENT + found(REINFORCEMENTS, Number(card.slice(1)));
  return card.startsWith('flare ') ? flareOf(card.slice(6) as PowerWord) : edictOf(card as EdictWord);
}

function found(rows: readonly (readonly [number, ...unknown[]])[], value: number): number {
  const at = rows.findIndex(([each]) => each === value);
  if (at < 0) throw fault('card', `there is no card of ${value}`);
  return at;
}

/** What set-up does otherwise (registry.ts). */
export const arranging = {
  situationIn,
  arrangePowers,
  arrangeTokens,
  arrangedHand,
  dealArranged,
  arrangeFirst,
};
