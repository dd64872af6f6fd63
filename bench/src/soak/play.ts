// Tables of all kinds, played by simulated people and by bots: by turns, live and without a clock, with undo, votes, talk, orders,
// and seats that are handed to a bot and taken back. Whatever is acknowledged is noted, to be looked for in the log.

import type { SoakPlan } from '@orrery/games/evidence';
import { type Answer, type Game, must, sample, silence, type Seat } from '@orrery/kernel';
import type { Pace } from '@orrery/protocol/people';
import type { TableView } from '@orrery/protocol/tables';
import { plans } from '../slices.ts';
import type { Person, Reply } from './person.ts';

/** A table of a game's soak. */
export interface Kind extends Omit<SoakPlan, 'pace'> {
  readonly game: string;
  readonly pace: Pace;
}

const PACES: Readonly<Record<SoakPlan['pace'], Pace>> = {
  calm: { kind: 'calm' },
  live: { kind: 'live', decision: 20, reserve: 120 },
  turns: { kind: 'turns', hours: 24, pause: false },
};

/** What is played, over and over. */
export const KINDS: readonly Kind[] = plans.flatMap(({ id, soak = [] }) =>
  soak.map((plan) => ({ ...plan, game: id, pace: PACES[plan.pace] })),
);

/** A command that was acknowledged. */
export interface Kept {
  readonly key: string;
  /** What the log must have; null: an answer to a window, which may have come after its end and is void then. */
  readonly row: string | null;
}

export interface Seated {
  readonly person: Person;
  readonly seat: Seat;
  readonly kept: Kept[];
  /** Keys that were refused: they must have had no effect. */
  readonly refused: Set<string>;
  readonly talk: string[];
}

export interface Played {
  readonly id: string;
  readonly kind: Kind;
  readonly seats: readonly Seated[];
  isOver: boolean;
}

export interface Tally {
  answers: number;
  repeated: number;
  late: number;
  refused: number;
  undone: number;
  votes: number;
  said: number;
  ordered: number;
  handed: number;
  /** Replies that should never be: 5xx other than a database that is away. */
  readonly wrong: string[];
}

export const newTally = (): Tally => ({
  answers: 0,
  repeated: 0,
  late: 0,
  refused: 0,
  undone: 0,
  votes: 0,
  said: 0,
  ordered: 0,
  handed: 0,
  wrong: [],
});

export interface PlayHow {
  readonly tally: Tally;
  readonly pick: (n: number) => number;
  /** Milliseconds that a person thinks at most. */
  readonly think: number;
  isOver(): boolean;
}

let made = 0;
const nextKey = (): string => `soak-${String(made++).padStart(10, '0')}`;

/** Sets a table up and seats everybody. */
export async function sitDown(kind: Kind, people: readonly Person[], { tally }: PlayHow): Promise<Played> {
  const [owner, ...others] = people;
  const seats = [
    { kind: 'me', name: 'Ada', salt: nextKey() },
    ...others.map(() => ({ kind: 'open' })),
    ...Array.from({ length: kind.bots }, () => ({ kind: 'bot', level: 'easy' })),
  ];
  const { game, options, pace } = kind;
  const created = await must(owner, 'a person').insist('POST', '/api/tables', { game, options, seats, pace });
  look(tally, '/api/tables', created);
  const id = String(created.body['id']);
  for (const [i, other] of others.entries())
    look(tally, 'join', await other.insist('POST', `/api/tables/${id}/join`, { name: `Guest ${i + 1}`, seat: i + 1 }));
  for (const person of people) person.follow(id);
  const seated = people.map((person, seat) => ({ person, seat, kept: [], refused: new Set<string>(), talk: [] }));
  return { id, kind, seats: seated, isOver: false };
}

