// A deal of three (Diplomat): who has the word says, pair by pair, what passes between any two of them; then the two others
// accept, each with the cards asked of it, or refuse the whole. The limits are those of every deal (§3.84).

import { type Amount, no, type Offer, rule, type Scalar, type Seat, type Slot, type State } from '@orrery/kernel';
import { handOf } from '../rules/cards.ts';
import {
  A_BASE,
  basesToGive,
  canSpeak,
  cardsIn,
  chosen,
  failDeal,
  isOpen,
  namesOf,
  piece,
  pieces,
  unnamed,
} from '../rules/deal.ts';
import type { Kit, Proposal, Step } from '../rules/steps.ts';
import type { Table } from '../rules/table.ts';

/** Cards set aside at the end of a hand: whose, for which pact, how many. The first ones lie last. */
interface Pile {
  seat: Seat;
  pact: number;
  n: number;
}

/** Whom the proposal waits for: its cards for a pact, or (-1) its word alone. */
interface Due {
  seat: Seat;
  pact: number;
}

/** A proposal: what passes between each two, and the cards set aside for it. */
interface OfThree {
  parties: Seat[];
  pacts: Proposal[];
  piles: Pile[];
}

/** The whole deal: proposals left, whose word it is, and which pair it speaks of. */
interface Dealing extends OfThree {
  left: number[];
  turn: number;
  pair: number;
}

declare module '../rules/steps.ts' {
  interface Steps {
    'diplomat.deal': { locals: Dealing; answer: Offer | null };
    'diplomat.terms': { locals: OfThree & { by: Seat }; answer: string };
    'diplomat.reply': { locals: OfThree & { queue: Due[] }; answer: readonly Scalar[] | null };
  }
}

/** The author with each of the others, then these two. */
function pairOf(parties: readonly Seat[], by: Seat, at: number): [from: Seat, to: Seat] | undefined {
  const [a = -1, b = -1] = parties.filter((seat) => seat !== by);
  return (
    [
      [by, a],
      [by, b],
      [a, b],
    ] as [Seat, Seat][]
  )[at];
}

const isBase = (id: Scalar): boolean => id === A_BASE || /^(?:base|leave) /.test(String(id));

/** What a seat has promised so far, of cards or of Lucre. */
function promised(pacts: readonly Proposal[], seat: Seat, what: 'cards' | 'lucre'): number {
  const count = (all: Proposal['give']): number => all.find(([id]) => id === what)?.[1] ?? 0;
  return pacts.reduce((sum, { from, to, cards, give, want }) => {
    if (from === seat) return sum + (what === 'cards' ? cards : count(give));
    return to === seat ? sum + count(want) : sum;
  }, 0);
}

/** §3.84: whether a seat gains a base already. */
const gainsBase = (pacts: readonly Proposal[], seat: Seat): boolean =>
  pacts.some(({ from, to, give, want }) => (to === seat ? give : from === seat ? want : []).some(([id]) => isBase(id)));

/** What is left of these pieces after what was promised. */
const rest = (all: readonly Amount[], pacts: readonly Proposal[], from: Seat, to: Seat): Amount[] =>
  all
    .map((each) =>
      each.id === 'cards' || each.id === 'lucre' ? { ...each, max: each.max - promised(pacts, from, each.id) } : each,
    )
    .filter(({ id, max }) => max > 0 && !(id === A_BASE && rule('3.84', gainsBase(pacts, to))));

/** Cards of a hand that were not set aside. */
function free(table: Table, piles: readonly Pile[], seat: Seat): Slot[] {
  const hand = handOf(table, seat);
  const aside = piles.reduce((sum, pile) => (pile.seat === seat ? sum + pile.n : sum), 0);
  return hand.slice(0, hand.length - aside);
}

