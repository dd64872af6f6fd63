// A game at the terminal: by lines from outside, and in this process from the deal to the end.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullOptions, getGame } from '@orrery/games';
import { readRecord } from '@orrery/games/read';
import { type Lang, replay, toRecord } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Front, type Move, playEvening } from '../play/evening.ts';
import { choiceLines } from '../play/lines.ts';
import { type Sitting, sitDown } from '../play/sitting.ts';
import { WORDS } from '../play/words.ts';
import { prepareDeal, secretOf } from '../seed.ts';
import { orrery } from './orrery.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function sit(id: string, players: number, lang: Lang = 'en'): Promise<Sitting> {
  const game = await getGame(id);
  const names = ['Ada', 'Vega', 'Rigel', 'Deneb'].slice(0, players);
  const deal = prepareDeal(game, fullOptions(game), names, 'terminal', secretOf(3, 0));
  return sitDown(game, deal, 0, { bots: names.map(() => 'random'), budget: { iterations: 20 } }, lang);
}

/** A front that does as it is told and keeps what it was shown. */
function told(
  next: (sitting: Sitting, ask: Parameters<Front['ask']>[1], turn: number) => Move,
): Front & { lines: string[] } {
  const lines: string[] = [];
  let turn = 0;
  return {
    lines,
    say: (text) => void lines.push(text),
    show: (title, texts) => void lines.push(`== ${title}`, ...texts),
    offer: (sitting, ask) => void lines.push(...choiceLines(sitting, ask)),
    ask: async (sitting, ask) => next(sitting, ask, turn++),
    close: () => undefined,
  };
}

describe('lines of notation instead of a terminal', () => {
  test('the table, the decision, refusals with their rule, a hint, undo and the log', async () => {
    const input = ['0 [1 2 3]', '1 pass', 'nonsense', 'hint', '# a remark', '0 [4 4 4 4 4]', '0 undo', 'log', 'quit'];
    const { code, out, err } = await orrery(
      ['play', 'duel', '--seed', '5', '--bots', 'greedy', '--name', 'Ada', '--save', join(folder, 'left.json')],
      `${input.join('\n')}\n`,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Duel\. You are Ada, in seat 0 of 2/);
    expect(out).toMatch(/> 0 \[1 2 3\]\n.* \(§1\.1\)/);
    expect(out).toMatch(/Seat 1 is not yours/);
    expect(out).toMatch(/"nonsense" is not a seat and an answer/);
    expect(out).toMatch(/A bot would answer: .*Base/);
    expect(out).toMatch(/Ada challenges|challenges Ada/);
    expect(out).toMatch(/Undone beyond dice or secrets/);
    expect(out).toMatch(/You have left the table/);
    // A game that is not over does not show its secret.
    const verified = await orrery(['verify', join(folder, 'left.json')]);
    expect(verified).toMatchObject({ code: 1, out: '' });
    expect(verified.err).toMatch(/cannot be proved: the secret of the dice is not in the record/);
  });

  test('in Italian, until the input ends', async () => {
    const { code, out } = await orrery(['play', 'duel', '--lang', 'it', '--seed', '5', '--bots', 'random']);
    expect(code).toBe(0);
    expect(out).toMatch(/Duello\. Tu sei Giocatore/);
    expect(out).toMatch(/== Il tavolo/);
    expect(out).toMatch(/L’input è finito prima della partita/);
  });
});

describe.each(['duel', 'orbit', 'frontier'])('a whole game of %s', (id) => {
  test.each(['en', 'it'] as const)('with hints taken, in %s', async (lang) => {
    const sitting = await sit(id, 3, lang);
    const front = told((_, ask, turn) => {
      if (turn % 7 === 3) return { kind: 'hint' };
      return { kind: 'answer', answer: ask.pass === true ? null : ask.otherwise };
    });
    expect(await playEvening(sitting, front)).toBe(true);
    const text = front.lines.join('\n');
    expect(text).toContain(`== ${WORDS[lang]['play.over']}`);
    // Whatever is said is a sentence, not the key of one.
    expect(text).not.toMatch(/\b(ask|log|word|play|refuse|see|table|bot)\.[a-z]/);
    expect(text).not.toMatch(/undefined|\{\w+\}/);
    const { record, game } = readRecord(
      JSON.stringify(toRecord(sitting.table.journal, secretOf(3, 0))),
      () => sitting.game,
    );
    expect(replay(game, record).state).toEqual(sitting.table.journal.state);
  });
});

test('undo goes back by one answer of the person each time, and the log forgets what no longer holds', async () => {
  const sitting = await sit('frontier', 2);
  const moves: Move['kind'][] = [];
  let before = '';
  const front = told((_, ask, turn) => {
    const now = JSON.stringify([sitting.table.journal.state.table, ask.prompt]);
    if (turn === 0) before = now;
    if (turn === 2) expect(now).toBe(before);
    const move: Move =
      turn === 1
        ? { kind: 'undo' }
        : turn === 2
          ? { kind: 'quit' }
          : { kind: 'answer', answer: ask.pass === true ? null : ask.otherwise };
    moves.push(move.kind);
    return move;
  });
  expect(await playEvening(sitting, front)).toBe(false);
  expect(moves).toEqual(['answer', 'undo', 'quit']);
});
