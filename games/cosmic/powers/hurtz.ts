import { type Amount, no, rule, type Seat, type State, total } from '@orrery/kernel';
import { lend } from '../flares/philanthropist.ts';
import { takeBlind } from '../rules/cards.ts';
import { canTreat, isTreated, noteTalks } from '../rules/contract.ts';
import type { Power, Source } from '../rules/hooks.ts';
import { enforce, isMoon, isSuperOn, liveHolding, livePowers } from '../rules/live.ts';
import { payTo, purseOf } from '../rules/purse.ts';
import { powerOf } from '../rules/registry.ts';
import { type Kit, nearest, type Step } from '../rules/steps.ts';
import { has, type Lasting, now, NOWHERE, seatsOf, sideOf, type Table } from '../rules/table.ts';
import { announceUse } from '../rules/timing.ts';
import { firstOf, liftable, makeSpot, move, spotOf, tokensAt } from '../rules/tokens.ts';
import { drawPower } from '../rules/unused.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'hurtz.tokens': { locals: { seat: Seat; to: Seat; n: number }; answer: readonly number[] };
  }
}

const HURTZ = powerOf('hurtz');
const STOCK = 3;
const [TOKENS, SUPER_TOKENS] = [4, 6];

/** A lasting effect of this name: tokens of its seat fight for its target: how many, in which challenge, on which side. */
const HIRED = 'hired';

/** An effect of this name: its seat takes cards of its target, who has its power (Wild). */
const FEE = 'fee';

/** From whom a seat can rent. */
const ownerOf = (state: State<Table>, seat: Seat): Seat =>
  seatsOf(state.seats).find((each) => each !== seat && liveHolding(state, each, HURTZ) !== null) ?? seat;

type Thing = 'power' | 'tokens';

/** What there are talks about, at each moment once. */
const talkOf = (state: State<Table>, what: Thing): string => `${what} ${nearest(state, 'moment')?.code ?? ''}`;

/** How many tokens fight for a seat in this challenge. */
const hiredBy = (table: Table, seat: Seat): number =>
  total(table.lasting.map((each) => (isHired(table, each) && each.target === seat ? (each.data[0] ?? 0) : 0)));

/** R260: one power or tokens, not both; more tokens, as far as the number lets it. What is only copied has a power behind it. */
function isFree({ table }: State<Table>, seat: Seat, what: Thing): boolean {
  const hasPower = now(table).loans.some(({ to, taken, by }) => to === seat && !taken && by === undefined);
  return !hasPower && (what === 'tokens' || hiredBy(table, seat) === 0);
}

const canRent = (state: State<Table>, seat: Seat, what: Thing): boolean =>
  purseOf(state, seat) > 0 &&
  isFree(state, seat, what) &&
  !isTreated(state.table, seat, talkOf(state, what)) &&
  canTreat(state, ownerOf(state, seat), seat);

/** The powers in stock that nobody has rented, and that the seat has not got itself. */
function onOffer(state: State<Table>, seat: Seat): number[] {
  const owner = ownerOf(state, seat);
  const { loans } = now(state.table);
  const own = livePowers(state, seat);
  return (liveHolding(state, owner, HURTZ)?.data ?? []).filter(
    (power) => !own.includes(power) && !loans.some((loan) => loan.power === power && loan.from === owner),
  );
}

/** From which of its bases tokens can be rented out: not those that defend. */
function spare(state: State<Table>, seat: Seat): Amount[] {
  const { table } = state;
  const { holding, target } = now(table);
  return liftable(state, seat, has(holding, seat) ? target : NOWHERE).filter(
    ({ id }) => (table.systems[Number(id)] ?? -1) >= 0,
  );
}

/** How many tokens a seat can still rent in this challenge; once the cards are up, only with the Super. */
function forHire(state: State<Table>, seat: Seat): number {
  const { table } = state;
  const owner = ownerOf(state, seat);
  const isSuper = isSuperOn(table, 'hurtz', owner);
  if (now(table).shown.length > 0 && !isSuper) return 0;
  const there = total(spare(state, owner).map(({ max }) => max));
  return Math.min(there, (isSuper ? SUPER_TOKENS : TOKENS) - hiredBy(table, seat));
}

const isHired = (table: Table, { of, data }: Pick<Lasting, 'of' | 'data'>): boolean =>
  of === HIRED && data[1] === now(table).n;

/** Somebody wants to rent: that is the power's use, and can be cancelled. */
function request(kit: Kit, seat: Seat, what: Thing, n: number): void {
  noteTalks(kit.state.table, seat, talkOf(kit.state, what));
  const owner = ownerOf(kit.state, seat);
  announceUse(kit, { seat: owner, form: 'auto', what: HURTZ, act: 0, target: `${what} ${seat} ${n}` });
}