/** The two of this question, what the first can give and what the second. */
function question(
  view: State<Table>,
  { parties, turn, pair, pacts, piles }: Dealing,
): [Seat, Seat, Amount[], Amount[]] | null {
  const by = parties[turn] ?? -1;
  const [from, to] = pairOf(parties, by, pair) ?? [-1, -1];
  if (from < 0) return null;
  const own = [...free(view.table, piles, by).map((slot) => piece(slot, 1)), ...pieces(view, by, to)];
  const give = rest(from === by ? own : unnamed(view, from, to), pacts, from, to);
  const want = rest(unnamed(view, to, from), pacts, to, from);
  return give.length + want.length === 0 ? null : [from, to, give, want];
}

export const diplomatDeal: Step<'diplomat.deal'> = {
  may: ({ table }, { parties, left, turn }) =>
    (left[turn] ?? 0) > 0 && canSpeak(table, parties) ? [parties[turn] ?? -1] : [],
  ask(view, frame) {
    const asked = question(view, frame);
    if (asked === null) return null;
    const [from, to, give, want] = asked;
    const choice = { kind: 'offer', to: [to], give, want, gifts: true } as const;
    const left = frame.left[frame.turn] ?? 0;
    return { prompt: { key: 'ask.deal-of-three', args: { from, to, left } }, choice, pass: true };
  },
  why: () => no('3.84', 'refuse.deal'),
  take(kit, frame, seat, offer) {
    const asked = question(kit.state, frame);
    if (offer !== null && asked !== null) {
      const [from, to, give, want] = asked;
      const gives = chosen(give, offer.give);
      const slots = gives.flatMap(([id]) => (typeof id === 'number' ? [id] : []));
      if (slots.length > 0) {
        kit.lay(free(kit.state.table, frame.piles, seat), slots, [seat]);
        frame.piles.push({ seat, pact: frame.pacts.length, n: slots.length });
      }
      const named = gives.filter(([id]) => typeof id !== 'number' && id !== 'cards');
      frame.pacts.push({ from, to, cards: slots.length + cardsIn(gives), give: named, want: chosen(want, offer.want) });
    }
    goOn(kit, frame, seat);
  },
  run(kit, frame) {
    const { parties, left, turn } = frame;
    if ((left[turn] ?? 0) > 0 && canSpeak(kit.state.table, parties)) return goOn(kit, frame, parties[turn] ?? -1);
    kit.leave();
    failDeal(kit, parties);
  },
};

/** The next pair; after the last one the proposal is made, and the word goes on. */
function goOn(kit: Kit<'diplomat.deal'>, frame: Dealing, by: Seat): void {
  frame.pair++;
  if (pairOf(frame.parties, by, frame.pair) !== undefined) return;
  const { parties, left, turn, pacts, piles } = frame;
  left[turn] = (left[turn] ?? 0) - 1;
  const others = parties.map((_, i) => (turn + 1 + i) % parties.length);
  Object.assign(frame, { turn: others.find((i) => (left[i] ?? 0) > 0) ?? turn, pair: 0, pacts: [], piles: [] });
  if (pacts.length === 0) return kit.tell('log.no-offer', { seat: by }, '3.83');
  kit.call('diplomat.terms', { by, parties, pacts, piles });
}

/** An open base: whose, for whom. */
function openBase(pacts: readonly Proposal[]): { piece: Proposal['give'][number]; from: Seat; to: Seat } | null {
  for (const { from, to, give, want } of pacts) {
    const [given, wanted] = [give.find(isOpen), want.find(isOpen)];
    if (given !== undefined) return { piece: given, from, to };
    if (wanted !== undefined) return { piece: wanted, from: to, to: from };
  }
  return null;
}

