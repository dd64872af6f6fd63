// Every game of the catalog that random play can end is played through the server, by a person and bots, and its record replays.

import { findGame } from '@orrery/games';
import { fastDice, must, picker, type GameRecord, replay, sample } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { catalog } from '../src/tables/index.ts';
import { createGuest, listen, shortGames, startHost } from './server.ts';

/** More than any of these games needs; what ends it then is the server's fault. */
const MOST_ANSWERS = 2000;

test.each(shortGames)('%s', async (name) => {
  const game = must(await findGame(name), name);
  const { address, lines } = await startHost({ games: catalog });
  const guest = createGuest(address);
  const bots = Array.from({ length: game.seats.max - 1 }, () => ({ kind: 'bot', level: 'random' }) as const);
  const { id } = await guest.create({ game: name, seats: [{ kind: 'me', name: 'Ada' }, ...bots] });
  const ear = await listen(guest, [id]);
  const pick = picker(fastDice(51));
  for (let answers = 0; ; answers++) {
    expect(answers).toBeLessThan(MOST_ANSWERS);
    const { sight } = await ear.until(({ sight: { ask, stage } }) => ask !== null || stage === 'over');
    if (sight.ask === null) break;
    const { status, body } = await guest.say(id, { ask: sight.ask.number, answers: [sample(sight.ask, pick)] });
    expect([status, body.ok || body.code === 'ask-gone']).toEqual([200, true]);
  }
  const record = (await guest.call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
  expect(replay(game, record).state.frames).toEqual([]);
  expect(lines).toEqual([]);
});
