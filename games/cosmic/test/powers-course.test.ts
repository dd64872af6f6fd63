// Powers over the course of the game: Queue, whose turn it is; Schizoid, what wins; and their Flares.

import { itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canUse,
  card,
  challenge,
  home,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  quiet,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

/** Seat 2 is Queue: turns go 1, 0, 2. */
function queue(more: Opening = {}): Stage {
  const s = open({ powers: [null, null, 'queue'], destiny: ['red', 'blue'], ...more });
  s.play('2 [1 0 2]');
  quiet(s);
  return s;
}

const lose = (s: Stage): void => {
  toCards(s, { at: planet(challenge(s).defense, 1) });
  lay(s, challenge(s).offense === 1 ? 4 : 6, challenge(s).offense === 1 ? 20 : 30);
};

tries({
  word: 'queue',
  owner: 2,
  scene: (more) => queue(withMore({ powers: [null, null, 'queue'] }, more)),
  rest: (s) => quiet(s),
  effect: (s) => s.table.turn,
  used: 1,
  not: 0,
  cancelled: 'the row works without being announced; its acts are tried below',
  copied: '§15.1 a power with artifacts is never copied',
});

describe('Queue', () => {
  test('§3.10 the first of the row begins, and who has had a turn goes to its end; lost, turns go clockwise', () => {
    const s = queue({
      hands: [
        [20, 6],
        [4, 30],
      ],
      destiny: ['red', 'blue', 'green'],
    });
    expect(s.table.turn).toBe(1);
    lose(s);
    expect(s.table.turn).toBe(0);
    expect(s.table.powers[2]?.[0]?.data).toEqual([0, 2, 1]);
    s.arrange(({ table }) => {
      // Green has two home bases left.
      for (const k of [3, 4, 5]) {
        table.warp[2] = (table.warp[2] ?? 0) + (table.tokens[planet(2, k)]?.[2] ?? 0);
        table.tokens[planet(2, k)] = [0, 0, 0];
      }
    });
    lose(s);
    expect(s.table.turn).toBe(1);
    expect(s.table.powers[2]?.[0]?.data).toEqual([0, 2, 1]);
  });

  test('§4.1 after its own challenge it swaps two neighbours, neither of them itself, once a turn; §6.2 a Zap stops it', () => {
    const swapped = (zap: boolean): number[] | undefined => {
      const s = open({
        seats: 4,
        powers: ['queue'],
        hands: [[30, 20], [4, 6], [], zap ? ['cosmic-zap'] : []],
        destiny: ['blue', 'blue'],
      });
      s.play('0 [0 1 2 3]');
      toCards(s);
      lay(s, 20, 4, '9');
      expect(s.ask(0)?.choice).toMatchObject({
        options: [`power-pair ${powerOf('queue')} 0 1 2`, `power-pair ${powerOf('queue')} 0 2 3`],
      });
      use(s, 0, 'queue', '2 3');
      if (zap) card(s, 3, 'cosmic-zap');
      quiet(s);
      expect(s.table.powers[0]?.[0]?.data).toEqual(zap ? [0, 1, 2, 3] : [0, 1, 3, 2]);
      s.play('0 again');
      toCards(s, { at: planet(1, 2) });
      lay(s, 30, 6, '9');
      expect(canUse(s, 0, 'queue')).toBe(zap);
      quiet(s);
      return s.table.powers[0]?.[0]?.data;
    };
    expect(swapped(false)).toEqual([1, 3, 2, 0]);
    expect(swapped(true)).toEqual([1, 2, 3, 0]);
  });

  test('§8.0 it says beforehand in which order all act at one moment; §15.4 silenced it cannot', () => {
    const s = queue({ hands: [['emotion-control', 20], [4], ['emotion-control']] });
    expect(challenge(s).offense).toBe(1);
    const at = (more: Opening): Stage => {
      const each = open({
        powers: [null, null, 'queue'],
        hands: [['emotion-control', 20], [4], ['emotion-control']],
        destiny: ['red'],
        ...more,
      });
      each.play('2 [1 0 2]');
      return each;
    };
    const ordered = at({});
    expect(momentNow(ordered)).toBe('start');
    use(ordered, 2, 'queue');
    quiet(ordered);
    ordered.refuses('2 moment start', '8.0');
    ordered.play('2 moment 8a', '2 [0 2 1]');
    toCards(ordered, { at: planet(0, 1) });
    lay(ordered, 4, 20, '8a');
    expect(asked(ordered)).toEqual([0, 2]);
    const usual = at({});
    toCards(usual, { at: planet(0, 1) });
    lay(usual, 4, 20, '8a');
    expect(asked(usual)).toEqual([2, 0]);
    const silent = at({});
    expect(canUse(silent, 2, 'queue')).toBe(true);
    silent.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1 << 2;
    });
    expect(canUse(silent, 2, 'queue')).toBe(false);
  });

  test('§6.1 Wild: somebody takes the next turn, then it goes on with who was due; Super: the whole row anew', () => {
    const s = open({
      seats: 4,
      hands: [[4], [20, 'flare queue'], [6], [30]],
      destiny: ['blue', 'yellow', 'red'],
    });
    toCards(s);
    lay(s, 4, 20, '9');
    card(s, 1, 'flare queue', 2);
    quiet(s);
    expect(s.table.turn).toBe(2);
    toCards(s, { at: planet(3, 1) });
    lay(s, 6, 30);
    expect(s.table.turn).toBe(1);
    const superb = queue({ hands: [[20], [4], ['flare queue']] });
    toCards(superb, { at: planet(0, 1) });
    lay(superb, 4, 20, '9');
    card(superb, 2, 'flare queue');
    quiet(superb);
    superb.play('2 [1 2 0]');
    quiet(superb);
    expect(superb.table.turn).toBe(2);
  });
});

