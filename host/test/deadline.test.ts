// A broken rule: the table stands as it was, the others go on, and a bot that runs into it is tried again later.

import { isFault, must, type Options } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type HostEdition, nameOf } from '../src/bundles/edition.ts';
import { openThread } from '../src/rehearsal/thread.ts';
import { games } from './games/bids.ts';
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

test('a rule that leaves what is no plain data fails alone: what goes over with it, and the thread, go on', async () => {
  const thread = openThread(20_000);
  const { kernel, game, ...edition } = must(await brokenGames.find('endless'), 'a game');
  const more = { table: 'one', commitment: '', salts: ['', ''], seats: ['Ada', 'Bo'] };
  const head = { game: game.id, rules: game.rules, options: { endlessDeal: false }, ...more };
  const state = JSON.stringify(kernel.openJournal(game, head, kernel.keyedDice('key')).state);
  const say = (answer: number): Promise<unknown> => {
    const trial = { answers: [{ seat: 0, answer }], orders: [], isTimeOver: false };
    return thread.run({ work: 'answers', game: nameOf({ kernel, game, ...edition }), state, key: 'key', ...trial });
  };
  // All of them go over together, and what is found against the second one cannot come back.
  const [first, bad, last] = await Promise.allSettled([say(1), say(100), say(2)]);
  expect([first?.status, bad?.status, last?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(String(bad?.status === 'rejected' && bad.reason)).toContain('could not be cloned');
  await expect(say(3)).resolves.toBeNull();
});

describe('many rules that never end', () => {
  const MANY = 12;

  async function scene() {
    const thread = openThread(3000);
    const broken = must(await brokenGames.find('endless'), 'a game');
    const sound = must(await games.find('bids'), 'a game');
    const deal = ({ game, ...edition }: HostEdition, table: string, options: Options): Promise<unknown> => {
      const more = { table, commitment: '', salts: ['', ''], seats: ['Ada', 'Bo'] };
      const head = { game: game.id, rules: game.rules, options, ...more };
      return thread.run({ work: 'rows', game: nameOf({ game, ...edition }), head, key: 'key', rows: [] }, table);
    };
    const ended: string[] = [];
    const endless = (many: number) =>
      Array.from({ length: many }, async (_, n) => {
        const error: unknown = await deal(broken, `endless-${n}`, { endlessDeal: true }).catch((each: unknown) => each);
        ended.push(isFault(error) ? error.code : String(error));
      });
    return { deal, endless, ended, broken, sound };
  }

  // How many of them have come to their deadline meanwhile says how long the others waited, on whatever machine.
  test('do not hold up the tables of another game, or those of the same game a second time', async () => {
    const { deal, endless, ended, broken, sound } = await scene();
    await deal(sound, 'warm', { rounds: 3 });
    const first = endless(MANY);
    await deal(sound, 'sound', { rounds: 3 });
    expect(ended.length).toBeLessThan(MANY / 3);
    // A table of the same game waits until each of them was seen to take long, and never again.
    await deal(broken, 'first', { endlessDeal: false });
    expect(ended.length).toBeLessThan((MANY * 2) / 3);
    const second = endless(2);
    const before = ended.length;
    await deal(broken, 'second', { endlessDeal: false });
    expect(ended.length - before).toBeLessThan(3);
    // They come to their end one after another; who was out of time before comes last.
    await Promise.any([...first.slice(2), ...second]);
    expect(new Set(ended)).toEqual(new Set(['endless']));
  });
});
