// What lies on the table: all of it public but the slots of IOUs and ? markers. Ids are small numbers into the data.

import { must, rule, type Seat, type Slot } from '@orrery/kernel';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { EQUIPMENT, FEATURES, RELICS, SHIPS } from '../data/equipment.ts';
import type { Dot } from './board.ts';

export interface Table {
  target: number;
  /** Optional rules in force: COMBAT, RASTUR, SOLITAIRE and the variants, as a mask. */
  rules: number;
  /** Money left in the bank; -1: as much as it takes. */
  bank: number;
  turn: number;
  active: Seat;
  /** By seat. */
  merchant: number[];
  money: number[];
  ship: number[];
  at: Dot[];
  /** Goods in the holds, one hold each. */
  goods: number[][];
  /** Small markers in the other holds, two places to a hold, NONE where one is empty: equipment, damaged equipment, fares (holds.ts). */
  small: number[][];
  hull: number[][];
  /** IOUs in hand, a mask of cultures. */
  ious: number[];
  forts: Dot[][];
  /** By inhabited system: its culture once discovered, else -1; the slot of its IOU until then, else -1. */
  culture: number[];
  iou: Slot[];
  /** By ? Box: the marker face up, FACE_DOWN or EMPTY; the slot while it is face down, else -1. */
  marker: number[];
  box: Slot[];
  /** On sale: by kind of goods, by kind of equipment, by relic the system on whose sun it lies (-1: none). */
  stock: number[];
  supply: number[];
  suns: number[];
  /** Bonus markers out of the cup, by kind: fares, then demands. */
  bonus: number[];
  /** Deeds: the owner of each Spaceport and Factory (-1: nobody), and the dot each Factory stands on. */
  port: Seat[];
  factory: Seat[];
  site: Dot[];
  /** Rastur on the board, face up, [dot, value]; in solitaire the reserve by value and the transit box (0: empty). */
  rastur: [Dot, number][];
  reserve: number[];
  transit: number;
  /** This turn: credit, whether he moved, what counts against the City limit, what was acquired; by merchant he talked
   *  with, offers in a row that came to nothing. */
  credit: number;
  moved: boolean;
  bought: number;
  sold: number;
  fresh: number[];
  offers: number[];
  /** Whether a Rastur was drawn this turn (§16.2: one at most). */
  drawn: boolean;
  /** Set when the game is over: the seat that won, RASTUR_WON or BANK_OUT. */
  ended: number;
}

export const COMBAT = 1;
export const RASTUR = 2;
export const SOLITAIRE = 4;
export const [QUICK, LOST_BOX, NOVA_VARIANT, HOME_MARKET] = [8, 16, 32, 64];

export const NONE = -1;
export const FACE_DOWN = -1;
export const EMPTY = -2;
export const NOT_OVER = -1;
export const RASTUR_WON = -2;
export const BANK_OUT = -3;

/** The pools of the kernel's secrets, in the order of set-up. */
export const [CUP, IOU_POOL, MARKER_POOL, RASTUR_POOL] = [0, 1, 2, 3];

/** Goods 0 to 13 are the ordinary ones of each culture, 14 to 27 the factory goods. */
export const GOODS = CULTURES.length * 2;
export const isFactoryGoods = (good: number): boolean => good >= CULTURES.length;
export const makerOf = (good: number): number => good % CULTURES.length;

/** The Galactic Base trades as one more culture. */
export const TINKERERS = CULTURES.length;
const cultureIds: readonly string[] = [...CULTURES.map(([id]) => id), 'base'];
export const cultureOf = (id: string): number =>
  must(cultureIds.indexOf(id) + 1 || undefined, `the culture "${id}"`) - 1;
export const scienceOf = (culture: number): string =>
  rule('2.4', culture < CULTURES.length) ? (CULTURES[culture]?.[2] ?? '') : 'base';

/** Small markers and what lies on a hull: equipment 0 to 5, relics 6 to 15, fares 16 to 25; damaged ones 32 more. */
export const [YELLOW_DRIVE, RED_DRIVE, COMBINED_DRIVE, SHIELD, LASER, NOVA_BALL] = [0, 1, 2, 3, 4, 5];
export const FIRST_RELIC = EQUIPMENT.length;
export const FIRST_FARE = FIRST_RELIC + RELICS.length;
export const DAMAGED = 32;
const relicOf = (id: (typeof RELICS)[number][0]): number => FIRST_RELIC + RELICS.findIndex(([each]) => each === id);
export const AIR_FOIL = relicOf('air-foil');
export const AUTO_PILOT = relicOf('auto-pilot');
export const RELIC_YELLOW = relicOf('relic-yellow-drive');
export const RELIC_SHIELD = relicOf('relic-shield');
export const GATE_LOCK = relicOf('gate-lock');
export const RELIC_LASER = relicOf('relic-laser');
export const SPY_EYE = relicOf('spy-eye');
export const SWITCH_SWITCH = relicOf('switch-switch');
export const JUMP_START = relicOf('jump-start');
export const MULLIGAN_GEAR = relicOf('mulligan-gear');
export const isRelic = (code: number): boolean => code >= FIRST_RELIC && code < FIRST_FARE;
export const isFare = (code: number): boolean => code >= FIRST_FARE && code < DAMAGED;
export const isDamaged = (code: number): boolean => code >= DAMAGED;
export const costOf = (code: number): number => EQUIPMENT[code]?.[1] ?? RELICS[code - FIRST_RELIC]?.[1] ?? 0;

/** Items of the cup: goods, then fares, then demands. */
export const CUP_FARES = CULTURES.length * 2;
export const CUP_DEMANDS = GOODS + FARES.length;
export const fareAt: readonly number[] = FARES.map(([at]) => cultureOf(at));
export const fareTo: readonly number[] = FARES.map(([, to]) => cultureOf(to));
export const feeOf: readonly number[] = FARES.map(([, , fee]) => fee);
export const demandAt: readonly number[] = DEMANDS.map(([at]) => cultureOf(at));
export const demandFor: readonly number[] = DEMANDS.map(([, goods]) => cultureOf(goods));
export const demandBonus: readonly number[] = DEMANDS.map(([, , bonus]) => bonus);

/** ? markers: gates 1 to 6, Open Spaceport, penalties, then the relics. */
export const OPEN = FEATURES.findIndex(([kind]) => kind === 'open');
export const MARKER_RELIC = FEATURES.length;
export const isGate = (marker: number): boolean => marker >= 0 && FEATURES[marker]?.[0] === 'gate';
export const gateNumber = (marker: number): number => FEATURES[marker]?.[2] ?? 0;
export const isPenaltyMarker = (marker: number): boolean => marker >= 0 && FEATURES[marker]?.[0] === 'penalty';
export const markerRelic = (marker: number): number =>
  marker >= MARKER_RELIC ? FIRST_RELIC + marker - MARKER_RELIC : NONE;

export const diceOf = (ship: number): number => SHIPS[ship]?.[1] ?? 0;
export const holdsOf = (ship: number): number => SHIPS[ship]?.[2] ?? 0;
export const [SCOUT, CLIPPER, TRANSPORT, FREIGHTER] = [0, 1, 2, 3];

export const has = (table: Table, rules: number): boolean => (table.rules & rules) !== 0;
