// What newcomers are led through is played by the rules themselves, each lesson to its end; and everything there is to read is there in both
// languages.

import { type Answer, must, type Messages } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { breaches, GLOSSARY } from '../../glossary.ts';
import { followCoach, LEARNER, type Lesson, lessonAsk, missingTexts, playLesson } from '../../learn.ts';
import { game } from '../index.ts';
import { encyclopaedia } from '../learn/encyclopaedia.tsx';
import { learning } from '../learn/index.ts';
import { planetsOf } from '../rules/planets.ts';
import { pointsOf } from '../rules/score.ts';
import type { Table } from '../rules/table.ts';
import { countOf } from '../rules/units.ts';
import { PLANET } from '../data/tiles.ts';
import { TRN } from '../data/units.ts';
import { TERMS } from '../text/it/glossary.ts';
import italian from '../text/it/index.ts';

const lessonOf = (id: string): Lesson<Table> =>
  must(
    learning.lessons.find((each) => each.id === id),
    id,
  );
/** Where the coach leaves a choice. */
const OWN: Readonly<Record<string, Answer>> = { unknown: 'out 2 1' };

const follow = (lesson: Lesson<Table>) => followCoach(game, lesson, OWN);

describe('the lessons', () => {
  test('§5, §6.3: a first turn raises Tech, builds a trn and finds a planet', () => {
    const { table } = follow(lessonOf('voyage')).state;
    expect(table.tech[LEARNER]).toBe(4);
    expect(countOf(table, 0, LEARNER, TRN)).toBe(3);
    expect(table.tile[14]).toBe(PLANET);
  });

  test('§6.4: a colony is founded, round the dust', () => {
    const { state, events } = follow(lessonOf('colony'));
    expect(planetsOf(state.table, LEARNER)).toHaveLength(3);
    expect(events.find(({ key }) => key === 'log.move')?.args).toMatchObject({ from: 1, to: 16 });
  });

  test('§7, §8.3: a planet is taken, with the dice the coach speaks of', () => {
    const { state, events } = follow(lessonOf('assault'));
    expect(pointsOf(state, LEARNER)).toBe(28);
    expect(events.filter(({ key }) => key === 'log.fire').map(({ args }) => args['dice'])).toEqual([
      [3, 5, 6],
      [2],
      [1, 3, 5],
      [4],
    ]);
    expect(events.find(({ key }) => key === 'log.conquer')?.args['dice']).toEqual([3, 2, 4]);
  });
});

test('§6.2, §8: every position to try a rule on asks the learner something, and says what it shows', async () => {
  for (const lang of ['en', 'it'] as const) {
    const messages = await learning.text[lang]();
    for (const lesson of Object.values(learning.examples)) {
      const stand = playLesson(game, lesson, []);
      expect(lessonAsk(game, lesson, stand)?.seat).toBe(LEARNER);
      expect(game.invariant?.(stand.state)).toBeNull();
      for (const part of ['try', 'after']) expect(messages[`${lesson.id}.${part}.text`]).toBeDefined();
    }
  }
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

  test('every card has a page: a name, a text, its deck, and where it comes from', async () => {
    const ids = encyclopaedia.articles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const messages of await texts())
      for (const { name, line, facets, paragraphs } of encyclopaedia.articles) {
        const values = Object.entries(facets).flatMap(([filter, all]) => [filter, ...all.map((v) => `${filter}.${v}`)]);
        const parts = paragraphs.flatMap(({ title, text }) => [text, ...(title === undefined ? [] : [title])]);
        expect([name, line, ...values, ...parts].filter((key) => messages[key] === undefined)).toEqual([]);
      }
    for (const [filter, values] of Object.entries(encyclopaedia.filters))
      for (const value of values)
        expect(encyclopaedia.articles.some(({ facets }) => facets[filter]?.includes(value))).toBe(true);
  });

  test('the words of the house are kept', async () => {
    const [en, it] = await texts();
    expect(breaches(en ?? {}, GLOSSARY.en)).toEqual([]);
    expect(breaches(it ?? {}, [...GLOSSARY.it, ...TERMS])).toEqual([]);
    expect(breaches(italian, TERMS)).toEqual([]);
    expect(breaches({ a: 'Sbarcano gli AB.' }, TERMS)).toEqual([
      'a: “Sbarcano gli AB.” says “gli AB”; the glossary has “la AB”',
    ]);
  });
});
