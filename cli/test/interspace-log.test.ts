// What people read while they play, in both languages: whole sentences, as a player would say them.

import { describe, expect, test } from 'vitest';
import { messagesOf, sentence } from '@orrery/games';
import { game } from '../../games/interspace/index.ts';
import { IOU, MINERALS, SOIL } from '../../games/interspace/rules/stores.ts';
import { arrange, give, open, put, rewind, type Stage, until } from '../../games/interspace/test/stage.ts';

const NAMES = ['Anna', 'Bob'];
const WORDS = { en: await messagesOf(game, 'en', NAMES), it: await messagesOf(game, 'it', NAMES) };

/** All that is told from here on, in a language. */
function listen(s: Stage): (lang: 'en' | 'it') => string[] {
  const all = [...s.events];
  const { play } = s;
  Object.assign(s, {
    play(...lines: string[]): void {
      for (const line of lines) {
        play(line);
        all.push(...s.events);
      }
    },
  });
  return (lang) => all.map((event) => sentence(WORDS[lang], event));
}

describe('the log', () => {
  test('§10.3 counts what is offered; dice are named one by one', () => {
    const args = { who: 0, give: [2, 2], want: [3, 1, 3], hex: 7 };
    expect(sentence(WORDS.en, { key: 'ask.reply', args })).toBe(
      'Anna gives 2 × goods of Anna for 2 × goods of Bob and minerals. Do you accept?',
    );
    const fire = { key: 'log.fire', args: { who: 1, dice: [1, 1, 3], hits: 2 } };
    expect(sentence(WORDS.en, fire)).toBe('Fire from Bob: 1, 1 and 3. 2 hits.');
  });

  test('§6.2.1 which ships fly; §6.1.1 what is aboard, or that nothing is', () => {
    const s = open();
    const said = listen(s);
    give(s, 1, SOIL, IOU, 3);
    give(s, 1, SOIL, MINERALS, 2);
    s.play('0 cargo 1', '0 [3 1]', '0 1', '0 0', '0 cargo 0', '0 [0 0]');
    expect(said('en')).toContain('Anna now carries 3 × IOU and 1 × minerals in hex 1.');
    expect(said('en')).toContain('Anna flies from hex 1 to hex 0: 1 × trn.');
    expect(said('it')).toContain('Anna vola dall’esagono 1 all’esagono 0: 1 × trn.');
    expect(said('en')).toContain('Anna unloads everything in hex 0.');
    expect(said('it')).toContain('Anna scarica tutto nell’esagono 0.');
  });

  test('§5.4 one line of income for each player, with minerals only where there are some; §11.1 the points', () => {
    const s = open();
    const said = listen(s);
    give(s, 0, SOIL, MINERALS, 2);
    until(s, 'raise');
    expect(said('en')).toContain('At the end of the game turn: Anna 20 VP and Bob 20 VP.');
    expect(said('it')).toContain('Alla fine del turno di gioco: Anna 20 PV e Bob 20 PV.');
    expect(said('en')).toContain('Anna gets 10 IOU, and 2 for minerals.');
    expect(said('it')).toContain('Bob riceve 10 IOU.');
  });

  test('§5.9 what a planet builds, in one line; §12.1 what it collects in the Basic game', () => {
    const s = open();
    const said = listen(s);
    give(s, 0, SOIL, IOU, 20);
    until(s, 'build');
    s.play('0 0', '0 [1 0 1 0 0 2]');
    s.play('0 pass', '1 pass');
    expect(said('en')).toContain('Anna builds in hex 0: 1 × sct, 1 × col and 2 × goods.');
    expect(said('it')).toContain('Anna costruisce nell’esagono 0: 1 × sct, 1 × col e 2 × merci.');
    const basic = open(2, { basic: true });
    const told = listen(basic);
    rewind(basic, 'basic');
    basic.play('0 collect');
    expect(told('en')).toContain('Anna collects 8 IOU in hex 0.');
    expect(told('it')).toContain('Anna raccoglie 8 IOU nell’esagono 0.');
  });

  test('§7.2 a combat: who fires what, who loses what', () => {
    const s = open();
    put(s, 0, 'CA', 2);
    put(s, 1, 'sct', 2);
    rewind(s, 'contact');
    arrange(s, ({ frames }) => void frames.push({ step: 'attack' }));
    arrange(s, ({ frames }) => void Object.assign(frames.at(-2) ?? {}, { at: 1 }));
    const said = listen(s);
    s.rolls(4);
    s.play('0 fight 2 1');
    expect(said('en')).toContain('Fire from Anna: 4. 4 hits.');
    expect(said('it')).toContain('Perdite: 1 × sct (Bob).');
  });
});
