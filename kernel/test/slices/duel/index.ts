// Duel: the hardest corner of Cosmic Encounter in one small game. Sealed cards, announced acts that can be zapped (and the
// zap zapped), powers copied and lost in mid-window, a step run again, hands seen and drawn blind, deals for unseen cards.

import { type Game, itemOf, no, type Offer, rule, sequence, type Step, type Text, total } from '@orrery/kernel';
import { cardsOf, discard, livePower, loseTokens, mains, NO, strength, sum, type Table, TRUCE } from './table.ts';
import { announce, powers, tricks } from './windows.ts';

const pieces = (most: readonly number[] = []) => most.map((max, id) => ({ id, min: 0, max, weight: 1 }));

/** §1.1: everybody places twenty tokens on five bases, at once and sealed: 10,626 ways. */
const place: Step<Table> = {
  together: 'sealed',
  may: ({ seats }) => [0, 1, 2, 3].slice(0, seats),
  ask() {
    const entries = pieces([20, 20, 20, 20, 20]);
    const choice = { kind: 'amounts', noun: 'base', entries, min: 20, max: 20 } as const;
    return { prompt: { key: 'ask.place' }, choice, otherwise: [4, 4, 4, 4, 4] };
  },
  why: () => no('1.1', 'refuse.place'),
  take(kit, _, seat, answer) {
    kit.state.table.bases[seat] = [...(answer as number[])];
  },
};

/** §1.2: somebody has reached the goal, or too few have tokens. §2.1: the turn goes round; chance names the defender. */
const turns: Step<Table> = {
  run(kit) {
    const t = kit.state.table;
    const alive = t.bases.map((_, seat) => seat).filter((seat) => sum(t.bases[seat]) > 0);
    if (t.duel > 0) kit.turn();
    const won = rule('1.2', Math.max(...t.score) >= t.goal);
    if (won || alive.length < 2 || t.duel >= 8 * t.score.length) return kit.end();
    do t.attacker = (t.attacker + 1) % t.score.length;
    while (!alive.includes(t.attacker));
    const others = alive.filter((seat) => seat !== t.attacker);
    t.defender = others[kit.pick(others.length)] ?? NO;
    Object.assign(t, { duel: t.duel + 1, sent: 0, used: 0, copied: t.score.map(() => null), laid: [], offers: 0 });
    kit.tell('log.duel', { attacker: t.attacker, defender: t.defender }, '2.1');
    kit.call('duel');
  },
};

/** §2.2: one to four tokens, from any bases. */
const launch: Step<Table> = {
  may: ({ table }) => [table.attacker],
  ask({ table }, _, seat) {
    const entries = pieces((table.bases[seat] ?? []).map((n) => Math.min(4, n)));
    const first = entries.find(({ max }) => max > 0)?.id;
    const choice = { kind: 'amounts', noun: 'base', entries, min: 1, max: 4 } as const;
    return { prompt: { key: 'ask.launch' }, choice, otherwise: entries.map(({ id }) => (id === first ? 1 : 0)) };
  },
  why: () => no('2.2', 'refuse.launch'),
  take(kit, _, seat, answer) {
    const t = kit.state.table;
    const sent = answer as number[];
    t.sent = sum(sent);
    t.bases[seat] = (t.bases[seat] ?? []).map((n, base) => n - (sent[base] ?? 0));
    kit.tell('log.launch', { seat, n: t.sent }, '2.2');
    kit.leave();
  },
};

/** §4.1: both lay a duel card face down, without knowing the other's. */
const select: Step<Table> = {
  together: 'sealed',
  may: ({ table }) => mains(table),
  ask(view, _, seat) {
    const options = cardsOf(view, seat, (item) => rule('4.1', item <= TRUCE));
    if (options.length === 0) return null;
    return {
      prompt: { key: 'ask.select' },
      choice: { kind: 'one', noun: 'slot', options },
      otherwise: options[0] ?? NO,
    };
  },
  why: () => no('4.1', 'refuse.select'),
  take(kit, _, seat, answer) {
    const { laid, hands } = kit.state.table;
    while (laid.length < hands.length) laid.push([]);
    if (answer !== null) laid[seat] = kit.lay(hands[seat] ?? [], [answer as number], [seat]);
    if (answer !== null) hands[seat]?.pop();
  },
};

