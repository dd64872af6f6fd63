// Destiny (§3.1, §3.2, §7): a token out of the Warp, then the card that says whom to challenge.

import { no, rule, type Seat, type State } from '@orrery/kernel';
import { COLOURS, COMETS, CONES, FIRST_COMET, FIRST_CONE, FIRST_REVERSE, WILD, WILD_REVERSE } from '../data/destiny.ts';
import { WORLDSHIPS } from '../data/hexes.ts';
import { atBases, designated, fitsAnybody, isConeFor } from './cones.ts';
import { bend, enforce, inForce, isMoon, react } from './live.ts';
import { slide } from './limbo.ts';
import type { Kit, Step } from './steps.ts';
import {
  type Challenge,
  DEFENSE,
  DESTINY,
  has,
  isOn,
  NOBODY,
  now,
  NOWHERE,
  OFFENSE,
  ON_WORLDSHIPS,
  OTHERS_BASES,
  type Place,
  RENEWAL,
  seatsOf,
  SPARE_DESTINY,
  type Table,
} from './table.ts';
import { havensOf, placesOf, putOnCone, retrievable, settle, tokensAt, tokensOut } from './tokens.ts';
import { vetoable } from './veto.ts';

/** §3.1: the offense may take one token out of the Warp, to any of its bases; without one, straight onto the cone. */
export const retrieve: Step<'retrieve'> = {
  may(state, { left = bend(state, 'retrieves', 1, now(state.table).offense) }) {
    const { offense } = now(state.table);
    return left > 0 && rule('3.1', retrievable(state, offense) > 0) ? [offense] : [];
  },
  ask(view, _, seat) {
    const havens = havensOf(view.table, seat);
    const options = havens.length > 0 ? havens : [NOWHERE];
    const choice = { kind: 'one', noun: 'place', options } as const;
    // R5, R35: who would have nothing to launch must take one.
    const hasTokens = tokensOut(view, seat, 1) > 0 || (now(view.table).cone[OFFENSE][seat] ?? 0) > 0;
    if (rule('3.1', hasTokens)) return { prompt: { key: 'ask.retrieve' }, choice, pass: true };
    return { prompt: { key: 'ask.retrieve-one' }, choice, otherwise: options[0] ?? NOWHERE };
  },
  why: () => no('3.1', 'refuse.retrieve'),
  take(kit, frame, seat, place) {
    frame.left = (frame.left ?? bend(kit.state, 'retrieves', 1, seat)) - 1;
    if (place === null) return kit.leave();
    const { table } = kit.state;
    table.warp[seat] = (table.warp[seat] ?? 0) - 1;
    now(table).changed = true;
    kit.tell('log.retrieve', { seat, place }, '3.1');
    if (place === NOWHERE) putOnCone(kit, OFFENSE, seat, 1);
    else settle(kit, { seat, n: 1, place });
    react(kit.state, 'retrieved', (retrieved, me) => retrieved(kit, me, seat));
  },
};

/** §3.2: the top card is turned. A Comet is noted and another card turned; only the first counts (§7.2). */
export const destiny: Step<'destiny'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    const item = turnDestiny(kit);
    kit.tell('log.destiny', { seat: challenge.offense, card: item }, '3.2');
    if (rule('7.2', item >= FIRST_COMET)) return noteComet(kit, item - FIRST_COMET);
    // §7.1: a card that fits nobody is turned over again.
    if (item >= FIRST_CONE && rule('7.1', !fitsAnybody(kit.state, item - FIRST_CONE))) return;
    if (item < WILD && has(kit.state.table.out, item % COLOURS.length)) return;
    kit.leave();
    point(kit, item);
  },
};

/** An effect of this name keeps Comets from working (Sanity). */
export const NO_COMETS = 'no comets';

/** §7.2: the first Comet is in force, the others are not; R68: with Sanity it is only noted. */
export function noteComet(kit: Kit, n: number): void {
  const challenge = now(kit.state.table);
  if (challenge.comet !== 0) return;
  challenge.comet = n + 1;
  if (rule('14.20', inForce(kit.state.table, NO_COMETS) !== undefined))
    return kit.tell('log.comet-off', { comet: n }, '14.20');
  enforce(kit.state.table, `comet ${n}`, challenge.offense);
  kit.tell('log.comet', { comet: n }, '7.2');
  if (COMETS[n]?.[0] === 'power-outage') enforce(kit.state.table, 'no powers', challenge.offense);
}

