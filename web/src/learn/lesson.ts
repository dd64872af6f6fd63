// A lesson as a table: the page shows it like any other, but only what leads on is taken, and nothing is lost by going
// back. What was done is kept in this browser, so that it can be gone on with.

import { LEARNER, type Lesson, lessonAsk, type Move, playLesson, type Scene, type Stand } from '@orrery/games/learn';
import { type Answer, fault, type Game, type Json, type Refusal, seenBy, view, waiting } from '@orrery/kernel';
import { createListeners, type ShownTable, type TableSource } from '../source/source.ts';

export interface LessonTable extends TableSource {
  scene(): Scene;
  /** How many scenes are behind us. */
  place(): number;
  /** Reads on; leaves free play. */
  on(): void;
  back(): void;
  restart(): void;
}

const placeOf = (game: Game, lesson: Lesson): string => `orrery.lesson.${game.id}.${lesson.id}`;

/** How far a lesson was played, 0 to 1. */
export function progressOf(game: Game, lesson: Lesson): number {
  const moves = readMoves(placeOf(game, lesson));
  return moves.length === 0 ? 0 : playLesson(game, lesson, moves).place / (lesson.scenes.length - 1);
}

/** `kept` is false for small examples: they start afresh each time. */
export function openLesson(game: Game, lesson: Lesson, names: readonly string[], kept: boolean): LessonTable {
  const place = placeOf(game, lesson);
  const listeners = createListeners();
  let moves = kept ? readMoves(place) : [];
  let stand = playLesson(game, lesson, moves);
  let shownTable = shownOf(game, lesson, stand, names, moves.length > 0);

  const become = (next: readonly Move[]): void => {
    moves = [...next];
    stand = playLesson(game, lesson, moves);
    if (kept) localStorage.setItem(place, JSON.stringify(moves));
    shownTable = shownOf(game, lesson, stand, names, moves.length > 0);
    listeners.tell();
  };
  /** The moves with one more; null: it cannot be made now. */
  const taken = (before: readonly Move[], move: Move): readonly Move[] | null => {
    const next = [...before, move];
    return playLesson(game, lesson, next).made === next.length ? next : null;
  };
  /** Who sends several answers flies on through what there is to read on the way. */
  const further = (before: readonly Move[], answer: Answer): readonly Move[] | null => {
    const now = taken(before, { answer });
    if (now !== null) return now;
    const read = taken(before, 'on');
    return read === null ? null : further(read, answer);
  };
  const scene = (): Scene => {
    const found = lesson.scenes[stand.place];
    if (found === undefined) throw fault('broken', 'the lesson has no scene here');
    return found;
  };
  const nothing = (): Promise<Refusal | null> => Promise.resolve(null);
  const back = (): void => become(moves.slice(0, -1));
  const none = (): Promise<never> => Promise.reject(fault('broken', 'a lesson has no record'));
  return {
    scene,
    place: () => stand.place,
    on() {
      const next = taken(moves, 'on');
      if (next !== null) become(next);
    },
    back,
    restart: () => become([]),
    shown: () => shownTable,
    subscribe: listeners.subscribe,
    answer(answers) {
      const [first, ...rest] = answers;
      let next = first === undefined ? null : taken(moves, { answer: first });
      for (const answer of rest) next = next === null ? null : further(next, answer);
      if (next === null) return Promise.resolve({ rule: '', key: 'learn.other' });
      become(next);
      return Promise.resolve(null);
    },
    undo() {
      back();
      return nothing();
    },
    redo: nothing,
    nod: nothing,
    hold: nothing,
    order: nothing,
    takeBack: nothing,
    sit: () => undefined,
    handOver: nothing,
    resign: nothing,
    record: none,
    report: () => Promise.resolve({ lesson: lesson.id, moves } as unknown as Json),
    retry: () => undefined,
    close: () => undefined,
  };
}

function shownOf(game: Game, lesson: Lesson, stand: Stand, names: readonly string[], moved: boolean): ShownTable {
  const seen = view(stand.state, LEARNER);
  return {
    game,
    view: seen,
    ask: lessonAsk(game, lesson, stand),
    waiting: waiting(game, seen),
    standing: game.standing(seen),
    events: stand.events.map((event) => seenBy(event, LEARNER)),
    sitters: names.slice(0, stand.state.seats).map((name, seat) => ({ name, bot: seat === LEARNER ? null : 'easy' })),
    here: [LEARNER],
    passTo: null,
    first: 0,
    seen: stand.events.length,
    window: null,
    orders: null,
    canUndo: moved,
    canRedo: false,
    canTakeBack: false,
    link: 'live',
    trouble: null,
  };
}

function readMoves(place: string): Move[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as Move[]) : [];
  } catch {
    return [];
  }
}
