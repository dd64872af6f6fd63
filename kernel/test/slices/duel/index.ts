// duel: sealed cards, windows in windows, hands drawn blind, deals. windows.ts is the table and §3, cards.ts where cards come
// from, here is the rest.

import {
  deckOf,
  type Game,
  itemOf,
  no,
  type Offer,
  ranksOf,
  rule,
  sequence,
  sizeOf,
  type Step,
  total,
} from '@orrery/kernel';
import { cardsFor, consolation, DECK, GRUDGES, grudge, layOut, RESERVE, settle, strengthOf } from './cards.ts';
import {
  announce,
  cardOf,
  livePower,
  mains,
  NONE,
  POWERS,
  powers,
  round,
  type Steps,
  type Table,
  TRUCE,
} from './windows.ts';

declare module './windows.ts' {
  interface Steps {
    place: { answer: readonly number[] };
    turns: {};
    duel: {};
    select: { answer: number };
    resolve: {};
    deal: { answer: Offer | null };
    reply: { locals: { give: number; want: number }; answer: readonly number[] | null };
  }
}

const BASES = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: `base ${name}`, min: 0, max: 20, weight: 1 }));
const isWon = ({ score, goal }: Table): boolean => rule('1.2', Math.max(...score) >= goal);

const place: Step<Table, Steps, 'place'> = {
  together: 'sealed',
  may: round,
  ask() {
    const choice = { kind: 'amounts', noun: 'word', entries: BASES, min: 20, max: 20 } as const; // 10,626 ways
    return { prompt: { key: 'ask.place' }, choice, otherwise: [4, 4, 4, 4, 4] };
  },
  why: () => no('1.1', 'ask.place'),
  take(kit, _, seat, tokens) {
    kit.state.table.bases[seat] = [...tokens];
  },
};

const turns: Step<Table, Steps, 'turns'> = {
  run(kit) {
    const { table, seats } = kit.state;
    const [attacker = 0, ...others] = round(kit.state);
    kit.turn();
    if (isWon(table) || table.duel === 8 * seats) return kit.end();
    const defender = others[kit.roll(others.length) - 1] ?? 0;
    for (const slot of table.laid.flat()) kit.drop(slot);
    for (const seat of [attacker, defender]) table.hands[seat]?.push(kit.draw(DECK, seat));
    Object.assign(table, { duel: table.duel + 1, attacker, defender, live: [...table.powers], laid: [] });
    kit.tell('log.duel', { attacker, defender }, '2.1');
    kit.call('duel');
  },
};

const select: Step<Table, Steps, 'select'> = {
  together: 'sealed',
  may: ({ table }) => mains(table),
  ask(view, _, seat) {
    const choice = cardOf(view, seat, (item) => rule('4.1', item >= TRUCE));
    return choice && { prompt: { key: 'ask.select' }, choice, otherwise: choice.options[0] ?? -1 };
  },
  why: () => no('4.1', 'ask.select'),
  take(kit, _, seat, slot) {
    const { table } = kit.state;
    table.laid[mains(table).indexOf(seat)] = kit.lay(table.hands[seat] ?? [], [slot], [seat]);
    table.hands[seat]?.pop();
  },
  run(kit) {
    const { table } = kit.state;
    table.laid = mains(table).map((_, i) => table.laid[i] ?? []);
    kit.leave();
  },
};

const resolve: Step<Table, Steps, 'resolve'> = {
  run(kit) {
    const { table } = kit.state;
    const cards = table.laid.map((slots) => slots.map(kit.show));
    const [[attack] = [], [defence] = []] = cards;
    kit.tell('log.shown', { who: mains(table), cards: cards.flat() });
    if (rule('5.2', attack === TRUCE && defence === TRUCE)) return kit.goto('deal');
    const stronger = rule('5.1', strengthOf(attack) > strengthOf(defence)); // a tie is the defender's
    const [winner, loser] = stronger ? mains(table) : [table.defender, table.attacker];
    table.score[winner] = (table.score[winner] ?? 0) + 1;
    kit.tell('log.won', { winner }, '5.1');
    settle(kit, winner, loser);
    if (isWon(table)) kit.leave();
    else kit.goto('consolation', { loser });
  },
};

