// What the games of the catalog present: every front is held to the same, so a new game is presentable when this passes.

import { levels } from '@orrery/bots';
import { gameIds, getGame, loadFronts, loadLearning, loadTable, messagesOf, sentence } from '@orrery/games';
import { checkOptions } from '@orrery/games/read';
import { type Front, type Said, scoreText } from '@orrery/games/front';
import { emblemOf, LOOKS, type Picture } from '@orrery/games/picture';
import { begin, createKit, fastDice, type Lang, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';

const LANGS: readonly Lang[] = ['en', 'it'];
const fronts = await loadFronts();

/** Every number of a shape; those of a path are left to the eye. */
function expectDrawn({ width, height, shapes }: Picture): void {
  expect(shapes.length).toBeGreaterThan(0);
  for (const shape of shapes) {
    if ('path' in shape) {
      expect(shape.path).toMatch(/^M[-\d., MLHVCSQTAZmlhvcsqtaz]+$/);
      continue;
    }
    const [x, y, radius] = 'globe' in shape ? shape.globe : shape.circle;
    expect(radius).toBeGreaterThan(0);
    expect(x >= 0 && x <= width && y >= 0 && y <= height, `${x} ${y} lies outside`).toBe(true);
    if ('globe' in shape) expect(shape.look >= 0 && shape.look < LOOKS).toBe(true);
  }
}

const textsOf = ({ name, line, facts = [], presets = [], score }: Front): Said[] => [
  name,
  line,
  ...facts,
  ...presets.flatMap((preset) => [preset.name, preset.line]),
  ...(score === undefined ? [] : [score]),
];

describe.each(fronts)('the front of $id', (front) => {
  test('is the front of its game: id, name, seats', async () => {
    const game = await getGame(front.id);
    expect({ id: front.id, name: front.name.en, seats: front.seats }).toEqual({
      id: game.id,
      name: game.name,
      seats: game.seats,
    });
  });

  test('says everything in both languages, its line in one sentence', () => {
    for (const text of textsOf(front)) for (const lang of LANGS) expect(text[lang].trim(), lang).not.toBe('');
    for (const lang of LANGS) expect(front.line[lang], lang).toMatch(/^\p{Lu}.{20,139}[.!?]$/u);
    expect(front.line.it).not.toBe(front.line.en);
    const [least, most] = front.minutes;
    expect(0 < least && least <= most).toBe(true);
  });

  test('has a picture, of its own or made from its id', () => expectDrawn(front.picture ?? emblemOf(front.id)));

  test('has ready tables that the game allows', async () => {
    const game = await getGame(front.id);
    for (const { bots, options } of front.presets ?? []) {
      expect(() => checkOptions(game, options, bots.length + 1)).not.toThrow();
      for (const level of bots) expect(levels).toContain(level);
    }
  });

  test('writes a score, and knows the goal of a race if there is one', async () => {
    const game = await getGame(front.id);
    for (const lang of LANGS) expect(scoreText(front, lang, 17)).toContain('17');
    // Thousands apart, as the sentences of the games have them.
    expect(LANGS.map((lang) => scoreText(front, lang, 2000).replace(/[^\d.,]/g, ''))).toEqual(['2,000', '2.000']);
    const said = LANGS.map(async (lang) =>
      sentence({ ...(await messagesOf(game, lang, [])), sum: '{n}' }, { key: 'sum', args: { n: -12000 } }),
    );
    expect(await Promise.all(said)).toEqual(['−12,000', '−12.000']);
    const options = Object.fromEntries(Object.entries(game.options).map(([name, [usual = 0]]) => [name, usual]));
    const state = begin(createKit(game, fastDice(1)), game.seats.max, options);
    const goal = front.goal?.(view(state, 0));
    expect(goal === undefined || goal > 0).toBe(true);
  });

  test('leads to a table and to lessons, if it says so, with their words', async () => {
    const table = await loadTable(front.id);
    expect(table === null).toBe(front.table === undefined);
    const learning = await loadLearning(front.id);
    expect(learning === null).toBe(front.learning === undefined);
    if (learning === null) return;
    for (const lang of LANGS) {
      const words = await learning.text[lang]();
      const keys = [
        ...learning.lessons.flatMap(({ id, scenes }) => [
          id,
          `${id}.about`,
          ...scenes.flatMap((scene) => [`${id}.${scene.id}`, `${id}.${scene.id}.text`]),
        ]),
        ...Object.keys(learning.terms).flatMap((id) => [`term.${id}`, `term.${id}.as`, `term.${id}.text`]),
      ];
      expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
    }
  });
});

test('the catalog knows each by its own id', () => {
  expect(fronts.map(({ id }) => id)).toEqual(gameIds);
});

test('an emblem follows from the id, and from nothing else', () => {
  const ids = ['merchant', 'duel', 'comets', 'star-trade', 'x', 'a-rather-long-name-of-a-game-1'];
  for (const id of ids) expectDrawn(emblemOf(id));
  expect(emblemOf('comets')).toEqual(emblemOf('comets'));
  expect(new Set(ids.map((id) => JSON.stringify(emblemOf(id)))).size).toBe(ids.length);
});