/** §5.1: the stronger wins, a tie is the defender's. §5.2: an attack wins against a truce. */
const resolve: Step<Table> = {
  run(kit) {
    const t = kit.state.table;
    const cards = mains(t).map((seat) => (t.laid[seat] ?? []).map(kit.show)[0] ?? NO);
    kit.tell('log.shown', { who: mains(t), cards }, '5.1');
    const truces = cards.filter((card) => card === TRUCE).length;
    if (truces === 2) return kit.goto('deal');
    const [attack = 0, defence = 0] = mains(t).map((seat, i) => strength(t, seat, cards[i] ?? NO));
    const wins = truces === 1 ? rule('5.2', cards[1] === TRUCE) : rule('5.1', attack > defence);
    const [winner, loser] = wins ? ([t.attacker, t.defender] as const) : ([t.defender, t.attacker] as const);
    const hand = t.hands[winner] ?? [];
    const count = Math.min(t.sent, hand.length);
    t.score[winner] = (t.score[winner] ?? 0) + 1;
    kit.tell('log.won', { winner, attack, defence }, '5.1');
    if (wins) loseTokens(t, loser, t.sent);
    else t.sent = 0;
    if (truces === 1 && count > 0) {
      // For each token lost the loser draws a card blind from the winner's hand.
      kit.mix(hand, [winner]);
      const drawn = hand.splice(-count);
      for (const slot of drawn) kit.look(slot, loser);
      t.hands[loser]?.push(...drawn);
      kit.tell('log.consoled', { loser, n: count }, '5.2');
    }
    kit.goto('after');
  },
};

/** §5.4: surviving tokens come home to base A, laid cards go back into the deck, and both draw a card. */
const after: Step<Table> = {
  run(kit) {
    const t = kit.state.table;
    const home = t.bases[t.attacker] ?? [];
    home[0] = (home[0] ?? 0) + t.sent;
    for (const seat of mains(t)) {
      for (const slot of t.laid[seat] ?? []) discard(kit, [slot], slot);
      if ((t.hands[seat]?.length ?? 0) < 8) t.hands[seat]?.push(kit.draw(0, seat));
    }
    t.laid = [];
    kit.leave();
  },
};

/** §5.3: two truces: at most two offers, own cards for unseen ones. §5.5: without a deal both lose two tokens. */
const deal: Step<Table> = {
  may: ({ table }) => (rule('5.3', table.offers < 2) ? [table.attacker] : []),
  ask({ table }, _, seat) {
    const give = (table.hands[seat] ?? []).map((id) => ({ id, min: 0, max: 1, weight: 1 }));
    const want = [{ id: 'card', min: 0, max: Math.min(2, table.hands[table.defender]?.length ?? 0), weight: 1 }];
    if (give.length === 0 && want[0]?.max === 0) return null;
    const choice = { kind: 'offer', to: [table.defender], give, want, gifts: true } as const;
    return { prompt: { key: 'ask.deal', args: { seat: table.defender } }, choice, pass: true };
  },
  why: () => no('5.3', 'refuse.deal'),
  take(kit, _, seat, answer) {
    const t = kit.state.table;
    t.offers = answer === null ? 2 : t.offers + 1;
    if (answer === null) return;
    const [want = 0] = (answer as Offer).want;
    const give = (t.hands[seat] ?? []).filter((_slot, i) => (answer as Offer).give[i] === 1);
    kit.tell('log.offer', { seat, give: give.length, want }, '5.3');
    kit.call('reply', { give, want });
  },
  run(kit) {
    const t = kit.state.table;
    kit.tell('log.no-deal', { who: mains(t) }, '5.5');
    for (const seat of mains(t)) loseTokens(t, seat, rule('5.5', true) ? 2 : 0);
    kit.goto('after');
  },
};

