// Every text for people, in both languages, held to the glossary of the house: games/glossary.ts. A game's own glossary is
// tested in its folder.

import { botMessages } from '@orrery/bots';
import { gameIds, getGame, loadFronts, loadLearning, messagesOf } from '@orrery/games';
import { breaches, GLOSSARY } from '@orrery/games/glossary';
import type { Lang, Messages } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../../cli/play/words.ts';
import { en } from '../../web/src/words/en/index.ts';
import { it } from '../../web/src/words/it/index.ts';

const LANGS: readonly Lang[] = ['en', 'it'];
const SHELL: Readonly<Record<Lang, Messages>> = { en, it };

/** What a front says of its game, under keys that tell where it stands. */
async function presented(lang: Lang): Promise<Messages> {
  const said = (await loadFronts()).flatMap(({ id, name, line, facts = [], presets = [] }) =>
    [name, line, ...facts, ...presets.flatMap((preset) => [preset.name, preset.line])].map(
      (each, n) => [`${id} ${n}`, each[lang]] as const,
    ),
  );
  return Object.fromEntries(said);
}

describe.each(LANGS)('the glossary is kept in %s', (lang) => {
  const held = (messages: Messages): void => {
    expect(Object.keys(messages).length).toBeGreaterThan(5);
    expect(breaches(messages, GLOSSARY[lang])).toEqual([]);
  };

  test('by the shell', () => held(SHELL[lang]));
  test('by the terminal', () => held(WORDS[lang]));
  test('by the bots', () => held(botMessages[lang]));
  test('by the fronts', async () => held(await presented(lang)));
  test.each(gameIds)('by the texts of %s', async (id) => {
    const learned = await (await loadLearning(id))?.text[lang]();
    held({ ...(await messagesOf(await getGame(id), lang, [])), ...learned });
  });
});

test('a text that says what the glossary forbids is named, with the word it should say', () => {
  expect(breaches({ 'table.hint-do': 'Fallo' }, GLOSSARY.it)).toEqual([
    'table.hint-do: “Fallo” says “Fallo”; the glossary has “Esegui”',
  ]);
});
