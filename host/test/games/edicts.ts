// Cosmic Encounter with two cards that are known: seat 1 holds a Cosmic Zap and seat 2 a Plague, or the other way round, as the
// address of this module says. All else, the dice included, is the same.

import * as kernel from '@orrery/kernel';
import { type Game, must, type State, type Step } from '@orrery/kernel';
import { getGame } from '@orrery/games';
import { editionOf } from '@orrery/table';

const cosmic = await getGame('cosmic');
const words = await cosmic.text.en();
const itemOf = (name: string): number =>
  Number(
    must(
      Object.keys(words).find((key) => key.startsWith('card.') && words[key] === name),
      name,
    ).slice('card.'.length),
  );
const [ZAP, PLAGUE] = [itemOf('Cosmic Zap'), itemOf('Plague')];
const DECK = 0;

/** Puts an item into the first card of a seat's hand, in exchange for what was there. */
function give(state: State, seat: number, item: number): void {
  const { held, pools } = state;
  const { hands } = state.table as { hands: number[][] };
  const slot = must(hands[seat]?.[0], 'a card');
  const before = must(held.item[slot], 'an item');
  if (before === item) return;
  const other = held.item.findIndex((each, at) => each === item && held.pool[at] === held.pool[slot]);
  const deck = must(pools[DECK], 'the deck');
  if (other >= 0) held.item[other] = before;
  else {
    deck[item] = (deck[item] ?? 0) - 1;
    deck[before] = (deck[before] ?? 0) + 1;
  }
  held.item[slot] = item;
}

function withEdicts(isSwapped: boolean): Game {
  const prepare = must(cosmic.steps['prepare'], 'the set-up');
  const run: Step<unknown>['run'] = (kit, frame) => {
    prepare.run?.(kit, frame);
    if (kit.state.frames.includes(frame)) return;
    for (const [seat, item] of [
      [1, ZAP],
      [2, PLAGUE],
    ] as const)
      give(kit.state, seat, item);
    // The same two slots change places in the other world.
    if (isSwapped) give(kit.state, 1, PLAGUE);
  };
  return { ...cosmic, steps: { ...cosmic.steps, prepare: { ...prepare, run } } };
}

/** As the thread of the rehearsals loads it, by its address. */
export const game = withEdicts(new URL(import.meta.url).searchParams.has('swapped'));

/** The cards that seats 1 and 2 have between them. */
export const secretCards: readonly number[] = [ZAP, PLAGUE];

export function edictGames(isSwapped: boolean) {
  const address = new URL(import.meta.url);
  address.search = isSwapped ? '?swapped' : '';
  const edition = editionOf({ kernel, game: withEdicts(isSwapped) }, address.href);
  return { ids: ['cosmic'], find: async (id: string) => (id === 'cosmic' ? edition : undefined) };
}
