// A record as a replay: any moment is the one that was played, from every place it may be looked at from.

import { ourEdition } from '@orrery/bots';
import { getGame } from '@orrery/games';
import {
  commitment,
  diceKey,
  digest,
  type Game,
  headOf,
  keyedDice,
  type GameRecord,
  type Row,
  seenBy,
  toRecord,
  view,
} from '@orrery/kernel';
import { readRow } from '@orrery/kernel/notation';
import { enter, openTable } from '@orrery/table';
import { describe, expect, it } from 'vitest';
import { front as cosmic } from '../../games/cosmic/front.ts';
import { layOut, type Replay, turnAt, visibleMoments } from '../src/replay/replay.ts';
import { pointLines, runRace, turningPoints } from '../src/replay/race.ts';
import { readViewpoint, viewFrom, shownAt } from '../src/replay/viewpoint.ts';
import { golden } from './savedGames.ts';

const diceOf = ({ secret = '', table, salts }: GameRecord) => keyedDice(diceKey(secret, table, salts));
const replayOf = (game: Game, record: GameRecord): Promise<Replay> => layOut({ game, record, dice: diceOf(record) });

/** A duel in which drafts and answers are taken back. */
async function duelWithUndo(): Promise<{ game: Game; record: GameRecord }> {
  const game = await getGame('duel');
  const secret = 'seed';
  const seats = ['A', 'B', 'C', 'D'];
  const head = { game: 'duel', rules: game.rules, options: { goal: 3 }, seats, table: 't', salts: [] };
  const promised = { ...head, commitment: commitment(secret) };
  const table = openTable(ourEdition(game), promised, keyedDice(diceKey(secret, 't', [])));
  const rows: Row[] = ['0 [4 4 4 4 4]', '1 [20 0 0 0 0]', '0 undo', '0 [5 5 5 5 0]', '2 [4 4 4 4 4]', '1 undo']
    .concat(['1 [0 20 0 0 0]', '3 [5 5 5 5 0]', '0 back 2 1'])
    .map(readRow);
  for (const row of rows) expect(enter(table, row)).toBeNull();
  return { game, record: toRecord(table.journal, secret) };
}

/** What a table would have shown after each row. */
function played(game: Game, record: GameRecord): { state: string; told: string }[] {
  const table = openTable(ourEdition(game), headOf(record), diceOf(record));
  const now = () => ({ state: digest(table.journal.state), told: digest(table.log) });
  return [now(), ...record.rows.map((row) => (enter(table, row), now()))];
}

describe('a replay', () => {
  it('shows every moment as it was played, forwards and backwards', async () => {
    const game = await getGame('merchant');
    const record = golden('apprentices');
    const replay = await replayOf(game, record);
    const all = played(game, record);
    const at = (moment: number) => ({ state: digest(replay.stateAt(moment)), told: digest(replay.toldAt(moment)) });
    expect(all.map((_, moment) => at(moment))).toEqual(all);
    expect(all.map((_, i) => at(replay.length - i)).reverse()).toEqual(all);
    const walked: string[] = [];
    replay.walk((state) => walked.push(digest(state)));
    expect(walked).toEqual(all.map(({ state }) => state));
    expect(replay.over).toBe(true);
    expect(replay.lines.map(({ event }) => event)).toEqual(replay.toldAt(replay.length));
  });

  it('follows what was undone and taken back', async () => {
    const { game, record } = await duelWithUndo();
    const replay = await replayOf(game, record);
    const all = played(game, record);
    expect(all.map((_, moment) => digest(replay.stateAt(moment)))).toEqual(all.map(({ state }) => state));
    expect(all.map((_, moment) => digest(replay.toldAt(moment)))).toEqual(all.map(({ told }) => told));
    const walked: string[] = [];
    replay.walk((state) => walked.push(digest(state)));
    expect(walked).toEqual(all.map(({ state }) => state));
  });

  it.each([
    ['record-refused', (record: GameRecord) => ({ ...record, rows: [{ seat: 0, answer: 'fly' }, ...record.rows] })],
    ['record-wrong-digest', (record: GameRecord) => ({ ...record, marks: [[5, '0123456789abcdef'] as const] })],
    ['record-wrong-chain', (record: GameRecord) => ({ ...record, chain: '0123456789abcdef' })],
  ])('is not made from a forged record: %s', async (code, forge) => {
    const game = await getGame('merchant');
    await expect(replayOf(game, forge(golden('alone')))).rejects.toMatchObject({ code });
  });

  it('can be stopped', async () => {
    const game = await getGame('merchant');
    const record = golden('barons');
    const stop = new AbortController();
    const replay = layOut({ game, record, dice: diceOf(record), signal: stop.signal, progress: () => stop.abort() });
    await expect(replay).rejects.toMatchObject({ code: 'stopped' });
  });
});

