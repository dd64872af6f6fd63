// What came of one's games, and ratings for who wants them.

import { silence, type Thinker } from '@orrery/bots';
import { must } from '@orrery/kernel';
import type { ProfilePage, Rating } from '@orrery/protocol/people';
import type { Handed, Presence, TableInfo, Trouble, Wish } from '@orrery/protocol/tables';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGuest, type Ear, type Guest, listen, playOut, seatAll, startHost } from './server.ts';

const quick: Thinker = {
  think: async ({ ask, bot }) => ({ answer: silence(ask), bot }),
  close: async () => undefined,
};
const OPEN = { kind: 'open' } as const;
const profileOf = async (guest: Guest, query = ''): Promise<ProfilePage> =>
  (await guest.call<ProfilePage>('GET', `/api/profile${query}`)).body;

async function signUp(address: string, login: string): Promise<Guest> {
  const guest = createGuest(address);
  const password = 'a long pass phrase';
  const { status } = await guest.call('POST', '/api/account/sign-up', { login, password, name: login });
  expect(status).toBe(200);
  return guest;
}

/** People with accounts at a rated table. */
async function rated(people: readonly Guest[], names: readonly string[]): Promise<string> {
  const [owner, ...others] = people as [Guest, ...Guest[]];
  const seats = [{ kind: 'me', name: names[0] ?? '' } as const, ...others.map(() => OPEN)];
  const { id } = await owner.create({ seats, options: { rounds: 3 }, rated: true });
  for (const [i, other] of others.entries()) await other.join(id, { name: names[i + 1] ?? '' });
  return id;
}

async function heard(ear: Ear, fits: (presence: Presence) => boolean): Promise<void> {
  for (;;) {
    const { event, data } = await ear.next();
    if (event === 'presence' && fits(JSON.parse(data) as Presence)) return;
  }
}

describe('a profile', () => {
  test('has the finished games of whoever asks, guests too, with who came in where', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2, { rounds: 3 });
    const [ada, bo] = people as [Guest, Guest];
    expect(await profileOf(ada)).toEqual({ games: [], more: false, ratings: [] });
    await playOut(people, id, 3);
    const { standing } = (await ada.look(id)).sight;
    const { scores, ranks } = must(standing, 'a standing');
    for (const [you, guest] of [ada, bo].entries()) {
      const { games, ratings } = await profileOf(guest);
      const seats = ['Ada', 'Guest 1'].map((name, at) => ({ name, bot: false, score: scores[at], rank: ranks[at] }));
      expect(games).toEqual([{ table: id, game: 'bids', over: expect.any(Number), you, seats }]);
      expect(ratings).toEqual([]);
    }
    expect(await profileOf(createGuest(address))).toEqual({ games: [], more: false, ratings: [] });
    const [game] = (await profileOf(ada)).games;
    expect((await profileOf(ada, `?before=${game?.over}`)).games).toEqual([]);
    expect((await ada.call<Trouble>('GET', '/api/profile?before=x')).body.code).toBe('bad-request');
  });

  test('goes over to the account with what the guest played', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2, { rounds: 3 });
    const [ada] = people as [Guest];
    await playOut(people, id, 3);
    await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: 'a long pass phrase', name: 'Ada' });
    expect((await profileOf(ada)).games).toMatchObject([{ table: id, you: 0 }]);
  });
});

