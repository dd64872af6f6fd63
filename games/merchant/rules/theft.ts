// Theft (§15.5): Swindles for goods, Revolts for Spaceports and Factories; bought from the culture like anything else.

import { no, type Refusal, rule, type Seat } from '@orrery/kernel';
import { CULTURES, MERCHANTS } from '../data/cultures.ts';
import { commission, purse, spend } from './bank.ts';
import { arsenal, discharge, rollBoth } from './blast.ts';
import { type Dot, orbitOf, ORBITS, systemOf } from './board.ts';
import { whyNoMarker } from './deeds.ts';
import { putGoods, roomForGoods, takeGoods } from './holds.ts';
import { type Action, first, here, systemHere, whyNobody, whyNoBuy, whyTooDear } from './market.ts';
import { acquire, FRESH_GOODS, jettison, spareCargo, whyNoRoom } from './overboard.ts';
import { cultureAt, fortAt, rasturAt } from './places.ts';
import { counted, drawForOnes } from './rastur.ts';
import type { Kit, Step } from './steps.ts';
import { COMBAT, cultureOf, has, NONE, type Table } from './table.ts';
import { words } from './words.ts';

export const SWINDLE = 50;
export const REVOLT = 100;

const whyNoCombat = (table: Table): Refusal | null => (has(table, COMBAT) ? null : no('2.1', 'refuse.no-combat'));

const livesHere = (table: Table, seat: Seat, dot: Dot): boolean => {
  const own = MERCHANTS[table.merchant[seat] ?? NONE]?.[1];
  return own !== undefined && cultureAt(table, dot) === cultureOf(own);
};

/** Markers of a seat on one dot: Spaceport, Factory, Fort; none of them under a Rastur (§16.4). */
function markersOn(table: Table, seat: Seat, dot: Dot, ports: boolean): number {
  if (rasturAt(table, dot) > 0) return 0;
  const port = ports && table.port[orbitOf[dot] ?? NONE] === seat ? 1 : 0;
  const factories = table.site.filter((site, culture) => site === dot && table.factory[culture] === seat).length;
  return port + factories + (fortAt(table, dot) === seat ? 1 : 0);
}

/** §15.53: one for each own Spaceport, Factory and Fort on the dot, one if his species lives there. */
export const swindleBonus = (table: Table, seat: Seat, dot: Dot): number =>
  markersOn(table, seat, dot, true) + (rule('15.53', livesHere(table, seat, dot)) ? 1 : 0);

/** §15.542: every own Spaceport of the system counts, Factory and Fort only on the dot. */
export function revoltBonus(table: Table, seat: Seat, dot: Dot): number {
  const ports = ORBITS.filter(
    (orbit, index) => systemOf[orbit] === systemOf[dot] && table.port[index] === seat && rasturAt(table, orbit) === 0,
  ).length;
  return (
    (rule('15.542', true) ? ports : 0) + markersOn(table, seat, dot, false) + (livesHere(table, seat, dot) ? 1 : 0)
  );
}

/** `swindle 2`: another pawn on his dot, for 50. */
export const swindle: Action = {
  candidates: (table, seat) =>
    has(table, COMBAT) ? table.at.flatMap((_, other) => (other === seat ? [] : [[other]])) : [],
  why(table, seat, other) {
    if (whyNoCombat(table) !== null) return whyNoCombat(table);
    if (!rule('15.5', whyNobody(table, seat) === null)) return no('15.5', 'refuse.nobody');
    const near = other !== seat && table.at[other] === here(table, seat);
    if (!rule('15.52', near)) return no('15.52', 'refuse.not-here');
    if ((table.goods[other]?.length ?? 0) === 0) return no('15.53', 'refuse.no-goods');
    return first(whyNoTheft(table, seat), whyTooDear(table, seat, SWINDLE));
  },
  take(kit, seat, other) {
    const { table } = kit.state;
    spend(kit, seat, SWINDLE);
    table.bought++;
    kit.tell('log.swindle', { seat, other, cost: SWINDLE }, '15.53');
    const dot = here(table, seat);
    const [mine, theirs] = rollBoth(kit, seat);
    const attack = mine + swindleBonus(table, seat, dot);
    const defence = theirs + swindleBonus(table, other, dot);
    const wins = rule('15.21', attack > defence);
    kit.tell(wins ? 'log.swindle-won' : 'log.swindle-lost', { seat, other, attack, defence }, '15.53');
    // §15.6: no commission on attacks.
    if (!rule('15.6', mine > 0)) commission(kit, seat, SWINDLE);
    if (wins) kit.call('loot', { from: other });
    else kit.goto('end');
    drawForOnes(kit, counted(mine, theirs));
  },
};

/** §15.51: buying a Theft counts as buying an item. */
const whyNoTheft = (table: Table, seat: Seat): Refusal | null =>
  rule('15.51', whyNoBuy(table, seat) === null) ? null : no('15.51', 'refuse.one-theft');

