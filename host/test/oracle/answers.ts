// What is answered in both worlds of the oracle: nothing that is about the secret itself.

import { type Answer, must, sample } from '@orrery/kernel';
import type { TableView } from '@orrery/protocol/tables';
import { silence } from '@orrery/table';
import type { Twins } from './worlds.ts';

/** Whether a seat is asked the same in both. */
export const isAskedAlike = ([left, right]: readonly [TableView, TableView]): boolean =>
  left.ask !== null && JSON.stringify({ ...left.ask, number: 0 }) === JSON.stringify({ ...right.ask, number: 0 });

/** Whether the cards by which the worlds differ are still known to their holders alone. */
export function isSecret({ holders, cards }: Twins, sights: readonly (readonly [TableView, TableView])[]): boolean {
  return [0, 1].every((world) => {
    const found = holders.flatMap((seat) => {
      const held = must(sights[seat]?.[world]?.view, 'a view').held;
      return held.item.filter((item, slot) => cards.includes(item) && held.know[slot] === 1 << seat);
    });
    return cards.every((card) => found.includes(card));
  });
}

/** An answer that both worlds take, and that is not one of the cards by which they differ; undefined: there is none. */
export function answerFor(left: TableView, right: TableView, pick: (n: number) => number): Answer | undefined {
  const [one, other] = [must(left.ask, 'an ask'), must(right.ask, 'an ask')];
  // Silence spreads tokens evenly: whoever has lost its bases has lost its power, and the game its windows.
  if (one.choice.kind === 'amounts') return silence(one);
  if (JSON.stringify([one, left.view]) === JSON.stringify([other, right.view])) return sample(one, pick);
  const differs = (slot: unknown): boolean =>
    typeof slot === 'number' && left.view?.held.item[slot] !== right.view?.held.item[slot];
  if (one.choice.kind === 'one' && other.choice.kind === 'one') {
    const others: readonly unknown[] = other.choice.options;
    const shared = one.choice.options.filter((option) => others.includes(option) && !differs(option));
    return shared.length === 0 ? undefined : shared[pick(shared.length)];
  }
  const [quiet, again] = [silence(one), silence(other)];
  const isSame = JSON.stringify(quiet) === JSON.stringify(again);
  return isSame && ![quiet].flat().some(differs) ? quiet : undefined;
}
