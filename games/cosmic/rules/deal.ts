// Deals (§3.8): the main players offer each other cards and bases in turn, so many proposals each (R27). Who accepts picks the
// cards he gives; what the author gives, he has named. Nobody gains more than one base, and something must change hands.

import { type Amount, no, type Offer, rule, type Scalar, type Seat, type State, type Step } from '@orrery/kernel';
import { CONE, FAILED_DEAL } from '../data/hexes.ts';
import { kickerOf } from './cardplay.ts';
import { handOf } from './cards.ts';
import { bend } from './live.ts';
import type { CosmicKit, Steps } from './steps.ts';
import { DEFENSE, isMoon, isSilent, LUCRE, mainOf, now, OFFENSE, opponentOf, type Place, type Side, type Table } from './table.ts';
import { open } from './timing.ts';
import { basesOf, lift, liftAll, settle, tokensAt } from './tokens.ts';

type DealStep<N extends keyof Steps> = Step<Table, Steps, N>;

const turned = (side: Side): Side => (side === OFFENSE ? DEFENSE : OFFENSE);

/** A proposal by whoever's turn it is; a pass gives the word to the other, and costs a proposal too. */
export const deal: DealStep<'deal'> = {
  may({ table }, { left, turn }) {
    const challenge = now(table);
    if (rule('15.4', isSilent(table, challenge.offense) || isSilent(table, challenge.defense))) return [];
    return left[turn] > 0 ? [mainOf(challenge, turn)] : [];
  },
  ask(view, { left, turn }, seat) {
    const to = opponentOf(now(view.table), seat);
    const [give, want] = [given(view, seat, to), wanted(view, seat, to)];
    const choice = { kind: 'offer', to: [to], give, want, gifts: true } as const;
    return { prompt: { key: 'ask.deal', args: { to, left: left[turn] } }, choice, pass: true };
  },
  why: () => no('3.8', 'refuse.deal'),
  take(kit, frame, seat, offer) {
    frame.left[frame.turn]--;
    const by = frame.turn;
    frame.turn = frame.left[turned(by)] > 0 ? turned(by) : by;
    if (offer === null) return kit.tell('log.no-offer', { seat }, '3.8');
    propose(kit, seat, offer);
  },
  run(kit) {
    kit.leave();
    fail(kit);
  },
};

/** What the author can give: his cards by name, a base on a planet where he has one, Lucre. */
function given(view: State<Table>, seat: Seat, to: Seat): Amount[] {
  const { table } = view;
  const cards = handOf(table, seat).map((slot) => ({ id: slot, min: 0, max: 1, weight: 1 }));
  return [...cards, ...bases(table, seat, to), ...money(table, seat)];
}

/** What he can ask for: so many cards of the other's choice, a base, Lucre. */
function wanted({ table }: State<Table>, seat: Seat, to: Seat): Amount[] {
  const cards = handOf(table, to).length;
  const some = cards > 0 ? [{ id: 'cards', min: 0, max: cards, weight: 1 }] : [];
  return [...some, ...bases(table, to, seat), ...money(table, to)];
}

/** Planets where `from` has a base and `to` has none: `to` may be let in there. No Moons (§13.5). */
function bases(table: Table, from: Seat, to: Seat): Amount[] {
  return basesOf(table, from)
    .filter((place) => tokensAt(table, place, to) === 0 && rule('13.5', !isMoon(table, place)))
    .map((place) => ({ id: `base ${place}`, min: 0, max: 1, weight: 1 }));
}

const money = ({ on, lucre }: Table, seat: Seat): Amount[] =>
  rule('11.0', (on & LUCRE) !== 0) && (lucre[seat] ?? 0) > 0 ? [{ id: 'lucre', min: 0, max: lucre[seat] ?? 0, weight: 1 }] : [];

function propose(kit: CosmicKit, seat: Seat, { to, give, want }: Offer): void {
  const gives = chosen(given(kit.state, seat, to), give);
  const wants = chosen(wanted(kit.state, seat, to), want);
  const bad = gives.length + wants.length === 0 || baseCount(gives) > 1 || baseCount(wants) > 1;
  if (bad) return kit.tell('log.no-offer', { seat }, '3.8');
  const cards = Number(wants.find(([id]) => id === 'cards')?.[1] ?? 0);
  const lucre = Number(wants.find(([id]) => id === 'lucre')?.[1] ?? 0);
  const base = placeOf(wants);
  kit.tell('log.offer', { seat, to, give: gives.length, cards, base, lucre }, '3.8');
  kit.call('reply', { from: seat, to, give: gives.flatMap(([id, n]) => [id, n]), want: [cards, base, lucre] });
}

type Piece = readonly [id: Scalar, n: number];

const chosen = (entries: readonly Amount[], amounts: readonly number[]): Piece[] =>
  entries.flatMap(({ id }, i) => ((amounts[i] ?? 0) > 0 ? [[id, amounts[i] ?? 0] as const] : []));

const baseCount = (pieces: readonly Piece[]): number =>
  pieces.filter(([id]) => String(id).startsWith('base ')).length;

