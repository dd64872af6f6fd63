// What a seat may do at a moment (§8), from public facts, and what it can, as far as it knows: its powers, its cards, and what it
// has from where it stands.

import { itemOf, rule, type Seat, type Slot, type State, UNDRAWN } from '@orrery/kernel';
import { FIRST_FLARE } from '../data/cards.ts';
import { handOf, hoardOf } from './cards.ts';
import { type About, type Act, type Code, CODES, type Ground, isAt, type Power, type Who } from './hooks.ts';
import { bend, eachLive, isInPlay, isLive, mayHave, useKey } from './live.ts';
import { eachMoon, turnable } from './moons.ts';
import { cardAct, isFlare, registry, type Timely, type Users, whatIsAt } from './registry.ts';
import type { Moment } from './steps.ts';
import { current, isAlly, isMain, isOn, isSilent, LUCRE, sideOf, type Table } from './table.ts';

/** Whether a seat has this part. */
export function fits(table: Table, seat: Seat, who: Who | undefined, about: About): boolean {
  if (who === undefined || who === 'any') return true;
  if (who === 'own' || who === 'other') return (about.seat === seat) === (who === 'own');
  const challenge = current(table);
  if (challenge === undefined) return false;
  switch (who) {
    case 'main':
      return isMain(challenge, seat);
    case 'offense':
      return seat === challenge.offense;
    case 'defense':
      return seat === challenge.defense;
    case 'ally':
      return isAlly(challenge, seat);
    case 'main-or-ally':
      return sideOf(challenge, seat) >= 0;
    case 'offense-or-ally':
      return seat === challenge.offense || isAlly(challenge, seat);
    case 'not-offense':
      return seat !== challenge.offense;
    case 'not-main':
      return !isMain(challenge, seat);
    case 'outside':
      return sideOf(challenge, seat) < 0;
  }
}

/** From public facts: who holds cards and could play one in this part, or has a power that acts at this moment. */
export function mayAct(state: State<Table>, seat: Seat, moment: Moment, { roles, acts, grants }: Timely): boolean {
  const { table } = state;
  const cards = (table.hands[seat]?.length ?? 0) + hoardOf(state, seat).length;
  if (cards > 0) for (const who of roles) if (fits(table, seat, who, moment.about)) return true;
  if (mayHave(table, seat, acts) && mayUseAny(state, seat, moment, acts)) return true;
  if (table.moons.length > 0 && turnable(table, seat, moment.code).length > 0) return true;
  return mayStand(table, seat, grants) && mayDoAny(state, seat, moment);
}

const mayDoAny = (state: State<Table>, seat: Seat, moment: Moment): boolean =>
  eachGround(state, seat, moment.code, (_, __, act) => mayDo(state, seat, act, moment) && !isStopped(state, seat, act));

/** Whether one of its powers could be used. */
export const mayUseAny = (state: State<Table>, seat: Seat, moment: Moment, acts: Users): boolean =>
  eachLive(state, seat, (power, n) => power.acts?.some((act, i) => mayUse(state, seat, n, i, act, moment)), acts);

function mayUse(state: State<Table>, seat: Seat, n: number, i: number, act: Act, moment: Moment): boolean {
  if (!isAt(act, moment.code)) return false;
  const key = useKey(seat, n, i);
  if (act.often !== 'freely' && moment.done.includes(key)) return false;
  if (act.often === undefined && rule('4.1', current(state.table)?.used.includes(key) === true)) return false;
  if (act.speaks === true && rule('15.4', isSilent(state.table, seat))) return false;
  return mayDo(state, seat, act, moment);
}

/** §15.4: a card or a Moon with something to be announced: a target, or another choice. */
export const isStopped = ({ table }: State<Table>, seat: Seat, { targets, mute, speaks }: Act): boolean =>
  (speaks === true || (targets !== undefined && mute !== true)) && rule('15.4', isSilent(table, seat));

const mayDo = (state: State<Table>, seat: Seat, act: Act, { code, about }: Moment): boolean =>
  isAt(act, code) && fits(state.table, seat, act.by, about) && (act.may?.(state, seat, about) ?? true);

type Grounded = (form: 'grant' | 'moon' | 'hex' | 'bank', what: number, act: Act, i: number) => boolean | void;

/** The acts that a seat has from where it stands: Moons it occupies, its hex; what the powers of others let it do; and what
 *  anybody can buy. */
function eachGround(state: State<Table>, seat: Seat, code: Code, found: Grounded): boolean {
  const { table } = state;
  if (eachGrant(state, seat, whatIsAt(code).grants, found)) return true;
  if (eachMoon(state, (moon, n, occupant) => occupant === seat && eachMoonAct(table, seat, n, moon, found)))
    return true;
  const hex = (table.hexes[seat] ?? 0) - 1;
  if (hex >= 0)
    for (const [i, act] of (registry.hexes[hex]?.acts ?? []).entries())
      if (found('hex', hex, act, i) === true) return true;
  if (!isOn(table, LUCRE)) return false;
  for (const [i, act] of registry.bank.entries()) if (found('bank', i, act, i) === true) return true;
  return false;
}

/** Whether there can be any such act at this moment. */
const mayStand = (table: Table, seat: Seat, grants: Users): boolean =>
  table.moons.length > 0 || (table.hexes[seat] ?? 0) > 0 || isOn(table, LUCRE) || isInPlay(table, grants);

