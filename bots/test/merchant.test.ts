// The bots of Merchant of Venus: they answer by their view alone, the same again, and say why in both languages.

import { getGame, messagesOf, sentence } from '@orrery/games';
import { allows, clone, fastDice, imagine, type Journal, picker, type State, say, UNDRAWN, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Decision, decideSafely, getBot, levels, playRound } from '../src/index.ts';
import { deal, turnFor, turnOf } from './position.ts';

const game = await getGame('merchant');

/** Plays on as `medium` would; `watch` sees every decision before it is said. */
function playOn(journal: Journal, answers: number, watch?: (decision: Decision) => void): Journal {
  for (let n = 0; n < answers && journal.state.frames.length > 0; n++) {
    const turn = turnOf(game, journal.state, n, { iterations: 1 });
    const decision = getBot('medium').decide(turn);
    expect(allows(turn.ask, decision.answer)).toBe(true);
    watch?.(decision);
    if (!say(journal, turn.ask.seat, decision.answer).ok) throw new Error('an allowed answer is refused');
  }
  return journal;
}

/** The same position with everything dealt that nobody has seen: it lies in the state, and in no view. */
function dealt(world: State, seed: number): State {
  const pick = picker(fastDice(seed));
  const { item, pool } = world.held;
  for (const slot of item.keys()) {
    const counts = world.pools[pool[slot] ?? UNDRAWN] ?? [];
    const row = counts.flatMap((count, each) => Array.from({ length: count }, () => each));
    if (item[slot] !== UNDRAWN || row.length === 0) continue;
    const drawn = row[pick(row.length)] ?? 0;
    counts[drawn] = (counts[drawn] ?? 0) - 1;
    item[slot] = drawn;
  }
  return world;
}

describe.each(levels)('%s', (level) => {
  it('answers the same again, and the same whatever world lies behind its view', { timeout: 120_000 }, () => {
    let swapped = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const { state } = playOn(deal(game, 2, seed), 12 * seed);
      const { seat } = turnOf(game, state, seed, { iterations: 1 }).ask;
      const other = dealt(imagine(game, view(state, seat), picker(fastDice(seed))), seed);
      if (other.held.item.some((item, slot) => item !== state.held.item[slot])) swapped++;
      const think = (world: State) => decideSafely(getBot(level), turnFor(game, world, seat, seed, { iterations: 6 }));
      const first = think(clone(state));
      expect(first.instead).toBeUndefined();
      expect(think(clone(state))).toEqual(first);
      expect(think(other)).toEqual(first);
    }
    expect(swapped).toBeGreaterThan(0);
  });
});

describe('a game alone', () => {
  it('ends: who stays where nothing pays flies on', { timeout: 120_000 }, () => {
    const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first ?? false]));
    const job = { round: 4, bots: ['hard'], seats: 1, options, seed: 1, budget: { iterations: 60 }, most: 900 };
    // In peace: without the Rastur, who would end it sooner.
    const { cut, tallies } = playRound(game, job, ({ table }) => Object.assign(table as object, { rules: 0 }));
    expect(cut).toBe(0);
    expect(tallies[0]?.wins).toBe(1);
  });
});

describe('reasons', () => {
  it.each(['en', 'it'] as const)('are whole sentences: %s', { timeout: 120_000 }, async (lang) => {
    const messages = await messagesOf(game, lang, ['Ann', 'Bob']);
    const said = new Set<string>();
    playOn(deal(game, 2, 7), 150, ({ reason }) => {
      if (reason === undefined) return;
      said.add(reason.key);
      const text = sentence(messages, reason);
      expect(text).not.toBe(reason.key);
      expect(text, reason.key).not.toMatch(/[{}]|undefined|\bnull\b|NaN|-1/);
    });
    expect(said.size).toBeGreaterThan(5);
  });
});
