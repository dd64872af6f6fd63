// The map of InterSpace when it is full: 200 hexes, more than 150 units. What a frame costs the page while one drags, zooms and points is
// counted in time of the processor, not of the clock, so that a busy machine measures the same as an idle one; and regions join with motion.

import {
  apply,
  type Ask,
  asks,
  type Answer,
  commitment,
  diceKey,
  headOf,
  keyedDice,
  openJournal,
  silence,
  toRecord,
} from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PB, SCT } from '../../games/interspace/data/units.ts';
import { game } from '../../games/interspace/index.ts';
import { homeOf, lieOf } from '../../games/interspace/rules/map.ts';
import { chromiumPath, openSite } from './browser.ts';
import { nextQuestion } from './player.ts';
import { golden, putSaved, type SavedGame } from './savedGames.ts';
import { openEnded } from './scenes.ts';

/** A frame at 60 a second, in milliseconds. */
const FRAME = 1000 / 60;

describe.skipIf(chromiumPath === null)('a full map of InterSpace', () => {
  const { visit, server } = openSite();

  it('drags, zooms and points at 60 frames a second with 200 hexes and 150 units', { timeout: 90_000 }, async () => {
    const { page, close } = await visit();
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    const kept = fullMap();
    await putSaved(page, kept);
    await page.goto(`/here/${kept.id}`);
    await nextQuestion(page);
    await page.locator('.is-board').waitFor();
    expect(await page.locator('[data-cell^="hex"]').count()).toBeGreaterThanOrEqual(200);
    // Ships are picked: whatever one points at has a way drawn to it.
    await page.locator('[data-cell^="hex"][data-target]').first().press('Enter');
    await page.locator('[data-picked]').waitFor();
    const cost = {
      drag: await costOf(page, 'drag'),
      zoom: await costOf(page, 'zoom'),
      point: await costOf(page, 'point'),
    };
    for (const [what, ms] of Object.entries(cost)) expect(ms, `${what}: ${JSON.stringify(cost)}`).toBeLessThan(FRAME);
    await close();
  });

  it('§6.3 in a replay a found hex grows and joined regions glide together; §13.1 each viewpoint knows its own objective', async () => {
    const { page, close } = await visit({ locale: 'it-IT' });
    await page.addInitScript(() => localStorage.setItem('orrery.settings', '{"motion":"on"}'));
    const { record, moment, root, planning, planner, turn } = firstJoin('supplement');
    await openEnded(page, server().address, 0, record);
    await page.goto(`/replay/ended?at=${moment - 1}`);
    await page.locator('.is-board').waitFor();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.matches('.is-cell') && propertyName === 'transform')
          seen.push(target.getAttribute('data-cell') ?? '');
      });
      document.addEventListener('animationstart', ({ animationName }) => seen.push(animationName));
    });
    const moved = (): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(await moved()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(moved).toEqual(expect.arrayContaining(['is-found', ...root.map((hex) => `hex ${hex}`)]));

    // The audience sees no objective, a player its own, who knows all everybody's; and all of it in Italian.
    await page.locator('[data-tab=cards]').click();
    const aims = page.locator('#panel-room .is-score summary', { hasText: /^Obiettivo/ });
    const viewpoint = page.getByLabel('Visto da');
    for (const [at, known] of [
      ['audience', 0],
      ['0', 1],
      ['all', record.seats.length],
    ] as const) {
      await viewpoint.selectOption(at);
      await expect.poll(() => aims.count(), { message: at }).toBe(known);
    }
    // Game turns are counted, as the game does; what is planned in secret is told to the planner and to who knows all.
    await page.goto(`/replay/ended?at=${planning}&as=all`);
    await page.getByText(`Mossa ${planning} di ${record.rows.length}, turno di gioco ${turn}`).waitFor();
    const next = page.locator('.replay-bar .next');
    for (const [at, told] of [
      ['all', /decide:/],
      [`${planner}`, /decide:/],
      ['audience', /^\s*$/],
    ] as const) {
      await viewpoint.selectOption(at);
      await expect.poll(() => next.innerText(), { message: at }).toMatch(told);
    }
    // A line of the story leads to its moment, and shows where it was.
    await page.locator('[data-tab=story]').click();
    await page
      .locator('.replay-log .line', { hasText: /esplora l’esagono/ })
      .first()
      .click();
    await page.locator('[data-glow]').first().waitFor({ state: 'attached' });
    await close();
  });
});

type Move = 'drag' | 'zoom' | 'point';

/** Milliseconds of the page's own thread for each frame, while every frame has something to do. */
async function costOf(page: Page, move: Move): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const frames = 60;
  await moveFor(page, move, 10);
  const before = await busy();
  await moveFor(page, move, frames);
  const after = await busy();
  await client.detach();
  return ((after - before) * 1000) / frames;
}

