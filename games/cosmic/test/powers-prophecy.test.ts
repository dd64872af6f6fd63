// The Prophet, who foretells from outside who wins; and its Flares.

import { knows, must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { SECRETS } from '../rules/table.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  home,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  step,
  takeFirst,
  toCards,
  use,
} from './stage.ts';

const [OFFENSE, DEFENSE] = [0, 1];
const at = (s: Stage, place: number, seat: number): number => s.table.tokens[place]?.[seat] ?? 0;

/** Red against blue; green is the Prophet, and can speak now. */
function before(more: Opening = {}, offense: Card = 20, defense: Card = 4): Stage {
  const s = open(withMore({ powers: [null, null, 'prophet'], hands: [[offense], [defense]] }, more));
  toCards(s, {}, '6z');
  return s;
}

/** §3.102: the offense is left without a Challenge card, so the challenge will be broken off. */
const disarm = (s: Stage): void =>
  s.arrange(({ table }) => {
    table.hands[2]?.push(...(table.hands[0]?.splice(0) ?? []));
  });

tries({
  word: 'prophet',
  owner: 2,
  zapper: 1,
  scene: (more) => before(more),
  use: (s) => use(s, 2, 'prophet', OFFENSE),
  rest(s) {
    lay(s, 20, 4);
    if (step(s) === 'colony') play(s, `2 ${planet(1, 3)}`, '2 [2 0 0 0 0]');
  },
  effect: (s) => at(s, planet(1, 3), 2),
  used: 2,
  not: 0,
});

describe('Prophet', () => {
  test('from outside alone, before the cards are laid, and aloud', () => {
    const s = before();
    expect(momentNow(s)).toBe('6z');
    expect([0, 1, 2].map((seat) => canUse(s, seat, 'prophet'))).toEqual([false, false, true]);
    use(s, 2, 'prophet', DEFENSE);
    expect(inForce(s.table, `power ${powerOf('prophet')} 0`, 2)?.target).toBe(DEFENSE);
    expect(canUse(s, 2, 'prophet')).toBe(false);
    const allied = open({ powers: [null, null, 'prophet'], hands: [[20], [4]] });
    toCards(allied, { allies: { 2: ['offense', 1] } }, '6z');
    expect(momentNow(allied)).not.toBe('6z');
  });

  test('§3.84 right: a base of one to four tokens on any planet where it has none, its own system too', () => {
    const bases = [null, null, { [planet(2, 1)]: 8, [planet(2, 2)]: 8, [planet(2, 3)]: 4 }];
    const s = before({ bases });
    use(s, 2, 'prophet', OFFENSE);
    lay(s, 20, 4);
    expect(s.told('log.foretold')).toHaveLength(1);
    const choice = s.ask(2)?.choice;
    const options = choice?.kind === 'one' ? choice.options : [];
    expect([options.length, options.includes(planet(2, 1)), options.includes(planet(2, 4))]).toEqual([12, false, true]);
    s.refuses(`2 ${planet(2, 1)}`, '3.84');
    s.play(`2 ${planet(0, 1)}`);
    s.refuses('2 [0 0 5]', '3.84');
    play(s, '2 [0 0 4]');
    expect([at(s, planet(0, 1), 2), at(s, planet(2, 3), 2)]).toEqual([4, 0]);
  });

  test('§2.0 the base counts before it is seen who has won', () => {
    const bases = [
      null,
      null,
      { ...home(2, 3), ...Object.fromEntries([0, 1, 2, 3].map((k) => [planet(0, k + 1), 1])) },
    ];
    const s = before({ bases });
    use(s, 2, 'prophet', OFFENSE);
    lay(s, 20, 4);
    play(s, `2 ${planet(1, 2)}`, '2 [0 0 0 0 1 0 0]');
    expect([step(s), s.table.winners]).toEqual(['over', 1 << 2]);
  });

  test('§3.85 wrong: the winner picks two of its tokens', () => {
    const s = before();
    use(s, 2, 'prophet', DEFENSE);
    lay(s, 20, 4);
    expect([step(s), asked(s)]).toEqual(['prophet.tokens', [0]]);
    s.refuses('0 [1 0 0 0 0]', '4.1');
    play(s, '0 [0 1 0 1 0]');
    expect([s.table.warp, at(s, planet(2, 2), 2), at(s, planet(2, 4), 2)]).toEqual([[0, 4, 2], 3, 3]);
  });

  test('§3.83 R221 a deal is a win for both, whichever was named', () => {
    for (const side of [OFFENSE, DEFENSE]) {
      const s = before({}, 'C', 'C');
      use(s, 2, 'prophet', side);
      lay(s, 'C', 'C');
      const { choice } = must(s.ask(0), 'a deal');
      if (choice.kind !== 'offer') throw new Error('no offer');
      const give = choice.give.map((_, i) => (i === 0 ? 1 : 0));
      s.play(`0 ${JSON.stringify({ to: 1, give, want: choice.want.map(() => 0) })}`);
      play(s, '1 [accept]');
      expect([step(s), asked(s)]).toEqual(['colony', [2]]);
    }
  });

  test('§3.83 §3.102 R221 no deal, or a challenge that is broken off: there is no winner, and nothing comes of it', () => {
    const failed = open({ powers: [null, null, 'prophet'], options: { proposals: 1 }, hands: [['C'], ['C']] });
    toCards(failed, {}, '6z');
    use(failed, 2, 'prophet', DEFENSE);
    lay(failed, 'C', 'C');
    play(failed, '0 pass', '1 pass');
    takeFirst(failed, 'pay');
    expect([challenge(failed).n, failed.table.warp]).toEqual([2, [3, 3, 0]]);
    const broken = before();
    disarm(broken);
    use(broken, 2, 'prophet', DEFENSE);
    takeFirst(broken, 'home', 1);
    expect([challenge(broken).n, broken.table.warp]).toEqual([2, [0, 0, 0]]);
  });

  test('§14.3 Chronos turns back over what was said at 7a, and it can be said anew', () => {
    const s = open({ powers: ['chronos', null, 'prophet'], hands: [[20], [4]] });
    toCards(s, {}, '6z');
    use(s, 2, 'prophet', DEFENSE);
    lay(s, 20, 4, '8a');
    use(s, 0, 'chronos');
    quiet(s, '7a');
    expect([momentNow(s), canUse(s, 2, 'prophet')]).toEqual(['7a', true]);
    use(s, 2, 'prophet', OFFENSE);
    quiet(s);
    expect(challenge(s).effects.filter(({ of }) => of === `power ${powerOf('prophet')} 0`)).toHaveLength(1);
  });

  test('§15.4 who is silenced foretells nothing', () => {
    const s = open({ powers: [null, null, 'prophet'], hands: [[20], [4], ['flare prophet']] });
    toCards(s, {}, '3b');
    s.arrange(({ table }) => void (table.stack[0] && (table.stack[0].silent = 1 << 2)));
    quiet(s, '6z');
    expect([canUse(s, 2, 'prophet'), canPlay(s, 2, 'flare prophet')]).toEqual([false, false]);
  });
});

