// When to tell somebody that it is their turn: not while they look, not for every table by itself, not again and again.
// Numbers in, numbers out.

export interface Waiting {
  readonly table: string;
  /** Since when this person is asked there. */
  readonly since: number;
}

export interface Habits {
  /** Looks at one of our pages right now. */
  readonly present: boolean;
  /** When the last message of this way was sent. */
  readonly sent: number;
}

export type Way = 'push' | 'mail';

/** Milliseconds: a turn waits so long before it is news, and between two messages lies so much. */
export const PATIENCE: Readonly<Record<Way, number>> = { push: 60_000, mail: 15 * 60_000 };
const BETWEEN: Readonly<Record<Way, number>> = { push: 10 * 60_000, mail: 4 * 3_600_000 };

/** When to look again whether there is something to send; null: nothing waits that has not been told. */
export function nextLook(way: Way, waiting: readonly Waiting[], { sent }: Habits): number | null {
  const news = waiting.filter(({ since }) => since > sent - PATIENCE[way]);
  if (news.length === 0) return null;
  const first = Math.min(...news.map(({ since }) => since));
  return Math.max(first + PATIENCE[way], sent === 0 ? 0 : sent + BETWEEN[way]);
}

/** The tables one message tells of, the longest waiting first; empty: none is sent now. All that wait are named, also
 *  those an earlier message named: whoever reads only the last one misses nothing. */
export function toTell(way: Way, waiting: readonly Waiting[], habits: Habits, now: number): readonly Waiting[] {
  const at = nextLook(way, waiting, habits);
  if (habits.present || at === null || at > now) return [];
  return waiting.toSorted((one, other) => one.since - other.since);
}
