import { describe, expect, test } from 'vitest';
import { EMPTY } from '../data/tiles.ts';
import { SIDES } from '../rules/map.ts';
import { beyondName, type Cell, neighbour, type Sheet, sheetOf, SIZE, WIDE } from '../table/board/sheet.ts';
import { connect, lay, start } from './stage.ts';

const far = (a: Cell, b: Cell): number => Math.hypot(a.x - b.x, a.y - b.y);
/** The least distance between the middles of any two cells. */
const least = ({ cells }: Sheet): number =>
  Math.min(...cells.flatMap((a, i) => cells.slice(i + 1).map((b) => far(a, b))));
const named = ({ cells }: Sheet, id: string): Cell => {
  const found = cells.find((cell) => cell.id === id);
  if (found === undefined) throw new Error(`no cell ${id}`);
  return found;
};
const inside = ({ cells, width, height }: Sheet): boolean =>
  cells.every(
    ({ x, y }) => x >= WIDE / 2 - 0.01 && x <= width - WIDE / 2 + 0.01 && y >= SIZE - 0.01 && y <= height - SIZE + 0.01,
  );

describe('where the hexes lie', () => {
  test.each([2, 3, 4, 5, 6])('§2.2 the regions of %i players stand apart, whatever the room', (seats) => {
    const { table } = start(seats);
    for (const ratio of [0.5, 1, 1.5, 2.5]) {
      const sheet = sheetOf(table, 0, ratio);
      expect(sheet.titles).toHaveLength(seats);
      // Seven hexes and the twelve blank ones around them.
      expect(sheet.cells).toHaveLength(seats * 19);
      expect(least(sheet)).toBeGreaterThan(WIDE - 0.01);
      expect(inside(sheet)).toBe(true);
    }
  });

  test('a wide room has them side by side, a narrow one below each other; one’s own comes first', () => {
    const { table } = start(3);
    const [wide, narrow] = [sheetOf(table, 2, 3), sheetOf(table, 2, 0.4)];
    expect(new Set(wide.titles.map(({ y }) => y)).size).toBe(1);
    expect(new Set(narrow.titles.map(({ x }) => x)).size).toBe(1);
    expect(wide.titles.map(({ regions }) => regions)).toEqual([[2], [0], [1]]);
  });

  test('§6.3.1 joined maps are one: neighbours touch across the seam, nothing overlaps, no fog is left between', () => {
    const s = start(2);
    connect(s, 1, 0, { q: 3, r: 0 });
    const sheet = sheetOf(s.table, 0, 1.5);
    expect(sheet.titles.map(({ regions }) => regions)).toEqual([[0, 1]]);
    expect(least(sheet)).toBeGreaterThan(WIDE - 0.01);
    // Hex 1 is on side 0 of home 0, hex 11 on side 3 of home 1, which lies three to the right.
    expect(far(named(sheet, 'hex 1'), named(sheet, 'hex 11'))).toBeCloseTo(WIDE);
    expect(named(sheet, 'hex 7').x - named(sheet, 'hex 0').x).toBeCloseTo(3 * WIDE);
  });

  test('§6.3.1 a region that is turned when it joins still fits, and its sides lead where the rules say', () => {
    const s = start(2);
    connect(s, 1, 0, { q: 2, r: -4 });
    s.arrange(({ table }) => void (table.lie[5] = 2));
    const sheet = sheetOf(s.table, 0, 1);
    expect(least(sheet)).toBeGreaterThan(WIDE - 0.01);
    for (const side of SIDES.keys()) {
      const fog = beyondName(s.table, 8, side);
      const found = sheet.cells.find(({ id }) => id === fog);
      expect(found === undefined || found.ways.includes(`out 8 ${side}`)).toBe(true);
      if (found !== undefined) expect(far(found, named(sheet, 'hex 8'))).toBeCloseTo(WIDE);
    }
  });

  test('a hex that is laid takes the place of its fog, and brings new fog with it', () => {
    const s = start(2);
    const fog = beyondName(s.table, 1, 0);
    const before = sheetOf(s.table, 0, 3);
    const hex = lay(s, 0, { q: 2, r: 0 }, EMPTY);
    const after = sheetOf(s.table, 0, 3);
    expect(before.cells.some(({ id }) => id === fog)).toBe(true);
    expect(after.cells.some(({ id }) => id === fog)).toBe(false);
    expect(far(named(after, `hex ${hex}`), named(after, 'hex 1'))).toBeCloseTo(WIDE);
    expect(after.cells).toHaveLength(before.cells.length + 3);
  });

  test('maps that grow stay in their rows until another way is much better', () => {
    const s = start(3);
    const first = sheetOf(s.table, 0, 1.5);
    expect(first.across).toBe(2);
    for (const r of [2, 3]) for (const region of [0, 2]) lay(s, region, { q: 0, r }, EMPTY);
    // Three in a row would be a little larger by now.
    expect(sheetOf(s.table, 0, 1.5).across).not.toBe(first.across);
    expect(sheetOf(s.table, 0, 1.5, first.across).across).toBe(first.across);
    expect(sheetOf(s.table, 0, 6, first.across).across).toBe(3);
  });

  test('arrow keys lead to the hex on that side', () => {
    const sheet = sheetOf(start(2).table, 0, 3);
    const home = named(sheet, 'hex 0');
    expect(neighbour(sheet.cells, home, 'ArrowRight').id).toBe('hex 1');
    expect(neighbour(sheet.cells, home, 'ArrowLeft').id).toBe('hex 4');
    expect(neighbour(sheet.cells, home, 'ArrowUp').y).toBeLessThan(home.y);
    expect(neighbour(sheet.cells, home, 'ArrowDown').y).toBeGreaterThan(home.y);
  });
});
