import { no, type Offer, rule, type Scalar, type Seat, type Slot, type State } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import { discardBlind, handOf, layDown, takeUp } from '../rules/cards.ts';
import { basesToGive, cardsIn, chosen, given, isOpen, namesOf, unnamed } from '../rules/deal.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { fromOf, ON_CONE } from '../rules/losses.ts';
import { alliesHome } from '../rules/result.ts';
import type { Kit, Proposal, Step } from '../rules/steps.ts';
import { isSilent, now, opponentOf, SIDES, type Table, tokensIn } from '../rules/table.ts';
import { basesOf } from '../rules/tokens.ts';
import { breakOff } from '../rules/turn.ts';

/** An offer, with the cards of its author set aside face down, and how many tortures are still to come. */
interface Ordeal extends Proposal {
  mine: Slot[];
  left: number;
}

declare module '../rules/steps.ts' {
  interface Steps {
    'wrack.offer': { locals: { seat: Seat }; answer: Offer | null };
    'wrack.terms': { locals: Ordeal; answer: string };
    'wrack.reply': { locals: Ordeal; answer: readonly Scalar[] | null };
    'wrack.torture': { locals: Ordeal; answer: string | null };
  }
}

/** It offers its opponent a deal, and tortures whoever refuses. */
export const wrack: Power = {
  acts: [
    {
      at: '6z',
      by: 'main',
      may: ({ table }, seat) => rule('15.4', !isSilent(table, opponentOf(now(table), seat))),
      do: (kit, { seat }) => kit.call('wrack.offer', { seat }),
    },
  ],
};

export const wrackOffer: Step<'wrack.offer'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const to = opponentOf(now(view.table), seat);
    const [give, want] = [given(view, seat, to), unnamed(view, to, seat)];
    if (give.length + want.length === 0) return null;
    const choice = { kind: 'offer', to: [to], give, want, gifts: true } as const;
    return { prompt: { key: 'ask.wrack', args: { to } }, choice, pass: true };
  },
  why: () => no('3.84', 'refuse.deal'),
  take(kit, _, seat, offer) {
    if (offer === null) {
      kit.leave();
      return kit.tell('log.no-offer', { seat });
    }
    const { state } = kit;
    const { to } = offer;
    const gives = chosen(given(state, seat, to), offer.give);
    const want = chosen(unnamed(state, to, seat), offer.want);
    const slots = gives.flatMap(([id]) => (typeof id === 'number' ? [id] : []));
    const mine = slots.length === 0 ? [] : layDown(kit, seat, slots);
    const challenge = now(state.table);
    const left = tokensIn(state.table, challenge, mainSide(state.table, seat), seat);
    const give = gives.filter(([id]) => typeof id !== 'number');
    kit.goto('wrack.terms', { from: seat, to, cards: mine.length, give, want, mine, left });
  },
};

/** Which bases. */
export const wrackTerms: Step<'wrack.terms'> = {
  may: (_, { from, give, want }) => ([...give, ...want].some(isOpen) ? [from] : []),
  ask(view, { from, to, give }) {
    const isGiven = give.some(isOpen);
    const options = isGiven ? basesToGive(view, from, to) : basesToGive(view, to, from);
    const key = isGiven ? 'ask.base-given' : 'ask.base-wanted';
    return { prompt: { key }, choice: { kind: 'one', noun: 'piece', options }, otherwise: options[0] ?? '' };
  },
  why: () => no('3.84', 'refuse.deal'),
  take(_, { give, want }, __, answer) {
    const open = give.find(isOpen) ?? want.find(isOpen);
    if (open !== undefined) open[0] = answer;
  },
  run(kit, frame) {
    const { from, to, cards, give, want } = frame;
    kit.tell('log.offer', { seat: from, to, give: namesOf(cards, give), want: namesOf(0, want) }, '3.84');
    kit.goto('wrack.reply', localsOf(frame));
  },
};

const localsOf = ({ from, to, cards, give, want, mine, left }: Ordeal): Ordeal => ({
  from,
  to,
  cards,
  give,
  want,
  mine,
  left,
});

