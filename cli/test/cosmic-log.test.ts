// What is told at the table, in the words people read: whom an act is aimed at, who loses what, and by which rule.

import { must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { messagesOf, sentence } from '../../games/words.ts';
import { game } from '../../games/cosmic/index.ts';
import {
  card,
  home,
  lay,
  open,
  type Opening,
  play,
  quiet,
  slot,
  type Stage,
  toCards,
} from '../../games/cosmic/test/stage.ts';

const NAMES = ['Anna', 'Bob', 'Cleo', 'Dora'];
const WORDS = { en: await messagesOf(game, 'en', NAMES), it: await messagesOf(game, 'it', NAMES) };

/** A table, and all that was told there in a language. */
function listen(opening: Opening): { s: Stage; said: (lang?: 'en' | 'it') => string[] } {
  const s = open(opening);
  const all = [...s.events];
  const { play: playLines } = s;
  Object.assign(s, {
    play(...lines: string[]): void {
      for (const line of lines) {
        playLines(line);
        all.push(...s.events);
      }
    },
  });
  return { s, said: (lang = 'en') => all.map((event) => sentence(WORDS[lang], event)) };
}

const prompt = (s: Stage, seat: number, lang: 'en' | 'it'): string =>
  sentence(WORDS[lang], must(s.ask(seat), 'a question').prompt);

describe('an act says at whom or for which side it is', () => {
  test('§6.2 Plague: who could cancel it learns whom it hits', () => {
    const { s, said } = listen({ hands: [['plague'], ['flare-zap']] });
    card(s, 0, 'plague', 1);
    expect(prompt(s, 1, 'en')).toBe('Anna announces Plague on Bob. Do you answer?');
    expect(prompt(s, 1, 'it')).toBe('Anna annuncia Plague su Bob. Rispondi?');
    expect(said()).toContain('Anna plays Plague on Bob.');
    expect(said('it')).toContain('Anna gioca Plague su Bob.');
  });

  test('§6.4 a Reinforcement; §6.1 a Flare says whether it is Wild or Super', () => {
    const { s, said } = listen({ options: { reinforcements: true }, hands: [[8, '+3'], [6]] });
    toCards(s, { tokens: 2 });
    lay(s, 8, 6, '8c');
    card(s, 0, '+3', 0);
    quiet(s);
    expect(said()).toContain('Anna plays Reinforcement +3 for the offense.');
    expect(said('it')).toContain('Anna gioca Reinforcement +3 per il GO.');
    const flare = listen({ powers: ['virus', 'siren'], hands: [['flare siren'], ['sanity']] });
    card(flare.s, 0, 'flare siren');
    expect(flare.said().filter((line) => /^Anna plays .*Siren.*, Wild\.$/.test(line))).toHaveLength(1);
  });
});

describe('a challenge', () => {
  test('§3.2 who defends, where, and with how many; §3.61 who joins whom', () => {
    const { s, said } = listen({ hands: [[20], [4]] });
    toCards(s, { allies: { 2: ['offense', 2] } });
    expect(said()).toContain('Bob is the defense, on planet 1 of Bob with 4 tokens.');
    expect(said('it')).toContain('Bob è il GD, sul pianeta 1 di Bob con 4 pedine.');
    expect(said()).toContain('Cleo joins the offense with 2 tokens.');
    expect(said('it')).toContain('Cleo si unisce al GO con 2 pedine.');
  });

  test('§3.81 totals with a true minus; lists with an “and” before the last', () => {
    const { s, said } = listen({ options: { expansion: true }, seats: 4, hands: [[-4], [20], [], []] });
    toCards(s, { allies: { 2: ['offense', 1], 3: ['offense', 1] } });
    lay(s, -4, 20);
    expect(said()).toContain('Offense −1, defense 24.');
    expect(said()).toContain('Anna invites Cleo and Dora.');
    expect(said('it')).toContain('Anna invita Cleo e Dora.');
    expect(said()).toContain('The cards: Attack −4 and Attack 20.');
  });

  test('§3.10 the second challenge', () => {
    const { s, said } = listen({
      hands: [
        [20, 30],
        [4, 6],
      ],
    });
    toCards(s);
    lay(s, 20, 4);
    s.draws(1);
    s.play('0 again');
    expect(said()).toContain('Anna makes another challenge.');
    expect(said('it')).toContain('Anna fa un’altra sfida.');
  });

  test('§3.82 consolation says so; §3.87 rewards are told once, without what there is none of', () => {
    const { s, said } = listen({ hands: [['C'], [4]], bases: [null, null, home(2, 4)] });
    toCards(s, { tokens: 2, allies: { 2: ['defense', 2] } });
    lay(s, 'C', 4);
    play(s, '2 [2 0 0 0]', '2 1', '2 [1 0 0 0]');
    expect(said()).toContain('Consolation: Anna takes 2 cards from Bob.');
    expect(said().filter((line) => line.includes('reward') || line.includes('draws'))).toEqual([
      'Cleo is rewarded with 1 token from the Warp.',
      'Cleo is rewarded with 1 card.',
    ]);
    expect(said('it')).toContain('Cleo riceve in premio 1 carta.');
  });
});

describe('losses', () => {
  test('§3.83 a failed deal says who loses how many, and nothing false with a Kicker of nought', () => {
    const { s, said } = listen({
      options: { kickers: true, proposals: 1 },
      hands: [['C', 'x0'], ['C']],
    });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x0')}`);
    lay(s, 'C', 'C');
    s.play('0 pass', '1 pass');
    expect(said()).toEqual(
      expect.arrayContaining([
        'There is no deal between Anna and Bob.',
        'Anna must lose 3 tokens.',
        'Bob loses no tokens.',
      ]),
    );
  });

  test('§10.1 with Limbo nothing goes to the Warp at once', () => {
    const { s, said } = listen({ options: { limbo: true }, hands: [[4], [20]] });
    toCards(s);
    s.draws(2);
    lay(s, 4, 20);
    expect(said()).toContain('Anna loses 1 token, on the way to Limbo.');
    expect(said('it')).toContain('Anna perde 1 pedina, che va verso il Limbo.');
  });

  test('§3.01 §12.0 a new hand names its rule', () => {
    const s = open({ options: { skipping: true } });
    s.draws(8, 9, 10, 11, 12, 13, 14);
    s.play('0 skip');
    expect(s.told('log.fresh')[0]?.rule).toBe('12.0');
  });
});