/** Seat 2 is Schizoid and has chosen this. */
function schizoid(bases: number, more: string, opening: Opening = {}): Stage {
  const s = open({ powers: [null, null, 'schizoid'], ...opening });
  s.play(`2 bases ${bases}`, `2 ${more}`);
  return s;
}

/** Bases of seat 0: three at home, and so many with one token each outside. */
const abroad = (n: number): Record<number, number> => ({
  ...home(0, 3),
  ...Object.fromEntries(
    [2, 3, 4, 5, 6].slice(0, n).map((k) => [k === 6 ? planet(2, 1) : planet(1, k), k === 2 ? 9 - n : 1]),
  ),
});

/** Red wins a base at blue's first planet, with this to begin with. */
function winBase(s: Stage, until: string | null = null): void {
  toCards(s);
  lay(s, 20, 4, until);
  announce(s, until);
}

/** Whenever somebody has what the green Schizoid wants, it says so. */
function announce(s: Stage, until: string | null = null): void {
  for (quiet(s, until); step(s) === 'schizoid.announce'; quiet(s, until)) s.play('2 announce');
}

tries({
  word: 'schizoid',
  owner: 2,
  zapper: 0,
  scene: (more) =>
    schizoid(
      3,
      'nothing',
      withMore({ powers: [null, null, 'schizoid'], hands: [[20], [4]], bases: [abroad(2)] }, more),
    ),
  rest: (s) => winBase(s),
  effect: (s) => s.table.winners,
  used: 1,
  not: 0,
  copied: '§15.1 a power with artifacts is never copied',
});

