// Hits and repairs (§15.431, §15.432).

import { no, rule, type Seat } from '@orrery/kernel';
import { EQUIPMENT } from '../data/equipment.ts';
import { intoCup } from './cup.ts';
import { roomForGoods, unstow } from './gear.ts';
import type { Kit, Step } from './steps.ts';
import { CUP_FARES, DAMAGED, FIRST_FARE, isDamaged, isFare, isRelic, NONE, scienceOf, type Table } from './table.ts';
import { words } from './words.ts';

/** §15.431: one marker on the hull, or one hold; a hold with goods is named by them, one with small markers by its place. */
function choices(table: Table, on: Seat): string[] {
  const hull = [...new Set(table.hull[on] ?? [])].map((code) => `hull ${code}`);
  const goods = [...new Set(table.goods[on] ?? [])].map((good) => `goods ${good}`);
  const holds = Array.from({ length: Math.ceil((table.small[on]?.length ?? 0) / 2) }, (_, hold) => `hold ${hold}`);
  return [...hull, ...goods, ...holds];
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
    kit.tell('log.hit', { by, on, what: `${where} ${what}` }, '15.431');
    if (where === 'goods') return kit.goto('claim', { by, on, good: what });
    if (where === 'hull') {
      const hull = table.hull[on] ?? [];
      hull.splice(hull.indexOf(what), 1);
      if (!rule('15.431', isRelic(what))) table.supply[what] = (table.supply[what] ?? 0) + 1;
    } else damage(kit, on, what);
    kit.leave();
  },
};

/** Equipment in the hold is damaged, fares in it go to the cup. The hold itself stays usable. */
function damage(kit: Kit, on: Seat, hold: number): void {
  const { table } = kit.state;
  const small = table.small[on] ?? [];
  const inside = small.slice(hold * 2, hold * 2 + 2);
  const left = inside.filter((code) => !isFare(code)).map((code) => (isDamaged(code) ? code : code + DAMAGED));
  small.splice(hold * 2, inside.length, ...left);
  for (const code of inside) if (isFare(code)) intoCup(kit, CUP_FARES + code - FIRST_FARE);
}

/** Goods that were hit go to the winner if he wants them and has room, or makes it; else to the cup. */
export const claim: Step<'claim'> = {
  may: (_state, { by }) => [by],
  ask({ table }, _, seat) {
    const room = roomForGoods(table, seat);
    const goods = [...new Set(table.goods[seat] ?? [])].map((good) => `drop ${good}`);
    const gear = [...new Set(table.small[seat] ?? [])].filter((code) => !isFare(code)).map((code) => `dump ${code}`);
    const options = room ? ['claim'] : [...goods, ...gear];
    return { prompt: { key: 'ask.claim' }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: () => no('15.431', 'refuse.claim'),
  take(kit, { on, good }, seat, answer) {
    const { table } = kit.state;
    const [verb, what] = words(answer);
    if (verb === 'drop' || verb === 'dump') return makeRoom(kit, seat, verb, what);
    const theirs = table.goods[on] ?? [];
    theirs.splice(theirs.indexOf(good), 1);
    if (verb === 'claim') table.goods[seat]?.push(good);
    else intoCup(kit, good);
    kit.tell(verb === 'claim' ? 'log.claim' : 'log.spill', { seat, good }, '15.431');
    kit.leave();
  },
};

/** Throws own goods or equipment overboard to make room; a fare may not be (§15.431). */
export function makeRoom(kit: Kit, seat: Seat, verb: string, what: number): void {
  const { table } = kit.state;
  kit.tell('log.jettison', { seat, what: `${verb} ${what}` }, '11.3');
  if (verb === 'drop') {
    const goods = table.goods[seat] ?? [];
    goods.splice(goods.indexOf(what), 1);
    intoCup(kit, what);
  } else {
    unstow(table, seat, what);
    const code = what % DAMAGED;
    if (!isRelic(code)) table.supply[code] = (table.supply[code] ?? 0) + 1;
  }
}

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
