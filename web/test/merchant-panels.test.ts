// The panels of Merchant of Venus show what the rules do: prices, refusals with their rule, secrets kept.

import { describe, expect, test } from 'vitest';
import { panels } from '../../games/merchant/table/panels/index.ts';
import { load } from '../../games/merchant/test/stage.ts';
import { cupDemand, drawn as outOfCup, goods, humans, stay } from '../../games/merchant/test/trading.ts';
import { drawn, propsFor, read } from './merchant/desk.ts';

const bodyOf = (id: string) => {
  const panel = panels.find((each) => each.id === id);
  if (panel === undefined) throw new Error(`no panel "${id}"`);
  return panel;
};

/** The button of an answer, as markup. */
const button = (markup: string, answer: string): string =>
  new RegExp(`<button[^>]*data-answer="${answer}".*?</button>`, 's').exec(markup)?.[0] ?? '';

describe('the market', () => {
  const atHumans = () => {
    const s = humans();
    load(s, 0, goods('1a'), goods('3'));
    return s;
  };

  test('shows the payoff, the Demand and the cost apart, and the sale brings just that', async () => {
    const s = atHumans();
    outOfCup(s, cupDemand('4b', '1a'));
    stay(s, 0, 'desert-city-1');
    const market = bodyOf('market');
    const props = await propsFor(s, 0);
    expect(market.stands?.(props)).toBe('now');
    const card = button(drawn(market.Body, props), `sell ${goods('1a')}`);
    expect(card).toContain('aria-disabled="false"');
    expect(read(card)).toContain('$200');
    expect(read(card)).toContain('$140 + $60 Demand − $80 cost');
    const before = s.table.money[0] ?? 0;
    s.play(`0 sell ${goods('1a')}`);
    expect((s.table.money[0] ?? 0) - before).toBe(200);
  });
});