describe('looking at it', () => {
  it('a seat sees what it saw then, and whoever knows all sees what anybody saw', async () => {
    const game = await getGame('merchant');
    const replay = await replayOf(game, golden('apprentices'));
    const looked = replay.lines.find(({ event }) => event.key === 'log.observe');
    const moment = looked?.moment ?? 0;
    const looker = Number(looked?.event.args['seat']);
    const other = (looker + 1) % 3;
    const state = replay.stateAt(moment);
    expect(shownAt(replay, moment, other, []).view).toEqual(view(state, other));
    expect(shownAt(replay, moment, other, []).events).toEqual(
      replay.toldAt(moment).map((event) => seenBy(event, other)),
    );
    const slot = Number((looked?.event.args['iou'] as { slot: number } | undefined)?.slot);
    const items = ([other, looker, 3, 'all'] as const).map((viewpoint) => viewFrom(state, viewpoint).held.item[slot]);
    expect(items).toEqual([-1, state.held.item[slot], -1, state.held.item[slot]]);
  });

  it('asks for no more than is allowed', () => {
    expect(readViewpoint('2', 4, [0, 1, 2, 3, 4, 'all'])).toBe(2);
    expect(readViewpoint('audience', 4, [0, 1, 2, 3, 4, 'all'])).toBe(4);
    expect(readViewpoint('all', 4, [1])).toBe(1);
    expect(readViewpoint(null, 4, [1])).toBe(1);
  });

  it('does not count the sealed answers of others while the game is played', async () => {
    const { game, record } = await duelWithUndo();
    const replay = await replayOf(game, { ...record });
    // The fourth sealed answer opens all of them, and the return closes them again.
    expect(visibleMoments(replay, 4)).toEqual([0, 8, 9]);
    expect(visibleMoments(replay, 2)).toEqual([0, 5, 8, 9]);
  });
});

describe('the race', () => {
  it('runs from the stakes to the end, and turns where money was made', async () => {
    const game = await getGame('merchant');
    const replay = await replayOf(game, golden('apprentices'));
    const race = runRace(replay, 'all');
    expect(race.scores.map((line) => line[0])).toEqual([60, 60, 60]);
    expect(race.scores.map((line) => line.at(-1))).toEqual(game.standing(replay.stateAt(replay.length)).scores);
    const points = turningPoints(race, replay.turns, 8);
    expect(points).toHaveLength(8);
    expect(points.map(({ moment }) => moment)).toEqual(points.map(({ moment }) => moment).sort((a, b) => a - b));
    const best = points.reduce((a, b) => (Math.abs(b.swing) > Math.abs(a.swing) ? b : a));
    const swings = race.scores.flatMap((line) => line.slice(1).map((score, i) => (score ?? 0) - (line[i] ?? 0)));
    expect(Math.abs(best.swing)).toBe(Math.max(...swings.map(Math.abs)));
  });

  it('counts game turns where the game does, and tells a swing by what gave the points, of that seat', async () => {
    const game = await getGame('interspace');
    const replay = await replayOf(game, golden('standard', 'interspace'));
    const { turn } = replay.stateAt(replay.length).table as { readonly turn: number };
    expect(turn).toBe(9);
    expect(turnAt(replay, 0)).toBe(1);
    expect(turnAt(replay, replay.length)).toBe(turn);
    for (const moment of replay.turns.slice(1, -1))
      expect((replay.stateAt(moment).table as { readonly turn: number }).turn).toBe(turnAt(replay, moment));
    const points = turningPoints(runRace(replay, 'all'), replay.turns, 8);
    const told = points.map((point) =>
      pointLines(replay, point).map(({ key, args }) => [key, args['who'] === point.seat]),
    );
    for (const lines of told) expect(lines.length).toBeGreaterThan(0);
    expect(new Set(told.flat().map(String))).toEqual(new Set(['log.ind,true', 'log.conquer,true']));
  });

  it('is told by what moved it: a base gained, not the card laid before', async () => {
    const replay = await replayOf(await getGame('cosmic'), golden('first-encounter', 'cosmic'));
    const gains = turningPoints(runRace(replay, 'all'), replay.turns, 8).filter(({ swing }) => swing > 0);
    expect(gains.length).toBeGreaterThan(3);
    const told = gains.map((point) => pointLines(replay, point)[0]);
    expect(told.map((event) => cosmic.scoring?.includes(event?.key ?? ''))).toEqual(gains.map(() => true));
    expect(told.map((event) => event?.args['seat'])).toEqual(gains.map(({ seat }) => seat));
  });
});
