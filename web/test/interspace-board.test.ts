// The table of InterSpace as it is drawn for one reader, from positions set by hand: what can be pressed is what the rules offer, and
// everything is said in words.

import type { TableProps } from '@orrery/games/table';
import type { Lang, Seat } from '@orrery/kernel';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  ASTEROIDS,
  DUST,
  HOLE,
  NEBULA,
  NULL_HALF,
  NULL_SPACE,
  PLANET,
  PRIME,
  PULSAR,
} from '../../games/interspace/data/tiles.ts';
import { CA } from '../../games/interspace/data/units.ts';
import { game } from '../../games/interspace/index.ts';
import { homeOf } from '../../games/interspace/rules/map.ts';
import { NONE, PIRATES, type Table, WILD } from '../../games/interspace/rules/table.ts';
import { wouldBe } from '../../games/interspace/table/board/targets.ts';
import { finalGoals, flightOf } from '../../games/interspace/table/flight.ts';
import { cellsOf } from '../../games/interspace/table/focus.tsx';
import { table } from '../../games/interspace/table/index.tsx';
import { fightOnce, summed } from '../../games/interspace/table/odds.ts';
import { toldBy } from '../../games/interspace/table/story.ts';
import { log } from '../../games/interspace/text/en/log.ts';
import * as stage from '../../games/interspace/test/stage.ts';
import { deskOf, read } from './desk.ts';

const propsFor = (s: stage.Stage, seat: Seat, lang: Lang = 'en'): Promise<TableProps<Table>> =>
  deskOf(game, s, seat, lang);