/** Hired tokens stand apart, and count as those of whom they fight for; they are lost with that side, or go home. */
const hired: Source = {
  hooks: {
    leaves: ({ table }, me, may, seat, place) =>
      may && (seat !== me.seat || place !== spotOf(table, seat, HURTZ) || me.data[0] === 0),
    sum: {
      5({ table }, { target, data }, { tokens }) {
        const [n = 0, , side = 0] = data;
        const row = tokens[side === 0 ? 0 : 1];
        if (isHired(table, { of: HIRED, data })) row[Number(target)] = (row[Number(target)] ?? 0) + n;
      },
    },
    troops: ({ table }, { seat, data }, groups, side) =>
      isHired(table, { of: HIRED, data }) && data[2] === side && data[0] !== 0
        ? [...groups, { seat, n: data[0] ?? 0, from: spotOf(table, seat, HURTZ), side }]
        : groups,
  },
  later: [
    {
      at: '9',
      when: ({ table }, { data }) => isHired(table, { of: HIRED, data }) && data[0] !== 0,
      do(kit, { seat, data }) {
        const { table } = kit.state;
        const spot = spotOf(table, seat, HURTZ);
        const n = Math.min(data[0] ?? 0, tokensAt(table, spot, seat));
        data[0] = 0;
        move(kit, seat, spot, -n);
        if (n > 0) kit.call('home', { seat, n });
      },
    },
  ],
};

/** It rents out powers of its stock, and tokens. */
export const hurtz: Power = {
  setup(kit, seat, holding) {
    holding.data = Array.from({ length: STOCK }, () => drawPower(kit)).filter((power) => power >= 0);
    if (holding.data.length > 0) kit.tell('log.stock', { seat, powers: [...holding.data] }, '15.1');
  },
  grants: [
    {
      at: ['start', '6z'],
      may: (state, seat) => canRent(state, seat, 'power') && onOffer(state, seat).length > 0,
      targets: onOffer,
      noun: 'power',
      do: (kit, { seat, target }) => request(kit, seat, 'power', Number(target)),
    },
    {
      at: ['6z', '8a'],
      by: 'main-or-ally',
      may: (state, seat) =>
        canRent(state, seat, 'tokens') && forHire(state, seat) > 0 && !rule('13.3', isMoon(now(state.table).target)),
      do: (kit, { seat }) => request(kit, seat, 'tokens', 0),
    },
  ],
  autos: [
    {
      // Never by itself: when somebody asks.
      at: [],
      do(kit, { seat: giver, target }) {
        const [what = '', ...rest] = String(target).split(' ');
        const [taker = giver, n = 0] = rest.map(Number);
        const contract = { power: HURTZ, what, giver, taker, n, price: 0 };
        if (what === 'power') return kit.call('contract.price', contract);
        const most = forHire(kit.state, taker);
        if (most > 0) kit.call('contract.amount', { ...contract, asked: taker, most });
      },
    },
  ],
  agreed(kit, { what, giver, taker, n, price }) {
    const { table } = kit.state;
    if (what === 'own') {
      lend(kit, giver, taker, n);
      return enforce(table, FEE, giver, taker);
    }
    payTo(kit, taker, giver, price);
    if (what === 'tokens') return kit.call('hurtz.tokens', { seat: giver, to: taker, n });
    now(table).loans.push({ power: n, from: giver, to: taker, taken: false });
    kit.tell('log.rents', { seat: taker, other: giver, power: n });
  },
  effects: {
    [HIRED]: hired,
    [FEE]: {
      later: [
        {
          at: '9',
          when: (_, { data }) => data.length === 0,
          do(kit, { seat, target, data }) {
            const { winner, ended, fought } = now(kit.state.table);
            const isWon = ended === 'won' && winner !== -1 && has(fought[winner], Number(target));
            data.push(1);
            takeBlind(kit, seat, Number(target), isWon ? 2 : 1);
          },
        },
      ],
    },
  },
  see: (_, __, { data = [] }) => (data.length === 0 ? [] : [{ key: 'see.stock', args: { powers: [...data] } }]),
};

/** From which bases the tokens come. */
export const hurtzTokens: Step<'hurtz.tokens'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, n, to }) {
    const entries = spare(view, seat);
    if (entries.length < 2) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.hired', args: { to, n } }, choice, otherwise: firstOf(entries, n) };
  },
  why: (_, { n }) => no('11.4', 'refuse.hired', { n }),
  take: (kit, { seat, to, n }, _, amounts) => send(kit, seat, to, n, amounts),
  run: (kit, { seat, to, n }) => send(kit, seat, to, n, firstOf(spare(kit.state, seat), n)),
};

function send(kit: Kit<'hurtz.tokens'>, seat: Seat, to: Seat, n: number, amounts: readonly number[]): void {
  const { table } = kit.state;
  const entries = spare(kit.state, seat);
  kit.leave();
  entries.forEach(({ id }, i) => move(kit, seat, Number(id), -(amounts[i] ?? 0)));
  move(kit, seat, makeSpot(kit.state, seat, HURTZ), n);
  const side = Math.max(0, sideOf(now(table), to));
  const { n: challenge } = now(table);
  table.lasting.push({
    of: HIRED,
    seat,
    target: to,
    data: [n, challenge, side],
    until: table.challenges,
    unit: 'challenge',
  });
  kit.tell('log.hired', { seat: to, other: seat, n });
}