/** Plays a seat to the end of the game, or of the soak. */
export async function playSeat(game: Game, table: Played, own: Seated, how: PlayHow): Promise<void> {
  const { person } = own;
  const { tally, pick, think } = how;
  while (!how.isOver()) {
    const sight = person.sight();
    if (sight === null) {
      await person.news(1000);
      continue;
    }
    if (sight.stage === 'over') {
      table.isOver = true;
      return;
    }
    const window = sight.clock?.window ?? null;
    if (!sight.plays) await handBack(table, own, how);
    else if (sight.wish !== null && !sight.wish.yes.includes(own.seat)) {
      look(tally, 'vote', await person.call('POST', `/api/tables/${table.id}/vote`, { yes: pick(4) > 0 }));
      tally.votes++;
      await person.news(500);
    } else if (sight.ask !== null) {
      await pause(pick(think));
      await answer(game, table, own, sight, how);
      await besides(table, own, how);
    } else if (window !== null && !window.nodded && sight.clock !== null) {
      const nodded = await person.call('POST', `/api/tables/${table.id}/nod`, { window: window.key });
      look(tally, 'nod', nodded);
      await person.news(nodded.body['ok'] === true ? 500 : 100);
    } else await person.news(1000);
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function answer(game: Game, table: Played, own: Seated, sight: TableView, how: PlayHow): Promise<void> {
  const { person, seat, kept, refused } = own;
  const { tally, pick } = how;
  const ask = must(sight.ask, 'an ask');
  const isPlain = (sight.clock?.window ?? null) === null;
  const thought = decide(game, sight, pick);
  // An answer that the rules refuse is followed by silence, which they take.
  for (const given of [thought, silence(ask)]) {
    const key = nextKey();
    const say = { key, ask: ask.number, answers: [given] };
    const news = person.news(2000);
    const reply = await person.insist('POST', `/api/tables/${table.id}/say`, say);
    look(tally, 'say', reply);
    if (reply.status === 200 && reply.body['ok'] === true) {
      kept.push({ key, row: isPlain ? JSON.stringify({ seat, answer: given }) : null });
      tally.answers++;
      if (reply.body['repeated'] === true) tally.repeated++;
      await news;
      return;
    }
    refused.add(key);
    if (reply.status === 200 || reply.body['code'] === 'ask-gone') {
      tally.late++;
      await news;
      return;
    }
    tally.refused++;
  }
}

/** As a player who wants to win would where the game has one that is quick, else anything. */
function decide(game: Game, { view, ask }: TableView, pick: (n: number) => number): Answer {
  const asked = must(ask, 'an ask');
  const own = game.brain?.levels?.['greedy'];
  return own === undefined || view === null ? sample(asked, pick) : own.answer(view, asked, pick);
}

/** What people do besides: take back, ask for it, talk, say orders, let a bot play for a while. */
async function besides(table: Played, own: Seated, { tally, pick }: PlayHow): Promise<void> {
  const { person, seat, kept, refused, talk } = own;
  const path = `/api/tables/${table.id}`;
  const sight = person.sight();
  const chance = pick(100);
  if (sight === null || sight.stage !== 'playing') return;
  if (sight.canUndo && chance < 20) {
    const key = nextKey();
    const reply = await person.insist('POST', `${path}/undo`, { key });
    look(tally, 'undo', reply);
    if (reply.status === 200) {
      const inWindow = (sight.clock?.window ?? null) !== null;
      kept.push({ key, row: inWindow ? null : JSON.stringify({ seat, undo: true }) });
      tally.undone++;
    } else refused.add(key);
  } else if (sight.canAskBack && chance < 23) look(tally, 'back', await person.call('POST', `${path}/back`, {}));
  else if (chance < 33) {
    const text = `A word at ${nextKey()}`;
    const reply = await person.call('POST', `${path}/talk`, { text });
    look(tally, 'talk', reply);
    if (reply.status === 200) talk.push(text);
    tally.said++;
  } else if (!table.kind.strict && chance < 36) {
    const order = chance === 33 ? ['orders/clear', {}] : ['orders', { unless: ['attacked'] }];
    look(tally, 'orders', await person.call('POST', `${path}/${order[0] as string}`, order[1]));
    tally.ordered++;
  } else if (!table.kind.strict && chance < 38) {
    look(tally, 'hand', await person.call('POST', `${path}/hand/bot`, { level: 'easy' }));
    tally.handed++;
  }
}

async function handBack(table: Played, { person }: Seated, { tally }: PlayHow): Promise<void> {
  await pause(1000);
  look(tally, 'hand back', await person.call('POST', `/api/tables/${table.id}/hand/back`, {}));
  await person.news(1000);
}

/** A 5xx is a fault of the server, unless its database was just taken away. */
function look(tally: Tally, what: string, { status, body }: Reply): void {
  if (status >= 500 && !(status === 503 && body['code'] === 'database-away'))
    tally.wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
}