describe('a rated table', () => {
  test('moves the ratings of its people once, the winner’s up', async () => {
    const { address } = await startHost();
    const people = [await signUp(address, 'ada'), await signUp(address, 'bob'), await signUp(address, 'cyd')];
    const [ada, bo, cy] = people as [Guest, Guest, Guest];
    const id = await rated(people, ['Ada', 'Bo', 'Cy']);
    expect((await ada.look(id)).sight).toMatchObject({ rated: true });
    await playOut(people, id, 3);
    const ranks = must((await ada.look(id)).sight.standing, 'a standing').ranks;
    const pages = await Promise.all([ada, bo, cy].map((guest) => profileOf(guest)));
    for (const [at, { games, ratings }] of pages.entries()) {
      const { before, after } = must(games[0]?.rated, 'a rating');
      expect(before).toBe(1000);
      expect(ratings).toEqual([{ game: 'bids', rating: after, games: 1 }]);
      if (ranks[at] === 1) expect(after).toBeGreaterThan(1000);
    }
    const afters = pages.map(({ ratings }) => must(ratings[0], 'a rating').rating);
    const order = (by: readonly number[], sign: number) =>
      [0, 1, 2].toSorted((a, b) => sign * ((by[a] ?? 0) - (by[b] ?? 0)) || a - b);
    expect(order(afters, -1)[0]).toBe(order(ranks, 1)[0]);
    const told = (await createGuest(address).call<Rating[]>('GET', `/api/tables/${id}/ratings`)).body;
    expect(told).toEqual(afters.map((rating, seat) => ({ seat, rating })));
    // Deleting an account takes its ratings along, and changes nobody else's.
    await cy.call('POST', '/api/account/delete', { sure: 'cyd', owner: { password: 'a long pass phrase' } });
    expect(await profileOf(ada)).toMatchObject({ ratings: pages[0]?.ratings ?? [] });
    const left = (await createGuest(address).call<Rating[]>('GET', `/api/tables/${id}/ratings`)).body;
    expect(left.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('is set up once more by accounts alone, not by a guest who sat in for one', async () => {
    const { address } = await startHost();
    const people = [await signUp(address, 'ada'), await signUp(address, 'bob')];
    const [ada, bo] = people as [Guest, Guest];
    const id = await rated(people, ['Ada', 'Bo']);
    const { pass } = (await bo.call<Handed>('POST', `/api/tables/${id}/hand/friend`, {})).body;
    const cy = createGuest(address);
    await cy.call('POST', `/api/tables/${id}/hand/take`, { pass, name: 'Cy' });
    await playOut([ada, cy], id, 3);
    const again = (guest: Guest) => guest.call<TableInfo & Trouble>('POST', `/api/tables/${id}/again`, {});
    expect((await again(cy)).body.code).toBe('not-signed-in');
    expect((await again(ada)).body).toMatchObject({ rated: true, stage: 'open' });
  });

  test('is for accounts, and has no bots', async () => {
    const { address } = await startHost();
    const ada = await signUp(address, 'ada');
    const wish = (seats: object[]) => ({ game: 'bids', rated: true, seats: [{ kind: 'me', name: 'Ada' }, ...seats] });
    const set = (guest: Guest, seats: object[]) => guest.call<Trouble>('POST', '/api/tables', wish(seats));
    expect((await set(ada, [{ kind: 'bot', level: 'easy' }, OPEN])).body.code).toBe('bad-seats');
    expect((await set(createGuest(address), [OPEN])).body.code).toBe('not-signed-in');
    const { id } = (await ada.call<TableInfo>('POST', '/api/tables', wish([OPEN]))).body;
    expect(await createGuest(address).join(id, { name: 'Bo' })).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
    expect((await (await signUp(address, 'bob')).join(id, { name: 'Bo' })).body.stage).toBe('playing');
  });

  test('does not let a lost game go to a bot for nothing', async () => {
    const { address } = await startHost({ thinker: quick });
    const people = [await signUp(address, 'ada'), await signUp(address, 'bob')];
    const [ada, bo] = people as [Guest, Guest];
    const id = await rated(people, ['Ada', 'Bo']);
    await bo.call('POST', `/api/tables/${id}/hand/bot`, { level: 'hard' });
    await expect
      .poll(async () => {
        await playOut([ada], id, 3);
        return (await ada.look(id)).sight.stage;
      })
      .toBe('over');
    const [hers, his] = [await profileOf(ada), await profileOf(bo)];
    expect(must(hers.ratings[0], 'a rating').rating).toBeGreaterThan(must(his.ratings[0], 'a rating').rating);
  });
});

test('other tables tell nobody how strong their people are', async () => {
  const { address } = await startHost();
  const people = [await signUp(address, 'ada'), await signUp(address, 'bob')];
  const [ada, bo] = people as [Guest, Guest];
  await playOut(people, await rated(people, ['Ada', 'Bo']), 3);
  const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, OPEN] });
  await bo.join(id, { name: 'Bo' });
  expect((await bo.call<Rating[]>('GET', `/api/tables/${id}/ratings`)).body).toEqual([]);
});

