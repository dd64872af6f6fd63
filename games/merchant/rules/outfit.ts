// Ships, equipment and relics (§3.4, §9.21, §9.32): bought where the science sells them, bartered for credit.

import { no, type Refusal, rule, type Seat } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { EQUIPMENT, RELICS, SHIPS } from '../data/equipment.ts';
import { commission, purse, spend } from './bank.ts';
import { fits, stow, unstow } from './gear.ts';
import { closeUp, holdsNeeded, smallOf } from './holds.ts';
import { lookAround } from './looks.ts';
import { type Action, first, partner, systemHere, whyNobody, whyNoBuy, whyNoSale, whyTooDear } from './market.ts';
import { acquire, part } from './overboard.ts';
import {
  COMBAT,
  costOf,
  FIRST_RELIC,
  has,
  holdsOf,
  isDamaged,
  isFare,
  isRelic,
  LASER,
  NOVA_BALL,
  NONE,
  scienceOf,
  type Table,
} from './table.ts';

const whyNoRoom = (table: Table, seat: Seat, code: number): Refusal | null =>
  fits(table, seat, code) ? null : no('3.43', 'refuse.no-room', { gear: code });

const ALL_EQUIPMENT = EQUIPMENT.map((_, code) => [code]);
const ALL_RELICS = RELICS.map((_, index) => [FIRST_RELIC + index]);
const ALL_SHIPS = SHIPS.map((_, index) => [index]);

/** `equip 3`: a drive, a Shield or a weapon. */
export const equip: Action = {
  candidates: () => ALL_EQUIPMENT,
  why(table, seat, code) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    const piece = EQUIPMENT[code];
    if (piece === undefined) return no('9.21', 'refuse.not-sold-here');
    if (!rule('2.1', has(table, COMBAT) || (code !== LASER && code !== NOVA_BALL)))
      return no('2.1', 'refuse.no-combat');
    if (!rule('9.21', piece[2] === scienceOf(partner(table, seat))))
      return no('9.21', 'refuse.science', { gear: code });
    if (!rule('8.1', (table.supply[code] ?? 0) > 0)) return no('8.1', 'refuse.none-left', { gear: code });
    return first(whyNoBuy(table, seat), whyTooDear(table, seat, piece[1]), whyNoRoom(table, seat, code));
  },
  take(kit, seat, code) {
    const { table } = kit.state;
    table.supply[code] = (table.supply[code] ?? 0) - 1;
    bought(table, seat, code);
    stow(table, seat, code);
    spend(kit, seat, costOf(code));
    kit.tell('log.buy-gear', { seat, gear: code, cost: costOf(code) }, '9.21');
    commission(kit, seat, costOf(code));
  },
};

/** `relic 6`: one that was bartered here and lies on this system's sun (§9.322). */
export const relic: Action = {
  candidates: () => ALL_RELICS,
  why(table, seat, code) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    const sun = table.suns[code - FIRST_RELIC] ?? NONE;
    if (sun === NONE || !rule('9.322', sun === systemHere(table, seat)))
      return no('9.322', 'refuse.no-sun', { gear: code });
    return first(whyNoBuy(table, seat), whyTooDear(table, seat, costOf(code)));
  },
  take(kit, seat, code) {
    const { table } = kit.state;
    table.suns[code - FIRST_RELIC] = NONE;
    bought(table, seat, code);
    stow(table, seat, code);
    spend(kit, seat, costOf(code));
    kit.tell('log.buy-gear', { seat, gear: code, cost: costOf(code) }, '9.322');
    commission(kit, seat, costOf(code));
    lookAround(kit, seat);
  },
};

function bought(table: Table, seat: Seat, code: number): void {
  acquire(table, seat, code);
  table.bought++;
}

