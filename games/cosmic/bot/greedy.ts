// Greedy, first version: a fixed point to measure the other bots by. It must never change, so it stands alone: four tokens
// against the weakest planet, the highest Attack always, help for whoever asks first, no deals, no cards beside.

import { type Amount, type Answer, type Ask, itemOf, type Scalar, silence, type View } from '@orrery/kernel';
import { kindOf, valueOf } from '../rules/cards.ts';
import type { Table } from '../rules/table.ts';

export function greedy(view: View<Table>, ask: Ask): Answer {
  const { choice } = ask;
  switch (ask.step) {
    case 'deal':
    case 'reply':
      return null;
    case 'select':
      return choice.kind === 'one' ? highest(view, choice.options) : silence(ask);
    case 'retrieve':
      return choice.kind === 'one' ? (choice.options[0] ?? null) : null;
    case 'launch':
    case 'commit':
      return choice.kind === 'amounts' ? fromFullest(choice.entries, choice.max) : silence(ask);
    case 'aim':
      return choice.kind === 'one' ? weakest(view, choice.options) : silence(ask);
    case 'invite':
      return choice.kind === 'some' ? choice.options : silence(ask);
    case 'join':
      return choice.kind === 'one' ? (choice.options[0] ?? silence(ask)) : silence(ask);
    case 'again':
      return choice.kind === 'one' && choice.options.includes('again') ? 'again' : silence(ask);
    default:
      return silence(ask);
  }
}

function highest(view: View<Table>, options: readonly Scalar[]): Scalar {
  const value = (slot: Scalar): number => {
    const item = itemOf(view, Number(slot));
    return kindOf(item) === 'attack' ? valueOf(item) : -100;
  };
  return options.toSorted((a, b) => value(b) - value(a))[0] ?? -1;
}

function fromFullest(entries: readonly Amount[], n: number): number[] {
  const taken = entries.map(() => 0);
  for (let left = n; left > 0; left--) {
    const rest = entries.map(({ max }, i) => max - (taken[i] ?? 0));
    const at = rest.indexOf(Math.max(...rest));
    taken[at] = (taken[at] ?? 0) + 1;
  }
  return taken;
}

function weakest({ table }: View<Table>, options: readonly Scalar[]): Scalar {
  const tokens = (place: Scalar): number => (table.tokens[Number(place)] ?? []).reduce((sum, n) => sum + n, 0);
  return options.toSorted((a, b) => tokens(a) - tokens(b))[0] ?? -1;
}
