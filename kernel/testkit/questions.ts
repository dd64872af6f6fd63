// What holds of every question, whatever the game.

import { allows, count } from '../src/choice.ts';
import type { Amount, Ask, Choice, Scalar, State } from '../src/types.ts';
import { short } from './compare.ts';
import { isSeat } from './invariants.ts';

const MOST_OPTIONS = 200;

/** The first thing wrong with a question in words, or null. */
export function brokenAsk(state: State, ask: Ask): string | null {
  const found = brokenChoice(state, ask.choice) ?? brokenSilence(ask);
  if (found !== null) return found;
  return count(ask) < 1 ? 'it has no answer' : null;
}

function brokenSilence(ask: Ask): string | null {
  if (ask.pass === true || allows(ask, ask.otherwise)) return null;
  return `its answer for a seat that is silent, ${short(ask.otherwise)}, is not allowed`;
}

function brokenChoice(state: State, choice: Choice): string | null {
  switch (choice.kind) {
    case 'one':
      if (choice.options.length > MOST_OPTIONS)
        return `it lists ${choice.options.length} options; at most ${MOST_OPTIONS}`;
      return brokenIds(state, choice.noun, choice.options);
    case 'order':
      return brokenIds(state, choice.noun, choice.options);
    case 'some':
      return brokenIds(state, choice.noun, choice.options) ?? brokenBounds(choice.min, choice.max);
    case 'number':
      return brokenBounds(choice.min, choice.max);
    case 'amounts':
      return brokenEntries(state, choice.noun, choice.entries) ?? brokenBounds(choice.min, choice.max);
    case 'offer': {
      const stranger = choice.to.find((seat) => !isSeat(state, seat));
      if (stranger !== undefined) return `it offers a deal to seat ${stranger}`;
      return (
        brokenIds(state, 'seat', choice.to) ??
        brokenEntries(state, '', choice.give) ??
        brokenEntries(state, '', choice.want)
      );
    }
  }
}

function brokenIds(state: State, noun: string, ids: readonly Scalar[]): string | null {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) return `it lists ${short(twice)} twice`;
  // `1 7` in the notation would be read back as the number.
  const number = ids.find((id) => typeof id === 'string' && (id.trim() === '' || !Number.isNaN(Number(id))));
  if (number !== undefined) return `its option ${short(number)} looks like a number`;
  if (noun !== 'slot') return null;
  const free = ids.find((id) => typeof id === 'number' && (state.held.pool[id] ?? -1) < 0);
  return free === undefined ? null : `it lists slot ${free}, which is free`;
}

function brokenEntries(state: State, noun: string, entries: readonly Amount[]): string | null {
  for (const { id, min, max, weight } of entries) {
    const found = brokenBounds(min, max);
    if (found !== null) return `entry ${short(id)}: ${found}`;
    if (!Number.isSafeInteger(weight)) return `entry ${short(id)} weighs ${weight}`;
  }
  return brokenIds(
    state,
    noun,
    entries.map(({ id }) => id),
  );
}

function brokenBounds(min: number, max: number): string | null {
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max)) return `its bounds ${min} and ${max} are not whole`;
  return min <= max ? null : `its least, ${min}, is above its most, ${max}`;
}