/** The author says which bases. */
export const diplomatTerms: Step<'diplomat.terms'> = {
  may: (_, { by, pacts }) => (openBase(pacts) === null ? [] : [by]),
  ask(view, { pacts }) {
    const open = openBase(pacts);
    const [from, to] = open === null ? [-1, -1] : [open.from, open.to];
    const options = basesToGive(view, from, to);
    const choice = { kind: 'one', noun: 'piece', options } as const;
    return { prompt: { key: 'ask.base-between', args: { from, to } }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('3.84', 'refuse.deal'),
  take(_, { pacts }, __, answer) {
    const open = openBase(pacts);
    if (open !== null) open.piece[0] = answer;
  },
  run(kit, { by, parties, pacts, piles }) {
    for (const { from, to, cards, give, want } of pacts)
      kit.tell('log.proposal', { seat: by, from, to, give: namesOf(cards, give), want: namesOf(0, want) }, '3.84');
    const queue = parties.filter((seat) => seat !== by).flatMap((seat) => dues(pacts, seat));
    kit.goto('diplomat.reply', { parties, pacts, piles, queue });
  },
};

/** How many cards a seat gives by a pact. */
const cardsBy = ({ from, to, cards, want }: Proposal, seat: Seat): number =>
  from === seat ? cards : to === seat ? cardsIn(want) : 0;

function dues(pacts: readonly Proposal[], seat: Seat): Due[] {
  const giving = pacts.flatMap((pact, i) => (cardsBy(pact, seat) > 0 ? [{ seat, pact: i }] : []));
  return giving.length > 0 ? giving : [{ seat, pact: -1 }];
}

/** What a seat would get from another and give to it. */
function between(pacts: readonly Proposal[], seat: Seat, other: Seat): [gets: string[], gives: string[]] {
  for (const { from, to, cards, give, want } of pacts) {
    const [given, wanted] = [namesOf(cards, give), namesOf(0, want)];
    if (from === other && to === seat) return [given, wanted];
    if (from === seat && to === other) return [wanted, given];
  }
  return [[], []];
}

/** Each of the two others accepts, with the cards asked of it, or refuses; then nothing has happened. */
export const diplomatReply: Step<'diplomat.reply'> = {
  may: (_, { queue }) => queue.slice(0, 1).map(({ seat }) => seat),
  ask({ table }, { parties, pacts, piles, queue }, seat) {
    const pact = pacts[queue[0]?.pact ?? -1];
    const [one = -1, two = -1] = parties.filter((each) => each !== seat);
    const [get1, give1] = between(pacts, seat, one);
    const [get2, give2] = between(pacts, seat, two);
    const terms = { one, get1, give1, two, get2, give2 };
    if (pact === undefined) {
      const choice = { kind: 'some', noun: 'word', options: ['accept'], min: 1, max: 1 } as const;
      return { prompt: { key: 'ask.accept-three', args: terms }, choice, pass: true };
    }
    const n = cardsBy(pact, seat);
    const args = { ...terms, n, to: pact.from === seat ? pact.to : pact.from };
    const choice = { kind: 'some', noun: 'slot', options: free(table, piles, seat), min: n, max: n } as const;
    return { prompt: { key: 'ask.reply-three', args }, choice, pass: true };
  },
  why: () => no('3.84', 'refuse.reply'),
  take(kit, frame, seat, picked) {
    const { parties, pacts, piles, queue } = frame;
    const { table } = kit.state;
    if (picked === null) {
      kit.tell('log.refused', { seat }, '3.83');
      for (const each of new Set(piles.map((pile) => pile.seat))) kit.mix(handOf(table, each), [each]);
      return kit.leave();
    }
    const slots = picked.flatMap((id) => (typeof id === 'number' ? [id] : []));
    const due = queue.shift();
    if (slots.length > 0 && due !== undefined) {
      kit.lay(free(table, piles, seat), slots, [seat]);
      piles.push({ seat, pact: due.pact, n: slots.length });
    }
    if (queue.length > 0) return;
    const cards = piles.map((pile) => ({ ...pile, slots: handOf(table, pile.seat).splice(-pile.n) }));
    const of = (pact: number, giver: Seat): Slot[] =>
      cards.find((pile) => pile.pact === pact && pile.seat === giver)?.slots ?? [];
    const terms = pacts.map(({ from, to, give, want }, i) => ({
      from,
      to,
      give,
      want,
      mine: of(i, from),
      theirs: of(i, to),
    }));
    kit.leave();
    kit.goto('conclude', { parties, pacts: terms });
  },
};
