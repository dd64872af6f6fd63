// Two who change a table at once: whatever comes first, a game that began has everybody it was dealt to, and nobody else.

import { must, replay, type GameRecord } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bids } from './games/bids.ts';
import { createGuest, type Guest, playOut, startHost } from './server.ts';

async function halfFull(address: string): Promise<{ id: string; owner: Guest; bo: Guest; cy: Guest }> {
  const [owner, bo, cy] = [1, 2, 3].map(() => createGuest(address)) as [Guest, Guest, Guest];
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id } = await owner.create({ seats });
  await bo.join(id, { name: 'Bo', salt: 'first', seat: 1 });
  await cy.call('GET', '/api/me');
  return { id, owner, bo, cy };
}

test('who is sent away as the last seat is taken is either gone, or plays', async () => {
  const { address } = await startHost();
  const ends = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const { id, owner, bo, cy } = await halfFull(address);
    const away = () => owner.call('POST', `/api/tables/${id}/remove`, { seat: 1 });
    const come = () => cy.join(id, { name: 'Cy', seat: 2 });
    const [removed] = await Promise.all(n % 2 === 0 ? [away(), come()] : [come(), away()].toReversed());
    const { sight } = await owner.look(id);
    const kinds = sight.seats.map(({ kind }) => kind);
    if (sight.stage === 'playing') {
      expect([must(removed, 'a reply').status, kinds]).toEqual([409, ['person', 'person', 'person']]);
      expect((await createGuest(address).join(id, { name: 'Eve', salt: 'other' })).status).toBeGreaterThan(399);
      if (n < 2) {
        await playOut([owner, bo, cy], id, n);
        const { body } = await owner.call<GameRecord>('GET', `/api/tables/${id}/record`);
        expect(replay(bids, body).state.frames).toEqual([]);
      }
    } else expect([must(removed, 'a reply').status, kinds]).toEqual([200, ['person', 'open', 'person']]);
    ends.add(sight.stage);
  }
  expect([...ends].every((stage) => stage === 'open' || stage === 'playing')).toBe(true);
});

test('a table that is closed as the last seat is taken is closed, or plays', async () => {
  const { address } = await startHost();
  for (let n = 0; n < 20; n++) {
    const { id, owner, cy } = await halfFull(address);
    const [closed] = await Promise.all([
      owner.call('POST', `/api/tables/${id}/close`, {}),
      cy.join(id, { name: 'Cy', seat: 2 }),
    ]);
    const { stage, ask } = (await owner.look(id)).sight;
    expect([closed.status, stage, ask === null]).toEqual(
      closed.status === 200 ? [200, 'over', true] : [409, 'playing', false],
    );
  }
});