describe('a rated game that is ended because somebody stays away', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** People at a rated table who have looked at it once; then all but the first are away for six minutes. */
  async function leftAlone(count: number, before: (id: string, people: readonly Guest[]) => Promise<void>) {
    const { address } = await startHost({ thinker: quick });
    const names = ['ada', 'bob', 'cyd'].slice(0, count);
    const people: Guest[] = [];
    for (const name of names) people.push(await signUp(address, name));
    const id = await rated(people, names);
    await before(id, people);
    const ear = await listen(people[0] as Guest, [id], '', true, 'presence');
    await heard(ear, ({ seats, away }) => seats.includes(0) && away.some(({ seat }) => seat === 1));
    vi.setSystemTime(Date.now() + 6 * 60_000);
    return { id, people };
  }
  const bid = async (id: string, guest: Guest): Promise<void> => {
    const ask = must((await guest.look(id)).sight.ask, 'an ask');
    expect((await guest.say(id, { ask: ask.number, answers: [silence(ask)] })).status).toBe(200);
  };
  const end = (guest: Guest, id: string) =>
    guest.call<Trouble & { wish: Wish | null }>('POST', `/api/tables/${id}/away`, { kind: 'end' });

  test('counts as lost for whom it waits in vain; who stayed has won', async () => {
    const { id, people } = await leftAlone(2, (table, [ada]) => bid(table, must(ada, 'Ada')));
    const [ada, bo] = people as [Guest, Guest];
    expect((await end(ada, id)).body.wish).toBeNull();
    const { sight } = await bo.look(id);
    expect(sight).toMatchObject({ stage: 'over', standing: { ranks: [1, 2], how: { key: 'end.forfeited' } } });
    const [hers, his] = [await profileOf(ada), await profileOf(bo)];
    expect(hers.games).toMatchObject([{ seats: [{ rank: 1 }, { rank: 2 }], rated: { before: 1000 } }]);
    const [up, down] = [hers, his].map(({ ratings }) => must(ratings[0], 'a rating').rating) as [number, number];
    expect(up).toBeGreaterThan(1000);
    expect(down).toBeLessThan(up);
  });

  test('is not lost by who is away while another thinks', async () => {
    const { id, people } = await leftAlone(2, (table, [, bo]) => bid(table, must(bo, 'Bo')));
    const [ada, bo] = people as [Guest, Guest];
    expect((await end(ada, id)).body.code).toBe('not-away');
    const about = { kind: 'bot', seat: 1 };
    expect((await ada.call<Trouble>('POST', `/api/tables/${id}/away`, about)).body.code).toBe('not-away');
    expect((await bo.look(id)).sight.stage).toBe('playing');
  });

  test('leaves who resigned last, and takes the word of everybody else, also of who is away and not waited for', async () => {
    const { id, people } = await leftAlone(3, async (table, [, bo, cy]) => {
      await bid(table, must(bo, 'Bo'));
      await must(cy, 'Cy').call('POST', `/api/tables/${table}/resign`, {});
    });
    const [ada, bo, cy] = people as [Guest, Guest, Guest];
    expect((await end(ada, id)).body.wish).toMatchObject({ kind: 'end', yes: [0] });
    expect((await ada.look(id)).sight.stage).toBe('playing');
    await bo.call('POST', `/api/tables/${id}/vote`, { yes: true });
    const [hers, his, cys] = [await profileOf(ada), await profileOf(bo), await profileOf(cy)];
    expect(hers.games).toMatchObject([{ seats: [{ rank: 1 }, { rank: 1 }, { rank: 3 }] }]);
    const [a, b, c] = [hers, his, cys].map(({ ratings }) => must(ratings[0], 'a rating').rating);
    expect(a).toBe(b);
    expect(c).toBeLessThan(must(a, 'a rating'));
  });
});
