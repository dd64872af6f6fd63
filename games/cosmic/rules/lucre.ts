// Lucre (§11): main players buy from the bank at set moments, as often as they like, and pay whom they please. What
// everybody has lies open (R120).

import { itemOf, left, must, no, rule, type Seat, type State } from '@orrery/kernel';
import { PURCHASES } from '../data/lucre.ts';
import { mainSide } from './cardplay.ts';
import { handOf, reveal } from './cards.ts';
import { drawFlares } from './deck.ts';
import { type Act, type Code, isAt, type Me, type Reactions, type Source, type Sum } from './hooks.ts';
import { enforce } from './live.ts';
import { open } from './moments.ts';
import { payTo, priceIn, priceOf, purseOf } from './purse.ts';
import { type Claim, type Kit, nearest, type Step } from './steps.ts';
import { current, FLARES, gainLucre, has, now, OFFENSE, seatsOf, type Table } from './table.ts';
import { fromWarp, havensOf, putOnCone, retrievable } from './tokens.ts';
import { bothAttack } from './totals.ts';

type Purchase = (typeof PURCHASES)[number][0];

const numberOf = (word: Purchase): number => PURCHASES.findIndex(([each]) => each === word);

/** An effect of this name: its seat does not buy what its target says in this challenge (Negator). */
const NO_SALE = 'no sale';

const isVetoed = (table: Table, what: number, seat: Seat): boolean =>
  current(table)?.effects.some(({ of, seat: buyer, target }) => of === NO_SALE && buyer === seat && target === what) ===
  true;

/** The purchase that the moment on top is about is off, and is not made again in this challenge. */
export function vetoPurchase(kit: Kit): void {
  const frame = must(nearest(kit.state, 'buy'), 'a purchase');
  frame.stage = VETOED;
  must(nearest(kit.state, 'moment'), 'a moment').over = true;
  enforce(kit.state.table, NO_SALE, frame.seat, frame.what);
}

/** Of each of the purchases that the moment is about so much comes to this seat, or all, as far as nobody has claimed it before. */
export function claim(kit: Kit, seat: Seat, most?: number): void {
  const frame = must(nearest(kit.state, 'buy'), 'a purchase');
  frame.claims = [...(frame.claims ?? []), most === undefined ? { seat } : { seat, most }];
}

const [ASKED, VETOED] = [1, 2];

/** The moments of steps 1 to 3, and 1 to 6 (R121). */
const TO_THREE: readonly Code[] = ['start', '2b', '2c', '3b'];
const TO_SIX: readonly Code[] = [...TO_THREE, '6', '6z'];

/** What is sold when, and how many there are to be had. */
type Sale = readonly [Purchase, at: Code | readonly Code[], most: (state: State<Table>, seat: Seat) => number];

const anyNumber = (): number => Infinity;
const inSums = ({ table }: State<Table>): number => (rule('11.3', bothAttack(now(table))) ? Infinity : 0);

/** §11.3, in the order of the price list. */
const SALES: readonly Sale[] = [
  ['token', 'start', retrievable],
  ['one-before', '7c', anyNumber],
  ['one-after', '8a', inSums],
  ['card', TO_SIX, anyNumber],
  ['discard', TO_SIX, ({ table }, seat) => handOf(table, seat).length],
  ['flare', TO_THREE, (state) => left(state, FLARES)],
];

/** The moments at which something is sold. */
export const SALE_CODES: readonly Code[] = [...TO_SIX, '7c', '8a'];

/** The purchases that this seat could make at the moment on top, if it did not have to pay. */
export function onOffer(state: State<Table>, seat: Seat): number[] {
  const code = nearest(state, 'moment')?.code;
  return SALES.flatMap(([word, at, most]) => {
    const what = numberOf(word);
    const isSold = code !== undefined && isAt({ at }, code) && !isVetoed(state.table, what, seat);
    return isSold && most(state, seat) > 0 ? [what] : [];
  });
}

/** How many a purse can pay for. */
function affordable(state: State<Table>, what: number, seat: Seat): number {
  const price = priceOf(state, what, seat);
  return price > 0 ? Math.floor(purseOf(state, seat) / price) : 0;
}

/** An act of the bank: so many at once, each with what it costs in all. */
function sale([word, at, most]: Sale): Act {
  const what = numberOf(word);
  const number = (state: State<Table>, seat: Seat): number =>
    isVetoed(state.table, what, seat) ? 0 : Math.min(most(state, seat), affordable(state, what, seat));
  return {
    at,
    by: 'main',
    may: (state, seat) => rule('11.3', number(state, seat) > 0),
    targets: (view, seat) =>
      Array.from({ length: number(view, seat) }, (_, i) => `${i + 1} ${(i + 1) * priceOf(view, what, seat)}`),
    noun: 'buy',
    // §15.4: counters are laid down, nothing is said.
    mute: true,
    do: (kit, { seat, target }) => kit.call('buy', { seat, what, n: Number(String(target).split(' ')[0]) }),
  };
}