const moveFor = (page: Page, how: Move, count: number): Promise<void> =>
  page.evaluate(
    async ([move, frames]) => {
      const room = document.querySelector('.is-room');
      const cells = [...document.querySelectorAll('.is-edge')];
      if (room === null) throw new Error('no map');
      const { left, top, width, height } = room.getBoundingClientRect();
      const at = (n: number) => ({
        clientX: left + width / 2 + 120 * Math.sin(n / 7),
        clientY: top + height / 2 + 80 * Math.cos(n / 7),
        pointerType: 'mouse',
        bubbles: true,
        cancelable: true,
      });
      const acts: Readonly<Record<string, (n: number) => unknown>> = {
        drag: (n) => room.dispatchEvent(new PointerEvent('pointermove', at(n))),
        zoom: (n) =>
          room.dispatchEvent(new WheelEvent('wheel', { ...at(n), deltaY: n % 20 < 10 ? -3 : 3, ctrlKey: true })),
        point: (n) => cells[(n * 7) % cells.length]?.dispatchEvent(new PointerEvent('pointerover', at(n))),
      };
      // A pointer that is no device cannot be captured; all else is as with a real one.
      Element.prototype.setPointerCapture = () => undefined;
      if (move === 'drag') room.dispatchEvent(new PointerEvent('pointerdown', at(0)));
      for (let n = 1; n <= frames; n++) {
        acts[move]?.(n);
        await new Promise((done) => requestAnimationFrame(done));
      }
      room.dispatchEvent(new PointerEvent('pointerup', at(0)));
    },
    [how, count] as const,
  );

/** The row of a golden game that joins two regions, the last secret plan before it, and the home world with the hexes around it that have to move for it. */
function firstJoin(name: string) {
  const record = golden(name, game.id);
  const { secret = '', table, salts } = record;
  const journal = openJournal(game, headOf(record), keyedDice(diceKey(secret, table, salts)));
  const roots = (): number[] => record.seats.map((_, region) => lieOf(journal.state.table, region).root);
  let [planning, planner, turn] = [0, 0, 0];
  for (const row of record.rows) {
    const before = roots();
    // The last moment before it at which several plan at once.
    if (asks(game, journal.state).length > 1)
      [planning, planner, turn] = [journal.rows.length, row.seat, journal.state.table.turn];
    apply(journal, row);
    const region = roots().findIndex((root, each) => root !== before[each]);
    if (region >= 0)
      return {
        record,
        moment: journal.rows.length,
        root: Array.from({ length: 7 }, (_, n) => homeOf(region) + n),
        planning,
        planner,
        turn,
      };
  }
  throw new Error(`no regions join in ${name}`);
}

const unitsOn = ({ units }: { readonly units: readonly number[] }): number =>
  units.reduce((sum, count, at) => (at % 2 === 1 ? sum + count : sum), 0);

/** Six players who scout, build and never fight, up to the first flight on a map of that size. */
function fullMap(): SavedGame {
  const [secret, table] = ['a full map', 'full-map'];
  const options = Object.fromEntries(Object.entries(game.options).map(([key, values]) => [key, values[0] ?? false]));
  const seats = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];
  const head = { game: game.id, rules: game.rules, options, seats, table, commitment: commitment(secret), salts: [] };
  const journal = openJournal(game, head, keyedDice(diceKey(secret, table, [])));
  for (let n = 0; n < 4000; n++) {
    const [ask] = asks(game, journal.state);
    if (ask === undefined) break;
    const now = journal.state.table;
    if (now.place.length >= 200 && unitsOn(now) >= 150 && ask.step === 'move') {
      const bots = seats.map((_, seat) => (seat === ask.seat ? null : 'easy'));
      return { id: table, record: toRecord(journal), secret, bots, over: false, saved: 1 };
    }
    apply(journal, { seat: ask.seat, answer: scouting(ask, n) });
  }
  throw new Error('the map never fills');
}

function scouting(ask: Ask, n: number): Answer {
  const { choice, prompt, step } = ask;
  if (choice.kind === 'one') {
    const hexes = choice.options.filter((option) => typeof option === 'number');
    const out = choice.options.filter((option) => String(option).startsWith('out'));
    if (step === 'fly') return out[n % out.length] ?? choice.options[(n * 7) % choice.options.length] ?? null;
    if (prompt.key === 'ask.move') return n % 5 === 0 ? null : (hexes[(n * 7) % hexes.length] ?? null);
    if (prompt.key === 'ask.build') return n % 3 === 0 ? null : (hexes[n % hexes.length] ?? null);
  }
  if (choice.kind === 'amounts' && prompt.key === 'ask.yard') {
    let left = Number(prompt.args?.['iou']);
    return choice.entries.map(({ id, max, weight }) => {
      const wanted = id === SCT ? 1 : id === PB ? 3 : 0;
      const count = Math.min(wanted, max, Math.floor(left / weight));
      left -= count * weight;
      return count;
    });
  }
  return silence(ask);
}
