// Seeds for simulations and for games at the terminal: the same seed, the same dice.

import { randomBytes } from 'node:crypto';
import { commitment, type Dice, diceKey, type Game, type Head, keyedDice, type Options } from '@orrery/kernel';

/** A secret nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** The secret of one game of a run with this seed. It can be guessed: for runs that must come out the same again. */
export const secretOf = (seed: number, game: number): string => `seed ${seed} game ${game}`;

export interface Deal {
  readonly head: Head;
  readonly secret: string;
  readonly dice: Dice;
}

/** All a game needs before the deal. */
export function prepareDeal(
  game: Game,
  options: Options,
  seats: readonly string[],
  table: string,
  secret: string,
): Deal {
  const head: Head = {
    game: game.id,
    rules: game.rules,
    options,
    seats,
    table,
    commitment: commitment(secret),
    salts: [],
  };
  return { head, secret, dice: keyedDice(diceKey(secret, table, [])) };
}
