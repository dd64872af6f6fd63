import { asks, count, itemOf, knows, undo, view } from '@orrery/kernel';
import { type Scenario, scenario } from '@orrery/kernel/testkit';
import { conformance } from '@orrery/kernel/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { game } from './index.ts';
import { MIMIC, RAIDER, REWIND, SPY, type Table, TRUCE, VETERAN, ZAP } from './table.ts';

const EVEN = '[4 4 4 4 4]';
const [ONE, SIX, TEN] = [0, 2, 4];

/** Four duellists with known hands, filled up with attacks, and known powers; seat 0 attacks seat 1. */
function duel(hands: number[][], powers = [-1, -1, -1, -1], bases = EVEN): Scenario<Table> {
  const s = scenario(game, { seats: 4, seed: 3, draws: filled(hands) });
  s.arrange(({ table }) => {
    table.powers = powers;
  });
  s.play(...[0, 1, 2, 3].map((seat) => `${seat} ${bases}`));
  s.arrange(({ table }) => {
    table.attacker = 0;
    table.defender = 1;
  });
  return s;
}

function filled(hands: number[][]): number[] {
  const left = [4, 5, 5, 5, 4, 3, 6, 6, 3];
  const take = (item: number): number => {
    left[item] = (left[item] ?? 0) - 1;
    return item;
  };
  const known = hands.map((hand) => hand.map(take));
  return known.flatMap((hand) => [
    ...hand,
    ...Array.from({ length: 6 - hand.length }, () => take(left.findIndex((n) => n > 0))),
  ]);
}

const slotOf = (s: Scenario<Table>, seat: number, item: number): number =>
  s.table.hands[seat]?.find((slot) => itemOf(s.state, slot) === item) ?? -1;
const top = (s: Scenario<Table>): string => s.state.frames.at(-1)?.step ?? 'over';
const waitingFor = (s: Scenario<Table>): number[] => asks(game, s.state).map(({ seat }) => seat);

/** Everybody who is asked in a window passes, until another step comes. */
function pass(s: Scenario<Table>): void {
  const step = top(s);
  while (top(s) === step && waitingFor(s).length > 0) s.play(`${waitingFor(s)[0]} pass`);
}

function fight(s: Scenario<Table>, mine: number, theirs: number): void {
  s.play('0 [1 0 0 0 0]');
  if (top(s) === 'powers') pass(s);
  s.play(`0 ${slotOf(s, 0, mine)}`, `1 ${slotOf(s, 1, theirs)}`);
}

conformance(game, { games: 24, seed: 1 });

