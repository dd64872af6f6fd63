// Set-up (§4.1 to §4.3): what goes into the cup, on the board and into hands; who picks first and starts.

import { no, type Options, type Refusal, rule } from '@orrery/kernel';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { CULTURES, MERCHANTS } from '../data/cultures.ts';
import { EQUIPMENT, FEATURES, RELICS } from '../data/equipment.ts';
import { MIX, RASTUR as RASTUR_MARKERS } from '../data/rastur.ts';
import { SYSTEMS } from '../data/systems.ts';
import { BOXES, kindOf, ORBITS } from './board.ts';
import type { Kit, Step } from './steps.ts';
import {
  COMBAT,
  EMPTY,
  FACE_DOWN,
  GOODS,
  isFactoryGoods,
  LASER,
  makerOf,
  HOME_MARKET,
  LOST_BOX,
  NONE,
  NOT_OVER,
  NOVA_VARIANT,
  QUICK,
  RASTUR,
  SCOUT,
  SOLITAIRE,
  type Table,
} from './table.ts';

/** Of the designer's variants all but the ships of each species. Rastur go without combat, too. */
export const OPTIONS = {
  target: [2000, 1000, 3000, 4000],
  combat: [false, true],
  rastur: [false, true],
  bank: [0, 5000, 10000, 20000],
  quickSetup: [false, true],
  lostBox: [false, true],
  novaVariant: [false, true],
  homeMarket: [false, true],
} as const;

/** §14: how much it takes to win, by the length of the game. */
function lengthOf(options: Options): number {
  const wanted = options['target'];
  if (rule('14.1', wanted === 1000)) return 1000;
  if (rule('14.3', wanted === 3000)) return 3000;
  if (rule('14.4', wanted === 4000)) return 4000;
  return rule('14.2', wanted === 2000) ? 2000 : 0;
}

const markersOf = (good: number): number => CULTURES[makerOf(good)]?.[4] ?? 0;

/** Alone means solitaire, and solitaire needs the Rastur (§17.1). */
export function fitsSeats(options: Options, seats: number): Refusal | null {
  return rule('17.1', seats > 1 || options['rastur'] === true) ? null : no('17.1', 'refuse.alone');
}

function rulesOf(options: Options, seats: number): number {
  const flag = (name: string, mask: number): number => (options[name] === true ? mask : 0);
  const variants =
    flag('quickSetup', QUICK) |
    flag('lostBox', LOST_BOX) |
    flag('novaVariant', NOVA_VARIANT) |
    flag('homeMarket', HOME_MARKET);
  return flag('combat', COMBAT) | flag('rastur', RASTUR) | variants | (seats === 1 ? SOLITAIRE : 0);
}