describe('Flares of Prophet', () => {
  test('§6.1 Super: when the cards are down, if it has said nothing yet', () => {
    const s = before({ hands: [[], [], ['flare prophet']] });
    lay(s, 20, 4, '7c');
    card(s, 2, 'flare prophet', OFFENSE);
    quiet(s);
    play(s, `2 ${planet(1, 3)}`, '2 [1 0 0 0 0]');
    expect(at(s, planet(1, 3), 2)).toBe(1);
    const said = before({ hands: [[], [], ['flare prophet']] });
    use(said, 2, 'prophet', OFFENSE);
    lay(said, 20, 4, '7c');
    expect(canPlay(said, 2, 'flare prophet')).toBe(false);
  });

  /** Blue has the Flare; these cards are laid. */
  const asking = (offense: Card, defense: Card): Stage => {
    const s = open({ hands: [[offense], [defense, 'flare prophet']] });
    toCards(s, {}, '6z');
    card(s, 1, 'flare prophet');
    quiet(s);
    return s;
  };
  const secret = (n: number, offense: Card, defense: Card): Stage => {
    const s = asking(offense, defense);
    s.refuses('1 3', '6.1');
    s.play(`1 ${n}`);
    return s;
  };

  test('§6.1 Wild: nobody else sees what was written, until the cards are up', () => {
    const s = secret(2, 20, 4);
    const [written = -1] = inForce(s.table, `wild ${powerOf('prophet')}`, 1)?.data ?? [];
    expect([0, 1, 2, 3].map((viewer) => knows(s.state, written, viewer))).toEqual([false, true, false, false]);
    lay(s, 20, 4);
    expect([s.table.warp, inForce(s.table, `wild ${powerOf('prophet')}`, 1)]).toEqual([[0, 4, 0], undefined]);
  });

  test('§6.1 R71 Wild: right, and everybody else loses a token of their choice', () => {
    const s = secret(1, 20, 'C');
    lay(s, 20, 'C');
    expect([step(s), asked(s)]).toEqual(['pay', [2]]);
    play(s, '2 [0 1 0 0 0]');
    expect(asked(s)).toEqual([0]);
    play(s, '0 [0 0 1 0 0]');
    expect(s.table.warp).toEqual([1, 4, 1]);
  });

  test('§6.1 Wild: two means two, and one means one', () => {
    const both = secret(2, 'C', 'C');
    lay(both, 'C', 'C');
    expect(step(both)).toBe('pay');
    const one = secret(1, 'C', 'C');
    lay(one, 'C', 'C');
    expect(step(one)).toBe('deal');
    const none = secret(1, 20, 4);
    lay(none, 20, 4);
    expect(none.table.warp).toEqual([0, 4, 0]);
  });

  test('§3.102 Wild: a challenge that is broken off leaves nothing written', () => {
    const s = asking(20, 4);
    const isWritten = ({ state }: Stage): boolean => state.held.pool.includes(SECRETS);
    disarm(s);
    s.play('1 1');
    expect(s.told('log.no-card')).toHaveLength(1);
    takeFirst(s, 'home', 1);
    expect([challenge(s).n, isWritten(s)]).toEqual([2, false]);
  });
});
