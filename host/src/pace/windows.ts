// What several seats are asked at once has one fixed time for all. A window also has a curtain: the rules may have gone on
// already, because nobody could act or because somebody did, but what follows is shown only when each seat that MAY act has
// clicked or answered, or its time is over. So the outside is the same whoever holds what.

import type { Seat } from '@orrery/kernel';
import type { Facts, Happened } from './facts.ts';
import type { Still } from './stills.ts';

/** Several seats asked at once, as everybody may know it. */
export interface AskedTogether {
  readonly key: string;
  readonly opened: number;
  /** When it ends for all alike; of a window only. */
  readonly until: number;
  readonly may: readonly Seat[];
  /** Who has answered, or clicked that they have seen it. Told to nobody. */
  readonly nods: readonly Seat[];
  readonly isWindow: boolean;
}

/** The window on show while the rules are further on: one of the stills. */
export type Curtain = Pick<Still, 'seq' | 'at'>;

export interface OnShow {
  readonly together: AskedTogether | null;
  /** Null: what is shown is what is. */
  readonly curtain: Curtain | null;
}

/** What a window is measured by. */
export interface Watch {
  readonly now: number;
  /** How long a window lasts. */
  readonly lasts: number;
  /** By seat: whether a person plays it. */
  readonly people: readonly boolean[];
}

/** Bots look at a window for so long, whether they can act or not. */
const BOT_LOOKS = 1500;

/** What is on show after something happened; `missed`: who let the time of a window run out. */
export function nextOnShow(
  before: OnShow,
  facts: Facts,
  happened: Happened,
  watch: Watch,
): OnShow & { missed: ReadonlySet<Seat> } {
  const wentBack = happened.rows.some((row) => 'back' in row);
  const clicked = wentBack ? NOTHING : withClicks(before, happened);
  const stills = wentBack ? [] : facts.stills;
  const hidden = clicked.curtain === null ? dropCurtain(clicked, stills, facts, happened, watch) : clicked;
  const { missed, ...shown } = liftCurtains(hidden, stills, facts, watch);
  if (shown.curtain !== null) return { ...shown, missed: new Set(missed) };
  const live = liveQuestion(facts, watch);
  // The clock has closed it: whoever did not answer is late, also who had nothing to decide.
  const isClosed = happened.by === 'clock' && live?.key !== shown.together?.key;
  const late = isClosed ? missing(shown.together, watch) : [];
  const together = live === null ? null : sameOr(shown.together, live);
  return { together, curtain: null, missed: new Set([...missed, ...late]) };
}

const NOTHING: OnShow = { together: null, curtain: null };

/** The stills that a curtain still has before it. */
export const stillsFrom = (stills: readonly Still[], curtain: Curtain | null): Still[] =>
  stills.filter((still) => curtain !== null && !isAfter(curtain, still));

/** When bots have looked long enough at a window that nobody else keeps open; null: somebody does. */
export const botsHaveLooked = ({ opened, may, nods }: AskedTogether, people: readonly boolean[]): number | null =>
  may.every((seat) => people[seat] !== true || nods.includes(seat)) ? opened + BOT_LOOKS : null;

/** Behind a curtain only a click counts; before it an answer is one too, and taking it back takes that back. */
function withClicks({ together, curtain }: OnShow, { rows, by, nod }: Happened): OnShow {
  let now = withNod(together, nod);
  if (curtain === null && by === 'hand')
    for (const row of rows)
      if ('answer' in row) now = withNod(now, row.seat);
      else if (now !== null) now = { ...now, nods: now.nods.filter((seat) => seat !== row.seat) };
  return { together: now, curtain };
}

/** The first window that these rows went through hides what came after it. */
function dropCurtain(shown: OnShow, stills: readonly Still[], facts: Facts, { rows }: Happened, watch: Watch): OnShow {
  const first = stills.find(({ seq }) => seq > facts.rows - rows.length);
  if (first === undefined) return shown;
  return { curtain: first, together: sameOr(shown.together, windowAt(first, facts, watch)) };
}

/** Goes on from window to window as long as each is done. */
function liftCurtains(
  { together, curtain }: OnShow,
  stills: readonly Still[],
  facts: Facts,
  watch: Watch,
): OnShow & { missed: readonly Seat[] } {
  const missed: Seat[] = [];
  while (curtain !== null && (together === null || isDone(together, watch))) {
    missed.push(...missing(together, watch));
    const at: Curtain = curtain;
    const next: Still | undefined = stills.find((still) => isAfter(still, at));
    curtain = next ?? null;
    together = next === undefined ? null : windowAt(next, facts, watch);
  }
  return { together, curtain: curtain === null ? null : { seq: curtain.seq, at: curtain.at }, missed };
}

function isDone({ may, nods, opened, until }: AskedTogether, { now, people }: Watch): boolean {
  if (now >= until) return true;
  const waitsForBot = may.some((seat) => people[seat] !== true) && now < opened + BOT_LOOKS;
  return !waitsForBot && may.every((seat) => people[seat] !== true || nods.includes(seat));
}

/** The people who have neither clicked nor answered. */
const missing = (together: AskedTogether | null, { people }: Watch): readonly Seat[] =>
  (together?.may ?? []).filter((seat) => people[seat] === true && together?.nods.includes(seat) !== true);

const withNod = (together: AskedTogether | null, seat: Seat | undefined): AskedTogether | null =>
  together === null || seat === undefined || together.nods.includes(seat)
    ? together
    : { ...together, nods: [...together.nods, seat] };

const sameOr = (old: AskedTogether | null, now: AskedTogether): AskedTogether => (old?.key === now.key ? old : now);

const windowAt = ({ state, may }: Still, { keyOf }: Facts, { now, lasts }: Watch): AskedTogether => ({
  key: keyOf(state),
  opened: now,
  until: now + lasts,
  may,
  nods: [],
  isWindow: true,
});

const liveQuestion = ({ together, waiting }: Facts, { now, lasts }: Watch): AskedTogether | null =>
  together === null ? null : { ...together, opened: now, until: now + lasts, may: waiting, nods: [] };

const isAfter = (one: Curtain, other: Curtain): boolean =>
  one.seq > other.seq || (one.seq === other.seq && one.at > other.at);
