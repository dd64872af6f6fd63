// Every text for people, in both languages, held to the glossary of the house: games/glossary.ts. A game's own glossary is
// tested in its folder.

import { botMessages } from '@orrery/bots';
import { gameIds, getGame, loadFronts, loadLearning, messagesOf } from '@orrery/games';
import { breaches, GLOSSARY } from '@orrery/games/glossary';
import type { Lang, Messages } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../../cli/play/words.ts';
import { confirmLetter, resetLetter, turnsLetter } from '../../host/src/notify/mail.ts';
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

/** What the server writes to people, by its paragraphs. */
function written(lang: Lang): Messages {
  const table = { game: 'Orbit', others: ['Bo'], link: 'https://orrery.example/table/1' };
  const mails = [
    turnsLetter(lang, 'Ada', [table, table], 'https://orrery.example/quiet', ''),
    confirmLetter(lang, 'https://orrery.example/confirm'),
    resetLetter(lang, 'Ada', 'https://orrery.example/reset'),
  ];
  return Object.fromEntries(
    mails.flatMap(({ subject, text }) => [subject, ...text.split('\n\n')]).map((said, n) => [`mail ${n}`, said]),
  );
}

describe.each(LANGS)('the glossary is kept in %s', (lang) => {
  const held = (messages: Messages): void => {
    expect(Object.keys(messages).length).toBeGreaterThan(5);
    expect(breaches(messages, GLOSSARY[lang])).toEqual([]);
  };

  test('by the shell', () => held(SHELL[lang]));
  test('by the terminal', () => held(WORDS[lang]));
  test('by the mail of the server', () => held(written(lang)));
  test('by the bots', () => held(botMessages[lang]));
  test('by the fronts', async () => held(await presented(lang)));
  test.each(gameIds)('by the texts of %s', async (id) => {
    const learning = await loadLearning(id);
    const book = (await learning?.encyclopaedia?.())?.encyclopaedia;
    const learned = { ...(await learning?.text[lang]()), ...(await book?.text[lang]()) };
    held({ ...(await messagesOf(await getGame(id), lang, [])), ...learned });
  });
});

test('a text that says what the glossary forbids is named, with the word it should say', () => {
  expect(breaches({ 'table.hint-do': 'Fallo' }, GLOSSARY.it)).toEqual([
    'table.hint-do: “Fallo” says “Fallo”; the glossary has “Esegui”',
  ]);
});

test.each([
  'They count at once.',
  'Throw away',
  'waits since Monday',
  'We tell you by letter.',
  'Look away',
  'Answer here',
  'Who carries it draws two tiles.',
  'After all turns: who has most has won.',
  'The dice will be rolled anew.',
  'Several are as near.',
  'The planet has not enough IOU.',
  'One withdraws to a hex beside it.',
  'That is no planet of yours.',
  'Stop me always',
  'That card is thrown away.',
  'In your own challenge the lower total wins.',
  'Main player, at the sums: add 1.',
  'A number from nought to seven.',
  'For how many Lucre?',
  'It is gone for ever.',
])('“%s” is no English of ours', (phrase) => {
  expect(breaches({ said: phrase }, GLOSSARY.en)).not.toEqual([]);
});

test.each([
  'Who starts? Ada and Bo roll 3 and 5.',
  'Who is armed',
  'Whoever carries it draws two tiles.',
  'Players who meet share the hex.',
  'Ada plays with the hand of Bo, who plays no cards meanwhile.',
])('“%s” is', (phrase) => {
  expect(breaches({ said: phrase }, GLOSSARY.en)).toEqual([]);
});
