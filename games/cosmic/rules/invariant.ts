// What must hold after every answer: every token and every card accounted for.

import { sizeOf, type State, total } from '@orrery/kernel';
import { TOKENS } from '../data/hexes.ts';
import { challengeDeck, flarePool } from './setup.ts';
import { nearest } from './steps.ts';
import { DECK, FLARES, SECRETS, type Table } from './table.ts';
import { underWay } from './tokens.ts';

export const invariant = (state: State<Table>): string | null => tokens(state) ?? cards(state) ?? moons(state);

/** Twenty tokens each, wherever they are; and nowhere fewer than none, nor less Lucre. */
function tokens({ table, seats, frames }: State<Table>): string | null {
  const piles = [...table.tokens, table.warp, table.gone, ...table.limbo, ...table.stack.flatMap(({ cone }) => cone)];
  if (table.lucre.some((n) => n < 0)) return 'somebody has less Lucre than none';
  if (piles.some((pile) => pile.some((n) => n < 0))) return 'a pile has fewer tokens than none';
  for (let seat = 0; seat < seats; seat++) {
    const moving = underWay({ frames }, seat);
    const all = piles.reduce((sum, pile) => sum + (pile[seat] ?? 0), moving);
    if (all !== table.all[seat]) return `seat ${seat} has ${all} tokens, not ${table.all[seat]}`;
  }
  const sum = total(table.all);
  return sum % TOKENS === 0 ? null : `there are ${sum} tokens in all`;
}

/** The cards of the deck and the Flares: in a pool, in a slot, played, discarded, removed, or naming a power. */
function cards(state: State<Table>): string | null {
  const { table, held } = state;
  const made = total(challengeDeck(table.on)) + total(flarePool(table.on));
  const inSlots = held.item.filter((item, slot) => item >= 0 && isCard(state, slot)).length;
  const open =
    table.discards.length + table.removed.length + table.stack.reduce((sum, { played }) => sum + played.length, 0);
  const moving = state.frames.filter(({ step }) => step === 'discard').length;
  const prepare = nearest(state, 'prepare');
  // Flares that name a power go into the deck once all have theirs.
  const drafted = (prepare?.offers ?? []).flat().length + (prepare?.stage === 1 ? table.powers.flat().length : 0);
  // A lot is counted in the deck that holds it, and in the pool it is of.
  const lots = state.unseen?.lots.find(({ deck, of }) => deck === DECK && of === FLARES)?.count ?? 0;
  const all = sizeOf(state, DECK) + sizeOf(state, FLARES) - lots + inSlots + open + moving + drafted + table.drawn;
  return all === made ? null : `there are ${all} cards, not ${made}`;
}

function isCard({ held, unseen }: State<Table>, slot: number): boolean {
  const pool = held.from?.[slot] ?? -1;
  const from = pool >= 0 ? pool : (held.pool[slot] ?? -1);
  return from !== SECRETS && (from === DECK || from === FLARES || unseen?.sets.includes(from) === true);
}

/** §13.3: never two players on a Moon. */
function moons({ table }: State<Table>): string | null {
  const crowded = table.moons.find(({ place }) => (table.tokens[place] ?? []).filter((n) => n > 0).length > 1);
  return crowded === undefined ? null : `two players are on the Moon at ${crowded.place}`;
}