/** Who accepts picks the cards asked for. Only the two of them know what went over. */
const reply: Step<Table, { give: number[]; want: number }> = {
  may: ({ table }) => [table.defender],
  ask({ table }, { give, want }, seat) {
    const prompt = { key: 'ask.reply', args: { seat: table.attacker, give: give.length, want } };
    if (want === 0) return { prompt, choice: { kind: 'one', noun: 'word', options: ['accept'] }, pass: true };
    const options = table.hands[seat] ?? [];
    return { prompt, choice: { kind: 'some', noun: 'slot', options, min: want, max: want }, pass: true };
  },
  take(kit, { give }, seat, answer) {
    const { hands, attacker } = kit.state.table;
    kit.leave();
    if (answer === null) return;
    const [mine, theirs] = [hands[attacker] ?? [], hands[seat] ?? []];
    const given = kit.lay(mine, give, [attacker]);
    const taken = kit.lay(theirs, Array.isArray(answer) ? (answer as number[]) : [], [seat]);
    for (const slot of given) kit.look(slot, seat);
    for (const slot of taken) kit.look(slot, attacker);
    hands[attacker] = [...mine.slice(0, mine.length - given.length), ...taken];
    hands[seat] = [...theirs.slice(0, theirs.length - taken.length), ...given];
    kit.tell('log.deal', { who: [attacker, seat] }, '5.3');
    kit.goto('after');
  },
};

const steps = { place, turns, launch, powers, select, tricks, announce, resolve, after, deal, reply };

export const game: Game<Table> = {
  id: 'duel',
  name: 'Duel',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { goal: [3, 2, 5], powers: [true, false] },
  items: ['card'],
  text: {
    en: async () => (await import('./text/en.ts')).default,
    it: async () => (await import('./text/it.ts')).default,
  },
  steps: { ...steps, duel: sequence('launch', 'powers', 'select', 'tricks', 'resolve') },
  setup(kit, options) {
    // Attacks of 1, 4, 6, 8, 10 and 14; truces; zaps; rewinds.
    const deck = kit.pool([4, 5, 5, 5, 4, 3, 6, 6, 3]);
    const seats = Array.from({ length: kit.state.seats }, (_, seat) => seat);
    const hands = seats.map((seat) => Array.from({ length: 6 }, () => kit.draw(deck, seat)));
    const left = [0, 1, 2, 3];
    const dealt = seats.map(() =>
      options['powers'] === false ? NO : (left.splice(kit.pick(left.length), 1)[0] ?? NO),
    );
    kit.call('turns');
    kit.call('place');
    const round = { duel: 0, attacker: NO, defender: NO, sent: 0, used: 0, copied: [], laid: [], offers: 0 };
    return { goal: Number(options['goal']), hands, bases: [], powers: dealt, score: seats.map(() => 0), ...round };
  },
  standing({ table, frames }) {
    const ranks = table.score.map((score) => 1 + table.score.filter((other) => other > score).length);
    return { over: frames.length === 0, scores: table.score, ranks };
  },
  describe(view) {
    const t = view.table;
    const lines: Text[] = t.score.map((score, seat) => {
      const args = {
        seat,
        score,
        tokens: sum(t.bases[seat]),
        cards: t.hands[seat]?.length ?? 0,
        power: t.duel === 0 ? (t.powers[seat] ?? NO) : livePower(t, seat),
      };
      return { key: 'table.seat', args };
    });
    const hand = (t.hands[view.viewer] ?? []).map((slot) => itemOf(view, slot));
    return hand.length > 0 ? [...lines, { key: 'table.hand', args: { hand } }] : lines;
  },
  invariant({ held, pools }) {
    const cards = total(pools[0] ?? []) + held.item.filter((item) => item !== NO).length;
    return cards === 41 ? null : `there are ${cards} cards, not 41`;
  },
};