/** What a Destiny card makes of the challenge. */
export function point(kit: Kit, item: number): void {
  const challenge = now(kit.state.table);
  const isBlack = (item >= FIRST_REVERSE && item < WILD) || item === WILD_REVERSE;
  Object.assign(challenge, {
    destiny: item,
    defense: NOBODY,
    system: NOWHERE,
    target: NOWHERE,
    warp: false,
    chooser: NOBODY,
    ship: false,
  });
  challenge.reverse = rule('3.25', isBlack);
  challenge.colour = item < WILD ? item % COLOURS.length : NOBODY;
  if (item >= FIRST_CONE) {
    const fit = designated(kit.state, item - FIRST_CONE);
    challenge.colour = fit.length === 1 && isConeFor(item - FIRST_CONE, 'player') ? (fit[0] ?? NOBODY) : NOBODY;
  }
  const { colour, offense } = challenge;
  if (colour >= 0 && colour !== offense) name(challenge, colour);
  if (!isBlack && colour >= 0) slide(kit, colour);
}

function name(challenge: Challenge, seat: Seat): void {
  challenge.system = seat;
  challenge.defense = seat;
}

/** Turns the top card over. §3.2: the last one is shuffled with the discards first; §7.0: an extra card is exchanged then. */
export function turnDestiny(kit: Kit): number {
  const { table } = kit.state;
  if (rule('3.2', kit.left(DESTINY) <= 1)) {
    const holder = table.hexes.indexOf(ON_WORLDSHIPS);
    for (const slot of table.ships.splice(0)) kit.drop(slot);
    exchangeExtras(kit);
    table.destiny.forEach((n, item) => n > 0 && kit.put(DESTINY, item, n));
    table.destiny.fill(0);
    kit.tell('log.destiny-shuffled', {}, '3.2');
    if (holder >= 0) drawShips(kit, holder);
  }
  const item = kit.pull(DESTINY);
  discardDestiny(table, item);
  return item;
}

/** §7.0: the extra card played last makes room for an unused one; by option all that were played do. */
function exchangeExtras(kit: Kit): void {
  const { table } = kit.state;
  const last = table.extra >= 0 ? [table.extra] : [];
  const played = table.destiny.flatMap((n, item) => (item >= FIRST_CONE && n > 0 ? [item] : []));
  const old = (rule('7.0', isOn(table, RENEWAL)) ? played : last).slice(0, kit.left(SPARE_DESTINY));
  table.extra = -1;
  if (old.length === 0) return;
  kit.shuffleIn(DESTINY, SPARE_DESTINY, old.length);
  for (const item of old) {
    table.destiny[item] = 0;
    kit.put(SPARE_DESTINY, item);
  }
}

/** Every card that was turned or laid lies on the discards at once. */
export function discardDestiny(table: Table, item: number): void {
  table.destiny[item] = (table.destiny[item] ?? 0) + 1;
  if (item >= FIRST_CONE) table.extra = item;
}

/** §9.6: Worldships draws three cards, at set-up and from each new deck. */
export function drawShips(kit: Kit, seat: Seat): void {
  const { table } = kit.state;
  while (rule('9.6', table.ships.length < WORLDSHIPS.cards) && kit.left(DESTINY) > 1)
    table.ships.push(kit.draw(DESTINY, seat));
}

/** §7.1: all but the offense vote for the defense, at once; the offense decides a tie. */
export const vote: Step<'vote'> = {
  together: 'sealed',
  may(state, { tied }) {
    const { destiny: card, defense, offense } = now(state.table);
    if (card !== VOTE || defense !== NOBODY) return [];
    return tied === undefined ? candidates(state) : [offense];
  },
  ask(view, { tied }) {
    const options = tied ?? candidates(view);
    return { prompt: { key: 'ask.vote' }, choice: { kind: 'one', noun: 'seat', options }, otherwise: options[0] ?? 0 };
  },
  why: () => no('7.1', 'refuse.vote'),
  take(kit, frame, seat, answer) {
    (frame.votes ??= []).push(answer);
    kit.tell('log.vote', { seat, vote: answer }, '7.1');
  },
  run(kit, frame) {
    const { votes = [] } = frame;
    if (votes.length === 0) return kit.leave();
    const count = (seat: Seat): number => votes.filter((each) => each === seat).length;
    const most = Math.max(...votes.map(count));
    const first = [...new Set(votes)].filter((seat) => count(seat) === most).toSorted((a, b) => a - b);
    const [elected = NOBODY, ...others] = first;
    if (rule('7.1', others.length > 0)) return void Object.assign(frame, { votes: [], tied: first });
    kit.leave();
    const challenge = now(kit.state.table);
    challenge.colour = elected;
    name(challenge, elected);
    slide(kit, elected);
  },
};

const VOTE = FIRST_CONE + CONES.findIndex(([word]) => word === 'vote');

const candidates = ({ table, seats }: State<Table>): Seat[] =>
  seatsOf(seats).filter((seat) => seat !== now(table).offense && !has(table.out, seat));

