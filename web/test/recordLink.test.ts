// A record inside a link: it comes out as it went in, and a hostile link is refused before it fills the memory.

import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from '../src/replay/recordLink.ts';
import { golden } from './savedGames.ts';

test('a record comes out of its link as it went in', async () => {
  const record = golden('apprentices');
  const { text, bots } = await unpackRecord(await packRecord(record, ['easy', null, null]));
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(record)));
  expect(bots).toEqual(['easy', null, null]);
});

test('a short link that would unfold into something huge is refused as it unfolds', async () => {
  const huge = deflateRawSync(Buffer.alloc(200_000_000, ' '), { level: 1 }).toString('base64url');
  expect(huge.length).toBeLessThan(2_000_000);
  await expect(unpackRecord(huge)).rejects.toMatchObject({ code: 'record-too-long' });
});

test('what is cut short, or is no record, is refused in words', async () => {
  const packed = await packRecord(golden('apprentices'), null);
  for (const link of ['', '%', packed.slice(0, 100)])
    await expect(unpackRecord(link)).rejects.toMatchObject({ code: 'record-unreadable' });
});
