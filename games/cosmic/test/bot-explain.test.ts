// What a bot says of its answers: a hint has a reason in both languages, and to an offer it speaks from what everybody knows.

import { type Answer, asks, clone, fastDice, itemOf, must, picker, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { COMPROMISE } from '../data/cards.ts';
import { game } from '../index.ts';
import en from '../text/en/index.ts';
import it from '../text/it/index.ts';
import { open, toCards } from './stage.ts';

const brain = must(game.brain, 'a brain');
const usual = must(brain.levels?.['medium'], 'a level');

/** As the notation has it. */
function written(answer: Answer): string {
  if (answer === null) return 'pass';
  if (typeof answer !== 'object') return `${answer}`;
  return 'to' in answer ? JSON.stringify(answer) : `[${answer.join(' ')}]`;
}

describe('a hint', () => {
  test('has a reason at every question of the rules, in both languages', () => {
    const s = open({
      seats: 4,
      hands: [
        [20, 'C', 4],
        [12, 'C'],
      ],
    });
    const told = new Set<string>();
    for (let rows = 0; rows < 60; rows++) {
      const [ask] = asks(game, s.state);
      if (ask === undefined) break;
      const seen = view(s.state, ask.seat);
      const answer = usual.answer(seen, ask, picker(fastDice(rows)));
      const reason = brain.explain?.(seen, ask, answer) ?? null;
      if (reason !== null) {
        told.add(reason.key);
        expect([reason.key, typeof en[reason.key], typeof it[reason.key]]).toEqual([reason.key, 'string', 'string']);
      }
      s.play(`${ask.seat} ${written(answer)}`);
    }
    expect(told.size).toBeGreaterThan(4);
  });
});

describe('to an offer', () => {
  /** Both lay a Compromise, and the offense asks for a card for nothing. */
  function offered() {
    const s = open({
      hands: [
        ['C', 8],
        ['C', 10, 6],
      ],
    });
    toCards(s);
    for (const seat of [0, 1]) {
      const slot = must(
        s.table.hands[seat]?.find((each) => itemOf(s.state, each) === COMPROMISE),
        'a Compromise',
      );
      s.play(`${seat} ${slot}`);
    }
    for (let rows = 0; rows < 20; rows++) {
      const [ask] = asks(game, s.state);
      if (ask === undefined || ask.step === 'deal') break;
      s.play(`${ask.seat} pass`);
    }
    const ask = must(s.ask(0), 'a deal');
    if (ask.choice.kind !== 'offer') throw new Error('no offer');
    const give = ask.choice.give.map(() => 0);
    const want = ask.choice.want.map(({ id }) => (id === 'cards' ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want })}`);
    return s;
  }

  test('a bot that refuses says why, whatever it holds', () => {
    const s = offered();
    const ask = must(s.ask(1), 'an offer');
    const seen = view(s.state, 1);
    const says = must(brain.says, 'words');
    expect(says(seen, ask, null)).toEqual({ key: 'says.for-nothing' });
    // Another hand, the same words.
    const other = clone(seen);
    for (const slot of other.table.hands[1] ?? []) other.held.item[slot] = COMPROMISE;
    expect(says(other, ask, null)).toEqual(says(seen, ask, null));
    expect(typeof en['says.for-nothing']).toBe('string');
    expect(typeof it['says.for-nothing']).toBe('string');
  });
});