/** §3.24: a wild, or a card that fits several: the offense names the system; §3.26: its own colour: another card, or home. */
export const whither: Step<'whither'> = vetoable('whither', {
  may: ({ table }) => (now(table).defense === NOBODY && now(table).target === NOWHERE ? [chooserOf(table)] : []),
  ask(view) {
    const { colour, system, offense: seat } = now(view.table);
    // A system that was fixed as the offense's own leaves it the foreign bases there (Dictator).
    const foreign = system === seat ? atHome(view, seat).filter((option) => option.startsWith('base')) : [];
    const own = rule('3.26', colour === seat) ? ['redraw', ...atHome(view, seat)] : systems(view, seat);
    const options = foreign.length > 0 ? foreign : own;
    if (options.length === 0) return null;
    const key = colour === seat ? 'ask.own-colour' : 'ask.whither';
    return { prompt: { key }, choice: { kind: 'one', noun: 'whither', options }, otherwise: options[0] ?? 'redraw' };
  },
  why: ({ table }) =>
    now(table).colour === now(table).offense ? no('3.26', 'refuse.own-colour') : no('3.24', 'refuse.whither'),
  take(kit, _, seat, answer) {
    const challenge = now(kit.state.table);
    const [verb, a, b = NOBODY] = answer.split(' ');
    if (verb === 'redraw') {
      kit.tell('log.redraw', { seat }, '3.26');
      return kit.rerun('destiny');
    }
    kit.leave();
    const wild = challenge.colour === NOBODY && !challenge.reverse;
    if (verb === 'system' || verb === 'warp') {
      name(challenge, Number(a));
      challenge.warp = verb === 'warp';
      kit.tell(verb === 'warp' ? 'log.warp-challenge' : 'log.system', { seat, system: Number(a) }, '3.24');
    } else {
      const place = Number(a);
      const system = kit.state.table.systems[place] ?? NOWHERE;
      Object.assign(challenge, { system, target: place, defense: Number(b) });
      kit.tell('log.at-base', { seat, place, defense: Number(b) }, '3.26');
    }
    if (wild) slide(kit, challenge.warp ? challenge.defense : challenge.system);
  },
  run(kit) {
    const { defense, target } = now(kit.state.table);
    // §7.1: whom the card fitted has no base left to challenge, so another is turned.
    if (defense === NOBODY && target === NOWHERE) kit.rerun('destiny');
    else kit.leave();
  },
});

/** The offense, unless somebody else has laid the wild (§9.6). */
const chooserOf = (table: Table): Seat => (now(table).chooser === NOBODY ? now(table).offense : now(table).chooser);

/** What the offense may name: any system for a wild (R36: its own too, for who stands there), else what the card fits. */
function systems(view: State<Table>, seat: Seat): string[] {
  const { destiny: card } = now(view.table);
  const fit = card >= FIRST_CONE ? designated(view, card - FIRST_CONE) : seatsOf(view.seats);
  const others = fit.filter((each) => each !== seat && !has(view.table.out, each));
  if (card >= FIRST_CONE && isConeFor(card - FIRST_CONE, 'warp')) return others.map((each) => `warp ${each}`);
  if (card >= FIRST_CONE && !isConeFor(card - FIRST_CONE, 'player')) return atBases(view, card - FIRST_CONE);
  return [...others.map((each) => `system ${each}`), ...(rule('3.24', fit.includes(seat)) ? atHome(view, seat) : [])];
}

/** §3.26: in the own system, a base of somebody else, or an empty planet or Moon, which is simply taken. */
export function atHome({ table }: State<Table>, seat: Seat): string[] {
  return placesOf(table, seat).flatMap((place) => {
    if (isMoon(place) && tokensAt(table, place, seat) > 0) return [];
    const others = (table.tokens[place] ?? []).flatMap((n, each) => (n > 0 && each !== seat ? [each] : []));
    if (others.length > 0) return others.map((each) => `base ${place} ${each}`);
    return tokensAt(table, place, seat) === 0 ? [`empty ${place}`] : [];
  });
}

/** §3.27: a defense without a Challenge card takes a new hand, once it is settled who that is. */
export const rearm: Step<'rearm'> = {
  run(kit) {
    const { table } = kit.state;
    const { defense, target, warp, laid } = now(table);
    kit.leave();
    if (target === NOWHERE && !warp && isSettledByTarget(table)) return;
    if (defense !== NOBODY && laid[DEFENSE].length === 0) kit.call('arm', { seat: defense, under: '3.27' });
  },
};

/** §3.23, §13.3: by option, or with Moons, it is the planet that says who defends. */
export const isSettledByTarget = (table: Table): boolean =>
  rule('3.23', isOn(table, OTHERS_BASES)) || rule('13.3', table.moons.length > 0);

/** Whether the cone can be aimed at this place: R6, and §13.3 for Moons. */
export function canAim(view: State<Table>, seat: Seat, place: Place): boolean {
  const { table } = view;
  const isFree = tokensAt(table, place, seat) === 0;
  const may = isMoon(place) ? rule('13.3', isFree) : rule('3.32', isFree || table.systems[place] === seat);
  return bend(view, 'aims', may, seat, place);
}
