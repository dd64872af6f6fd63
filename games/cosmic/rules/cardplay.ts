// Cards (§3.7, §6.3): Kickers, then a Challenge card each, face down; then both are turned up.

import { itemOf, must, no, type Question, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { cardsOf, cardsThat, handsChanged, hasPlayed, isChallengeCard, kindOf, layDown, valueOf } from './cards.ts';
import { bend, deniedBy } from './live.ts';
import type { Kit, Step } from './steps.ts';
import {
  DEFENSE,
  isMain,
  isOn,
  KICKERS,
  mainOf,
  now,
  OFFENSE,
  type Shown,
  type Side,
  SIDES,
  type Table,
} from './table.ts';
import { open } from './moments.ts';
import { breakOff } from './turn.ts';

const mains = (table: Table): [Seat, Seat] => [now(table).offense, now(table).defense];

/** Whether a main player still has a Challenge card to lay. */
export const isToLay = (table: Table, seat: Seat): boolean =>
  isMain(now(table), seat) && rule('3.7', now(table).laid[mainSide(table, seat)].length === 0);

/** Who lays, if only one of them is meant that one; a Kicker comes before the card (§6.3). */
const toLay = (table: Table, only?: Seat): Seat[] =>
  mains(table).filter((seat) => seat === (only ?? seat) && isToLay(table, seat));

export const mainSide = (table: Table, seat: Seat): Side => (seat === now(table).offense ? OFFENSE : DEFENSE);

/** §3.7 begins: what is played from here on can be turned back (Chronos). */
export const seven: Step<'seven'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    const { effects, used, played, cancelled } = challenge;
    challenge.since = [effects.length, used.length, played.length];
    if (cancelled.length > 0) challenge.since.push(cancelled.length);
    kit.leave();
  },
};

/** §6.3: each main player may lay a Kicker, both at once; when only one does, the other gets another chance. */
export const kickers: Step<'kickers'> = {
  together: 'sealed',
  may({ table }, { had, late, only }) {
    if (had === undefined || !rule('6.3', isOn(table, KICKERS))) return [];
    return toLay(table, late ?? only);
  },
  ask(view, _, seat) {
    return now(view.table).kicker[mainSide(view.table, seat)].length > 0 ? null : kickerQuestion(view, seat);
  },
  why: () => no('6.3', 'refuse.kicker'),
  take(kit, _, seat, slot) {
    if (slot === null) return;
    now(kit.state.table).kicker[mainSide(kit.state.table, seat)] = layDown(kit, seat, [slot]);
    kit.tell('log.kicker', { seat }, '6.3');
    hasPlayed(kit, seat);
  },
  run(kit, frame) {
    const challenge = now(kit.state.table);
    const laid = SIDES.filter((side) => challenge.kicker[side].length > 0);
    if (frame.had === undefined) {
      frame.had = laid.length;
      if (frame.only === undefined) breaksOff(kit, OFFENSE);
      return;
    }
    const isLone = frame.only === undefined && rule('6.3', frame.had === 0 && laid.length === 1);
    if (frame.late === undefined && isLone) frame.late = mainOf(challenge, laid[0] === OFFENSE ? DEFENSE : OFFENSE);
    else kit.leave();
  },
};

/** Which Kicker of its hand, or none, unless one was promised. */
export function kickerQuestion(view: State<Table>, seat: Seat): Question<Slot | null> | null {
  const all = cardsThat(view, seat, (item) => item >= 0 && kindOf(item) === 'kicker');
  const options = all.filter((slot) => bend(view, 'plays', true, seat, itemOf(view, slot)));
  if (options.length === 0) return null;
  const prompt = { key: 'ask.kicker' };
  const [owed, ...others] = options.filter((slot) => bend(view, 'owes', false, seat, itemOf(view, slot)));
  if (owed === undefined) return { prompt, choice: { kind: 'one', noun: 'slot', options }, pass: true };
  return { prompt, choice: { kind: 'one', noun: 'slot', options: [owed, ...others] }, otherwise: owed };
}

/** §3.102: whoever has no Challenge card to lay, and has laid none, breaks the challenge off before anybody has laid one; all
 *  can see that there is none (R109). */
function breaksOff(kit: Kit, side: Side): boolean {
  if (!rule('3.102', isUnarmed(kit.state, side))) return false;
  const seat = mainOf(now(kit.state.table), side);
  for (const slot of cardsOf(kit.state, seat)) kit.show(slot);
  kit.tell('log.no-card', { seat }, '3.102');
  breakOff(kit);
  return true;
}

function isUnarmed(state: State<Table>, side: Side): boolean {
  const challenge = now(state.table);
  return challenge.laid[side].length === 0 && choices(state, mainOf(challenge, side)).length === 0;
}

/** §3.7: both, or only one of them, lay a Challenge card face down. R13: a defense without one draws seven first, and only if
 *  not even the deck has one (R171) is there nothing to fight with. */
