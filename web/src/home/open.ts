// Opens what the form asks for, and gives the address of the new table.

import { levels } from '@orrery/bots';
import type { NewTable } from '@orrery/games/wire';
import type { Game, Options } from '@orrery/kernel';
import { api } from '../source/api.ts';
import { randomHex } from '../source/chance.ts';
import { startLocal } from '../source/local.ts';
import { namesFor } from './name.ts';

export const LEVELS = levels;

export interface Wish {
  readonly name: string;
  readonly seats: number;
  readonly level: string;
  /** Seats left open for friends; only through the server. */
  readonly friends: number;
  readonly options: Options;
}

export async function openHere(game: Game, { name, seats, level, options }: Wish): Promise<string> {
  const names = namesFor(seats, name);
  const bots = names.map((_, seat) => (seat === 0 ? null : level));
  return `/here/${await startLocal({ game, options, names, bots })}`;
}

export async function openThere(game: Game, { name, seats, level, friends, options }: Wish): Promise<string> {
  const others = Array.from({ length: seats - 1 }, (_, i) =>
    i < friends ? ({ kind: 'open' } as const) : ({ kind: 'bot', level } as const),
  );
  const table: NewTable = {
    game: game.id,
    options,
    seats: [{ kind: 'me', name, salt: randomHex(8) }, ...others],
    unlisted: true,
  };
  const { id } = await api.create(table);
  return `/table/${id}`;
}
