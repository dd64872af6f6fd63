// Cosmic Encounter with two cards that are known: seat 1 holds the one and seat 2 the other, or the other way round. Which, and
// in which world, is in the address of this module. All else, the dice included, is the same.

import * as kernel from '@orrery/kernel';
import { type Game, must, type State, type Step } from '@orrery/kernel';
import { getGame } from '@orrery/games';
import { editionOf } from '@orrery/table';

const cosmic = await getGame('cosmic');
const words = await cosmic.text.en();
const DECK = 0;

/** The number of a card by its name. */
export const cardNamed = (name: string): number =>
  Number(
    must(
      Object.keys(words).find((key) => key.startsWith('card.') && words[key] === name),
      name,
    ).slice('card.'.length),
  );

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

type Cards = readonly [number, number];

function withHands([first, second]: Cards, isSwapped: boolean): Game {
  const prepare = must(cosmic.steps['prepare'], 'the set-up');
  const run: Step<unknown>['run'] = (kit, frame) => {
    prepare.run?.(kit, frame);
    if (kit.state.frames.includes(frame)) return;
    give(kit.state, 1, first);
    give(kit.state, 2, second);
    // The same two slots change places in the other world.
    if (isSwapped) give(kit.state, 1, second);
  };
  return { ...cosmic, steps: { ...cosmic.steps, prepare: { ...prepare, run } } };
}

function readAddress(address: string): [Cards, boolean] {
  const { searchParams } = new URL(address);
  const [first = cardNamed('Cosmic Zap'), second = cardNamed('Plague')] = searchParams.getAll('card').map(Number);
  return [[first, second], searchParams.has('swapped')];
}

/** As the thread of the rehearsals loads it, by its address. */
export const game = withHands(...readAddress(import.meta.url));

export function cosmicHands(cards: Cards, isSwapped: boolean) {
  const address = new URL(import.meta.url);
  address.search = `?${cards.map((card) => `card=${card}`).join('&')}${isSwapped ? '&swapped' : ''}`;
  const edition = editionOf({ kernel, game: withHands(cards, isSwapped) }, address.href);
  return { ids: ['cosmic'], find: async (id: string) => (id === 'cosmic' ? edition : undefined) };
}