function eachGrant(state: State<Table>, seat: Seat, granting: Users, found: Grounded): boolean {
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && mayHave(state.table, other, granting) && grantsOf(state, other, granting, found)) return true;
  return false;
}

const grantsOf = (state: State<Table>, other: Seat, granting: Users, found: Grounded): boolean =>
  eachLive(state, other, ({ grants }, n) => grants?.some((act, i) => found('grant', n, act, i) === true), granting);

/** R113: each act of a Moon once a challenge, as of a power. */
const eachMoonAct = (table: Table, seat: Seat, n: number, { acts = [] }: Ground, found: Grounded): boolean =>
  acts.some(
    (act, i) =>
      !rule('13.2', current(table)?.used.includes(moonKey(seat, n, i)) === true) && found('moon', n, act, i) === true,
  );

/** Beside the keys of powers, which are not negative. */
export const moonKey = (seat: Seat, n: number, act: number): number => -1 - useKey(seat, n, act);

/** All this seat can do at this moment, as far as it knows: `power 12 0`, `card-seat 31 2`: what, and at whom. */
export function optionsOf(view: State<Table>, seat: Seat, moment: Moment): string[] {
  const all: string[] = [];
  const { table } = view;
  const { acts, cards, grants } = whatIsAt(moment.code);
  if (mayHave(table, seat, acts)) addPowers(all, view, seat, moment, acts);
  if (mayStand(table, seat, grants)) addGround(all, view, seat, moment);
  if (table.moons.length > 0) for (const place of turnable(table, seat, moment.code)) all.push(`turn-up ${place}`);
  const hand = handOf(table, seat);
  const hoard = hoardOf(view, seat);
  if (holds(view, hand, cards) || holds(view, hoard, cards))
    addCards(all, view, seat, moment, hoard.length === 0 ? hand : [...hand, ...hoard], cards);
  return all;
}

function addPowers(all: string[], view: State<Table>, seat: Seat, moment: Moment, acts: Users): void {
  const add = (power: Power, n: number): void =>
    power.acts?.forEach((act, i) => {
      if (mayUse(view, seat, n, i, act, moment) && (act.can?.(view, seat, moment.about) ?? true))
        addTargets(all, 'power', `${n} ${i}`, act, view, seat, moment);
    });
  eachLive(view, seat, add, acts);
}

function addGround(all: string[], view: State<Table>, seat: Seat, moment: Moment): void {
  eachGround(view, seat, moment.code, (kind, what, act, i) => {
    if (!mayDo(view, seat, act, moment) || isStopped(view, seat, act)) return;
    if (act.can?.(view, seat, moment.about) ?? true) addTargets(all, kind, `${what} ${i}`, act, view, seat, moment);
  });
}

/** Whether one of these slots has such a card, as far as the view tells. */
function holds({ held }: State<Table>, slots: readonly Slot[], cards: Users): boolean {
  for (const slot of slots) {
    const item = held.item[slot] ?? UNDRAWN;
    if (item !== UNDRAWN && cards[item] === true) return true;
  }
  return false;
}

function addCards(
  all: string[],
  view: State<Table>,
  seat: Seat,
  moment: Moment,
  slots: readonly Slot[],
  cards: Users,
): void {
  const tried: number[] = [];
  for (const slot of slots) {
    const item = itemOf(view, slot);
    if (item < 0 || cards[item] !== true || tried.includes(item)) continue;
    tried.push(item);
    const act = playable(view, seat, item, moment);
    if (act !== null) addTargets(all, 'card', `${item}`, act, view, seat, moment);
  }
}

/** §6.1, §6.2: what this card would do now in this seat's hands; null: it cannot be played. */
function playable(view: State<Table>, seat: Seat, item: number, moment: Moment): Act | null {
  const act = cardAct(item, isSuper(view, seat, item));
  if (act === undefined || !mayDo(view, seat, act, moment) || act.can?.(view, seat, moment.about) === false)
    return null;
  if (isStopped(view, seat, act)) return null;
  return bend(view, 'plays', true, seat, item) ? act : null;
}

/** Whether a card can still be played in this challenge, from this moment of it on, in the part that its holder has now. */
export function mayYetPlay(view: State<Table>, seat: Seat, item: number, from: Code): boolean {
  const act = cardAct(item, isSuper(view, seat, item));
  if (act === undefined || isStopped(view, seat, act) || !bend(view, 'plays', true, seat, item)) return false;
  const isToCome = CODES.some((code, at) => at >= CODES.indexOf(from) && isAt(act, code));
  // What a moment is about that has not come, nobody knows yet.
  return isToCome && (act.by === 'own' || act.by === 'other' || fits(view.table, seat, act.by, {}));
}

/** §6.1: Super for whoever has the power, as long as it is not lost (R46: nor zapped). */
export const isSuper = (view: State<Table>, seat: Seat, item: number): boolean =>
  isFlare(item) && rule('6.1', isLive(view, seat, item - FIRST_FLARE));

function addTargets(
  all: string[],
  verb: string,
  what: string,
  act: Act,
  view: State<Table>,
  seat: Seat,
  { about }: Moment,
): void {
  const targets = act.targets?.(view, seat, about);
  if (targets === undefined) all.push(`${verb} ${what}`);
  else for (const target of targets) all.push(`${verb}-${act.noun ?? 'seat'} ${what} ${target}`);
}
