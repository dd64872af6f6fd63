import { no, rule, type Seat, type State } from '@orrery/kernel';
import { CARDS } from '../data/cards.ts';
import { mainSide, shownAs } from '../rules/cardplay.ts';
import { isChallengeCard, isOpen, kindOf, valueOf } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { bend, enforce, isSuperOn } from '../rules/live.ts';
import { challengeDeck } from '../rules/setup.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { mainOf, now, opponentOf, type Side, type Table, tokensIn } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'gambler.claim': { locals: { seat: Seat; claims: number[] }; answer: number };
    'gambler.doubt': { locals: { seat: Seat; cards: number[]; stake: number }; answer: string };
  }
}

const HIGHEST_STAKE = 20;

/** An effect of this name: the Kicker of a side counts as it was claimed. */
const CLAIMED = 'claimed kicker';

/** Whether the card of a side lies there unseen: not when it had to be laid face up (Oracle). */
function isHidden(state: State<Table>, side: Side): boolean {
  const [slot] = now(state.table).laid[side];
  return slot !== undefined && !isOpen(state, slot);
}

/** What its cards are, it says itself, once it has seen the other's. */
export const gambler: Power = {
  acts: [
    {
      at: 'half',
      by: 'main',
      may: (state, seat) => isHidden(state, mainSide(state.table, seat)),
      do: (kit, { seat }) => kit.call('gambler.claim', { seat, claims: [] }),
    },
  ],
  hooks: {
    last: (state, me, last, side) => last || (mainOf(now(state.table), side) === me.seat && isHidden(state, side)),
  },
  effects: {
    [CLAIMED]: { hooks: { kicker: (_, { data }, factor, side) => (data[0] === side ? (data[1] ?? factor) : factor) } },
  },
};

type Part = 'card' | 'kicker' | 'stake';

/** What must be said: a card, a Kicker if one lies there (§14.7), and with the Super how many tokens more are at stake. */
function partsOf(table: Table, seat: Seat): Part[] {
  const hasKicker = rule('14.7', now(table).kicker[mainSide(table, seat)].length > 0);
  return [
    'card',
    ...(hasKicker ? ['kicker' as const] : []),
    ...(isSuperOn(table, 'gambler', seat) ? ['stake' as const] : []),
  ];
}

/** Every card of this game that could lie there. */
const claimable = ({ on }: Table, part: Part): number[] => {
  const deck = challengeDeck(on);
  const isOne = (item: number): boolean => (part === 'card' ? isChallengeCard(item) : kindOf(item) === 'kicker');
  return Array.from({ length: CARDS }, (_, item) => item).filter((item) => (deck[item] ?? 0) > 0 && isOne(item));
};

export const gamblerClaim: Step<'gambler.claim'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, claims }) {
    const part = partsOf(table, seat)[claims.length] ?? 'card';
    if (part === 'stake') {
      const choice = { kind: 'number', noun: 'token', min: 1, max: HIGHEST_STAKE } as const;
      return { prompt: { key: 'ask.stake' }, choice, otherwise: 1 };
    }
    const options = claimable(table, part);
    const prompt = { key: part === 'card' ? 'ask.claim' : 'ask.claim-kicker' };
    return { prompt, choice: { kind: 'one', noun: 'card', options }, otherwise: options[0] ?? 0 };
  },
  why: () => no('14.7', 'refuse.claim'),
  take(kit, frame, seat, answer) {
    frame.claims.push(answer);
    const parts = partsOf(kit.state.table, seat);
    if (frame.claims.length < parts.length) return;
    const stake = parts.includes('stake') ? frame.claims.splice(-1) : [0];
    kit.tell('log.claims', { seat, cards: frame.claims }, '14.7');
    kit.goto('gambler.doubt', { seat, cards: frame.claims, stake: stake[0] ?? 0 });
  },
};

/** The opponent believes it, or wants to see. */
export const gamblerDoubt: Step<'gambler.doubt'> = {
  may: ({ table }, { seat }) => [opponentOf(now(table), seat)],
  ask: (_, { seat, cards, stake }) => ({
    prompt: { key: stake > 0 ? 'ask.believe-stake' : 'ask.believe', args: { seat, cards, stake } },
    choice: { kind: 'one', noun: 'word', options: ['believe', 'see'] },
    otherwise: 'believe',
  }),
  why: () => no('14.7', 'refuse.believe'),
  take(kit, { seat, cards, stake }, opponent, answer) {
    kit.leave();
    if (answer === 'believe') believe(kit, seat, cards);
    else doubt(kit, seat, opponent, cards, stake);
  },
};

/** What was said counts, and the cards go unseen under the deck. */
function believe(kit: Kit, seat: Seat, [card = 0, kicker]: readonly number[]): void {
  const { table } = kit.state;
  const challenge = now(table);
  const side = mainSide(table, seat);
  table.under.unshift(...challenge.laid[side], ...challenge.kicker[side]);
  challenge.laid[side] = [];
  challenge.kicker[side] = [];
  if (kicker !== undefined) enforce(table, CLAIMED, seat, null, [side, valueOf(kicker)]);
  challenge.shown[side] = bend(kit.state, 'reveal', shownAs(card), side);
  kit.tell('log.believed', { seat: opponentOf(challenge, seat), other: seat }, '14.7');
}

/** The cards are shown; who was wrong loses as many tokens as it has in the challenge, from elsewhere if possible (R71). */
function doubt(kit: Kit, seat: Seat, opponent: Seat, claims: readonly number[], stake: number): void {
  const { table } = kit.state;
  const challenge = now(table);
  const side = mainSide(table, seat);
  const cards = [...challenge.laid[side], ...challenge.kicker[side]].map((slot) => kit.show(slot));
  const isTrue = cards.every((item, i) => item === claims[i]);
  const loser = isTrue ? opponent : seat;
  kit.tell(isTrue ? 'log.true-claim' : 'log.false-claim', { seat: opponent, other: seat, cards }, '14.7');
  const n = tokensIn(table, challenge, mainSide(table, loser), loser) + stake;
  if (n > 0) kit.call('pay', { seat: loser, n, cause: 'effect', by: '4.1' });
}
