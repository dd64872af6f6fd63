// Tables that began under the first rules of Merchant of Venus play on by them, and these panels draw them: positions that
// those rules made, as a server sends them (merchant/rules-1.json.txt).

import { readFileSync } from 'node:fs';
import { answerName, sentence } from '@orrery/games';
import { type Ask, type GameEvent, must, type State, view as viewOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../games/merchant/index.ts';
import type { Table } from '../../games/merchant/rules/table.ts';
import { panels } from '../../games/merchant/table/panels/index.ts';
import { ReferenceCard } from '../../games/merchant/table/panels/ReferenceCard.tsx';
import { open } from '../../games/merchant/test/stage.ts';
import { drawn, propsFor, read } from './merchant/desk.ts';

interface Position {
  readonly name: string;
  readonly seat: number;
  readonly state: State<Table>;
  readonly ask: Ask;
  readonly events: readonly GameEvent[];
}

const positions = JSON.parse(
  readFileSync(new URL('merchant/rules-1.json.txt', import.meta.url), 'utf8'),
) as readonly Position[];

async function propsOf(name: string) {
  const { seat, state, ask, events } = must(
    positions.find((each) => each.name === name),
    `the position ${name}`,
  );
  const view = viewOf(state, seat);
  return { ...(await propsFor(open(), seat)), view, ask, events, standing: game.standing(view) };
}

const panel = (id: string) =>
  must(
    panels.find((each) => each.id === id),
    `the panel ${id}`,
  ).Body;

describe('a table of the first rules', () => {
  test.each(positions)('$name: every panel and the table in words', async ({ name, ask }) => {
    const props = await propsOf(name);
    for (const { Body } of panels) expect(drawn(Body, props)).not.toMatch(/undefined|NaN/);
    expect(drawn(ReferenceCard, props)).not.toBe('');
    for (const line of game.describe?.(props.view) ?? [])
      expect(sentence(props.messages, line)).not.toMatch(/[{}]|undefined/);
    expect(sentence(props.messages, ask.prompt)).not.toMatch(/[{}]|undefined/);
  });

  test('§3.431 small markers lie two by two', async () => {
    const [, , second = '', third = ''] = drawn(panel('ship'), await propsOf('trade')).split(/aria-label="Hold \d"/);
    expect([read(second).includes('Red Drive'), read(third).includes('Shield')]).toEqual([true, true]);
  });

  test('§11.4 money is offered and told in tens', async () => {
    const building = read(drawn(panel('deal'), await propsOf('offer')));
    expect(building).toContain('Money $500');
    expect(building).not.toContain('$5,000');
    expect(read(drawn(panel('deal'), await propsOf('reply')))).toContain('you get $120 and give $0');
  });

  test('§15.431 a hold is called by its place', async () => {
    const { ask, messages, name } = await propsOf('hit');
    expect(answerName(messages, ask, 'hold 1', name)).toBe('the second hold with small pieces');
  });
});