describe('duel', () => {
  test('§1.1 twenty tokens on five bases can lie in 10,626 ways, sealed, and no other number is taken', () => {
    const s = scenario(game, { seats: 4, seed: 1 });
    const ask = s.ask(2);
    expect(ask !== null && count(ask)).toBe(10_626);
    s.refuses('2 [4 4 4 4 5]', '1.1');
    s.play('2 [20 0 0 0 0]');
    expect(view(s.state, 0).drafts).toEqual([]);
    expect(undo(s.journal, 2)).toBeNull();
    expect(s.ask(2)).not.toBeNull();
  });

  test('§1.2 the game ends when somebody has reached the goal', () => {
    const s = duel([[TEN], [ONE], [], []]);
    s.arrange(({ table }) => {
      table.score[0] = 2;
    });
    fight(s, TEN, ONE);
    expect(s.table.score[0]).toBe(3);
    expect(game.standing(s.state)).toMatchObject({ over: true, ranks: [1, 2, 2, 2] });
  });

  test('§1.2 below the goal the next duel follows', () => {
    const s = duel([[TEN], [ONE], [], []]);
    fight(s, TEN, ONE);
    expect(game.standing(s.state).over).toBe(false);
    expect(s.table.attacker).toBe(1);
  });

  test('§2.2 one to four tokens are sent', () => {
    const s = duel([[TEN], [ONE], [], []]);
    s.refuses('0 [0 0 0 0 0]', '2.2');
    s.refuses('0 [4 1 0 0 0]', '2.2');
    s.play('0 [1 1 1 1 0]');
    expect(s.table.bases[0]).toEqual([3, 3, 3, 3, 4]);
  });

  test('§3.1 a power needs three bases', () => {
    expect(top(launched(duel([[], [], [], []], [RAIDER, -1, -1, -1], '[7 7 6 0 0]')))).toBe('powers');
    expect(top(launched(duel([[], [], [], []], [RAIDER, -1, -1, -1], '[10 10 0 0 0]')))).toBe('select');
  });

  test('§3.2 a power is used once in a duel', () => {
    const s = launched(duel([[], [], [], []], [-1, -1, RAIDER, -1]));
    s.play('2 raid 0');
    expect(top(s)).toBe('select');
  });

  test('§3.1 a power lost in mid-window is not asked again', () => {
    const s = duel([[], [], [], []], [RAIDER, -1, RAIDER, -1], '[1 1 18 0 0]');
    s.play('0 [0 0 1 0 0]');
    expect(waitingFor(s)).toEqual([2, 0]);
    s.play('2 raid 0');
    expect(top(s)).toBe('select');
    expect(s.table.bases[0]).toEqual([0, 0, 17, 0, 0]);
  });

  test('§3.3 before the cards are laid a power does what it can, and nothing else', () => {
    const s = launched(duel([[], [], [], []], [RAIDER, -1, -1, -1]));
    s.refuses('0 copy 1', '3.3');
    s.play('0 raid 1');
    expect(s.table.bases[1]).toEqual([2, 4, 4, 4, 4]);
  });

  test('§3.4 a copied power works as its own', () => {
    const s = launched(duel([[], [], [], []], [MIMIC, RAIDER, -1, -1]));
    s.play('1 pass', '0 copy 1');
    expect(waitingFor(s)).toEqual([1]);
    s.play('1 pass');
    expect(s.table.copied[0]).toBe(RAIDER);
  });

  test('§3.5 a veteran is three stronger', () => {
    const s = duel([[SIX], [SIX], [], []], [VETERAN, -1, -1, -1]);
    fight(s, SIX, SIX);
    expect(s.told('log.won')[0]?.args).toEqual({ winner: 0, attack: 10, defence: 8 });
    const plain = duel([[SIX], [SIX], [], []]);
    fight(plain, SIX, SIX);
    expect(plain.told('log.won')[0]?.args).toEqual({ winner: 1, attack: 7, defence: 8 });
  });

  test('§3.6 a spy sees the whole hand and takes one card blind', () => {
    const s = launched(duel([[], [TEN, SIX, TRUCE], [], []], [SPY, -1, -1, -1]));
    s.play('0 spy 1');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 5, 6, 6]);
    for (const slot of s.table.hands[1] ?? []) expect(knows(s.state, slot, 0)).toBe(true);
    for (const slot of s.table.hands[1] ?? []) expect(knows(s.state, slot, 2)).toBe(false);
  });

  test('§3.8 an announced act is zapped, and the zap can be zapped', () => {
    const zapped = launched(duel([[], [ZAP], [], []], [RAIDER, -1, -1, -1]));
    zapped.play('0 raid 1');
    expect(top(zapped)).toBe('announce');
    zapped.play(`1 ${slotOf(zapped, 1, ZAP)}`);
    expect(zapped.table.bases[1]).toEqual([4, 4, 4, 4, 4]);
    const saved = launched(duel([[], [ZAP], [], [ZAP]], [RAIDER, -1, -1, -1]));
    saved.play('0 raid 1', '3 pass', `1 ${slotOf(saved, 1, ZAP)}`, `3 ${slotOf(saved, 3, ZAP)}`);
    expect(saved.table.bases[1]).toEqual([2, 4, 4, 4, 4]);
  });

  test('§3.8 only a zap cancels', () => {
    const s = launched(duel([[], [ZAP, TEN], [], []], [RAIDER, -1, -1, -1]));
    s.play('0 raid 1');
    s.refuses(`1 ${slotOf(s, 1, TEN)}`, '3.8');
  });

  test('§4.1 an attack or a truce is laid, face down', () => {
    const s = launched(duel([[TEN, ZAP], [ONE], [], []]));
    s.refuses(`0 ${slotOf(s, 0, ZAP)}`, '4.1');
    s.play(`0 ${slotOf(s, 0, TEN)}`);
    expect(s.view(1).drafts).toEqual([]);
  });

  test('§4.2 a rewind runs the choice of cards again', () => {
    const s = launched(duel([[TEN], [SIX], [REWIND], []]));
    s.play(`0 ${slotOf(s, 0, TEN)}`, `1 ${slotOf(s, 1, SIX)}`);
    expect(top(s)).toBe('tricks');
    s.play(`2 ${slotOf(s, 2, REWIND)}`);
    expect(top(s)).toBe('select');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([6, 6, 5, 6]);
  });

  test('§5.1 the stronger wins, and a tie is the defender’s', () => {
    const s = duel([[SIX], [SIX], [], []]);
    s.play('0 [2 0 0 0 0]');
    s.play(`0 ${slotOf(s, 0, SIX)}`, `1 ${slotOf(s, 1, SIX)}`);
    expect(s.told('log.won')[0]?.args).toEqual({ winner: 1, attack: 8, defence: 8 });
    expect(s.table.bases[0]).toEqual([2, 4, 4, 4, 4]);
    const strong = duel([[TEN], [ONE], [], []]);
    fight(strong, TEN, ONE);
    expect(strong.table.score).toEqual([1, 0, 0, 0]);
  });

  test('§5.2 an attack wins against a truce, whose player draws blind from the winner; a third who knew the hand no longer does', () => {
    const s = duel([[ONE, TEN], [TRUCE], [], []], [-1, -1, SPY, -1]);
    s.play('0 [2 0 0 0 0]', '2 spy 0');
    const known = (s.table.hands[0] ?? []).filter((slot) => knows(s.state, slot, 2)).length;
    expect(known).toBe(5);
    s.play(`0 ${slotOf(s, 0, ONE)}`, `1 ${slotOf(s, 1, TRUCE)}`);
    expect(s.table.score).toEqual([1, 0, 0, 0]);
    expect(s.told('log.consoled')[0]?.args).toEqual({ loser: 1, n: 2 });
    expect((s.table.hands[0] ?? []).filter((slot) => knows(s.state, slot, 2)).length).toBe(0);
  });

  test('§5.2 a truce loses also when it is the attacker’s', () => {
    const s = duel([[TRUCE], [ONE], [], []]);
    fight(s, TRUCE, ONE);
    expect(s.table.score).toEqual([0, 1, 0, 0]);
  });

  test('§5.3 two truces: a deal for unseen cards, refused once, then taken; only the two see what went over', () => {
    const s = duel([[TRUCE, TEN], [TRUCE, SIX], [], []]);
    fight(s, TRUCE, TRUCE);
    const give = (s.table.hands[0] ?? []).map((slot) => (itemOf(s.state, slot) === TEN ? 1 : 0));
    const offer = `0 ${JSON.stringify({ to: 1, give, want: [1] })}`;
    s.refuses(`0 ${JSON.stringify({ to: 2, give, want: [1] })}`, '5.3');
    s.play(offer, '1 pass', offer, `1 [${slotOf(s, 1, SIX)}]`);
    expect(slotOf(s, 1, TEN)).toBeGreaterThanOrEqual(0);
    expect(slotOf(s, 0, SIX)).toBeGreaterThanOrEqual(0);
    expect(knows(s.state, slotOf(s, 1, TEN), 2)).toBe(false);
  });

  test('§5.3 §5.5 after two offers there is no deal, and both lose two tokens', () => {
    const s = duel([[TRUCE], [TRUCE], [], []]);
    fight(s, TRUCE, TRUCE);
    const offer = `0 ${JSON.stringify({ to: 1, give: (s.table.hands[0] ?? []).map(() => 0), want: [1] })}`;
    s.play(offer, '1 pass', offer, '1 pass');
    expect(s.told('log.no-deal')).toHaveLength(1);
    expect(s.table.bases.slice(0, 2)).toEqual([
      [2, 4, 4, 4, 4],
      [2, 4, 4, 4, 4],
    ]);
  });
});

function launched(s: Scenario<Table>): Scenario<Table> {
  const from = (s.table.bases[0] ?? []).map((n, base) =>
    n === Math.max(...(s.table.bases[0] ?? [])) && base === (s.table.bases[0] ?? []).indexOf(n) ? 1 : 0,
  );
  s.play(`0 [${from.join(' ')}]`);
  return s;
}
