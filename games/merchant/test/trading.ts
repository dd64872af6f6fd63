// Trading in a test's words: goods by the id of their culture, markers out of the cup, deeds, Rastur, deals.

import { fault, must, type Options, type Seat } from '@orrery/kernel';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { dotOf, orbitOf } from '../rules/board.ts';
import { putSmall } from '../rules/holds.ts';
import { CUP, CUP_DEMANDS, CUP_FARES, cultureOf, FIRST_FARE, GOODS, isFare, RASTUR_POOL } from '../rules/table.ts';
import { fly, found, money, open, put, type Stage } from './stage.ts';

type Culture = (typeof CULTURES)[number][0] | 'base';

/** The Nik and the Dell; the Humans (4b) are known to live on the Desert World, the Graw (2) on the Water World. */
export function humans({ seats = 2, options = {} }: { seats?: number; options?: Options } = {}): Stage {
  const s = open({ seats, options, merchants: ['nik', 'dell'] });
  found(s, 'desert', '4b');
  found(s, 'water', '2');
  money(s, 0, 500);
  return s;
}

/** Goods of a culture, and those its Factory makes. */
export const goods = (culture: Culture): number => cultureOf(culture);
export const factoryGoods = (culture: Culture): number => CULTURES.length + cultureOf(culture);

/** A fare by where it waits and where it goes; as a marker of the cup; as a marker aboard. */
export function fare(from: Culture, to: Culture): number {
  const found = FARES.findIndex((each) => each[0] === from && each[1] === to);
  if (found < 0) throw fault('stage', `no fare goes from ${from} to ${to}`);
  return found;
}
export const cupFare = (from: Culture, to: Culture): number => CUP_FARES + fare(from, to);
export const fareAboard = (from: Culture, to: Culture): number => FIRST_FARE + fare(from, to);

/** A demand of a culture for the goods of another, as a marker of the cup. */
export function cupDemand(at: Culture, wanted: Culture): number {
  const found = DEMANDS.findIndex((each) => each[0] === at && each[1] === wanted);
  if (found < 0) throw fault('stage', `culture ${at} has no demand for the goods of ${wanted}`);
  return CUP_DEMANDS + found;
}

/** Bonus markers that came out of the cup before; goods of culture 4a went in for them (§10.1). */
export function drawn(s: Stage, ...items: readonly number[]): void {
  s.arrange((state) => {
    const cup = must(state.pools[CUP], 'the cup');
    for (const item of items) {
      cup[item] = (cup[item] ?? 0) - 1;
      state.table.bonus[item - GOODS] = (state.table.bonus[item - GOODS] ?? 0) + 1;
      const spare = cultureOf('4a');
      cup[spare] = (cup[spare] ?? 0) + 1;
      state.table.stock[spare] = (state.table.stock[spare] ?? 0) - 1;
    }
  });
}

/** Passengers aboard who came out of the cup before. */
export function board(s: Stage, seat: Seat, ...fares: readonly number[]): void {
  for (const code of fares) {
    if (!isFare(code)) throw fault('stage', `${code} is no fare`);
    const kind = code - FIRST_FARE;
    drawn(s, CUP_FARES + kind);
    s.arrange(({ table }) => {
      table.bonus[kind] = 0;
      putSmall(table, seat, code);
    });
  }
}

/** How many of a marker of the cup are in it, and how many lie in the open. */
export const inCup = (s: Stage, item: number): number => s.state.pools[CUP]?.[item] ?? 0;
export const lying = (s: Stage, item: number): number =>
  (item < GOODS ? s.table.stock[item] : s.table.bonus[item - GOODS]) ?? 0;

/** An IOU in hand. */
export function owed(s: Stage, seat: Seat, culture: Culture): void {
  s.arrange(({ table }) => {
    table.ious[seat] = (table.ious[seat] ?? 0) | (1 << cultureOf(culture));
  });
}
export const isOwed = (s: Stage, seat: Seat, culture: Culture): boolean =>
  ((s.table.ious[seat] ?? 0) & (1 << cultureOf(culture))) !== 0;

/** A Factory that has been built; its goods are on sale. */
export function works(s: Stage, culture: Culture, dot: string, owner: Seat): void {
  s.arrange(({ table }) => {
    table.factory[cultureOf(culture)] = owner;
    table.site[cultureOf(culture)] = dotOf(dot);
    table.stock[factoryGoods(culture)] = 1;
  });
}

/** A Rastur that has come down on a dot. */
export function rastur(s: Stage, dot: string, value: number): void {
  s.arrange(({ table, pools }) => {
    table.rastur.push([dotOf(dot), value]);
    const pool = must(pools[RASTUR_POOL], 'the Rastur');
    const item = (value - 60) / 10;
    pool[item] = Math.max(0, (pool[item] ?? 0) - 1);
  });
}

/** The deed of the Spaceport on this dot. */
export const deed = (dot: string): number => must(orbitOf[dotOf(dot)], 'an Orbit');

/** Lands on a dot this turn, coming from the dot before it. */
export function land(s: Stage, seat: Seat, from: string, dot: string, ...dice: readonly number[]): void {
  put(s, seat, from);
  fly(s, seat, dot, ...(dice.length > 0 ? dice : [1, 1, 1]));
  if (s.state.frames.at(-1)?.step === 'fly') s.play(`${seat} land`);
}

/** Spends the whole turn on a dot. */
export function stay(s: Stage, seat: Seat, dot: string): void {
  put(s, seat, dot);
  s.play(`${seat} stay`);
}

/** Whoever's turn it is ends it, and all stay where they are, until this seat's next turn begins. */
export function until(s: Stage, seat: Seat): void {
  const begins = (): boolean => s.table.active === seat && s.state.frames.at(-1)?.step === 'turn';
  while (!begins()) s.play(`${s.table.active} ${s.state.frames.at(-1)?.step === 'turn' ? 'stay' : 'end'}`);
}

/** Everybody's money. */
export const purses = (s: Stage): number[] => [...s.table.money];

/** An offer in words, `{ money: 50, 'goods 3': 1 }` each way, as a line to play; counted as the question lists the pieces. */
export function offer(s: Stage, seat: Seat, to: Seat, give: Side, want: Side): string {
  const choice = s.ask(seat)?.choice;
  if (choice?.kind !== 'offer') throw fault('stage', `seat ${seat} is not asked for an offer`);
  const filled = (entries: readonly { id: string | number }[], side: Side): number[] => {
    const ids = entries.map(({ id }) => `${id}`);
    const strange = Object.keys(side).find((id) => id !== 'money' && !ids.includes(id));
    if (strange !== undefined) throw fault('stage', `there is no "${strange}" to hand over, only ${ids.join(', ')}`);
    return ids.map((id) => side[id === 'dollar' ? 'money' : id] ?? 0);
  };
  return `${seat} ${JSON.stringify({ to, give: filled(choice.give, give), want: filled(choice.want, want) })}`;
}

type Side = Readonly<Record<string, number>>;
