import { asks, count, deckOf, itemOf, knows, lotsOf, sizeOf, total, undo, view } from '@orrery/kernel';
import { type Scenario, scenario } from '@orrery/kernel/testkit';
import { conformance, directed } from '@orrery/kernel/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { goals } from './goals.ts';
import { cardsFor, COMETS, DECK, GRUDGES, RESERVE } from './cards.ts';
import { game } from './index.ts';
import { NONE, type Table, TRUCE, ZAP } from './windows.ts';

const EVEN = '[4 4 4 4 4]';
const [ONE, SIX, TEN] = [2, 3, 4];
const [COMET_3, COMET_30] = [5, 12];

/** Four duellists with known hands, filled up with weak attacks, and known powers; seat 0 attacks seat 1. */
function duel(hands: number[][], powers: string[] = [], bases: string[] = []): Scenario<Table> {
  const dealt = hands.flatMap((hand) => [...hand, ...new Array<number>(6 - hand.length).fill(ONE)]);
  const s = scenario(game, { seats: 4, seed: 3, draws: [...dealt, ONE, ONE], rolls: [1] });
  s.arrange(({ table }) => {
    table.powers = [0, 1, 2, 3].map((seat) => powers[seat] ?? NONE);
  });
  s.play(...[0, 1, 2, 3].map((seat) => `${seat} ${bases[seat] ?? EVEN}`));
  return s;
}

const slotOf = (s: Scenario<Table>, seat: number, item: number): number =>
  s.table.hands[seat]?.find((slot) => itemOf(s.state, slot) === item) ?? -1;
const top = (s: Scenario<Table>): string => s.state.frames.at(-1)?.step ?? 'over';
const waitingFor = (s: Scenario<Table>): number[] => asks(game, s.state).map(({ seat }) => seat);

function lay(s: Scenario<Table>, mine: number, theirs: number): void {
  s.play(`0 ${slotOf(s, 0, mine)}`, `1 ${slotOf(s, 1, theirs)}`);
}