const placeOf = (pieces: readonly Piece[]): Place => {
  const [id] = pieces.find(([each]) => String(each).startsWith('base ')) ?? [];
  return id === undefined ? -1 : Number(String(id).slice(5));
};

/** Who accepts picks the cards asked of him. */
export const reply: DealStep<'reply'> = {
  may: (_, { to }) => [to],
  ask({ table }, { from, to, give, want: [cards, base, lucre] }) {
    const options = handOf(table, to);
    const args = { from, give: give.length / 2, cards, base, lucre };
    if (cards === 0)
      return { prompt: { key: 'ask.reply', args }, choice: { kind: 'some', noun: 'word', options: ['accept'], min: 1, max: 1 }, pass: true };
    return { prompt: { key: 'ask.reply', args }, choice: { kind: 'some', noun: 'slot', options, min: cards, max: cards }, pass: true };
  },
  why: () => no('3.8', 'refuse.reply'),
  take(kit, { from, to, give, want }, seat, picked) {
    kit.leave();
    if (picked === null) return kit.tell('log.refused', { seat }, '3.8');
    const pieces: Piece[] = [];
    for (let i = 0; i < give.length; i += 2) pieces.push([give[i] ?? '', Number(give[i + 1])]);
    kit.leave(); // the deal below is done
    made(kit);
    hand(kit, from, to, pieces.flatMap(([id]) => (typeof id === 'number' ? [id] : [])));
    hand(kit, to, from, picked.flatMap((id) => (typeof id === 'number' ? [id] : [])));
    pay(kit, from, to, Number(pieces.find(([id]) => id === 'lucre')?.[1] ?? 0));
    pay(kit, to, from, want[2]);
    if (placeOf(pieces) >= 0) kit.call('found', { seat: to, place: placeOf(pieces) });
    if (want[1] >= 0) kit.call('found', { seat: from, place: want[1] });
  },
};

/** Cards change hands: the two of them know which, nobody else. */
function hand(kit: CosmicKit, from: Seat, to: Seat, slots: readonly number[]): void {
  if (slots.length === 0) return;
  const all = handOf(kit.state.table, from);
  const given = kit.lay(all, slots, [from]);
  all.length -= given.length;
  for (const slot of given) kit.look(slot, to);
  handOf(kit.state.table, to).push(...given);
  kit.tell('log.given', { from, to, n: given.length }, '3.8');
}

function pay(kit: CosmicKit, from: Seat, to: Seat, n: number): void {
  const { lucre } = kit.state.table;
  lucre[from] = (lucre[from] ?? 0) - n;
  lucre[to] = (lucre[to] ?? 0) + n;
}

/** §3.8, R7: the offense's cone tokens go home; the deal counts as a success. */
function made(kit: CosmicKit): void {
  const challenge = now(kit.state.table);
  const { offense, cone } = challenge;
  challenge.ended = 'dealt';
  kit.tell('log.dealt', { offense, defense: challenge.defense }, '3.8');
  open(kit, 'dealt', {});
  const n = cone[OFFENSE][offense] ?? 0;
  cone[OFFENSE][offense] = 0;
  if (n > 0) kit.call('home', { seat: offense, n });
}

/** No agreement: each loses three tokens, times the other's Kicker (§6.3); a negative one frees tokens from the Warp. */
export function fail(kit: CosmicKit): void {
  const { table } = kit.state;
  const challenge = now(table);
  challenge.ended = 'failed';
  kit.tell('log.no-deal', { offense: challenge.offense, defense: challenge.defense }, '3.8');
  const n = challenge.cone[OFFENSE][challenge.offense] ?? 0;
  challenge.cone[OFFENSE][challenge.offense] = 0;
  for (const side of [DEFENSE, OFFENSE] as const) {
    const seat = mainOf(challenge, side);
    const loss = rule('6.3', true) ? FAILED_DEAL * kickerOf(kit.state, turned(side)) : FAILED_DEAL;
    if (loss > 0) kit.call('pay', { seat, n: loss, cause: 'deal' });
    else if (loss < 0) {
      const freed = Math.min(-loss, table.warp[seat] ?? 0);
      table.warp[seat] = (table.warp[seat] ?? 0) - freed;
      if (freed > 0) kit.call('home', { seat, n: freed });
    }
  }
  if (n > 0) kit.call('home', { seat: challenge.offense, n });
}

/** A base granted or gained: one to four tokens from the own bases. */
export const found: DealStep<'found'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, place }) {
    const entries = lift(view, seat, place);
    const have = entries.reduce((sum, { max }) => sum + max, 0);
    if (have === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: 1, max: Math.min(CONE, have) } as const;
    return { prompt: { key: 'ask.found', args: { place } }, choice, otherwise: entries.map((_, i) => (i === 0 ? 1 : 0)) };
  },
  why: () => no('3.8', 'refuse.found'),
  take(kit, { seat, place }, _, amounts) {
    const n = liftAll(kit, seat, lift(kit.state, seat, place), amounts);
    kit.leave();
    kit.tell('log.founds', { seat, place, n }, '3.8');
    settle(kit, { seat, n, place });
  },
};

export { bend };