const deal: Step<Table, Steps, 'deal'> = {
  may: ({ table }) => [table.attacker],
  ask({ table: { hands, defender } }, _, seat) {
    const give = (hands[seat] ?? []).map((id) => ({ id, min: 0, max: 1, weight: 1 }));
    const want = [{ id: 'unknown', min: 0, max: Math.min(2, hands[defender]?.length ?? 0), weight: 1 }];
    if (give.length === 0 || want[0]?.max === 0) return null;
    const choice = { kind: 'offer', to: [defender], give, want, gifts: false } as const;
    return { prompt: { key: 'ask.deal', args: { to: defender } }, choice, pass: true };
  },
  why: () => no('5.3', 'rule.5.3'),
  take(kit, _, seat, offer) {
    if (offer === null) return kit.leave();
    const { give, want } = offer;
    const hand = kit.state.table.hands[seat] ?? [];
    const offered = hand.filter((_slot, i) => give[i] === 1);
    kit.lay(hand, offered, [seat]); // how many is public; which they are is not
    kit.goto('reply', { give: offered.length, want: want[0] ?? 0 });
  },
};

/** Who accepts picks the cards. Only the two of them know what went over. */
const reply: Step<Table, Steps, 'reply'> = {
  may: ({ table }) => [table.defender],
  ask({ table }, { give, want }, seat) {
    const choice = { kind: 'some', noun: 'slot', options: table.hands[seat] ?? [], min: want, max: want } as const;
    const args = { from: table.attacker, give, want };
    return { prompt: { key: 'ask.reply', args }, choice, pass: true };
  },
  take(kit, { give, want }, seat, picked) {
    const { hands, attacker } = kit.state.table;
    kit.leave();
    const [mine, theirs] = [hands[attacker] ?? [], hands[seat] ?? []];
    if (picked === null) return kit.mix(mine, [attacker]);
    const [given, taken] = [mine.slice(-give), kit.lay(theirs, picked, [seat])];
    for (const slot of given) kit.look(slot, seat);
    for (const slot of taken) kit.look(slot, attacker);
    hands[attacker] = [...mine.slice(0, -give), ...taken];
    hands[seat] = [...theirs.slice(0, -want), ...given];
    kit.tell('log.deal', { who: [attacker, seat], give, want }, '5.3');
  },
};

export const game: Game<Table, Steps> = {
  id: 'duel',
  name: 'Duel',
  rules: 2,
  seats: { min: 2, max: 6 },
  options: { goal: [3, 2, 5] },
  items: ['card', 'card', 'card', 'seat'],
  calm: ['duelling'],
  steps: {
    place,
    turns,
    duel: sequence('powers', 'select', 'powers', 'resolve'),
    powers,
    announce,
    select,
    resolve,
    deal,
    reply,
    consolation,
    grudge,
  },
  text: {
    en: async () => (await import('./text/en.ts')).default,
    it: async () => (await import('./text/it.ts')).default,
  },
  setup(kit, options) {
    layOut(kit);
    const seats = Array.from({ length: kit.state.seats }, (_, seat) => seat);
    const hands = seats.map((seat) => Array.from({ length: 6 }, () => kit.draw(DECK, seat)));
    const dealt = seats.map(() => POWERS[kit.pick(POWERS.length)] ?? NONE);
    kit.call('turns');
    kit.call('place');
    const first = {
      duel: 0,
      attacker: -1,
      defender: -1,
      laid: [],
      score: seats.map(() => 0),
      grudges: seats.map(() => -1),
    };
    const bases = seats.map(() => [4, 4, 4, 4, 4]);
    return { goal: Number(options['goal']), hands, bases, powers: dealt, live: [...dealt], ...first };
  },
  standing({ table: { score: scores }, frames }) {
    return { over: frames.length === 0, scores, ranks: ranksOf(scores) };
  },
  describe(view) {
    const { score, hands, bases, grudges } = view.table;
    const seats = score.map((points, who) => {
      const hand = (hands[who] ?? []).map((slot) => itemOf(view, slot));
      const args = { who, points, tokens: total(bases[who] ?? []), power: livePower(view.table, who), hand };
      return { key: 'see.seat', args };
    });
    const known = grudges.map((slot, who) => ({ key: 'see.grudge', args: { who, against: itemOf(view, slot) } }));
    return [...seats, ...known.filter(({ args }) => args.against >= 0)];
  },
  invariant(state) {
    const held = state.held.item.filter((item, slot) => item >= 0 && deckOf(state, slot) !== GRUDGES).length;
    const [cards, all] = [sizeOf(state, DECK) + sizeOf(state, RESERVE) + held, cardsFor(state.seats)];
    return cards === all ? null : `there are ${cards} cards, not ${all}`;
  },
};
