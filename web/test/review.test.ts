// What a decision cost, what was given away, and what somebody who knows all is told.

import { diceFor, fastDice, type Game, headOf, itemOf, type State, view } from '@orrery/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { compare, ourEdition } from '@orrery/bots';

import { game as merchant } from '../../games/merchant/index.ts';
import { NONE, type Table } from '../../games/merchant/rules/table.ts';
import { layOut, type Replay } from '../src/replay/replay.ts';
import { costOf, decisionAt, decisionMoments, dearest, type Judged, lossesOf } from '../src/replay/review.ts';
import { viewFrom } from '../src/replay/viewpoint.ts';
import { leadOf } from '../src/table/story.ts';
import { golden } from './savedGames.ts';

const game = merchant as unknown as Game;
let replay: Replay;
beforeAll(async () => {
  const record = golden('apprentices');
  replay = await layOut({ game, record, dice: diceFor(record.secret ?? '', headOf(record)) });
});

describe('a review', () => {
  it('looks at every answer of the game, and of one seat at its own', () => {
    const answers = replay.record.rows.flatMap((row, moment) => ('answer' in row ? [moment] : []));
    expect(decisionMoments(replay, null)).toEqual(answers);
    expect(decisionMoments(replay, 2).map((moment) => replay.record.rows[moment]?.seat)).not.toContain(1);
    const real = answers.map((moment) => decisionAt(replay, moment)).filter((each) => each !== null);
    expect(real.length).toBeGreaterThan(200);
    expect(real.every(({ ask, seat }) => ask.seat === seat)).toBe(true);
  });

  it('counts what the played answer is worth less than the best that was found', () => {
    const weighed = [
      { answer: 'sell', tries: 9, value: 0.62, share: 1 },
      { answer: 'end', tries: 9, value: 0.5, share: 0, error: 0.04 },
    ];
    expect(costOf({ weighed }, 'end')).toBe(12);
    // What may be chance costs nothing.
    expect(costOf({ weighed: weighed.map((each) => ({ ...each, error: 0.07 })) }, 'end')).toBe(0);
    expect(costOf({ weighed }, 'sell')).toBe(0);
    expect(costOf({}, 'end')).toBe(0);
    const judged = (seat: number, moment: number, cost: number) =>
      ({ decision: { seat, moment }, advice: { answer: null, bot: 'hard' }, cost }) as unknown as Judged;
    const all = [judged(0, 1, 3), judged(1, 2, 0), judged(0, 5, 9), judged(1, 7, 4), judged(0, 8, 1)];
    expect(lossesOf(all, 2)).toEqual([
      [3, 3, 12, 12, 13],
      [0, 0, 0, 4, 4],
    ]);
    expect(dearest(all, 3).map(({ cost }) => cost)).toEqual([9, 4, 3]);
  });

  it('finds that selling for a profit beats ending the turn with the goods aboard', { timeout: 120_000 }, () => {
    const sale = must(
      decisionMoments(replay, null)
        .map((moment) => decisionAt(replay, moment))
        .find(
          (each) =>
            each !== null &&
            typeof each.played === 'string' &&
            each.played.startsWith('sell ') &&
            each.ask.prompt.key === 'ask.trade',
        ),
    );
    const input = { view: sale.seen, ask: sale.ask, events: [] };
    const task = { ...input, ...ourEdition(game), dice: fastDice(5), budget: { iterations: 40 } };
    const [best, other] = compare(task, ['end', sale.played]);
    expect(best?.answer).toBe(sale.played);
    expect(best?.value).toBeGreaterThan(other?.value ?? 1);
    expect(best?.tries).toBe(40);
  });

  it('knows who led for how long', () => {
    const scores = [
      [0, 5, 5, 5, 9],
      [0, 3, 6, 6, 6],
    ];
    expect(leadOf(scores, [0, 1, 2, 3, 4])).toEqual({ leader: { seat: 0, turns: 2 }, leads: 2 });
  });
});

describe('whoever knows all', () => {
  it('is told what was hidden, and whose secret it was; the audience is told nothing of it', () => {
    const secret = (state: State<Table>): number =>
      state.table.iou.findIndex(
        (slot, system) => state.table.culture[system] === NONE && slot !== NONE && itemOf(state, slot) !== NONE,
      );
    const moment = Array.from({ length: replay.length }, (_, at) => at).find(
      (at) => secret(replay.stateAt(at) as State<Table>) >= 0,
    );
    const state = replay.stateAt(moment ?? -1);
    const told = (seen: ReturnType<typeof view>): string[] =>
      (game.describe?.(seen) ?? []).map(({ key }) => key).filter((key) => key.startsWith('table.observed'));
    expect(told(viewFrom(state, 'all'))).toEqual(['table.observed-by']);
    expect(told(viewFrom(state, state.seats))).toEqual([]);
    const line = game.describe?.(viewFrom(state, 'all')).find(({ key }) => key === 'table.observed-by');
    const [owner] = (line?.args?.['seats'] ?? []) as number[];
    expect(line?.args?.['seats']).toHaveLength(1);
    expect(told(view(state, owner ?? -1))).toEqual(['table.observed']);
  });
});

function must<V>(value: V | null | undefined): V {
  if (value === null || value === undefined) throw new Error('the golden game has no such moment');
  return value;
}
