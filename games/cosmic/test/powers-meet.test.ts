// Powers that meet in one challenge: what one leaves for the other, and who comes first.

import { itemOf, must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../rules/cards.ts';
import { powerOf } from '../rules/registry.ts';
import { nearest } from '../rules/steps.ts';
import {
  ally,
  asked,
  canPlay,
  canUse,
  card,
  home,
  itemOfCard,
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

const warp = (s: Stage): number[] => s.table.warp;

/** Everybody who is offered this answers with it. */
function always(s: Stage, is: (option: string, seat: number) => boolean): void {
  s.answer = ({ seat, choice }) => {
    const option = choice.kind === 'one' ? choice.options.find((each) => is(String(each), seat)) : undefined;
    return option === undefined ? null : String(option);
  };
}

/** Passes on; tokens go home to the first base. */
function flow(s: Stage): void {
  for (quiet(s); step(s) === 'home'; quiet(s)) {
    const seat = must(asked(s)[0], 'somebody');
    const choice = s.ask(seat)?.choice;
    if (choice?.kind !== 'amounts') return;
    s.play(`${seat} [${choice.entries.map((_, i) => (i === 0 ? choice.min : 0)).join(' ')}]`);
  }
}

const isUse = (word: Parameters<typeof powerOf>[0]) => (option: string) => option.startsWith(`power ${powerOf(word)} `);

describe('What was lost comes back once', () => {
  test('§3.85 two Healers and one loss', () => {
    const s = open({ powers: ['insect', 'healer'], hands: [[20], [4]], bases: [null, null, home(2, 3)] });
    launch(s, { tokens: 2 });
    quiet(s, '3b');
    use(s, 0, 'insect', powerOf('healer'));
    ally(s, { allies: { 2: ['defense', 2] } });
    always(s, isUse('healer'));
    lay(s, 20, 4);
    flow(s);
    expect(warp(s)[2]).toBe(8);
  });

  test('§3.85 two Healers and what the Void has removed', () => {
    const s = open({ seats: 4, powers: ['insect', 'healer', 'void'], hands: [[20], [4], ['flare void']] });
    launch(s, { tokens: 2 });
    quiet(s, '3b');
    use(s, 0, 'insect', powerOf('healer'));
    ally(s, { allies: { 2: ['offense', 1], 3: ['defense', 2] } });
    const isForThird = (option: string): boolean =>
      isUse('healer')(option) && nearest(s.state, 'moment')?.about.seat === 3;
    always(s, (option) => option === `card ${itemOfCard('flare void')}` || isForThird(option));
    lay(s, 20, 4);
    flow(s);
    const standing = s.table.tokens.reduce((sum, place) => sum + (place[3] ?? 0), 0);
    expect([s.table.gone[3], standing]).toEqual([0, 20]);
  });

  test('§6.1 the Wild Zombie takes one back, the Healer the rest', () => {
    const s = open({ powers: [null, 'healer'], hands: [[4, 'flare zombie'], [20]], bases: [home(0, 4)] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'loss');
    card(s, 0, 'flare zombie');
    quiet(s, 'loss');
    s.play('0 [1 0 0 0]');
    always(s, isUse('healer'));
    flow(s);
    expect(warp(s)[0]).toBe(4);
  });

  test('§6.1 what left the game is not in the Warp for the Wild Zombie', () => {
    const s = open({ powers: [null, 'void'], hands: [[4, 'flare zombie'], [20]], bases: [home(0, 4)] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'loss');
    expect([s.table.gone[0], momentNow(s) === 'loss' && canPlay(s, 0, 'flare zombie')]).toEqual([2, false]);
  });
});
