// Deals between merchants on the same dot (§11.4): offer, counter-offer, accept or refuse; all or nothing.

import { type Amount, type Answer, no, type Offer, type Refusal, rule, type Seat } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { stow, unstow } from './gear.ts';
import { holdsNeeded, putGoods, smallOf, takeGoods } from './holds.ts';
import { lookAround } from './looks.ts';
import { type Action, here, whyRastur } from './market.ts';
import { acquire, FRESH_GOODS, part } from './overboard.ts';
import type { Kit, Step } from './steps.ts';
import { holdsOf, NONE, type Table } from './table.ts';
import { words } from './words.ts';

/** §11.1 lets them talk as long as they wish, so only talk that leads to nothing comes to an end. */
const MOST_OFFERS = 12;

/** Offers in a row between these two, counter-offers included, that came to nothing this turn. One of them is active. */
export const offersBetween = (table: Table, one: Seat, two: Seat): number =>
  table.offers[one === table.active ? two : one] ?? 0;

function countOffer(table: Table, one: Seat, two: Seat, offers: number): void {
  table.offers[one === table.active ? two : one] = offers;
}

const mayOffer = (table: Table, one: Seat, two: Seat): boolean =>
  rule('11.1', offersBetween(table, one, two) < MOST_OFFERS);

/** What a seat can hand over: money, any amount of it (§11.4), goods, what is on hull and in holds, IOUs. All of it lies open (§3.2). */
export function pieces(table: Table, seat: Seat): Amount[] {
  const counted = (verb: string, codes: readonly number[]): Amount[] =>
    [...new Set(codes)].map((code) => ({
      id: `${verb} ${code}`,
      min: 0,
      max: codes.filter((each) => each === code).length,
      weight: 1,
    }));
  const ious = CULTURES.flatMap((_, culture) => (((table.ious[seat] ?? 0) & (1 << culture)) === 0 ? [] : [culture]));
  return [
    { id: 'dollar', min: 0, max: table.money[seat] ?? 0, weight: 1 },
    ...counted('goods', table.goods[seat] ?? []),
    ...counted('gear', [...(table.hull[seat] ?? []), ...smallOf(table, seat)]),
    ...counted('iou', ious),
  ];
}

const partners = (table: Table, seat: Seat): Seat[] =>
  table.at.flatMap((dot, other) => (other !== seat && rule('11.1', dot === here(table, seat)) ? [other] : []));

/** Those he has not talked to an end with this turn. */
const open = (table: Table, seat: Seat): Seat[] =>
  partners(table, seat).filter((other) => mayOffer(table, seat, other));

/** `deal`: opens the talk with those on the dot; not where a Rastur is. */
export const deal: Action = {
  candidates: () => [[]],
  why(table, seat) {
    if (!rule('11.4', partners(table, seat).length > 0)) return no('11.4', 'refuse.nobody-near');
    if (whyRastur(table, seat) !== null) return whyRastur(table, seat);
    return open(table, seat).length > 0 ? null : no('11.1', 'refuse.enough-offers');
  },
  take: (kit, seat) => kit.call('offer', { by: seat, to: open(kit.state.table, seat) }),
};

export const offer: Step<'offer'> = {
  may: (_state, { by }) => [by],
  ask({ table }, { by, to }) {
    const give = pieces(table, by);
    // One at a time: what is wanted is named by kind and number among what the other has.
    const [other = NONE] = to;
    const want = rule('3.2', other !== NONE) ? pieces(table, other) : [];
    if (to.length > 1)
      return {
        prompt: { key: 'ask.deal-with' },
        choice: { kind: 'one', noun: 'seat', options: to },
        pass: true,
      };
    if ([...give, ...want].every(({ max }) => max === 0)) return null;
    const choice = { kind: 'offer', to, give, want, gifts: true } as const;
    return { prompt: { key: 'ask.deal', args: { seat: other } }, choice, pass: true };
  },
  why: (_view, { to }, _seat, answer) =>
    to.includes(named(answer)) ? no('11.4', 'refuse.offer') : no('11.1', 'refuse.not-here'),
  take(kit, frame, _, answer) {
    const { table } = kit.state;
    if (answer === null) return kit.leave();
    if (typeof answer === 'number') {
      frame.to = [answer];
      return;
    }
    const { by } = frame;
    const { to, give, want } = answer;
    countOffer(table, by, to, offersBetween(table, by, to) + 1);
    kit.tell('log.offer', { seat: by, to, give: list(table, by, give), want: list(table, to, want) }, '11.4');
    kit.goto('reply', { by, offer: answer });
  },
};

/** Whom an answer names, alone or in an offer. */
const named = (answer: Answer): Seat =>
  typeof answer === 'object' && answer !== null && 'to' in answer ? answer.to : Number(answer);