/** Whether what was offered and asked for is still there: the tortures may have taken it away. */
function isPossible(state: State<Table>, { from, to, give, want }: Ordeal): boolean {
  const { table } = state;
  const isThere = ([id, n]: [Scalar, number], giver: Seat, taker: Seat): boolean => {
    if (id === 'cards') return handOf(table, giver).length >= n;
    if (id === 'lucre') return (table.lucre[giver] ?? 0) >= n;
    return !/^(?:base|leave) /.test(String(id)) || basesToGive(state, giver, taker).includes(String(id));
  };
  return give.every((piece) => isThere(piece, from, to)) && want.every((piece) => isThere(piece, to, from));
}

/** The opponent accepts, with the cards asked of it, or holds out. */
export const wrackReply: Step<'wrack.reply'> = {
  may: (_, { to }) => [to],
  ask(view, frame) {
    const { from, to, cards, give, want, left } = frame;
    if (!isPossible(view, frame)) return null;
    const n = cardsIn(want);
    const args = { from, give: namesOf(cards, give), want: namesOf(0, want), left };
    const prompt = { key: 'ask.hold-out', args };
    if (n === 0)
      return { prompt, choice: { kind: 'some', noun: 'word', options: ['accept'], min: 1, max: 1 }, pass: true };
    const options = handOf(view.table, to);
    return { prompt, choice: { kind: 'some', noun: 'slot', options, min: n, max: n }, pass: true };
  },
  why: () => no('3.84', 'refuse.reply'),
  take(kit, frame, seat, picked) {
    if (picked === null) {
      kit.tell('log.refused', { seat }, '3.83');
      return goOn(kit, frame);
    }
    const slots = picked.flatMap((id) => (typeof id === 'number' ? [id] : []));
    agree(kit, frame, slots.length === 0 ? [] : layDown(kit, seat, slots));
  },
  run: (kit, frame) => goOn(kit, frame),
};

function goOn(kit: Kit<'wrack.reply'>, frame: Ordeal): void {
  if (frame.left > 0) kit.goto('wrack.torture', localsOf(frame));
  else giveUp(kit, frame);
}

/** The offer lapses, and the challenge goes on. */
function giveUp(kit: Kit<'wrack.reply'> | Kit<'wrack.torture'>, { from, mine }: Ordeal): void {
  kit.leave();
  if (mine.length > 0) takeUp(kit, from, mine);
}

/** A deal is made; allies go home. */
function agree(kit: Kit, { from, to, give, want, mine }: Ordeal, theirs: Slot[]): void {
  breakOff(kit, 'dealt');
  const { offense, defense } = now(kit.state.table);
  kit.call('conclude', { parties: [offense, defense], pacts: [{ from, to, give, want, mine, theirs }] });
  alliesHome(kit);
}

/** What can be done to a player: a token by where it stands, `base 12 3`, or a card. */
function torments(table: Table, seat: Seat): string[] {
  const { cone } = now(table);
  const places = [...basesOf(table, seat), ...SIDES.flatMap((side) => (cone[side][seat] ? [ON_CONE - side] : []))];
  return [...(handOf(table, seat).length > 0 ? ['card'] : []), ...places.map((place) => `base ${place} ${seat}`)];
}

export const wrackTorture: Step<'wrack.torture'> = {
  may: (_, { from }) => [from],
  ask({ table }, { from, to, left }) {
    const options = torments(table, to);
    if (options.length === 0) return null;
    const prompt = { key: 'ask.torture', args: { to, left } };
    const choice = { kind: 'one', noun: 'whither', options } as const;
    if (isSuperOn(table, 'wrack', from)) return { prompt, choice, pass: true };
    return { prompt, choice, otherwise: options[0] ?? 'card' };
  },
  why: () => no('4.1', 'refuse.torture'),
  take(kit, frame, seat, answer) {
    const { to } = frame;
    if (answer === null) {
      kit.tell('log.relents', { seat });
      return giveUp(kit, frame);
    }
    const [verb, place] = answer.split(' ');
    kit.goto('wrack.reply', { ...localsOf(frame), left: frame.left - 1 });
    if (verb === 'card') discardBlind(kit, to);
    else kit.call('lose', { queue: [{ seat: to, n: 1, from: fromOf(Number(place)) }], cause: 'effect' });
  },
  run: (kit, frame) => giveUp(kit, frame),
};
