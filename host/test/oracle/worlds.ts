// The twin worlds of the oracle: a server each, the same people at the same table, and who only watches.

import { type Answer, type Ask, fastDice, must, type Options, picker, type Seat } from '@orrery/kernel';
import type { Pace } from '@orrery/protocol/people';
import { silence } from '@orrery/table';
import type { Games } from '../../src/tables/index.ts';
import { createGuest, type Ear, type Guest, listen, startHost } from '../server.ts';

export interface Twins {
  readonly game: string;
  /** The same game in two worlds. */
  readonly games: readonly [Games, Games];
  readonly options?: Options;
  /** The seats whose cards differ: they see it, and do nothing with it. */
  readonly holders: readonly Seat[];
  /** The cards by which they do. */
  readonly cards: readonly number[];
  readonly pace: Pace;
  readonly seed: number;
  readonly steps: number;
}

export const SEATS = 4;
/** How long a window lasts without a clock. */
const CALM = 10_000;

export interface World {
  readonly address: string;
  readonly players: readonly Guest[];
  /** Who only watches: without a cookie, and with one. */
  readonly watchers: readonly Guest[];
  /** A program of the player of the last seat. */
  readonly token: string;
  readonly ears: readonly Ear[];
  rehearsals: number;
  doDue(): Promise<void>;
  close(): Promise<void>;
}

export async function openWorld(twins: Twins, games: Games): Promise<{ world: World; id: string }> {
  const bytes = picker(fastDice(twins.seed));
  const tried = { count: 0 };
  const host = await startHost({
    games,
    windows: CALM,
    random: (n) => Buffer.from(Array.from({ length: n }, () => bytes(256))),
    thinker: {
      async think({ ask, bot }) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return { answer: plain(ask), bot };
      },
      close: async () => undefined,
    },
    rehearsals: (usual) => ({ ...usual, answers: (...args) => (tried.count++, usual.answers(...args)) }),
  });
  const { address } = host;
  const players = Array.from({ length: SEATS }, () => createGuest(address));
  const [first, ...others] = players as [Guest, ...Guest[]];
  const last = must(players[SEATS - 1], 'a player');
  await last.call('POST', '/api/account/sign-up', { login: 'dora', name: 'Dora', password: 'four brass planets' });
  const made = await last.call<{ secret: string }>('POST', '/api/account/tokens', {
    owner: { password: 'four brass planets' },
    name: 'program',
    scopes: ['look', 'play'],
  });
  const { game, pace, options = {} } = twins;
  const seats = players.map((_, at) =>
    at === 0 ? ({ kind: 'me', name: 'Ada' } as const) : ({ kind: 'open' } as const),
  );
  const { id } = await first.create({ game, pace, options, seats });
  for (const [at, other] of others.entries()) await other.join(id, { name: `Guest ${at + 1}` });
  const watchers = [createGuest(address), createGuest(address)];
  await watchers[1]?.call('GET', '/api/me');
  const heard = [...seatsApart(twins).map((seat) => must(players[seat], 'a player')), ...watchers];
  const ears = await Promise.all(heard.map((guest) => listen(guest, [id], '', true, 'talk,turns')));
  for (const ear of ears) await ear.next();
  const world: World = {
    address,
    players,
    watchers,
    token: made.body.secret,
    ears,
    get rehearsals() {
      return tried.count;
    },
    doDue: host.doDue,
    close: host.close,
  };
  return { world, id };
}

/** What a bot answers: nothing in a window, and elsewhere not the first card of a hand, by which the worlds differ. */
const plain = (ask: Ask): Answer =>
  ask.pass !== true && ask.choice.kind === 'one' ? (ask.choice.options.at(-1) ?? null) : silence(ask);

/** Who plays, and does not hold what differs. */
export const seatsApart = ({ holders }: Twins): Seat[] =>
  Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => !holders.includes(seat));