/** §11.4: to win an ally over, or to have a power used or not. What is promised for it binds nobody (§3.02). */
const bribes: Act = {
  at: ['2c', '6', '6z', '7c', '8a'],
  by: 'main',
  may: (state, seat) => rule('11.4', purseOf(state, seat) > 0),
  targets: ({ table, seats }, seat) => seatsOf(seats).filter((each) => each !== seat && !has(table.out, each)),
  do: (kit, { seat, target }) => kit.call('bribe', { from: seat, to: Number(target) }),
};

/** The price list; then payments to other players. */
export const bank: readonly Act[] = [...SALES.map(sale), bribes];

/** So much more in the total of a main player; given back if time is turned back over it (R122). */
function add({ table }: State<Table>, { seat, data }: Me, { added }: Sum): void {
  added[mainSide(table, seat)] += data[0] ?? 0;
}
/** The buyer has all of it back, of who got a part of it as much as it still has. */
const undone: Reactions['undone'] = ({ state: { table } }, { seat, data: [, cost = 0, ...parts] }) => {
  gainLucre(table, seat, cost);
  for (const [other, n] of parts.entries()) gainLucre(table, other, -Math.min(n, table.lucre[other] ?? 0));
};

/** By the number of the purchase. */
export const bankEffects: Readonly<Record<string, Source>> = {
  'bought 1': { hooks: { sum: { 6: add } }, on: { undone } },
  'bought 2': { hooks: { sum: { 7: add } }, on: { undone } },
};

/** Something is bought: whoever has a word in it first, then it is paid for and handed over. */
export const buy: Step<'buy'> = {
  run(kit, frame) {
    const { seat, what } = frame;
    if (frame.stage === undefined) {
      frame.stage = ASKED;
      return open(kit, 'purchase', { seat, n: frame.n });
    }
    kit.leave();
    if (frame.stage === VETOED) return;
    const price = priceIn(kit.state, frame);
    // It may have become dearer since it was ordered: as many as can still be paid.
    const n = price === 0 ? frame.n : Math.min(frame.n, affordable(kit.state, what, seat));
    if (n === 0) return kit.tell('log.too-dear', { seat, what }, '11.3');
    gainLucre(kit.state.table, seat, -n * price);
    kit.tell('log.buys', { seat, what, n, price: n * price }, '11.3');
    handOver(kit, seat, what, n, [n * price, ...payOut(kit, n, price, frame.claims ?? [])]);
  },
};

/** Who has claimed a part gets it; by seat, how much. */
function payOut(kit: Kit, n: number, price: number, claims: readonly Claim[]): number[] {
  const parts = kit.state.table.lucre.map(() => 0);
  let rest = price;
  for (const { seat, most = rest } of claims) {
    const each = Math.min(most, rest);
    parts[seat] = (parts[seat] ?? 0) + n * each;
    rest -= each;
  }
  for (const [seat, part] of parts.entries()) {
    if (part === 0) continue;
    gainLucre(kit.state.table, seat, part);
    kit.tell('log.takes-part', { seat, n: part });
  }
  return parts;
}

function handOver(kit: Kit, seat: Seat, what: number, n: number, paid: readonly number[]): void {
  switch (PURCHASES[what]?.[0]) {
    case 'token':
      return freeTokens(kit, seat, n);
    case 'card':
      return kit.call('draw', { seat, n });
    case 'discard':
      return kit.call('buy.discard', { seat, n });
    case 'flare':
      return drawFlares(kit, seat, n);
    default:
      enforce(kit.state.table, `bought ${what}`, seat, null, [n, ...paid]);
  }
}

/** As in §3.1: to any bases; without one straight onto the cone, where they count as put there (R263). */
function freeTokens(kit: Kit, seat: Seat, n: number): void {
  const freed = fromWarp(kit, seat, n);
  if (havensOf(kit.state.table, seat).length > 0) kit.call('home', { seat, n: freed });
  else putOnCone(kit, OFFENSE, seat, freed);
}

/** R23: cards of the own hand, of the buyer's choice. */
export const buyDiscard: Step<'buy.discard'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, n: bought }) {
    const options = handOf(table, seat);
    const n = Math.min(bought, options.length);
    if (n === 0) return null;
    const choice = { kind: 'some', noun: 'slot', options, min: n, max: n } as const;
    return { prompt: { key: 'ask.discard', args: { n } }, choice, otherwise: options.slice(0, n) };
  },
  why: (_, { n }) => no('11.3', 'refuse.discard', { n }),
  take(kit, _, seat, slots) {
    const items = slots.map((slot) => itemOf(kit.state, slot));
    kit.leave();
    for (const item of items) {
      reveal(kit, seat, item);
      kit.tell('log.discards', { seat, card: item }, '11.3');
      kit.call('discard', { item, by: seat });
    }
  },
};

/** How much; the payer may think better of it. */
export const bribe: Step<'bribe'> = {
  may: (_, { from }) => [from],
  ask(view, { from, to }) {
    const choice = { kind: 'number', noun: 'lucre', min: 1, max: purseOf(view, from) } as const;
    return { prompt: { key: 'ask.bribe', args: { to } }, choice, pass: true };
  },
  why: () => no('11.4', 'refuse.bribe'),
  take(kit, { from, to }, _, n) {
    kit.leave();
    if (n === null) return;
    payTo(kit, from, to, n);
  },
};
