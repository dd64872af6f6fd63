// How cards bend the rules: value hooks. A hook gets the value so far and gives it back, changed or not; it only reads. The rules ask by
// `bend(table, 'hold', 6, seat)`, and every card in force answers. Which cards are in force for an owner is asked in one place, `has`.
// Whatever asks a player something is no hook but a step (steps.ts), and stands beside its card.

import { breakthrough } from '../data/cards.ts';
import { mindOf, type Owner, type Table } from './table.ts';

/** What can be bent: the value, and what it is about (a kind of unit, a hex, a level). */
export interface Hooks {
  /** §3: V. */
  speed: number;
  /** §5.4: IOU of a planet, by its hex. */
  income: number;
  /** §6.1: resources in a trn; what is added to a mining roll in a hex. */
  hold: number;
  mining: number;
  /** §6.2: added to support ranges; more PM for dust clouds and black holes; PM through a wormhole; by which other halves one may leave. */
  support: number;
  drag: number;
  gate: number;
  keys: boolean;
  /** §6.2: whether a shieldless unit is safe at a pulsar. */
  safe: boolean;
  /** §6.3: tiles drawn for a hex, of which one is kept. */
  tiles: number;
  /** §6.4: Tech and IOU of a new colony. */
  foundTech: number;
  foundIou: number;
  /** §5.9: whether new units are in the hex at once. */
  atOnce: boolean;
  /** §7.1: whether a civilian of the attacker may stand before zone 2. */
  advance: boolean;
  /** §7: shields of a kind; its CR; the fire it shoots in; hits beside the dice in the first fire of a combat. */
  shields: number;
  rating: number;
  fire: number;
  volley: number;
  /** §16.3: the CR of the one unit of a kind that carries a relic; hits that the carrier's kind takes in a round without harm. */
  relicRating: number;
  ward: number;
  /** §8: what a bombing die does to Ind, by who bombs and by whose planet it is; what AB have to beat beside Ind. */
  bombs: number;
  bombed: number;
  walls: number;
}

type Hook<K extends keyof Hooks> = (table: Table, value: Hooks[K], owner: Owner, about: number) => Hooks[K];
type Bends = { readonly [K in keyof Hooks]?: Hook<K> };

/** A card with hooks: a breakthrough, in force for who holds it; anything else, in force as its own hooks say. */
export interface Bending {
  readonly id: string;
  readonly bends: Bends;
}

/** By hook: the cards that have it, with their number among the breakthroughs. */
const registry = new Map<keyof Hooks, { readonly card: number; readonly bends: Bends }[]>();

/** Called once, by the game's index: the rules import no card. */
export function register(cards: readonly Bending[]): void {
  registry.clear();
  for (const { id, bends } of cards)
    for (const name of Object.keys(bends) as (keyof Hooks)[]) {
      const all = registry.get(name) ?? [];
      all.push({ card: breakthrough(id), bends });
      registry.set(name, all);
    }
}

/** Whether a breakthrough is in force for this owner. */
export const has = ({ cards }: Table, owner: Owner, card: number): boolean =>
  ((cards[mindOf(owner)] ?? 0) & (1 << card)) !== 0;

export function bend<K extends keyof Hooks>(
  table: Table,
  name: K,
  value: Hooks[K],
  owner: Owner,
  about = -1,
): Hooks[K] {
  let bent = value;
  for (const { card, bends } of registry.get(name) ?? NO_CARDS)
    if (card < 0 || has(table, owner, card)) bent = bends[name]?.(table, bent, owner, about) ?? bent;
  return bent;
}
const NO_CARDS: readonly { readonly card: number; readonly bends: Bends }[] = [];