describe('Schizoid', () => {
  test('§2.0 five bases are not enough where it wants more; §6.2 who has them wins by a Zap', () => {
    const zap = (hand: 'cosmic-zap' | 5): Stage => {
      const s = schizoid(6, 'nothing', { hands: [[20, hand], [4]], bases: [abroad(4)] });
      winBase(s, 'act');
      return s;
    };
    const none = zap(5);
    expect(none.told('log.aim-not-met')).toHaveLength(1);
    expect(none.table.winners).toBe(0);
    const zapped = zap('cosmic-zap');
    expect(zapped.told('log.power').at(-1)?.args).toMatchObject({ seat: 2, power: powerOf('schizoid') });
    card(zapped, 0, 'cosmic-zap');
    quiet(zapped);
    expect(zapped.table.winners).toBe(1);
  });

  test('§15.5 three bases at least, and what everybody can do', () => {
    const s = open({ powers: [null, null, 'schizoid'] });
    s.refuses('2 bases 2', '15.5');
    s.play('2 bases 4');
    s.refuses('2 moon', '15.5');
    s.refuses('2 cards 4', '15.5');
    s.play('2 cards 5');
    const two = open({ seats: 2, powers: [null, 'schizoid'] });
    two.refuses('1 bases 6', '15.5');
  });

  const wins = (more: string, change: (s: Stage) => void = () => {}): boolean => {
    const s = schizoid(3, more, { hands: [[20], [4]], bases: [abroad(2)] });
    toCards(s);
    change(s);
    lay(s, 20, 4);
    announce(s);
    return s.table.winners === 1;
  };

  test('each of the things it can want besides', () => {
    const move =
      (from: number, to: number | 'warp') =>
      (s: Stage): void => {
        const [off, on] = [s.table.tokens[from] ?? [], to === 'warp' ? s.table.warp : (s.table.tokens[to] ?? [])];
        off[0] = (off[0] ?? 0) - 1;
        on[0] = (on[0] ?? 0) + 1;
      };
    expect([wins('nothing'), wins('cards 6'), wins('cards 7')]).toEqual([true, true, false]);
    expect([wins('systems'), wins('systems', move(planet(1, 3), planet(2, 1)))]).toEqual([false, true]);
    expect([wins('warp'), wins('warp', move(planet(1, 2), 'warp'))]).toEqual([true, false]);
    const four = move(planet(1, 2), planet(0, 4));
    const last = move(planet(1, 2), planet(0, 5));
    expect([wins('home'), wins('home', four), wins('home', (s) => (four(s), last(s)))]).toEqual([false, false, true]);
  });

  test('nobody else can see the aim; its owner reads it', () => {
    const s = schizoid(4, 'warp');
    const [slot = -1] = s.table.powers[2]?.[0]?.slots ?? [];
    expect([0, 1, 2].map((seat) => itemOf(s.view(seat), slot) >= 0)).toEqual([false, false, true]);
  });

  test('in their own turn others ask one question, which is answered truly for all to hear', () => {
    const s = schizoid(4, 'cards 7', {
      hands: [
        [20, 30],
        [4, 6],
      ],
      destiny: ['blue', 'blue'],
    });
    expect(momentNow(s)).toBe('start');
    s.play(`0 grant ${powerOf('schizoid')} 0`);
    quiet(s);
    s.refuses('0 bases 3', '15.5');
    s.play('0 bases 5');
    s.refuses('2 yes', '15.5');
    s.play('2 no');
    expect(s.told('log.answer-no')).toHaveLength(1);
    toCards(s);
    lay(s, 20, 4);
    s.play('0 again');
    // Once in a turn.
    expect(step(s)).toBe('launch');
    const asks = (question: string): boolean => {
      const each = schizoid(4, 'cards 7');
      each.play(`0 grant ${powerOf('schizoid')} 0`);
      quiet(each);
      each.play(`0 ${question}`);
      const { choice } = each.ask(2) ?? {};
      return choice?.kind === 'one' && choice.options[0] === 'yes';
    };
    expect(['bases 4', 'nothing', 'hand', 'cards 7', 'cards 8', 'warp'].map(asks)).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('§6.1 Wild: nobody wins before the next challenge is over', () => {
    const s = open({
      powers: [null, null, 'schizoid'],
      hands: [[20], [4, 6, 'flare schizoid'], [30]],
      bases: [abroad(4)],
      destiny: ['blue', 'green'],
    });
    s.play('2 bases 5', '2 nothing');
    toCards(s);
    lay(s, 20, 4, '8g');
    card(s, 1, 'flare schizoid');
    announce(s);
    expect(s.table.winners).toBe(0);
    s.play('0 stop');
    announce(s);
    expect(challenge(s).offense).toBe(1);
    toCards(s, { at: planet(2, 2) });
    lay(s, 6, 30);
    announce(s);
    expect([s.table.winners, s.table.turn]).toEqual([1, 2]);
  });

  test('§6.1 Super: another aim at the end of its turn, unless somebody wins by it at once', () => {
    const s = open({ powers: ['schizoid'], hands: [['flare schizoid', 20], [4]], bases: [abroad(2)] });
    s.play('0 bases 6', '0 nothing');
    toCards(s);
    lay(s, 20, 4, '9');
    card(s, 0, 'flare schizoid');
    quiet(s);
    s.play('0 bases 3');
    // Red has three bases, and six cards.
    s.refuses('0 nothing', '15.5');
    s.refuses('0 cards 5', '15.5');
    s.play('0 systems');
    const [slot = -1] = s.table.powers[0]?.[0]?.slots ?? [];
    expect(itemOf(s.state, slot)).toBe(4);
    expect(s.table.winners).toBe(0);
  });
});
