// Hits and repairs (§15.431, §15.432).

import { no, rule, type Seat } from '@orrery/kernel';
import { EQUIPMENT } from '../data/equipment.ts';
import { intoCup } from './cup.ts';
import { arrange, putGoods, roomForGoods, smallHolds, takeGoods } from './holds.ts';
import { acquire, FRESH_GOODS, jettison, spareCargo, whyNoRoom } from './overboard.ts';
import type { Kit, Step } from './steps.ts';
import { CUP_FARES, DAMAGED, FIRST_FARE, isDamaged, isFare, isRelic, NONE, scienceOf, type Table } from './table.ts';
import { words } from './words.ts';

/** A hold with small markers is named by what lies in it, as one with goods is: `single 3`, `pair 3 17`. */
const holdName = (hold: readonly number[]): string => [hold.length > 1 ? 'pair' : 'single', ...hold].join(' ');

/** §15.431: one marker on the hull, or one hold. */
function choices(table: Table, on: Seat): string[] {
  const hull = (table.hull[on] ?? []).map((code) => `hull ${code}`);
  const goods = (table.goods[on] ?? []).map((good) => `goods ${good}`);
  return [...new Set([...hull, ...goods, ...smallHolds(table, on).map(holdName)])];
}

export const hit: Step<'hit'> = {
  may: ({ table }, { by, on }) => (choices(table, on).length > 0 ? [by] : []),
  ask({ table }, { on }) {
    const options = choices(table, on);
    const prompt = { key: 'ask.hit', args: { seat: on } };
    return { prompt, choice: { kind: 'one', noun: 'hit', options }, otherwise: options[0] ?? '' };
  },
  why: () => no('15.431', 'refuse.hit'),
  take(kit, { by, on }, _, answer) {
    const { table } = kit.state;
    const [where, what] = words(answer);
    kit.tell('log.hit', { by, on, what: answer }, '15.431');
    if (where === 'goods') return kit.goto('claim', { by, on, good: what });
    if (where === 'hull') {
      const hull = table.hull[on] ?? [];
      hull.splice(hull.indexOf(what), 1);
      if (!rule('15.431', isRelic(what))) table.supply[what] = (table.supply[what] ?? 0) + 1;
    } else damage(kit, on, answer);
    kit.leave();
  },
};

/** Equipment in the hold is damaged, fares in it go to the cup. The hold itself stays usable. */
function damage(kit: Kit, on: Seat, name: string): void {
  const { table } = kit.state;
  const holds = smallHolds(table, on);
  const hit = holds.findIndex((hold) => holdName(hold) === name);
  const inside = holds[hit] ?? [];
  holds[hit] = inside.filter((code) => !isFare(code)).map((code) => (isDamaged(code) ? code : code + DAMAGED));
  arrange(table, on, holds);
  for (const code of inside) if (isFare(code)) intoCup(kit, CUP_FARES + code - FIRST_FARE);
}

/** Goods that were hit go to the winner if he wants them and has room, or makes it (§11.3); else to the cup. */
export const claim: Step<'claim'> = {
  may: (_state, { by }) => [by],
  ask({ table }, _, seat) {
    const options = roomForGoods(table, seat) ? ['claim'] : spareCargo(table, seat);
    return { prompt: { key: 'ask.claim' }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: ({ table }, _, seat, answer) => whyNoRoom(table, seat, answer) ?? no('15.431', 'refuse.claim'),
  take(kit, { on, good }, seat, answer) {
    const { table } = kit.state;
    const [verb, what] = words(answer);
    if (verb === 'drop' || verb === 'dump') return jettison(kit, seat, verb, what);
    takeGoods(table, on, good);
    if (verb === 'claim') {
      putGoods(table, seat, good);
      acquire(table, seat, FRESH_GOODS + good);
    } else intoCup(kit, good);
    kit.tell(verb === 'claim' ? 'log.claim' : 'log.spill', { seat, good }, '15.431');
    kit.leave();
  },
};

/** §15.432, R-10: landing at a culture mends, free, every damaged piece of a kind its science sells. */
export function repair(kit: Kit, seat: Seat, culture: number): void {
  const small = kit.state.table.small[seat] ?? [];
  const science = culture === NONE ? '' : scienceOf(culture);
  small.forEach((code, at) => {
    if (!isDamaged(code) || !rule('15.432', EQUIPMENT[code - DAMAGED]?.[2] === science)) return;
    small[at] = code - DAMAGED;
    kit.tell('log.repair', { seat, gear: code - DAMAGED }, '15.432');
  });
}
