// What the ending tells: how the race ran, where it turned, what was best in it, and the games of this evening.

import { diceFor, type GameEvent, headOf, type Seat, seenBy } from '@orrery/kernel';
import type { TurningPoint } from '../replay/race.ts';
import { listSaved } from '../source/savedGames.ts';
import type { TableSource } from '../source/source.ts';

/** A row that moved the race, and the lines of the log that tell it. */
export interface StoryPoint extends TurningPoint {
  readonly turn: number;
  readonly events: readonly GameEvent[];
}

export interface Story {
  /** By seat, by sample. */
  readonly scores: readonly (readonly (number | null)[])[];
  readonly places: readonly number[];
  /** The three largest swings, in the order they came. */
  readonly points: readonly StoryPoint[];
  /** What gave most, and what took most, in one stroke. */
  readonly best: StoryPoint | null;
  readonly worst: StoryPoint | null;
  /** Who was ahead for most turns, and how often the lead changed. */
  readonly leader: { readonly seat: Seat; readonly turns: number } | null;
  readonly leads: number;
}

const POINTS = 3;

export async function storyOf(source: TableSource, signal: AbortSignal): Promise<Story> {
  const { game, view } = source.shown();
  const record = await source.record();
  // The replay is a page of its own: its code is fetched when it is wanted.
  const [{ layOut, turnAt }, { pointLines, runRace, turningPoints }] = await Promise.all([
    import('../replay/replay.ts'),
    import('../replay/race.ts'),
  ]);
  const replay = await layOut({ game, record, dice: diceFor(record.secret ?? '', headOf(record)), signal });
  const race = runRace(replay, view.viewer);
  const all = turningPoints(race, replay.turns, replay.turns.length).map((point): StoryPoint => {
    const events = pointLines(replay, point).map((event) => seenBy(event, view.viewer));
    return { ...point, turn: turnAt(replay, point.moment), events };
  });
  const bySwing = all.toSorted((a, b) => b.swing - a.swing);
  const [best = null] = bySwing;
  const worst = bySwing.at(-1) ?? null;
  return {
    scores: race.scores,
    places: Array.from({ length: replay.length + 1 }, (_, moment) => moment),
    points: all
      .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
      .slice(0, POINTS)
      .toSorted((a, b) => a.moment - b.moment),
    best: best !== null && best.swing > 0 ? best : null,
    worst: worst !== null && worst.swing < 0 ? worst : null,
    ...leadOf(race.scores, replay.turns),
  };
}

/** Who led at the ends of turns; a shared lead is nobody's. */
export function leadOf(
  scores: Story['scores'],
  turns: readonly number[],
): { readonly leader: Story['leader']; readonly leads: number } {
  const ahead = scores.map(() => 0);
  let [last, leads] = [-1, 0];
  for (const moment of turns.slice(1)) {
    const now = scores.map((line) => line[moment] ?? -Infinity);
    const top = Math.max(...now);
    const seat = now.filter((score) => score === top).length === 1 ? now.indexOf(top) : -1;
    if (seat < 0) continue;
    ahead[seat] = (ahead[seat] ?? 0) + 1;
    if (last >= 0 && last !== seat) leads++;
    last = seat;
  }
  const turnsAhead = Math.max(...ahead);
  return { leader: turnsAhead > 0 ? { seat: ahead.indexOf(turnsAhead), turns: turnsAhead } : null, leads };
}

/** The games of one kind that ended at this screen in the last hours. */
export interface Evening {
  readonly games: number;
  readonly wins: readonly { readonly name: string; readonly won: number }[];
  readonly best: { readonly name: string; readonly score: number } | null;
}

const HOURS = 12;

export async function eveningOf(game: string, now = Date.now()): Promise<Evening> {
  const recent = (await listSaved()).filter(
    ({ over, saved, record }) => over && record.game === game && now - saved < HOURS * 3_600_000,
  );
  const wins = new Map<string, number>();
  let best: Evening['best'] = null;
  for (const { record, summary } of recent)
    record.seats.forEach((name, seat) => {
      if (summary?.ranks[seat] === 1) wins.set(name, (wins.get(name) ?? 0) + 1);
      const score = summary?.scores[seat] ?? null;
      if (score !== null && score > (best?.score ?? -Infinity)) best = { name, score };
    });
  const order = [...wins].map(([name, won]) => ({ name, won })).sort((a, b) => b.won - a.won);
  return { games: recent.length, wins: order, best };
}
