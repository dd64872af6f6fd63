// Names for everything that is carried, drawn or bought, made from the data and a language's words.

import type { Messages } from '@orrery/kernel';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { EQUIPMENT, FEATURES, RELICS, SHIPS } from '../data/equipment.ts';
import { RASTUR } from '../data/rastur.ts';
import { cultureOf, DAMAGED, demandAt, demandFor, fareAt, fareTo, FIRST_FARE } from '../rules/table.ts';
import { named, PORT_NAMES } from './names.ts';

export interface PieceWords {
  /** With their numbers: `Niks (3)`. */
  readonly cultures: readonly string[];
  readonly goods: readonly string[];
  readonly ships: readonly string[];
  readonly equipment: readonly string[];
  readonly relics: readonly string[];
  readonly open: string;
  gate(number: number): string;
  penalty(colour: string, amount: number): string;
  relic(name: string): string;
  damaged(name: string): string;
  fare(from: string, to: string, fee: number): string;
  demand(goods: string, at: string, bonus: number): string;
  rastur(value: number): string;
  iou(culture: string, value: number): string;
  /** On sale, for sale, for barter. */
  priced(name: string, cost: number): string;
  credit(name: string, value: number): string;
  ship(name: string, cost: number, dice: number, holds: number): string;
  /** How a sentence about a sale goes on after the payoff; 0: there was no Demand. */
  bonus(amount: number): string;
  revoltPort(port: string): string;
  revoltFactory(culture: string): string;
}

export function namePieces(words: PieceWords): Messages {
  const fares = FARES.map(([, , fee], fare) =>
    words.fare(people(words, fareAt[fare]), people(words, fareTo[fare]), fee),
  );
  const demands = DEMANDS.map(([, , bonus], demand) =>
    words.demand(words.goods[demandFor[demand] ?? 0] ?? '', people(words, demandAt[demand]), bonus),
  );
  const gear = [...words.equipment, ...words.relics];
  const ious = CULTURES.map(([id, , , value]) => words.iou(people(words, cultureOf(id)), value));
  return {
    ...named('ship', words.ships),
    ...named('good', words.goods),
    ...named('port', PORT_NAMES),
    ...named('fare', fares),
    ...named('demand', demands),
    ...named('cup', [...words.goods, ...fares, ...demands]),
    ...named('gear', [...gear, ...fares]),
    ...Object.fromEntries(gear.map((name, code) => [`gear.${DAMAGED + code}`, words.damaged(name)])),
    ...named('marker', [...FEATURES.map((feature) => featureName(words, feature)), ...words.relics.map(words.relic)]),
    ...named(
      'rastur',
      RASTUR.map((_, item) => words.rastur(60 + item * 10)),
    ),
    ...prices(words, gear),
    ...Object.fromEntries(Array.from({ length: MOST_BONUS }, (_, n) => [`bonus.${n * 10}`, words.bonus(n * 10)])),
    ...exact('piece.goods', words.goods),
    ...exact('piece.gear', [...gear, ...fares]),
    ...exact('piece.gear', gear.map(words.damaged), DAMAGED),
    ...exact('piece.iou', ious),
    ...named('note', ious),
    ...exact('word.revolt 0', PORT_NAMES.map(words.revoltPort)),
    ...exact('word.revolt 1', words.cultures.slice(0, CULTURES.length).map(words.revoltFactory)),
  };
}

/** No sale ever finds more Demand than this, in tens. */
const MOST_BONUS = 41;

const people = (words: PieceWords, culture: number | undefined): string => words.cultures[culture ?? -1] ?? '';

/** Names for answers of two words, such as `goods 3`. */
const exact = (verb: string, names: readonly string[], first = 0): Messages =>
  Object.fromEntries(names.map((name, id) => [`${verb} ${first + id}`, name]));

function featureName(words: PieceWords, [kind, colour, amount]: (typeof FEATURES)[number]): string {
  if (kind === 'gate') return words.gate(amount);
  return kind === 'open' ? words.open : words.penalty(colour, amount);
}

/** `ware` goods to buy, `tool` equipment to buy, `swap` equipment to barter, `model` ships to buy. */
function prices(words: PieceWords, gear: readonly string[]): Messages {
  const costs = [...CULTURES.map((culture) => culture[5]), ...CULTURES.map((culture) => culture[7])];
  const worth = [...EQUIPMENT.map(([, cost]) => cost), ...RELICS.map(([, cost]) => cost)].slice(0, FIRST_FARE);
  return {
    ...named(
      'ware',
      words.goods.map((name, good) => words.priced(name, costs[good] ?? 0)),
    ),
    ...named(
      'tool',
      gear.map((name, code) => words.priced(name, worth[code] ?? 0)),
    ),
    ...named(
      'swap',
      gear.map((name, code) => words.credit(name, (worth[code] ?? 0) / 2)),
    ),
    ...named(
      'model',
      SHIPS.map(([, dice, holds, cost], ship) => words.ship(words.ships[ship] ?? '', cost, dice, holds)),
    ),
  };
}
