// Destiny (§3.1, §3.2, §7): a token out of the Warp, then the card that says whom to challenge.

import { no, rule, type Seat, type State, type Step } from '@orrery/kernel';
import { COLOURS, CONES, FIRST_COMET, FIRST_CONE, FIRST_REVERSE, WILD, WILD_REVERSE } from '../data/destiny.ts';
import { hasChallengeCard } from './cards.ts';
import { designated } from './cones.ts';
import { slide } from './limbo.ts';
import type { CosmicKit, Steps } from './steps.ts';
import { type Challenge, DESTINY, isMoon, LIMBO, NOBODY, now, NOWHERE, type Place, type Table } from './table.ts';
import { basesOf, settle, tokensAt } from './tokens.ts';
import { newHand } from './turn.ts';

type DestinyStep<N extends keyof Steps> = Step<Table, Steps, N>;

/** §3.1: the offense may take one token out of the Warp, to any of its bases; without one, straight onto the cone. */
export const retrieve: DestinyStep<'retrieve'> = {
  may: ({ table }) => (rule('3.1', (table.warp[now(table).offense] ?? 0) > 0) ? [now(table).offense] : []),
  ask({ table }, _, seat) {
    const bases = basesOf(table, seat);
    const options = bases.length > 0 ? bases : [NOWHERE];
    const choice = { kind: 'one', noun: 'place', options } as const;
    return { prompt: { key: 'ask.retrieve' }, choice, otherwise: options[0] ?? NOWHERE };
  },
  why: () => no('3.1', 'refuse.retrieve'),
  take(kit, _, seat, place) {
    const { table } = kit.state;
    table.warp[seat] = (table.warp[seat] ?? 0) - 1;
    const cone = now(table).cone[0];
    kit.tell('log.retrieve', { seat, place }, '3.1');
    kit.leave();
    if (place === NOWHERE) cone[seat] = (cone[seat] ?? 0) + 1;
    else settle(kit, { seat, n: 1, place });
  },
};

/** §3.2: the top card is turned. A Comet is noted and another card turned; only the first counts (§7.2). */
export const destiny: DestinyStep<'destiny'> = {
  run(kit) {
    const { table } = kit.state;
    const challenge = now(table);
    const item = turnDestiny(kit);
    kit.tell('log.destiny', { seat: challenge.offense, card: item }, '3.2');
    if (rule('7.2', item >= FIRST_COMET)) {
      if (challenge.comet === 0) challenge.comet = item - FIRST_COMET + 1;
      return;
    }
    kit.leave();
    point(kit, item);
  },
};

/** What a Destiny card makes of the challenge. */
export function point(kit: CosmicKit, item: number): void {
  const { table } = kit.state;
  const challenge = now(table);
  const isBlack = (item >= FIRST_REVERSE && item < WILD) || item === WILD_REVERSE;
  challenge.destiny = item;
  challenge.reverse = rule('3.2', isBlack);
  challenge.colour = item < WILD ? item % COLOURS.length : NOBODY;
  if (item >= FIRST_CONE) {
    const [only, ...others] = designated(kit.state, item - FIRST_CONE);
    challenge.colour = only !== undefined && others.length === 0 ? only : NOBODY;
  }
  if (challenge.colour >= 0 && challenge.colour !== challenge.offense) name(challenge, challenge.colour);
  // §10: a coloured normal cone empties that section of the Limbo; a reverse one empties none.
  if ((table.on & LIMBO) !== 0 && !isBlack && challenge.colour >= 0) slide(kit, challenge.colour);
}

function name(challenge: Challenge, seat: Seat): void {
  challenge.system = seat;
  challenge.defense = seat;
}

/** Turns the top card over; §3.2: the last one is shuffled with the discards first. */
function turnDestiny(kit: CosmicKit): number {
  const { table } = kit.state;
  if (rule('3.2', kit.left(DESTINY) <= 1)) {
    table.destiny.forEach((n, item) => kit.put(DESTINY, item, n));
    table.destiny = table.destiny.map(() => 0);
    kit.tell('log.destiny-shuffled', {}, '3.2');
  }
  const item = kit.pull(DESTINY);
  table.destiny[item] = (table.destiny[item] ?? 0) + 1;
  return item;
}

/** §3.2: a wild or a card that fits several: the offense names the system; its own colour: redraw, or somebody at home. */
export const whither: DestinyStep<'whither'> = {
  may: ({ table }) => (now(table).defense === NOBODY ? [now(table).offense] : []),
  ask(view, _, seat) {
    const { destiny: card, colour } = now(view.table);
    const own = colour === seat;
    const options = own ? ['redraw', ...atHome(view, seat)] : systems(view, card, seat);
    const choice = { kind: 'one', noun: 'whither', options } as const;
    const key = own ? 'ask.own-colour' : 'ask.whither';
    return { prompt: { key }, choice, otherwise: options[0] ?? 'redraw' };
  },
  why: () => no('3.2', 'refuse.whither'),
  take(kit, _, seat, answer) {
    const challenge = now(kit.state.table);
    const [verb, a, b] = answer.split(' ');
    kit.leave();
    if (verb === 'redraw') {
      kit.tell('log.redraw', { seat }, '3.2');
      return kit.rerun('destiny');
    }
    if (verb === 'system') {
      name(challenge, Number(a));
      kit.tell('log.system', { seat, system: Number(a) }, '3.2');
      if ((kit.state.table.on & LIMBO) !== 0 && !challenge.reverse) slide(kit, Number(a));
      return;
    }
    Object.assign(challenge, { system: kit.state.table.systems[Number(a)], target: Number(a), defense: Number(b ?? NOBODY) });
    kit.tell('log.at-home', { seat, place: Number(a), defense: Number(b ?? NOBODY) }, '3.2');
  },
};

/** Systems the offense may name: any for a wild (R36: its own too, for who stands there), else those the card fits. */
function systems(view: State<Table>, card: number, seat: Seat): string[] {
  const all = Array.from({ length: view.seats }, (_, each) => each);
  const fit = card >= FIRST_CONE ? designated(view, card - FIRST_CONE) : all;
  const others = fit.filter((each) => each !== seat && ((view.table.out >> each) & 1) === 0);
  return [...others.map((each) => `system ${each}`), ...(fit.includes(seat) ? atHome(view, seat) : [])];
}

/** §3.2: in the own system, a base of somebody else, or an empty planet, which is simply taken. */
export function atHome({ table }: State<Table>, seat: Seat): string[] {
  const places = table.systems.flatMap((system, place) => (system === seat ? [place] : []));
  return places.flatMap((place) => {
    const others = (table.tokens[place] ?? []).flatMap((n, each) => (n > 0 && each !== seat ? [each] : []));
    if (others.length > 0) return others.map((each) => `base ${place} ${each}`);
    return tokensAt(table, place, seat) === 0 ? [`empty ${place}`] : [];
  });
}

/** §3.2: a defense without a Challenge card takes a new hand. */
export const rearm: DestinyStep<'rearm'> = {
  run(kit) {
    const { defense } = now(kit.state.table);
    kit.leave();
    if (defense !== NOBODY && rule('3.2', !hasChallengeCard(kit.state, defense))) newHand(kit, defense);
  },
};

/** Whether the cone can be aimed at this place: R6. */
export function canAim(view: State<Table>, seat: Seat, place: Place): boolean {
  const { table } = view;
  if (isMoon(table, place)) return rule('13.3', tokensAt(table, place, seat) === 0);
  return rule('R6', tokensAt(table, place, seat) === 0 || table.systems[place] === seat);
}

export { CONES };