/** §15.53, R-57: any one goods marker; without room he may throw own cargo overboard. */
export const loot: Step<'loot'> = {
  may: ({ table }) => [table.active],
  ask({ table }, { from }, seat) {
    const prompt = { key: 'ask.loot', args: { seat: from } };
    const goods = [...new Set(table.goods[from] ?? [])].map((good) => `loot ${good}`);
    if (roomForGoods(table, seat)) return { prompt, choice: { kind: 'one', noun: 'word', options: goods }, pass: true };
    const options = spareCargo(table, seat);
    return options.length === 0 ? null : { prompt, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: ({ table }, _, seat, answer) => whyNoRoom(table, seat, answer) ?? no('15.53', 'refuse.loot'),
  take(kit, { from }, seat, answer) {
    const { table } = kit.state;
    const [verb, what] = words(answer);
    if (verb === 'drop' || verb === 'dump') return jettison(kit, seat, verb, what);
    if (verb === 'loot') {
      takeGoods(table, from, what);
      putGoods(table, seat, what);
      acquire(table, seat, FRESH_GOODS + what);
      kit.tell('log.loot', { seat, from, good: what }, '15.53');
    }
    kit.leave();
  },
};

/** What a Revolt can take on the dot: `revolt 0 orbit` a Spaceport, `revolt 1 culture` a Factory. */
export const revolt: Action = {
  candidates(table, seat) {
    if (!has(table, COMBAT)) return [];
    const dot = here(table, seat);
    const orbit = orbitOf[dot] ?? NONE;
    const factories = CULTURES.flatMap((_, culture) => (table.site[culture] === dot ? [[1, culture]] : []));
    return orbit === NONE ? factories : [[0, orbit], ...factories];
  },
  why(table, seat, kind, which) {
    if (whyNoCombat(table) !== null) return whyNoCombat(table);
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    const dot = here(table, seat);
    const onDot = kind === 0 ? ORBITS[which] === dot : kind === 1 && table.site[which] === dot;
    const owner = ownerOf(table, kind, which);
    if (!onDot || owner === NONE || owner === seat) return no('15.541', 'refuse.no-revolt');
    const away = systemOf[table.at[owner] ?? NONE] !== systemHere(table, seat);
    if (!rule('15.541', away)) return no('15.541', 'refuse.immune', { seat: owner });
    const armed = arsenal(table, seat).reduce((all, { max }) => all + max, 0);
    if (!rule('15.54', armed > 0)) return no('15.54', 'refuse.unarmed');
    const least = Math.max(0, REVOLT - armed * 20);
    const money = purse(table, seat);
    const dear = money >= least ? null : no('15.54', 'refuse.money', { cost: least, money });
    return first(whyNoTheft(table, seat), whyNoMarker(table, seat), dear);
  },
  take: (kit, _seat, kind, which) => kit.call('uprising', { kind, which }),
};

const ownerOf = (table: Table, kind: number, which: number): Seat =>
  (kind === 0 ? table.port[which] : table.factory[which]) ?? NONE;

/** §15.54: at least one weapon is fired; firepower and money make a hundred, and firepower adds nothing to the strength. */
export const uprising: Step<'uprising'> = {
  may: ({ table }) => [table.active],
  ask({ table }, _, seat) {
    const entries = arsenal(table, seat);
    const least = Math.max(1, Math.ceil((REVOLT - purse(table, seat)) / 20));
    const choice = { kind: 'amounts', noun: 'gear', entries, min: least, max: 99 } as const;
    return { prompt: { key: 'ask.uprising' }, choice, otherwise: entries.map(({ max }) => max) };
  },
  why: () => no('15.54', 'refuse.weapons'),
  take(kit, { kind, which }, seat, fired) {
    const { table } = kit.state;
    const power = fired.reduce((all, n) => all + n, 0) * 20;
    const cost = Math.max(0, REVOLT - power);
    discharge(kit, seat, fired);
    spend(kit, seat, cost);
    table.bought++;
    kit.tell('log.revolt', { seat, owner: ownerOf(table, kind, which), cost }, '15.54');
    resolve(kit, seat, kind, which);
  },
};

function resolve(kit: Kit<'uprising'>, seat: Seat, kind: number, which: number): void {
  const { table } = kit.state;
  const owner = ownerOf(table, kind, which);
  const dot = here(table, seat);
  const [mine, theirs] = rollBoth(kit, seat);
  const attack = mine + revoltBonus(table, seat, dot);
  const defence = theirs + revoltBonus(table, owner, dot);
  const wins = rule('15.2', attack > defence);
  kit.tell(wins ? 'log.revolt-won' : 'log.revolt-lost', { seat, owner, attack, defence }, '15.542');
  kit.leave();
  if (!wins) kit.goto('end');
  // §15.7: it changes hands and never disappears.
  else (kind === 0 ? table.port : table.factory)[which] = rule('15.7', wins) ? seat : NONE;
  drawForOnes(kit, counted(mine, theirs));
}
