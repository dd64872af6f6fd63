// The portraits as data: every power has one, and nobody takes one for another.

import { expect, test } from 'vitest';
import { POWERS } from '../data/powers.ts';
import { drawPower, PORTRAITS } from '../table/aliens/draw.ts';
import { EYES, MOUTHS, SKINS } from '../table/aliens/faces.ts';
import { HEADS, TORSOS } from '../table/aliens/heads.ts';

const rows = Object.entries(PORTRAITS);

/** How many drawn parts two powers may have in common; all five would make twins of them. */
const SHARED = 3;
const UNDRAWN = ['none', 'plain'];

test('every power has a portrait that can be read, and there is none beside', () => {
  expect(rows.map(([word]) => word).toSorted()).toEqual(POWERS.map(([word]) => word).toSorted());
  for (const [power] of POWERS.entries()) {
    const drawn = drawPower(power);
    const all = [...(drawn?.behind ?? []), ...(drawn?.skin ?? []), ...(drawn?.face ?? []), ...(drawn?.before ?? [])];
    expect(all.length).toBeGreaterThan(2);
    for (const { round, path } of all) expect(round?.every(Number.isFinite) ?? /^M[-\d]/.test(path)).toBe(true);
  }
  expect(drawPower(POWERS.length)).toBeNull();
});

test('no two share the same parts', () => {
  const twins = rows.flatMap(([a, [parts]], i) =>
    rows.slice(i + 1).flatMap(([b, [others]]) => {
      const same = parts.filter((part, place) => part === others[place] && !UNDRAWN.includes(part)).length;
      return same > SHARED ? [`${a} and ${b}: ${same}`] : [];
    }),
  );
  expect(twins).toEqual([]);
});

test('each has something of its own that its idea asks for', () => {
  const own = rows.map(([, [, , before, behind]]) => before + behind);
  expect(own.filter((drawing) => drawing === '')).toEqual([]);
  expect(new Set(own).size).toBe(POWERS.length);
});

test('no part is drawn for nobody', () => {
  const used = new Set(rows.flatMap(([, [parts]]) => parts.map((part, place) => `${place} ${part}`)));
  const drawn = [HEADS, TORSOS, SKINS, EYES, MOUTHS].flatMap((family, place) =>
    Object.keys(family).map((part) => `${place} ${part}`),
  );
  expect(drawn.filter((part) => !used.has(part))).toEqual([]);
});
