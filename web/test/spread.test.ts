// Marks on the line of the race: as near to their place as they can be, and never over one another.

import { describe, expect, it } from 'vitest';
import { spreadOut } from '../src/table/spread.ts';

const gaps = (at: readonly number[]): number[] => {
  const order = at.toSorted((a, b) => a - b);
  return order.slice(1).map((place, n) => place - (order[n] ?? 0));
};

describe('marks of the race', () => {
  it('stay where they belong while there is room', () =>
    expect(spreadOut([10, 50, 90], 20, 100)).toEqual([10, 50, 90]));

  it('stand side by side where they would cover each other, around their middle', () =>
    expect(spreadOut([50, 52], 20, 100)).toEqual([41, 61]));

  it('push on whoever is next in line', () =>
    expect(spreadOut([40, 50, 62], 20, 200)).toEqual([30.67, 50.67, 70.67].map((place) => expect.closeTo(place, 1))));

  it('stay on the line at both ends', () => {
    expect(spreadOut([0, 0, 0], 20, 100)).toEqual([0, 20, 40]);
    expect(spreadOut([100, 100], 20, 100)).toEqual([80, 100]);
  });

  it('keep the order of the scores, however they crowd', () => {
    const places = [300, 301, 290, 310, 0, 305];
    const at = spreadOut(places, 21, 600);
    expect(Math.min(...gaps(at))).toBeGreaterThanOrEqual(21 - 1e-9);
    const order = (all: readonly number[]) => all.map((_, n) => n).toSorted((a, b) => (all[a] ?? 0) - (all[b] ?? 0));
    expect(order(at)).toEqual(order(places));
  });
});