export function setup(kit: Kit, options: Options): Table {
  const { seats } = kit.state;
  const rules = rulesOf(options, seats);
  const target = lengthOf(options);
  const each = <V>(make: () => V): V[] => Array.from({ length: seats }, make);
  // §4.13: every culture has its goods; factory goods wait for their Factory.
  const stock = Array.from({ length: GOODS }, (_, good) => (rule('4.13', isFactoryGoods(good)) ? 0 : markersOf(good)));
  // §4.14: the 48 bonus markers into the cup.
  const bonuses = [...FARES.map(() => 1), ...DEMANDS.map((demand) => demand[3])];
  const cup = kit.pool([...stock.map(() => 0), ...bonuses.map((n) => (rule('4.14', n > 0) ? n : 0))]);
  // §4.12: one IOU face down in each Culture Box.
  const ious = kit.pool(CULTURES.map(() => 1));
  const iou = SYSTEMS.filter(([, kind]) => rule('1.2', kind === 'inhabited')).map(() => kit.slot(ious));
  // §4.11: one ? marker face down in each box, the rest out of the game unseen.
  const markers = kit.pool([...FEATURES.map((feature) => feature[3]), ...RELICS.map(() => 1)]);
  const lost = (rules & LOST_BOX) !== 0;
  const box = BOXES.filter((dot) => lost || rule('2.8', kindOf[dot] === 'question')).map(() => kit.slot(markers));
  const [, low, high] = MIX.find(([length]) => length === target) ?? [0, 60, 150];
  const active = RASTUR_MARKERS.map((n, item) => (isActive(rules, 60 + item * 10, low, high) ? n : 0));
  kit.pool(active);
  const reserve = RASTUR_MARKERS.map((n, item) =>
    rule('17.11', (rules & SOLITAIRE) !== 0) ? n - (active[item] ?? 0) : 0,
  );
  const bonus = [...FARES.map(() => 0), ...DEMANDS.map(() => 0)];
  if ((rules & QUICK) !== 0) quickDraw(kit, cup, stock, bonus);
  const first = firstPlayer(kit);
  kit.call('merchants', { first });
  return {
    target,
    rules,
    bank: Number(options['bank']) > 0 ? Number(options['bank']) - 20 * seats * seats : NONE,
    turn: 1,
    active: first,
    merchant: each(() => NONE),
    // §4.3: 20 for every player in the game.
    money: each(() => (rule('4.3', true) ? 20 * seats : 0)),
    ship: each(() => SCOUT),
    at: each(() => kindOf.findIndex((kind) => rule('1.1', kind === 'base'))),
    goods: each(() => []),
    small: each(() => []),
    hull: each(() => []),
    ious: each(() => 0),
    forts: each(() => []),
    culture: iou.map((slot) => (rule('4.12', slot >= 0) ? NONE : 0)),
    iou,
    marker: box.map((slot) => (rule('4.11', slot >= 0) ? FACE_DOWN : EMPTY)),
    box,
    stock,
    supply: EQUIPMENT.map(([, , , count], code) => (rule('4.1', (rules & COMBAT) !== 0 || code < LASER) ? count : 0)),
    suns: RELICS.map(() => NONE),
    bonus,
    port: ORBITS.map(() => NONE),
    factory: CULTURES.map(() => NONE),
    site: CULTURES.map(() => NONE),
    rastur: [],
    reserve: (rules & SOLITAIRE) !== 0 ? reserve : [],
    transit: 0,
    credit: 0,
    moved: false,
    bought: 0,
    sold: 0,
    fresh: [],
    offers: each(() => 0),
    drawn: false,
    ended: NOT_OVER,
  };
}

const isActive = (rules: number, value: number, low: number, high: number): boolean =>
  (rules & RASTUR) !== 0 && rule('16.1', value >= low && value <= high);

/** §4.2, R-47: everybody rolls two dice, ties again; the highest picks first and starts. */
function firstPlayer(kit: Kit): number {
  let left = Array.from({ length: kit.state.seats }, (_, seat) => seat);
  while (left.length > 1) {
    const rolls = left.map(() => kit.roll(6) + kit.roll(6));
    const best = Math.max(...rolls);
    kit.tell('log.first-roll', { seats: left, rolls }, '4.2');
    left = left.filter((_, i) => rule('4.2', rolls[i] === best));
    if (left.length === 0) return 0;
  }
  return left[0] ?? 0;
}

/** §4.2: the merchants are picked in turn order. */
export const merchants: Step<'merchants'> = {
  may({ table, seats }, { first }) {
    const seat = Array.from({ length: seats }, (_, i) => (first + i) % seats).find(
      (each) => table.merchant[each] === NONE,
    );
    return seat === undefined ? [] : [seat];
  },
  ask({ table }) {
    const options = MERCHANTS.map((_, merchant) => merchant).filter((merchant) => !table.merchant.includes(merchant));
    return {
      prompt: { key: 'ask.merchant' },
      choice: { kind: 'one', noun: 'merchant', options },
      otherwise: options[0] ?? 0,
    };
  },
  why: () => no('4.2', 'refuse.merchant'),
  take(kit, _, seat, merchant) {
    kit.state.table.merchant[seat] = merchant;
    kit.tell('log.merchant', { seat, merchant }, '4.2');
  },
  run: (kit) => kit.goto('turn', { off: 0, lock: false, auto: false }),
};

/** The designer's quick set-up: the goods are mixed into the cup too, and twenty markers are drawn from it. */
function quickDraw(kit: Kit, cup: number, stock: number[], bonus: number[]): void {
  stock.forEach((n, good) => kit.put(cup, good, n));
  stock.fill(0);
  for (let n = 0; n < QUICK_DRAWS; n++) {
    const item = kit.pull(cup);
    if (item < GOODS) stock[item] = (stock[item] ?? 0) + 1;
    else bonus[item - GOODS] = (bonus[item - GOODS] ?? 0) + 1;
  }
}

const QUICK_DRAWS = 20;
