// What newcomers are led through is played by the rules themselves, each lesson to its end; and everything there is to read is
// there in both languages.

import { type Answer, digest, must, type Messages, type Scalar } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { followCoach, LEARNER, type Lesson, missingTexts, type Move, playLesson } from '../../learn.ts';
import { POWERS } from '../data/powers.ts';
import { game } from '../index.ts';
import { encyclopaedia } from '../learn/encyclopaedia.tsx';
import { learning } from '../learn/index.ts';
import { externalBases } from '../rules/tokens.ts';
import type { Table } from '../rules/table.ts';
import { figures } from '../table/figures/index.tsx';
import { sheetFor, thingAt } from '../table/board/sheet.ts';

const lessonOf = (id: string): Lesson<Table> =>
  must(
    learning.lessons.find((each) => each.id === id),
    id,
  );

/** Where the coach leaves a choice, or wants a number of tokens and not these very ones. */
const OWN: Readonly<Record<string, Answer>> = {
  launch: [2, 1, 0, 0, 1],
  aim: 11,
  commit: [0, 0, 1, 1, 0],
  send: [1, 0, 0, 0, 0],
  where: 10,
  mine: 'base 3',
  yours: 'base 9',
  done: [1, 0, 0, 0, 0, 0],
};

const follow = (lesson: Lesson<Table>) => followCoach(game, lesson, OWN);
const keysOf = (lesson: Lesson<Table>): string[] => follow(lesson).events.map(({ key }) => key);

describe('the lessons', () => {
  test('§3: the first challenge is won with Virus and an ally, and the sum is what the coach says', () => {
    const { state, events } = follow(lessonOf('challenge'));
    expect(externalBases(state, LEARNER).length).toBe(1);
    const sums = events.find(({ key }) => key === 'log.totals');
    expect(Object.values(sums?.args ?? {})).toEqual(expect.arrayContaining([34, 19]));
  });

  test('§3.6: as an ally one lands, too, and the card of Cavalry made the difference', () => {
    const { state, events } = follow(lessonOf('alliance'));
    expect(externalBases(state, LEARNER).length).toBe(1);
    expect(Object.values(events.find(({ key }) => key === 'log.totals')?.args ?? {})).toEqual(
      expect.arrayContaining([30, 16]),
    );
    expect(state.table.turn).toBe(playLesson(game, lessonOf('alliance'), []).state.table.turn);
  });

  test('§3.83: the deal is made, a base for a base', () => {
    const { state } = follow(lessonOf('deal'));
    expect([externalBases(state, LEARNER).length, externalBases(state, 1).length]).toEqual([1, 1]);
    expect(keysOf(lessonOf('deal'))).toContain('log.dealt');
  });

  test.each(learning.lessons)('what the coach points at in "$id" is on the board', (lesson) => {
    const { moves } = follow(lesson);
    const pointed = moves.flatMap((_, n) => {
      const { place, state } = playLesson(game, lesson, moves.slice(0, n));
      const { sheet } = sheetFor(0, [1180, 804], 0.5, state.seats, LEARNER);
      return (lesson.scenes[place]?.point ?? []).map((at): readonly [Scalar, boolean] => {
        const thing = typeof at === 'number' ? `place ${at}` : at;
        return [at, thingAt(sheet, state.table, thing) !== null];
      });
    });
    expect(pointed.length).toBeGreaterThan(6);
    expect(pointed.filter(([, isThere]) => !isThere)).toEqual([]);
  });

  test('only what leads on is taken', () => {
    const lesson = lessonOf('challenge');
    const moves: Move[] = ['on', 'on', 'on'];
    const stand = playLesson(game, lesson, moves);
    for (const answer of [[1, 0, 0, 0, 0], [4, 1, 0, 0, 0], null, 8] as Answer[])
      expect(digest(playLesson(game, lesson, [...moves, { answer }]))).toBe(digest(stand));
    expect(playLesson(game, lesson, [...moves, 'on'])).toEqual(stand);
  });
});

describe('what there is to read', () => {
  const texts = async (): Promise<readonly Messages[]> =>
    Promise.all(
      (['en', 'it'] as const).map(async (lang) => ({
        ...(await game.text[lang]()),
        ...(await learning.text[lang]()),
        ...(await encyclopaedia.text[lang]()),
      })),
    );

  test('every page of every lesson and every term has its words', async () => {
    for (const messages of await texts()) expect(missingTexts(learning, messages)).toEqual([]);
  });

  test('every figure of the rules page has its words, and a rule that is there', async () => {
    for (const messages of await texts())
      for (const number of Object.keys(figures))
        for (const key of [`figure.${number}`, `rule.${number}`]) expect(messages[key], key).toBeDefined();
  });

  test('every article has a name, a text, a reason for each of its company, and a situation to try it in', async () => {
    const ids = encyclopaedia.articles.map(({ id }) => id);
    expect(ids).toEqual(POWERS.map(([word]) => word));
    for (const messages of await texts())
      for (const { id, name, title, line, facets, paragraphs, company, example } of encyclopaedia.articles) {
        const values = Object.entries(facets).flatMap(([filter, all]) => [filter, ...all.map((v) => `${filter}.${v}`)]);
        const reasons = company.flatMap(({ title: heading, articles }) => [heading, ...articles.map(({ why }) => why)]);
        const keys = [name, title, line, ...values, ...reasons, example?.text ?? '', paragraphs[0]?.text ?? ''];
        expect(keys.filter((key) => messages[key] === undefined)).toEqual([]);
        expect(company.flatMap(({ articles }) => articles).filter((other) => !ids.includes(other.id as never))).toEqual(
          [],
        );
        expect(game.situations?.[example?.situation ?? ''], id).toBeDefined();
      }
  });

  test('every value of a filter finds something', () => {
    for (const [filter, values] of Object.entries(encyclopaedia.filters))
      for (const value of values)
        expect(encyclopaedia.articles.some(({ facets }) => facets[filter]?.includes(value))).toBe(true);
  });
});
