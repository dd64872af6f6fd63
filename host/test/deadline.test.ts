// A broken rule: the table stands as it was, the others go on, and a bot that runs into it is tried again later.

import { expect, test } from 'vitest';
import { brokenGames } from './games/endless.ts';
import { createGuest, type Guest, seatAll, startHost } from './server.ts';

test('a rule that never ends, throws, or ends its thread is stopped; nothing of it is kept', async () => {
  const { address, lines } = await startHost({ games: brokenGames });
  const { id, people } = await seatAll(address, 2, {}, 'endless');
  const [ada] = people as [Guest];
  await ada.say(id, { ask: 1, answers: [5] });
  const before = await ada.look(id);
  for (const answer of [13, 12, 11]) {
    const { status, body } = await ada.say(id, { ask: 2, answers: [answer] });
    expect([status, body.code]).toEqual([500, 'internal']);
  }
  expect(lines.join('\n')).toMatch(/did not come to an end within 3000 ms[^]*twelve is unlucky/);
  expect(await ada.look(id)).toEqual(before);
  expect((await ada.say(id, { ask: 2, answers: [7] })).status).toBe(200);
});

test('the other tables go on while a rule does not come to an end', async () => {
  const { address } = await startHost({ games: brokenGames });
  const [stuck, free] = [await seatAll(address, 2, {}, 'endless'), await seatAll(address, 2, {}, 'endless')];
  const say = ({ id, people }: typeof stuck, answer: number) =>
    (people[0] as Guest).say(id, { ask: 1, answers: [answer] });
  const ends: string[] = [];
  const endless = say(stuck, 13).then(({ status }) => ends.push(`endless ${status}`));
  const other = say(free, 1).then(({ status }) => ends.push(`free ${status}`));
  await Promise.all([endless, other]);
  expect(ends).toEqual(['free 200', 'endless 500']);
});

test('a deal that never ends is stopped, and the server goes on', async () => {
  const { address, lines } = await startHost({ games: brokenGames });
  const [ada, bo] = [createGuest(address), createGuest(address)];
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] as const;
  const { id } = await ada.create({ game: 'endless', options: { endlessDeal: true }, seats });
  expect((await bo.join(id, { name: 'Bo' })).status).toBe(500);
  expect(lines.join('\n')).toContain('did not come to an end');
  expect((await ada.create({ game: 'endless', seats })).stage).toBe('open');
});

test('a bot that runs into it does not hold up anybody else', async () => {
  const { address, lines, doDue } = await startHost({
    games: brokenGames,
    thinker: { think: async ({ bot }) => ({ answer: 13, bot }), close: async () => undefined },
  });
  const guest = createGuest(address);
  const bot = { kind: 'bot', level: 'easy' } as const;
  const { id } = await guest.create({ game: 'endless', seats: [bot, bot] });
  await doDue();
  expect((await guest.look(id)).sight.stage).toBe('playing');
  expect(lines.join('\n')).toContain('did not come to an end');
  const other = await seatAll(address, 2, {}, 'endless');
  expect((await (other.people[0] as Guest).say(other.id, { ask: 1, answers: [1] })).status).toBe(200);
});
