// Duel with hands that are known: rivals hold a Zap, or a Truce instead, as the address of this module says. All else, the dice
// included, is the same; so what differs on the wire is what a Zap in a hand gives away.

import * as kernel from '@orrery/kernel';
import { type Game, must } from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { editionOf } from '@orrery/table';

const [ZAP, TRUCE, SIX] = [0, 1, 3];
const [DECK, RESERVE] = [0, 1];
/** More duels than two people want, and enough windows to compare. */
const GOAL = 7;

/** `holders`: the seats that hold a Zap. Seat 0 alone has a power: it has cards laid again, and the others may zap that. */
function zaps(holders: readonly number[]): Game {
  const setup: typeof duel.setup = (kit, options) => {
    const table = duel.setup(kit, options);
    const { held, pools } = kit.state;
    const pool = must(pools[DECK], 'the deck');
    for (const [seat, hand] of table.hands.entries())
      for (const [place, slot] of hand.entries()) {
        const item = place > 0 ? SIX : holders.includes(seat) ? ZAP : TRUCE;
        const before = must(held.item[slot], 'a card');
        if (before >= pool.length) throw new Error('this deal has a Comet: take another seed');
        pool[before] = (pool[before] ?? 0) + 1;
        pool[item] = (pool[item] ?? 0) - 1;
        held.item[slot] = item;
      }
    // Two Zaps in all: those that nobody holds are somewhere in the deck.
    pool[ZAP] = 2 - holders.length;
    must(pools[RESERVE], 'the reserve')[ZAP] = 0;
    const powers = table.powers.map((_, seat) => (seat === 0 ? 'rewind' : 'none'));
    return { ...table, goal: GOAL, powers, live: [...powers] };
  };
  return { ...duel, setup };
}

const holdersIn = (address: string): number[] =>
  (new URL(address).searchParams.get('holders') ?? '').split('').map(Number);

/** As the thread of the rehearsals loads it, by its address. */
export const game = zaps(holdersIn(import.meta.url));

export function zapGames(holders: readonly number[]) {
  const address = new URL(import.meta.url);
  address.search = `?holders=${holders.join('')}`;
  const edition = editionOf({ kernel, game: zaps(holders) }, address.href);
  return { ids: ['duel'], find: async (id: string) => (id === 'duel' ? edition : undefined) };
}
