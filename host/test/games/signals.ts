// The signal game of the table engine's tests, with hands that are known: the seats that hold a jammer are in the address of
// this module.

import * as kernel from '@orrery/kernel';
import type { Game } from '@orrery/kernel';
import { editionOf } from '@orrery/table';
import { BLANK, dealTo, JAMMER, signal } from '../../../table/test/signal.ts';

function withJammers(holders: readonly number[]): Game {
  const setup: typeof signal.setup = (kit, options) => {
    const table = signal.setup(kit, options);
    kit.state.table = table;
    for (const seat of table.hands.keys())
      for (const card of [0, 1]) dealTo(kit.state, seat, card, holders.includes(seat) && card === 0 ? JAMMER : BLANK);
    return table;
  };
  return { ...signal, setup };
}

const holdersIn = (address: string): number[] =>
  (new URL(address).searchParams.get('holders') ?? '').split('').map(Number);

/** As the thread of the rehearsals loads it, by its address. */
export const game = withJammers(holdersIn(import.meta.url));

export function signalGames(holders: readonly number[]) {
  const address = new URL(import.meta.url);
  address.search = `?holders=${holders.join('')}`;
  const edition = editionOf({ kernel, game: withJammers(holders) }, address.href);
  return { ids: ['signal'], find: async (id: string) => (id === 'signal' ? edition : undefined) };
}
