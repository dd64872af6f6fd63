import { type GameEvent, replay, seenBy, toRecord, fastDice } from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { game as orbit } from '@orrery/kernel/slices/orbit';
import { describe, expect, it } from 'vitest';
import {
  type Decided,
  decideSafely,
  drive,
  type Driven,
  type DriveOptions,
  type Pilot,
  questions,
  random,
  type BotInput,
} from '../src/index.ts';
import { deal, scatter } from './position.ts';

const person: Pilot = { orders: [] };
const bot = (name: string): Pilot => ({ bot: name });
const options = <T>(pilots: readonly Pilot[], more: Partial<DriveOptions<T>> = {}): DriveOptions<T> => {
  return { pilots, told: [], seed: 1, budget: { iterations: 10 }, ...more };
};

describe('drive', () => {
  it('plays bots alone to the end, and the record replays', async () => {
    const journal = deal(orbit, 3, 7);
    const halt = await drive(journal, options([bot('random'), bot('greedy'), bot('easy')]));
    expect(halt).toEqual({ why: 'over', asked: [] });
    expect(replay(orbit, toRecord(journal), fastDice(7)).state).toEqual(journal.state);
  });

  it('stops where a person is asked, and lets the bots answer before', async () => {
    const journal = deal(duel, 4, 1);
    const halt = await drive(journal, options([bot('random'), bot('random'), person, bot('random')]));
    expect(halt).toEqual({ why: 'asked', asked: [2] });
    expect(journal.rows.map(({ seat }) => seat)).toEqual([0, 1, 3]);
  });

  it('gives the standing answers of people, and nothing else in their name', async () => {
    const passing: Pilot = { orders: [{ unless: [] }] };
    const driven: Driven[] = [];
    const journal = scatter(deal(duel, 4, 3), 4, 3);
    const pilots = [passing, passing, passing, passing];
    const all = options(pilots, { onDriven: (each) => void driven.push(each) });
    for (let turn = 0; turn < 40 && journal.state.frames.length > 0; turn++) {
      const halt = await drive(journal, all);
      for (const { ask } of questions(duel, journal.state, pilots)) expect(ask.pass).not.toBe(true);
      if (halt.why === 'asked') scatter(journal, 1, turn);
    }
    expect(driven.length).toBeGreaterThan(5);
    for (const { answer, decided } of driven) expect([answer, decided]).toEqual([null, undefined]);
  });

  it('shows a bot its view and the events as its seat may read them', async () => {
    const journal = deal(orbit, 2, 3);
    const told: GameEvent[] = [];
    const seen: BotInput[] = [];
    const decide = async (_: string, sight: BotInput<typeof journal.state.table>, seed: number): Promise<Decided> => {
      seen.push(sight);
      return decideSafely(random, { ...sight, game: orbit, dice: fastDice(seed), budget: { iterations: 1 } });
    };
    await drive(journal, options([bot('hard'), bot('hard')], { told, decide, most: 30 }));
    expect(seen).toHaveLength(30);
    for (const { view, ask } of seen) expect(view.viewer).toBe(ask.seat);
    const last = seen.at(-1);
    const full = told.slice(0, last?.events.length).map((event) => seenBy(event, last?.ask.seat ?? 0));
    expect(last?.events).toEqual(full);
    expect(JSON.stringify(last?.events)).not.toContain('know');
    expect(JSON.stringify(told)).toContain('know');
  });

  it('throws away what a bot thought when the game went on without it', async () => {
    const journal = deal(duel, 4, 1);
    const driven: Driven[] = [];
    let first = true;
    const decide = async (_: string, sight: BotInput): Promise<Decided> => {
      if (first) scatter(journal, 1, 1);
      first = false;
      return { answer: sight.ask.pass === true ? null : sight.ask.otherwise, bot: 'silence' };
    };
    const pilots = [bot('hard'), bot('hard'), person, person];
    await drive(journal, options(pilots, { decide, onDriven: (each) => void driven.push(each) }));
    expect(journal.rows.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(driven.map(({ seat }) => seat)).toEqual([1]);
  });

  it('stops when told to', async () => {
    const stopper = new AbortController();
    const journal = deal(orbit, 2, 1);
    const all = options([bot('random'), bot('random')], { signal: stopper.signal, onDriven: () => stopper.abort() });
    expect(await drive(journal, all)).toEqual({ why: 'stopped', asked: [] });
    expect(journal.rows).toHaveLength(1);
  });
});