conformance(game, { games: 24, seed: 1 });
directed(game, goals);

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
    const s = duel([[TEN], [], [], []]);
    s.arrange(({ table }) => {
      table.score[0] = 2;
    });
    lay(s, TEN, ONE);
    expect(game.standing(s.state)).toEqual({ over: true, scores: [3, 0, 0, 0], ranks: [1, 2, 2, 2] });
  });

  test('§1.2 §2.1 below the goal the next duel follows, and both draw a card for it', () => {
    const s = duel([[TEN], [], [], []]);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 6, 6]);
    lay(s, TEN, ONE);
    s.play('1 2');
    expect(game.standing(s.state).over).toBe(false);
    expect(s.table).toMatchObject({ duel: 2, attacker: 1, laid: [] });
  });

  test('§3.1 a power needs three bases', () => {
    expect(waitingFor(duel([[], [], [], []], ['raid'], ['[7 7 6 0 0]']))).toEqual([0]);
    expect(top(duel([[], [], [], []], ['raid'], ['[10 10 0 0 0]']))).toBe('select');
  });

  test('§3.1 a power lost in mid-window is not asked again', () => {
    const s = duel([[], [], [], []], ['raid', NONE, 'raid'], ['[1 1 18 0 0]']);
    expect(waitingFor(s)).toEqual([2, 0]);
    s.play('2 raid');
    expect(s.table.bases[0]).toEqual([0, 1, 18, 0, 0]);
    expect(top(s)).toBe('select');
  });

  test('§3.2 a power is used once in a duel, and before the cards are laid', () => {
    const s = duel([[], [], [], []], [NONE, NONE, 'raid']);
    s.refuses('2 copy', '3.2');
    s.play('2 raid');
    expect(top(s)).toBe('select');
    const late = duel([[], [], [], []], [NONE, NONE, 'raid']);
    late.play('2 pass');
    lay(late, ONE, ONE);
    late.play('0 1');
    expect(late.table.duel).toBe(2);
  });

  test('§3.2 a rewind comes after the cards are laid, and has them laid again', () => {
    const s = duel([[TEN], [SIX], [], []], [NONE, NONE, 'rewind']);
    expect(top(s)).toBe('select');
    lay(s, TEN, SIX);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
    s.play('2 rewind');
    expect(top(s)).toBe('select');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 6, 6]);
    lay(s, ONE, SIX);
    expect(s.table.score).toEqual([0, 1, 0, 0]);
  });

  test('§3.3 a copied power is as good as the rival’s own, in the same window', () => {
    const s = duel([[], [], [], []], ['copy', 'raid']);
    s.play('1 pass', '0 copy');
    expect(s.table.live[0]).toBe('raid');
    s.play('1 pass', '0 raid');
    expect(s.table.bases[1]).toEqual([2, 4, 4, 4, 4]);
    expect(s.table.powers[0]).toBe('copy');
  });

  test('§3.3 there is nothing to copy from a copy or from nobody', () => {
    expect(top(duel([[], [], [], []], ['copy', 'copy', 'copy']))).toBe('select');
    expect(top(duel([[], [], [], []], ['copy']))).toBe('select');
  });

  test('§3.4 a raider sees the whole hand and takes one card blind; a third who knew the hand no longer does', () => {
    const s = duel([[TEN, SIX, TRUCE], [], [], []], [NONE, NONE, 'raid', 'raid']);
    const seen = (seat: number): number => (s.table.hands[0] ?? []).filter((slot) => knows(s.state, slot, seat)).length;
    s.play('2 pass', '3 raid');
    expect([0, 1, 2, 3].map(seen)).toEqual([6, 0, 0, 6]);
    s.play('2 raid');
    expect([0, 1, 2, 3].map(seen)).toEqual([5, 0, 5, 0]);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([5, 7, 7, 7]);
  });

  test('§3.5 an announced act is zapped, and the zap can be zapped', () => {
    const zapped = duel([[], [ZAP], [], []], ['raid']);
    zapped.play('0 raid');
    expect(top(zapped)).toBe('announce');
    zapped.play(`1 ${slotOf(zapped, 1, ZAP)}`);
    expect(top(zapped)).toBe('select');
    expect(zapped.table.bases[1]).toEqual([4, 4, 4, 4, 4]);
    const saved = duel([[], [ZAP], [], [ZAP]], ['raid']);
    saved.play('0 raid', '3 pass', `1 ${slotOf(saved, 1, ZAP)}`, `3 ${slotOf(saved, 3, ZAP)}`);
    expect(saved.table.bases[1]).toEqual([2, 4, 4, 4, 4]);
    expect(saved.told('log.act').map(({ args }) => args['act'])).toEqual(['raid', 'zap', 'zap']);
  });

  test('§3.5 only a zap cancels', () => {
    const s = duel([[], [ZAP, TEN], [], []], ['raid']);
    s.play('0 raid');
    s.refuses(`1 ${slotOf(s, 1, TEN)}`, '3.5');
  });

  test('windows are about a duel, and about those who are in it', () => {
    const s = duel([[], [], [], []], ['raid', NONE, 'raid']);
    expect(s.ask(2)).toMatchObject({ scope: 1 });
    expect(s.ask(2)?.tags ?? []).toEqual([]);
    expect(s.ask(0)).toMatchObject({ scope: 1, tags: ['duelling'] });
  });

  test('§4.1 an attack or a truce is laid, face down', () => {
    const s = duel([[TEN, ZAP], [], [], []], [NONE, NONE, 'rewind']);
    s.refuses(`0 ${slotOf(s, 0, ZAP)}`, '4.1');
    s.play(`0 ${slotOf(s, 0, TEN)}`);
    expect(s.view(1).drafts).toEqual([]);
    s.play(`1 ${slotOf(s, 1, ONE)}`);
    const [[slot = -1] = []] = s.table.laid;
    expect([0, 1, 2].map((seat) => knows(s.state, slot, seat))).toEqual([true, false, false]);
  });

  test('§4.1 who holds neither lays nothing, and loses', () => {
    const s = duel([[], [], [], []]);
    s.arrange(({ table, held }) => {
      for (const slot of table.hands[0] ?? []) held.item[slot] = ZAP;
    });
    s.play(`1 ${slotOf(s, 1, ONE)}`);
    expect(s.told('log.shown')[0]?.args).toEqual({ who: [0, 1], cards: [ONE] });
    expect(s.table.score).toEqual([0, 1, 0, 0]);
  });

  test('§5.1 the stronger wins, and a tie is the defender’s', () => {
    const s = duel([[SIX], [SIX], [], []]);
    lay(s, SIX, SIX);
    expect(s.table.score).toEqual([0, 1, 0, 0]);
    const strong = duel([[TEN], [SIX], [], []]);
    lay(strong, TEN, SIX);
    expect(strong.table.score).toEqual([1, 0, 0, 0]);
  });

  test('§5.2 an attack beats a truce', () => {
    const s = duel([[], [TRUCE], [], []]);
    lay(s, ONE, TRUCE);
    expect(s.table.score).toEqual([1, 0, 0, 0]);
  });

  test('§5.2 §5.3 two truces: a deal for unseen cards, and only the two see what went over', () => {
    const s = duel([[TRUCE, TEN], [TRUCE, SIX], [], []]);
    lay(s, TRUCE, TRUCE);
    const give = (s.table.hands[0] ?? []).map((slot) => (itemOf(s.state, slot) === TEN ? 1 : 0));
    s.refuses(`0 ${JSON.stringify({ to: 2, give, want: [1] })}`, '5.3');
    s.refuses(`0 ${JSON.stringify({ to: 1, give, want: [3] })}`, '5.3');
    s.play(`0 ${JSON.stringify({ to: 1, give, want: [1] })}`, `1 [${slotOf(s, 1, SIX)}]`);
    expect(s.told('log.deal')[0]?.args).toEqual({ who: [0, 1], give: 1, want: 1 });
    const [ten, six] = [slotOf(s, 1, TEN), slotOf(s, 0, SIX)];
    expect([0, 1, 2].map((seat) => knows(s.state, ten, seat))).toEqual([true, true, false]);
    expect([0, 1, 2].map((seat) => knows(s.state, six, seat))).toEqual([true, true, false]);
  });

  test('§5.3 an offer does not tell which cards it is of, taken or not', () => {
    const s = duel([[TRUCE, TEN], [TRUCE], [], []]);
    lay(s, TRUCE, TRUCE);
    const hand = s.table.hands[0] ?? [];
    const give = hand.map((slot) => (itemOf(s.state, slot) === TEN ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want: [1] })}`);
    expect(s.view(1).frames.at(-1)).toEqual({ step: 'reply', give: 1, want: 1 });
    expect(itemOf(s.state, hand.at(-1) ?? -1)).toBe(TEN);
    expect(s.table.hands[0]).toEqual(hand);
  });

  test('§5.3 a deal is refused with nothing lost', () => {
    const s = duel([[TRUCE], [TRUCE], [], []]);
    lay(s, TRUCE, TRUCE);
    const give = (s.table.hands[0] ?? []).map((_, i) => (i === 0 ? 1 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want: [2] })}`, '1 pass');
    expect(s.table).toMatchObject({ duel: 2, score: [0, 0, 0, 0] });
  });

  test('§1.3 four of eight Comets are in the deck: all see how many, nobody which', () => {
    const s = scenario(game, { seats: 4, seed: 1, draws: new Array<number>(24).fill(ONE) });
    for (const viewer of [0, 1, 2, 3, 4]) {
      expect(lotsOf(s.view(viewer), DECK)[COMETS]).toBe(4);
      expect(total(s.view(viewer).pools[COMETS] ?? [])).toBe(8);
    }
    expect(sizeOf(s.state, DECK) + sizeOf(s.state, RESERVE) + 24).toBe(cardsFor(4));
  });

  test('§1.3 who draws a Comet knows that it is in the deck; the others learn it when it is shown', () => {
    const s = duel([[COMET_3], [], [], []]);
    const outside = (viewer: number): number | undefined => s.view(viewer).pools[COMETS]?.[COMET_3];
    expect([0, 1, 4].map(outside)).toEqual([0, 1, 1]);
    lay(s, COMET_3, ONE);
    expect([0, 1, 4].map(outside)).toEqual([0, 0, 0]);
    expect(s.table.score).toEqual([1, 0, 0, 0]);
  });

  test('§5.1 a Comet is as strong as it says', () => {
    const s = duel([[COMET_3], [SIX], [], []]);
    lay(s, COMET_3, SIX);
    expect(s.table.score).toEqual([0, 1, 0, 0]);
    const strong = duel([[COMET_30], [TEN], [], []]);
    lay(strong, COMET_30, TEN);
    expect(strong.table.score).toEqual([1, 0, 0, 0]);
  });

  test('§5.4 the loser’s card from the reserve is lost in the hand: nobody else can tell which it is', () => {
    const s = duel([[TEN], [], [], []]);
    s.draws(SIX);
    lay(s, TEN, ONE);
    const hand = s.table.hands[1] ?? [];
    expect(hand).toHaveLength(7);
    const decks = hand.map((slot) => deckOf(s.state, slot));
    expect([DECK, RESERVE].map((deck) => decks.filter((each) => each === deck).length)).toEqual([6, 1]);
    expect(hand.map((slot) => deckOf(s.view(1), slot))).toEqual(decks);
    const [set] = hand.map((slot) => s.state.held.pool[slot]);
    expect(new Set(hand.map((slot) => deckOf(s.view(0), slot)))).toEqual(new Set([set]));
    expect(lotsOf(s.view(0), set ?? -1).slice(0, 2)).toEqual([6, 1]);
  });

  test('§5.4 nobody draws from an empty reserve', () => {
    const s = duel([[TEN], [], [], []]);
    s.arrange(({ pools, table }) => {
      pools[RESERVE]?.fill(0);
      table.goal = 5;
    });
    lay(s, TEN, ONE);
    expect(s.table.hands[1]).toHaveLength(6);
  });

  test('§5.5 the loser chooses whom to bear a grudge, and nobody else can tell', () => {
    const s = duel([[TEN], [], [], []]);
    lay(s, TEN, ONE);
    s.refuses('1 1', '5.5');
    s.play('1 2');
    const slot = s.table.grudges[1] ?? -1;
    expect([0, 1, 2, 3, 4].map((viewer) => itemOf(s.view(viewer), slot))).toEqual([-1, 2, -1, -1, -1]);
    expect(s.view(0).pools[GRUDGES]).toEqual([1, 1, 1, 1]);
    expect(s.told('log.grudge')[0]?.args).toEqual({ seat: 1 });
  });

  test('§5.5 a grudge lasts; between two there is none', () => {
    const s = duel([[TEN], [], [], []]);
    s.arrange(({ table }) => {
      table.grudges[1] = 0;
    });
    lay(s, TEN, ONE);
    expect(s.table.duel).toBe(2);
    const two = scenario(game, { seats: 2, seed: 3, draws: [TEN, ...new Array<number>(13).fill(ONE)], rolls: [1] });
    two.arrange(({ table }) => {
      table.powers = table.powers.map(() => NONE);
    });
    two.play(`0 ${EVEN}`, `1 ${EVEN}`);
    lay(two, TEN, ONE);
    expect(two.table.duel).toBe(2);
  });

  test('§5.6 a grudge settled is shown, and counts a point more', () => {
    const grudge = (against: number): Scenario<Table> => {
      const s = duel([[TEN], [TEN], [], []]);
      s.draws(SIX, ONE, ONE);
      s.rolls(3);
      lay(s, TEN, TEN);
      s.play(`0 ${against}`);
      lay(s, SIX, ONE);
      return s;
    };
    expect(grudge(1).told('log.settled')[0]?.args).toEqual({ winner: 0, loser: 1 });
    expect(grudge(1).table).toMatchObject({ score: [2, 1, 0, 0], grudges: [-1, -1, -1, -1] });
    expect(grudge(2).table.score).toEqual([1, 1, 0, 0]);
  });
});