/** An offer's side in words. */
function list(table: Table, seat: Seat, amounts: readonly number[]): string[] {
  return pieces(table, seat).flatMap(({ id }, i) => {
    const n = amounts[i] ?? 0;
    if (n === 0) return [];
    return id === 'dollar' ? [`money ${n}`] : Array.from({ length: n }, () => String(id));
  });
}

export const reply: Step<'reply'> = {
  may: (_state, frame) => [frame.offer.to],
  ask({ table }, frame) {
    const options: ('accept' | 'counter')[] = whyNoDeal(table, frame.by, frame.offer) === null ? ['accept'] : [];
    if (mayOffer(table, frame.by, frame.offer.to)) options.push('counter');
    if (options.length === 0) return null;
    const args = {
      seat: frame.by,
      give: list(table, frame.by, frame.offer.give),
      want: list(table, frame.offer.to, frame.offer.want),
    };
    return { prompt: { key: 'ask.reply', args }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: ({ table }, frame, _, answer) => (answer === 'accept' ? whyNoDeal(table, frame.by, frame.offer) : null),
  take(kit, frame, seat, answer) {
    if (answer === 'counter') return kit.goto('offer', { by: seat, to: [frame.by] });
    if (answer !== 'accept') return decline(kit, frame.by, seat);
    exchange(kit, frame.by, frame.offer);
    kit.leave();
  },
  // It does not fit and there is no offer left to counter with.
  run: (kit, frame) => decline(kit, frame.by, frame.offer.to),
};

function decline(kit: Kit<'reply'>, by: Seat, seat: Seat): void {
  kit.tell('log.refused', { seat, by }, '11.4');
  kit.leave();
}

/** §3.43, R-49: what is exchanged must fit both ships. */
export function whyNoDeal(table: Table, by: Seat, made: Offer): Refusal | null {
  const moves = both(table, by, made);
  for (const seat of [by, made.to]) {
    const out = moves.filter(({ from }) => from === seat).map(({ piece }) => piece);
    const into = moves.filter(({ to }) => to === seat).map(({ piece }) => piece);
    if (!rule('11.4', holds(table, seat, out, into))) return no('3.43', 'refuse.deal-room', { seat });
  }
  return null;
}

/** §3.433: money and IOUs take no room. */
const isPaper = (verb: string): boolean => rule('3.433', verb === 'money' || verb === 'iou');

function holds(table: Table, seat: Seat, out: readonly string[], into: readonly string[]): boolean {
  const trial = { ...table, hull: table.hull.map((each) => [...each]), small: [...table.small] };
  let goods = table.goods[seat]?.length ?? 0;
  for (const piece of out) {
    const [verb, code] = words(piece);
    if (isPaper(verb)) continue;
    if (verb === 'goods') goods--;
    if (verb === 'gear') unstow(trial, seat, code);
  }
  for (const piece of into) {
    const [verb, code] = words(piece);
    if (isPaper(verb)) continue;
    if (verb === 'goods') goods++;
    if (verb === 'gear') stow(trial, seat, code);
  }
  return holdsNeeded(goods, smallOf(trial, seat).length) <= holdsOf(table.ship[seat] ?? 0);
}

interface Move {
  from: Seat;
  to: Seat;
  piece: string;
}

function both(table: Table, by: Seat, made: Offer): Move[] {
  const give = list(table, by, made.give).map((piece) => ({ from: by, to: made.to, piece }));
  const want = list(table, made.to, made.want).map((piece) => ({ from: made.to, to: by, piece }));
  return [...give, ...want];
}

/** No commission (§12.22) and outside the City limit. What the active player gets counts as acquired this turn. */
function exchange(kit: Kit, by: Seat, made: Offer): void {
  const { table } = kit.state;
  const moves = both(table, by, made);
  for (const { from, piece } of moves) hand(table, from, piece, -1);
  for (const { to, piece } of moves) hand(table, to, piece, 1);
  countOffer(table, by, made.to, 0);
  kit.tell('log.exchange', { seats: [by, made.to] }, '11.4');
  for (const seat of [by, made.to]) lookAround(kit, seat);
}

function hand(table: Table, seat: Seat, piece: string, sign: 1 | -1): void {
  const [verb, code] = words(piece);
  if (verb === 'money') table.money[seat] = (table.money[seat] ?? 0) + sign * code;
  else if (verb === 'iou') table.ious[seat] = (table.ious[seat] ?? 0) ^ (1 << code);
  else if (verb === 'goods') {
    (sign > 0 ? putGoods : takeGoods)(table, seat, code);
    (sign > 0 ? acquire : part)(table, seat, FRESH_GOODS + code);
  } else {
    (sign > 0 ? stow : unstow)(table, seat, code);
    (sign > 0 ? acquire : part)(table, seat, code);
  }
}