function drawn(Body: ComponentType<TableProps<Table>>, props: TableProps<Table>): string {
  const { Around } = table;
  if (Around === undefined) throw new Error('nothing around the board');
  const Room = Around as ComponentType<TableProps<Table> & { readonly children?: ReactNode }>;
  return renderToStaticMarkup(createElement(Room, props, createElement(Body, props)));
}
const panel = (id: string): ComponentType<TableProps<Table>> => {
  const found = table.panels.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no panel "${id}"`);
  return found.Body;
};
/** Every cell as a button: its attributes, and what is inside. */
const cellsIn = (markup: string): { tag: string; inside: string }[] =>
  [...markup.matchAll(/(<g role="button"[^>]*>)(.*?)<\/g>/gs)].map(([, tag = '', inside = '']) => ({ tag, inside }));
const named = (markup: string, id: string): string =>
  cellsIn(markup).find(({ tag }) => tag.includes(`data-cell="${id}"`))?.tag ?? '';

/** A scout of seat 0 about to fly from home, with a bit of everything around it. */
function aboutToFly(): stage.Stage {
  const s = stage.open();
  for (const [side, tile] of [DUST, HOLE, NEBULA, PULSAR, NULL_SPACE].entries()) stage.terrain(s, 2 + side, tile);
  stage.lay(s, 0, { q: 2, r: 0 }, PRIME);
  stage.lay(s, 1, { q: 2, r: 0 }, NULL_HALF);
  stage.lay(s, 0, { q: 3, r: 0 }, ASTEROIDS);
  s.play('0 0');
  return s;
}

/** A CA each in hex 2, and seat 0 may attack. */
function aboutToFight(more = ''): stage.Stage {
  const s = stage.open();
  stage.put(s, 0, 'CA', 2);
  stage.put(s, 1, 'CA', 2);
  if (more !== '') stage.put(s, 0, more, 2);
  stage.rewind(s, 'contact');
  s.arrange(({ frames }) => {
    Object.assign(frames.at(-1) ?? {}, { at: 1 });
    frames.push({ step: 'attack' });
  });
  return s;
}
/** A bare planet of seat 1 with Ind 5 in hex 14, and `units` of seat 0 before it. */
function siege(units: string): stage.Stage {
  const s = stage.open();
  const hex = stage.lay(s, 0, { q: 2, r: 0 }, PLANET);
  stage.people(s, 4, 1, 5, 3);
  stage.put(s, 0, units, hex);
  stage.rewind(s, 'contact');
  s.arrange(({ frames }) => {
    Object.assign(frames.at(-1) ?? {}, { at: 4 });
    frames.push({ step: 'siege' });
  });
  return s;
}
/** An agent of every kind of will: one that seeks, one that strays. */
const withAgents = (): stage.Stage =>
  stage.agent('pirates', PIRATES, 'AB', 3, (s) => {
    stage.enlist(s, 'ion-storm', 5);
    stage.put(s, WILD, 'storm', 5);
  });

/** Every other moment that a panel has words for. */
async function others(lang: Lang): Promise<string[]> {
  const moments: readonly (readonly [string, stage.Stage])[] = [
    ['economy', stage.until(stage.start(), 'raise')],
    ['economy', stage.until(stage.start(), 'build')],
    ['battle', aboutToFight()],
    ['battle', siege('2 BB, AB')],
    ['battle', siege('3 AB')],
    ['cards', withAgents()],
  ];
  return Promise.all(moments.map(async ([id, s]) => drawn(panel(id), await propsFor(s, 0, lang))));
}

describe('the map', () => {
  test('§6.2 offers what the rules offer, each with its cost; every cell has a label and no text of its own', async () => {
    const s = aboutToFly();
    const props = await propsFor(s, 0);
    const markup = drawn(table.Board, props);
    const cells = cellsIn(markup);
    const goals = stage.options(s).filter((option) => option !== 'stay');
    expect(props.ask?.step).toBe('fly');
    expect(cells.filter(({ tag }) => tag.includes('data-target')).length).toBe(goals.length);
    expect([...markup.matchAll(/class="is-cost"/g)]).toHaveLength(goals.length);
    expect(cells.length).toBeGreaterThan(s.table.tile.length);
    for (const { tag, inside } of cells) {
      expect(tag).toMatch(/aria-label="[^"]{5,}"/);
      expect(read(inside).trim()).toBe('');
    }
    expect(table.short?.(props)).toEqual(['stay']);
  });

  test('§6.2.6 to §6.2.11 says what lies in a hex, and where a wormhole leads', async () => {
    const s = aboutToFly();
    const markup = drawn(table.Board, await propsFor(s, 0));
    expect(named(markup, 'hex 0')).toMatch(/Hex 0: home world\. Vela: Ind 8, Tech 3\./);
    expect(named(markup, 'hex 2')).toContain('dust cloud. Entering costs more PM (§6.2.6). Press to fly here: 2 PM.');
    expect(named(markup, 'hex 6')).toContain('null space. Nobody may enter (§6.2.10).');
    expect(named(markup, 'hex 6')).not.toContain('data-target');
    expect(named(markup, 'hex 14')).toContain('Leads to hex 15 (§6.2.11).');
    expect(named(markup, 'hex 7')).toContain('Orion: 1 × sct.');
  });

  test('a press on what cannot be chosen is refused with its rule', async () => {
    const s = aboutToFly();
    const { ask, why: refused } = await propsFor(s, 0);
    if (ask === null) throw new Error('nothing is asked');
    const cell = { id: 'hex 7', hex: 7, ways: [], x: 0, y: 0 };
    expect(refused(wouldBe(ask, cell) ?? null)?.rule).toBe('6.2.1');
  });

  test.each(['en', 'it'] as const)('every sentence of map and panels has its words, in %s', async (lang) => {
    const { Card, Story } = table;
    if (Card === undefined || Story === undefined) throw new Error('no card, no story');
    const bodies = [table.Board, Card, Story, ...['economy', 'battle', 'score', 'cards'].map(panel)];
    const s = stage.start(3, { objectives: true, breakthroughs: true, encounters: true, colonization: true });
    const props = await propsFor(s, 0, lang);
    const all = [...bodies.map((body) => drawn(body, props)), ...(await others(lang))];
    expect(all.join(' ')).not.toMatch(/\b(?:map|panel|says|section|ask|see|card|story)\.[a-z\d]/);
    for (const { title } of table.panels) expect(props.messages[title]).toBeDefined();
    for (const { title } of table.sections ?? []) expect(props.messages[title]).toBeDefined();
  });
});

describe('the panels', () => {
  test('§5.7 the economy raises what can be raised, and shows the cost of the other', async () => {
    const s = stage.until(stage.start(), 'raise');
    const props = await propsFor(s, 0);
    const text = read(drawn(panel('economy'), props));
    expect(text).toContain('Hex 0: home world.');
    expect(text).toContain('Tech to 4: 4 IOU');
    expect(table.panels[0]?.stands?.(props)).toBe('now');
  });

  test('§5.9 builds on the same screen: what the planet has IOU for, each with its cost; who plans is said', async () => {
    const s = stage.until(stage.start(), 'build');
    const props = await propsFor(s, 0);
    const markup = drawn(panel('economy'), props);
    expect([...markup.matchAll(/class="is-shop"/g)]).toHaveLength(2);
    expect(read(markup)).toMatch(/sct 6 IOU .* trn 4 IOU .* PB 2 IOU/);
    expect(read(markup)).toContain('Still planning: Vela and Orion.');
  });

  test('§5.7 what is planned stands on the planet, for its owner alone; who plans is said to all', async () => {
    const s = stage.until(stage.start(), 'raise');
    s.play('0 tech 0');
    const [own, other] = [await propsFor(s, 0), await propsFor(s, 1)].map((props) => ({
      economy: read(drawn(panel('economy'), props)),
      map: drawn(table.Board, props),
    }));
    expect(own?.economy).toContain('Planned: Tech 4.');
    expect(own?.economy).toContain('Still planning: Orion. Done: Vela.');
    expect(named(own?.map ?? '', 'hex 0')).toContain('Vela: Ind 8, Tech 4.');
    expect(other?.economy).toContain('Still planning: Orion. Done: Vela.');
    expect(other?.economy).not.toContain('Planned');
    expect(named(other?.map ?? '', 'hex 0')).toContain('Vela: Ind 8, Tech 3.');
  });

  test('§6.3.3 says of which flight it cannot be undone: the last one into the unknown, for what lies there is seen at once', async () => {
    const s = stage.until(stage.start(), 'move');
    const props = await propsFor(s, s.table.active);
    const hex = homeOf(s.table.active);
    const finalWith = (counts: readonly number[]): readonly unknown[] => {
      const flight = flightOf(props.view, props.ask, { hex, counts });
      return flight === null ? ['no flight'] : [...finalGoals(game, props.view, flight)];
    };
    // Three sct and two trn: as long as one of them can still fly, nothing is explored.
    expect(finalWith([2, 2])).toEqual([]);
    const all = finalWith([3, 2]);
    expect(all).toHaveLength(12);
    for (const goal of all) expect(goal).toMatch(/^out /);
  });

  test('§8.2, §8.3 odds of bombs and landings are exact', async () => {
    const bombs = read(drawn(panel('battle'), await propsFor(siege('2 BB, AB'), 0)));
    expect(bombs).toContain('1 BB Ind 3.5 on average; nobody left in 0%');
    expect(bombs).toContain('2 BB Ind 2.0 on average');
    const props = await propsFor(siege('3 AB'), 0);
    const landing = read(drawn(panel('battle'), props));
    // More than 5: one die in six, 26 of 36, 206 of 216.
    expect(landing).toMatch(/1 AB taken in 17% .*2 AB taken in 72% .*3 AB taken in 95%/);
    expect(landing).toContain('Worked out exactly');
    // How many land is read aloud as what it is.
    expect(props.ask?.choice.kind === 'number' && props.name(props.ask.choice.noun, 2)).toBe('2 AB');
  });

  test('§7 odds of a combat are sampled by the rules: three against one mostly hold the hex, and lose something', async () => {
    const { view } = await propsFor(aboutToFight('2 CA'), 0);
    const fights = Array.from({ length: 60 }, (_, n) =>
      fightOnce(game, view, 0, { hex: 2, answers: ['fight 2 1'] }, n + 1),
    ).filter((each) => each !== null);
    expect(fights).toHaveLength(60);
    const odds = summed(fights);
    expect(odds).toMatchObject({ attacker: 0, defender: 1, fights: 60 });
    expect(odds?.won).toBeGreaterThan(0.9);
    expect(odds?.losses[1]).toBeGreaterThan(10);
    expect(odds?.losses[0]).toBeLessThan(14);
    // The table itself is as it was.
    expect(view.table.battle).toBeNull();
  });

  test('§16.4 says what free agents will do next', async () => {
    const text = read(drawn(panel('cards'), await propsFor(withAgents(), 0)));
    expect(text).toMatch(/Pirates .*hex 3 heads for the nearest thing it is after: hex 1/);
    expect(text).toMatch(/Ion Storm .*hex 5 strays by a die to one of: /);
  });

  test('every line of the log is shown on the map, but for those that speak of no place', () => {
    const placeless = Object.entries(log).flatMap(([key, text]) => {
      const args = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 1]));
      const event = { key, args };
      const told = [{ key: 'log.battle', args: { hex: 2 } }, event];
      return key.startsWith('log.') && table.places?.(event, told).length === 0 ? [key] : [];
    });
    expect(placeless).toEqual([
      'log.round',
      'log.all-joined',
      'log.points',
      'log.last',
      'log.agent-gone',
      'log.relic-lost',
    ]);
    // Players are shown by their planets, agents by where they are now.
    const s = withAgents();
    expect(cellsOf(s.table, 'seat 1')).toEqual(['hex 7', 'hex 8']);
    const { card = NONE } = s.table.agents[0] ?? {};
    expect(table.places?.({ key: 'log.agent', args: { card } }, [])).toEqual([`card ${card}`]);
    const fire = { key: 'log.fire', args: { who: 1, dice: [3], hits: 1 } };
    expect(table.places?.(fire, [{ key: 'log.battle', args: { who: 0, whom: 1, hex: 2 } }, fire])).toEqual([2]);
    expect(cellsOf(s.table, `card ${card}`)).toEqual(['hex 3']);
    expect(cellsOf(s.table, 'fog 0 3 -2')).toEqual(['fog 0 3 -2']);
  });

  test('the story adds up what was told, game turn by game turn', () => {
    const told = toldBy(
      [
        { key: 'log.round', args: { turn: 1 } },
        { key: 'log.income-ore', args: { who: 0, iou: 8, ore: 2 } },
        { key: 'log.income', args: { who: 1, iou: 8, ore: 0 } },
        { key: 'log.explore', args: { who: 1, hex: 14, tile: 1 } },
        { key: 'log.points', args: { points: ['of 0 20', 'of 1 22'] } },
        { key: 'log.round', args: { turn: 2 } },
        { key: 'log.battle', args: { who: 0, whom: 1, hex: 14 } },
        { key: 'log.destroyed', args: { who: 1, unit: CA, n: 2, hex: 14 } },
      ],
      2,
    );
    expect(told.income).toEqual([
      [10, 8],
      [0, 0],
    ]);
    expect(told.explored).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(told.points).toEqual([
      [20, 22],
      [null, null],
    ]);
    expect(told.tallies[1]).toEqual({ income: 8, explored: 1, colonies: 0, taken: 0, lost: 28, combats: 1 });
  });

  test('§7 the battle board has both fleets by zones; §11.1 points say where they come from', async () => {
    const s = aboutToFight();
    s.rolls(6, 6);
    s.play('0 fight 2 1');
    const props = await propsFor(s, 0);
    const text = read(drawn(panel('battle'), props));
    expect(text).toMatch(/Vela attacks Zone 0 1 CA .*Zone 1 – .*Orion defends Zone 0 .*Zone 2/);
    expect(drawn(table.Board, props)).toContain('is-combat');
    expect(read(drawn(panel('score'), props))).toContain('Ind 10: 20 VP');
  });
});
