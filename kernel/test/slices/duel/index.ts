// duel: sealed cards, windows in windows, hands drawn blind, deals. windows.ts is the table and §3, here is the rest.

import { type Game, itemOf, no, type Offer, rule, sequence, type Step, total } from '@orrery/kernel';
import { announce, cardOf, livePower, mains, NONE, POWERS, powers, round, type Table, TRUCE } from './windows.ts';

const DECK = [16, 14, 30, 24, 16]; // zaps, truces, attacks by strength: more than the longest game of four can draw
const deckFor = (seats: number): number[] => (seats > 4 ? DECK.map((n) => 2 * n) : DECK);
const BASES = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: `base ${name}`, min: 0, max: 20, weight: 1 }));
const duel = sequence<Table>('powers', 'select', 'powers', 'resolve');

const place: Step<Table> = {
  together: 'sealed',
  may: round,
  ask() {
    const choice = { kind: 'amounts', noun: 'word', entries: BASES, min: 20, max: 20 } as const; // 10,626 ways
    return { prompt: { key: 'ask.place' }, choice, otherwise: [4, 4, 4, 4, 4] };
  },
  why: () => no('1.1', 'ask.place'),
  take(kit, _, seat, tokens) {
    kit.state.table.bases[seat] = [...(tokens as number[])];
  },
};

const turns: Step<Table> = {
  run(kit) {
    const { table, seats } = kit.state;
    const [attacker = 0, ...others] = round(kit.state);
    kit.turn();
    if (rule('1.2', Math.max(...table.score) >= table.goal) || table.duel === 8 * seats) return kit.end();
    const defender = others[kit.roll(others.length) - 1] ?? 0;
    for (const slot of table.laid.flat()) kit.drop(slot);
    for (const seat of [attacker, defender]) table.hands[seat]?.push(kit.draw(0, seat));
    Object.assign(table, { duel: table.duel + 1, attacker, defender, live: [...table.powers], laid: [] });
    kit.tell('log.duel', { attacker, defender }, '2.1');
    kit.call('duel');
  },
};

const select: Step<Table> = {
  together: 'sealed',
  may: ({ table }) => mains(table),
  ask(view, _, seat) {
    const choice = cardOf(view, seat, (item) => rule('4.1', item >= TRUCE));
    return choice && { prompt: { key: 'ask.select' }, choice, otherwise: choice.options[0] ?? -1 };
  },
  why: () => no('4.1', 'ask.select'),
  take(kit, _, seat, slot) {
    const { laid, hands } = kit.state.table;
    laid.push(slot === null ? [] : kit.lay(hands[seat] ?? [], [Number(slot)], [seat]));
    if (slot !== null) hands[seat]?.pop();
  },
};

const resolve: Step<Table> = {
  run(kit) {
    const { table } = kit.state;
    const cards = table.laid.map((slots) => slots.map(kit.show));
    const [[attack = -1] = [], [defence = -1] = []] = cards;
    kit.tell('log.shown', { who: mains(table), cards: cards.flat() });
    if (rule('5.2', attack === TRUCE && defence === TRUCE)) return kit.goto('deal');
    const winner = rule('5.1', attack > defence) ? table.attacker : table.defender; // who wins a tie
    table.score[winner] = (table.score[winner] ?? 0) + 1;
    kit.tell('log.won', { winner }, '5.1');
    kit.leave();
  },
};

const deal: Step<Table> = {
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
    const { give, want } = offer as Offer;
    const slots = (kit.state.table.hands[seat] ?? []).filter((_slot, i) => give[i] === 1);
    kit.goto('reply', { give: slots, want: want[0] });
  },
};

/** Who accepts picks the cards. Only the two of them know what went over. */
const reply: Step<Table, { give: number[]; want: number }> = {
  may: ({ table }) => [table.defender],
  ask({ table }, { give, want }, seat) {
    const choice = { kind: 'some', noun: 'slot', options: table.hands[seat] ?? [], min: want, max: want } as const;
    const args = { from: table.attacker, give: give.length, want };
    return { prompt: { key: 'ask.reply', args }, choice, pass: true };
  },
  take(kit, { give, want }, seat, picked) {
    const { hands, attacker } = kit.state.table;
    kit.leave();
    if (picked === null) return;
    const [mine, theirs] = [hands[attacker] ?? [], hands[seat] ?? []];
    const [given, taken] = [kit.lay(mine, give, [attacker]), kit.lay(theirs, picked as number[], [seat])];
    for (const slot of given) kit.look(slot, seat);
    for (const slot of taken) kit.look(slot, attacker);
    hands[attacker] = [...mine.slice(0, -give.length), ...taken];
    hands[seat] = [...theirs.slice(0, -want), ...given];
    kit.tell('log.deal', { who: [attacker, seat], give: give.length, want }, '5.3');
  },
};

export const game: Game<Table> = {
  id: 'duel',
  name: 'Duel',
  rules: 1,
  seats: { min: 2, max: 6 },
  options: { goal: [3, 2, 5] },
  items: ['card'],
  calm: ['duelling'],
  steps: { place, turns, duel, powers, announce, select, resolve, deal, reply },
  text: {
    en: async () => (await import('./text/en.ts')).default,
    it: async () => (await import('./text/it.ts')).default,
  },
  setup(kit, options) {
    const deck = kit.pool(deckFor(kit.state.seats));
    const seats = Array.from({ length: kit.state.seats }, (_, seat) => seat);
    const hands = seats.map((seat) => Array.from({ length: 6 }, () => kit.draw(deck, seat)));
    const dealt = seats.map(() => POWERS[kit.pick(POWERS.length)] ?? NONE);
    kit.call('turns');
    kit.call('place');
    const first = { duel: 0, attacker: -1, defender: -1, laid: [], score: seats.map(() => 0) };
    const bases = seats.map(() => [4, 4, 4, 4, 4]);
    return { goal: Number(options['goal']), hands, bases, powers: dealt, live: [...dealt], ...first };
  },
  standing({ table: { score: scores }, frames }) {
    const ranks = scores.map((mine) => 1 + scores.filter((score) => score > mine).length);
    return { over: frames.length === 0, scores, ranks };
  },
  describe: (view) =>
    view.table.score.map((points, who) => {
      const hand = (view.table.hands[who] ?? []).map((slot) => itemOf(view, slot));
      const [tokens, power] = [total(view.table.bases[who] ?? []), livePower(view.table, who)];
      return { key: 'see.seat', args: { who, points, tokens, power, hand } };
    }),
  invariant({ held, pools, seats }) {
    const cards = total(pools[0] ?? []) + held.item.filter((item) => item >= 0).length;
    const all = total(deckFor(seats));
    return cards === all ? null : `there are ${cards} cards, not ${all}`;
  },
};
