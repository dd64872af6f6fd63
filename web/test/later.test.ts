// What can wait until the first board stands.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

describe('what is done later', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  const open = async () => {
    const page = await import('../src/offline/later.ts');
    const done: string[] = [];
    page.later(() => done.push('kept'));
    return { ...page, done };
  };

  test('on a page without a table, it waits a moment', async () => {
    const { done } = await open();
    vi.advanceTimersByTime(4000);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(done).toEqual(['kept']);
  });

  test('while a table opens, it waits for the board', async () => {
    const { done, tableOpens, boardStands } = await open();
    tableOpens();
    vi.advanceTimersByTime(7000);
    expect(done).toEqual([]);
    boardStands();
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['kept']);
  });

  test('a table that does not open holds nothing up for ever', async () => {
    const { done, tableOpens } = await open();
    tableOpens();
    vi.advanceTimersByTime(16_000);
    expect(done).toEqual(['kept']);
  });

  test('after the first board, it is done at the next idle moment; a second table holds nothing up', async () => {
    const { later, done, tableOpens, boardStands } = await open();
    boardStands();
    tableOpens();
    later(() => done.push('more'));
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['kept', 'more']);
  });

  test('what somebody may want to read next does not wait for an idle moment', async () => {
    const { onBoard, done, tableOpens, boardStands } = await open();
    tableOpens();
    onBoard(() => done.push('words'));
    expect(done).toEqual([]);
    boardStands();
    expect(done).toEqual(['words']);
    onBoard(() => done.push('of the next table'));
    expect(done).toEqual(['words', 'of the next table']);
  });
});
