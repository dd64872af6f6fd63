// The brain: it answers what it is asked, within the rules and from its own view; it plays sensibly; it beats who does not think.

import {
  type Answer,
  allows,
  askOf,
  asks,
  begin,
  createKit,
  fastDice,
  itemOf,
  keyedDice,
  must,
  type Options,
  picker,
  type Seat,
  sha256,
  type State,
  sample,
  step as takeStep,
  view,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { kindOf, valueOf } from '../rules/cards.ts';
import { OPTIONS } from '../rules/setup.ts';
import type { Table } from '../rules/table.ts';
import {
  type Card,
  home,
  launch,
  lay,
  momentNow,
  open,
  planet,
  quiet,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const brain = must(game.brain, 'a brain');
type Level = 'easy' | 'medium' | 'hard' | 'greedy' | 'random';

const pickFor = (seed: number) => picker(fastDice(seed));

function answerAs(level: Level, state: State<Table>, seat: Seat, seed: number): Answer {
  const seen = view(state, seat);
  const ask = must(askOf(game, seen, seat), 'a question');
  if (level !== 'random') return must(brain.levels?.[level], level).answer(seen, ask, pickFor(seed));
  return ask.pass === true && pickFor(seed)(2) === 0 ? null : sample(ask, pickFor(seed));
}

/** How often the brain gives an answer that is so, of so many tries with other dice. */
function often(s: Stage, seat: Seat, is: (answer: Answer) => boolean, tries = 20): number {
  let n = 0;
  for (let seed = 1; seed <= tries; seed++) if (is(answerAs('medium', s.state, seat, seed))) n++;
  return n / tries;
}

const usual: Options = Object.fromEntries(Object.entries(OPTIONS).map(([name, [first]]) => [name, first]));

/** Plays a game to its end, or to `most` answers; every answer must be allowed. */
function playGame(seed: number, bots: readonly Level[], options: Options = {}, most = 3000): State<Table> {
  const kit = createKit(game, keyedDice(sha256(`bot test ${seed}`)));
  const state = begin(kit, bots.length, { ...usual, ...options });
  for (let at = 0; at < most && state.frames.length > 0; at++) {
    const { seat } = must(asks(game, state)[0], 'somebody to ask');
    const answer = answerAs(must(bots[seat], 'a bot'), state, seat, seed * 7919 + at);
    const ask = must(askOf(game, view(state, seat), seat), 'a question');
    if (!allows(ask, answer)) throw new Error(`${ask.step}: ${JSON.stringify(answer)} is not allowed`);
    takeStep(kit, state, seat, answer);
  }
  return state;
}

/** An answer as it stands in a line of a scene. */
const notation = (answer: Answer): string =>
  Array.isArray(answer)
    ? `[${answer.join(' ')}]`
    : answer === null
      ? 'pass'
      : typeof answer === 'object'
        ? JSON.stringify(answer)
        : `${answer}`;

/** A seat with so many bases abroad, one token each, at the first planets of the systems given. */
const abroad = (seat: Seat, ...places: readonly number[]): Record<number, number> => ({
  ...home(seat, 3),
  ...Object.fromEntries(places.map((place) => [place, 1])),
});

describe('cards', () => {
  const laid = (hands: readonly (readonly Card[])[], bases: Parameters<typeof open>[0] = {}): Stage => {
    const s = open({ ...bases, hands });
    toCards(s, { tokens: 4 });
    return s;
  };
  const kinds = (s: Stage) => (answer: Answer) => kindOf(itemOf(s.state, Number(answer)));

  test('§3.7 no Compromise where an Attack surely wins', () => {
    const s = laid([[40, 'C'], [4]], {
      bases: [null, { [planet(1, 1)]: 1, ...Object.fromEntries([2, 3, 4, 5].map((k) => [planet(1, k), 4])) }],
    });
    expect(often(s, 0, (answer) => kinds(s)(answer) === 'compromise')).toBe(0);
  });

  test('§3.7 a Compromise now and then where all Attacks are small: nobody can read it', () => {
    const s = laid([['C', 4, 4, 6, 6, 5, 6], []]);
    const peace = often(s, 0, (answer) => kinds(s)(answer) === 'compromise', 40);
    expect(peace).toBeGreaterThan(0.2);
  });

  test('§3.7 it does not leave its allies to their fate', () => {
    const s = open({ seats: 4, hands: [[], ['C', 20]] });
    toCards(s, { tokens: 1, allies: { 2: ['defense', 4], 3: ['defense', 4] } });
    expect(often(s, 1, (answer) => kinds(s)(answer) === 'compromise')).toBe(0);
  });

  test('§14.11 it answers a card that lies open: enough to win, and no more than it must', () => {
    const s = open({ powers: ['oracle'], hands: [[40, 15], [8]] });
    toCards(s, { tokens: 4 });
    expect(step(s)).toBe('oracle.lay');
    const slots = s.table.hands[1] ?? [];
    const eight = must(
      slots.find((slot) => valueOf(itemOf(s.state, slot)) === 8),
      'an 8',
    );
    s.play(`1 ${eight}`);
    quiet(s);
    expect(often(s, 0, (answer) => valueOf(itemOf(s.state, Number(answer))) === 40)).toBe(0);
    expect(often(s, 0, (answer) => valueOf(itemOf(s.state, Number(answer))) === 15)).toBeGreaterThan(0.9);
  });

  test('§6.4 a Reinforcement where it turns a defeat, none where it does not', () => {
    const scene = (mine: number): Stage => {
      const s = open({ options: { reinforcements: true, expansion: true }, hands: [[mine, '+5'], [12]] });
      toCards(s, { tokens: 4 });
      lay(s, mine, 12, '8c');
      return s;
    };
    expect(answerAs('medium', scene(10).state, 0, 1)).toMatch(/^card-side \d+ 0$/);
    expect(answerAs('medium', scene(20).state, 0, 1)).toBe(null);
    expect(answerAs('medium', scene(4).state, 0, 1)).toBe(null);
  });
});

describe('alliances', () => {
  const NEAR = [planet(1, 2), planet(1, 3), planet(2, 1), planet(2, 2)];
  /** Seat 0 has launched four tokens at seat 1, and invites. */
  const scene = (more: Parameters<typeof open>[0] = {}): Stage => {
    const s = open(more);
    launch(s, { tokens: 4 });
    quiet(s);
    expect(step(s)).toBe('invite');
    return s;
  };
  /** Both have invited so: what does seat 2 do? */
  const joining = (more: Parameters<typeof open>[0], ...invited: readonly string[]): Stage => {
    const s = scene(more);
    s.play(...invited);
    quiet(s);
    expect(step(s)).toBe('join');
    return s;
  };

  test('§3.6 nobody helps an offense that wins by it', () => {
    const s = joining({ bases: [abroad(0, ...NEAR)] }, '0 [2]', '1 []');
    expect(often(s, 2, (answer) => answer === 'offense')).toBe(0);
  });

  test("§3.6 an offense without bases is helped, for a base of one's own", () => {
    const s = joining({}, '0 [2]', '1 []');
    expect(often(s, 2, (answer) => answer === 'offense')).toBe(1);
  });

  test('§3.6 against who is about to win, the defense is helped', () => {
    const s = joining({ bases: [abroad(0, ...NEAR)] }, '0 []', '1 [2]');
    expect(often(s, 2, (answer) => answer === 'defense')).toBe(1);
  });

  test('§3.4 who would win by landing is not invited, who would not is', () => {
    const near = abroad(2, planet(0, 1), planet(0, 2), planet(3, 1), planet(3, 2));
    const s = scene({ seats: 4, bases: [null, null, near] });
    expect(often(s, 0, (answer) => Array.isArray(answer) && answer.includes(2))).toBe(0);
    expect(often(s, 0, (answer) => Array.isArray(answer) && answer.includes(3))).toBe(1);
  });
});

describe('acts', () => {
  test('§6.2 Cosmic Zap against the power that beats it', () => {
    const s = open({ powers: [null, 'virus'], hands: [[20, 'cosmic-zap'], [8]] });
    toCards(s, { tokens: 4 });
    lay(s, 20, 8, 'act');
    expect(answerAs('medium', s.state, 0, 1)).toMatch(/^card /);
  });

  test('§6.2 no Cosmic Zap where it wins anyway', () => {
    const s = open({ powers: [null, 'virus'], hands: [[40, 'cosmic-zap'], [6]] });
    toCards(s, { tokens: 4 });
    lay(s, 40, 6, 'act');
    expect(answerAs('medium', s.state, 0, 1)).toBe(null);
  });

  test('§6.2 no Zap on a power of its own', () => {
    const s = open({ powers: ['sorcerer'], hands: [[4, 'cosmic-zap'], [12]] });
    toCards(s, { tokens: 4 });
    lay(s, 4, 12, '7c');
    use(s, 0, 'sorcerer');
    expect(momentNow(s)).toBe('act');
    expect(often(s, 0, (answer) => answer !== null)).toBe(0);
  });

  test('Sorcerer switches a small card for one that is likely larger, and keeps a large one', () => {
    const scene = (mine: number): Stage => {
      const s = open({ powers: ['sorcerer'], hands: [[mine], [12]] });
      toCards(s, { tokens: 4 });
      lay(s, mine, 12, '7c');
      return s;
    };
    expect(answerAs('medium', scene(4).state, 0, 1)).toMatch(/^power /);
    expect(answerAs('medium', scene(40).state, 0, 1)).toBe(null);
  });

  test('Chronos turns back a defeat, and not a victory', () => {
    const scene = (mine: number): Stage => {
      const s = open({ powers: ['chronos'], hands: [[mine, 40], [12]] });
      toCards(s, { tokens: 4 });
      lay(s, mine, 12, '8a');
      return s;
    };
    expect(answerAs('medium', scene(4).state, 0, 1)).toMatch(/^power /);
    expect(answerAs('medium', scene(20).state, 0, 1)).toBe(null);
  });

  test('a Flare without advice of its own is played where it wins: Macron Wild', () => {
    const s = open({ powers: [null, null, 'macron'], hands: [[10, 'flare macron'], [12]] });
    toCards(s, { tokens: 4 });
    lay(s, 10, 12, '8a');
    expect(answerAs('medium', s.state, 0, 1)).toMatch(/^card /);
  });
});

describe('deals', () => {
  /** Both have laid a Compromise; seat 0 has the word. */
  const dealing = (bases: Parameters<typeof open>[0] = {}): Stage => {
    const s = open({ ...bases, hands: [['C'], ['C']] });
    toCards(s, { tokens: 1 });
    lay(s, 'C', 'C');
    expect(step(s)).toBe('deal');
    return s;
  };
  /** Seat 0 offers: its base or none, for a base or none of seat 1; which one is said afterwards. */
  const offer = (s: Stage, mine: boolean, theirs: boolean): void => {
    const ask = must(s.ask(0), 'a question');
    if (ask.choice.kind !== 'offer') throw new Error('no offer is asked for');
    const give = ask.choice.give.map(({ id }) => (mine && id === 'a-base' ? 1 : 0));
    const want = ask.choice.want.map(({ id }) => (theirs && id === 'a-base' ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want })}`);
    if (mine) s.play(`0 base ${planet(0, 1)}`);
    if (theirs) s.play(`0 base ${planet(1, 1)}`);
  };

  test('§3.84 a base for a base is accepted', () => {
    const s = dealing();
    offer(s, true, true);
    expect(answerAs('medium', s.state, 1, 1)).toEqual(['accept']);
  });

  test('§3.84 a base for nothing is not given', () => {
    const s = dealing();
    offer(s, false, true);
    expect(often(s, 1, (answer) => answer !== null)).toBe(0);
  });

  test('§3.84 no base for a base where the other wins by it', () => {
    const s = dealing({ bases: [abroad(0, planet(1, 2), planet(1, 3), planet(2, 1), planet(2, 2))] });
    offer(s, true, true);
    expect(often(s, 1, (answer) => answer !== null)).toBe(0);
  });

  test('§2.1 where both win by it, they do', () => {
    const s = dealing({
      bases: [
        abroad(0, planet(1, 2), planet(1, 3), planet(2, 1), planet(2, 2)),
        abroad(1, planet(0, 2), planet(0, 3), planet(2, 3), planet(2, 4)),
      ],
    });
    offer(s, true, true);
    expect(answerAs('medium', s.state, 1, 1)).toEqual(['accept']);
  });

  test('§3.84 it proposes what the other accepts', () => {
    const s = dealing();
    for (let n = 1; n < 12 && ['deal', 'terms', 'reply'].includes(step(s)); n++) {
      const { seat } = must(asks(game, s.state)[0], 'somebody to ask');
      s.play(`${seat} ${notation(answerAs('medium', s.state, seat, n))}`);
    }
    expect(s.told('log.dealt')).toHaveLength(1);
  });
});

const itemsOf = (s: Stage, seat: Seat): number[] => (s.table.hands[seat] ?? []).map((slot) => itemOf(s.state, slot));

describe('whole games', () => {
  /** Every switch of the game on, or its last value; the powers as they are dealt. */
  const ALL: Options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, values]) => [name, name === 'powers' ? values[0] : must(values.at(-1), name)]),
  );

  test.each([2, 3, 4, 5, 6])('%i seats, with all options: every answer is allowed, and the game ends', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat): Level => (seat < 3 ? 'medium' : 'easy'));
    expect(playGame(seats, bots, ALL, 6000).frames).toHaveLength(0);
  });

  test('all levels play, and the same dice give the same game', () => {
    const bots: readonly Level[] = ['easy', 'medium', 'hard', 'greedy'];
    expect(playGame(7, bots, {}, 300)).toEqual(playGame(7, bots, {}, 300));
  });

  test('it reads nothing that is hidden from its seat: other hands, the same answer', () => {
    const mine: Card[] = [20, 'C', 6, 8, 10, 12, 7];
    const [s, t] = [open({ hands: [mine, [40, 30]] }), open({ hands: [mine, ['C', 'finder']] })];
    for (const each of [s, t]) toCards(each, { tokens: 4 });
    expect(itemsOf(s, 1)).not.toEqual(itemsOf(t, 1));
    for (let seed = 1; seed <= 10; seed++)
      expect(answerAs('medium', s.state, 0, seed)).toBe(answerAs('medium', t.state, 0, seed));
  });

  test('it beats who lays the highest Attack always, and who plays at random', () => {
    let wins = 0;
    for (let seed = 1; seed <= 4; seed++)
      for (const rest of ['greedy', 'random'] as const) {
        const bots: Level[] = [rest, rest, rest];
        const seat = seed % 3;
        bots[seat] = 'medium';
        const { winners } = playGame(seed, bots).table;
        if ((winners & (1 << seat)) !== 0) wins++;
      }
    expect(wins).toBeGreaterThanOrEqual(6);
  });
});