export const select: Step<'select'> = {
  together: 'sealed',
  may: ({ table }, { armed, only }) => (armed === true || only !== undefined ? toLay(table, only) : []),
  ask(view, _, seat) {
    const options = choices(view, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.select' }, choice, otherwise: must(options[0], 'a card') };
  },
  why: (view, _, seat, answer) => no(whyNot(view, seat, Number(answer)) ?? '3.7', 'refuse.select'),
  take(kit, _, seat, slot) {
    now(kit.state.table).laid[mainSide(kit.state.table, seat)] = layDown(kit, seat, [slot]);
    kit.tell('log.lays', { seat }, '3.7');
    hasPlayed(kit, seat);
  },
  run(kit, frame) {
    if (frame.armed === true || frame.only !== undefined) return kit.leave();
    if (breaksOff(kit, OFFENSE)) return;
    if (frame.renewed === true) {
      if (breaksOff(kit, DEFENSE)) return;
    } else if (rule('3.102', isUnarmed(kit.state, DEFENSE))) {
      frame.renewed = true;
      return kit.call('arm', { seat: now(kit.state.table).defense, under: '3.27' });
    }
    frame.armed = true;
  },
};

/** The Challenge cards a main player may lay, after all that limits the choice; of these cards only. */
export function choices(view: State<Table>, seat: Seat, of = cardsOf(view, seat)): Slot[] {
  const slots = of.filter((slot) => isChallengeCard(itemOf(view, slot)));
  const items = slots.map((slot) => itemOf(view, slot));
  // What may not be laid first; what must be is sought in the rest.
  const left = bend(view, 'bars', items, seat);
  const allowed = bend(view, 'select', left.length > 0 ? left : items, seat);
  const free = slots.filter((slot) => allowed.includes(itemOf(view, slot)));
  return free.length > 0 ? free : slots;
}

/** The paragraph by which something in force keeps a main player from laying a Challenge card of its hand. */
function whyNot(view: State<Table>, seat: Seat, slot: Slot): string | null {
  const slots = cardsThat(view, seat, isChallengeCard);
  if (!slots.includes(slot)) return null;
  const items = slots.map((each) => itemOf(view, each));
  const isOut = (left: readonly number[]): boolean => left.length > 0 && !left.includes(itemOf(view, slot));
  return (
    deniedBy(view, 'bars', (bars, me) => isOut(bars(view, me, items, seat))) ??
    deniedBy(view, 'select', (select, me) => isOut(select(view, me, items, seat)))
  );
}

/** A card beside that of a side, face down; it is not the side's Challenge card. */
export function layBeside(kit: Kit, seat: Seat, side: Side, slot: Slot): void {
  for (const laid of layDown(kit, seat, [slot])) now(kit.state.table).beside.push({ seat, side, slot: laid });
  kit.tell('log.lays-beside', { seat }, '3.7');
  hasPlayed(kit, seat);
}

/** §3.8: both cards are turned up, and the Kickers with them; one of them last, if its owner may first see the other. */
export const reveal: Step<'reveal'> = {
  run(kit, frame) {
    const challenge = now(kit.state.table);
    const late = SIDES.filter((side) => bend(kit.state, 'last', false, side));
    if (frame.half === undefined && late.length === 1) {
      frame.half = true;
      turnUp(kit.state, kit.show, late[0] === OFFENSE ? DEFENSE : OFFENSE);
      return open(kit, 'half');
    }
    kit.leave();
    for (const side of SIDES) turnUp(kit.state, kit.show, side);
    const [offense = -1, defense = -1] = challenge.shown.map(({ item }) => item);
    kit.tell(
      'log.reveal',
      { offense: challenge.offense, defense: challenge.defense, cards: [offense, defense] },
      '3.8',
    );
    for (const side of SIDES)
      for (const slot of challenge.kicker[side])
        kit.tell('log.kicker-up', { seat: mainOf(challenge, side), card: itemOf(kit.state, slot) }, '6.3');
    for (const { seat, slot } of challenge.beside)
      kit.tell('log.beside-up', { seat, card: itemOf(kit.state, slot) }, '3.8');
    handsChanged(kit);
  },
};

/** What lies beside a side's card; then that and its Kicker, unless it counts already as something else. */
function turnUp(state: State<Table>, show: (slot: Slot) => number, side: Side): void {
  const challenge = now(state.table);
  for (const beside of challenge.beside) if (beside.side === side) show(beside.slot);
  if (challenge.shown[side] !== undefined && challenge.shown[side].item >= 0) return;
  const [slot] = challenge.laid[side];
  const shown = slot === undefined ? { ...NO_CARD } : shownAs(show(slot));
  for (const kicker of challenge.kicker[side]) show(kicker);
  for (const each of SIDES) challenge.shown[each] ??= { ...NO_CARD };
  challenge.shown[side] = bend(state, 'reveal', shown, side);
}

const NO_CARD: Shown = { item: -1, attack: true, value: 0 };

export const shownAs = (item: number): Shown => ({ item, attack: kindOf(item) === 'attack', value: valueOf(item) });

/** What the Kicker of a side multiplies by; 1 without one. */
export function kickerOf(state: State<Table>, side: Side): number {
  const [slot] = now(state.table).kicker[side];
  const item = slot === undefined ? -1 : itemOf(state, slot);
  return bend(state, 'kicker', item < 0 ? 1 : valueOf(item), side);
}