/** `barter 3`: half the cost, as credit for this turn (§9.32). */
export const barter: Action = {
  candidates: (table, seat) =>
    [...new Set([...(table.hull[seat] ?? []), ...smallOf(table, seat)])].map((code) => [code]),
  why(table, seat, code) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    if (![...(table.hull[seat] ?? []), ...smallOf(table, seat)].includes(code)) return no('9.3', 'refuse.not-yours');
    if (isFare(code)) return no('9.3', 'refuse.fare-barter');
    if (rule('15.432', isDamaged(code))) return no('15.432', 'refuse.damaged');
    return whyNoSale(table, seat);
  },
  take(kit, seat, code) {
    const { table } = kit.state;
    const value = rule('2.52', costOf(code) > 0) ? costOf(code) / 2 : costOf(code);
    unstow(table, seat, code);
    part(table, seat, code);
    if (isRelic(code)) table.suns[code - FIRST_RELIC] = systemHere(table, seat);
    else table.supply[code] = (table.supply[code] ?? 0) + 1;
    table.credit += value;
    table.sold++;
    kit.tell('log.barter', { seat, gear: code, value }, '9.32');
    commission(kit, seat, value);
  },
};

/** `iou 4`: the culture named on it takes it back for its value (§9.321), outside the City limit. */
export const iou: Action = {
  candidates: (table, seat) =>
    CULTURES.flatMap((_, culture) => (((table.ious[seat] ?? 0) & (1 << culture)) === 0 ? [] : [[culture]])),
  why(table, seat, culture) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    if (!rule('2.41', ((table.ious[seat] ?? 0) & (1 << culture)) !== 0)) return no('2.41', 'refuse.not-yours');
    return rule('9.321', partner(table, seat) === culture) ? null : no('9.321', 'refuse.iou', { culture });
  },
  take(kit, seat, culture) {
    const { table } = kit.state;
    const value = CULTURES[culture]?.[3] ?? 0;
    table.ious[seat] = (table.ious[seat] ?? 0) & ~(1 << culture);
    table.credit += value;
    kit.tell('log.iou', { seat, culture, value }, '9.321');
    commission(kit, seat, value);
  },
};

/** `ship 2`: the old ship is traded in, in the same action (§3.4, R-29): one buy and one barter. */
export const ship: Action = {
  candidates: () => ALL_SHIPS,
  why(table, seat, index) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    const model = SHIPS[index];
    const old = table.ship[seat] ?? 0;
    if (model === undefined || !rule('3.41', index !== old)) return no('3.41', 'refuse.same-ship');
    const science = scienceOf(partner(table, seat));
    if (!rule('9.323', ['industry', 'technology', 'base'].includes(science))) return no('9.323', 'refuse.no-ships');
    const models: readonly string[] = model[4];
    if (!rule('2.53', models.includes(science))) return no('9.21', 'refuse.ship-science', { ship: index });
    const tradeIn = (SHIPS[old]?.[3] ?? 0) / 2;
    const money = purse(table, seat) + tradeIn;
    if (!rule('3.4', money >= model[3]))
      return no('9.2', 'refuse.ship-money', { cost: model[3], tradeIn, money: purse(table, seat) });
    const used = holdsNeeded(table.goods[seat]?.length ?? 0, smallOf(table, seat).length);
    if (!rule('3.44', used <= holdsOf(index))) return no('3.44', 'refuse.too-small', { holds: holdsOf(index), used });
    return first(whyNoBuy(table, seat), whyNoSale(table, seat));
  },
  take(kit, seat, index) {
    const { table } = kit.state;
    const cost = SHIPS[index]?.[3] ?? 0;
    const tradeIn = (SHIPS[table.ship[seat] ?? 0]?.[3] ?? 0) / 2;
    table.ship[seat] = index;
    closeUp(table, seat);
    table.credit += tradeIn;
    spend(kit, seat, cost);
    table.bought++;
    table.sold++;
    kit.tell('log.ship', { seat, ship: index, cost, tradeIn }, '3.4');
    commission(kit, seat, cost + tradeIn);
  },
};
