// Games played for a test up to a moment that no golden game has: two people at one screen, and a war.

import {
  type Answer,
  apply,
  type Ask,
  asks,
  commitment,
  diceKey,
  fault,
  type Game,
  keyedDice,
  openJournal,
  type Options,
  type State,
  toRecord,
} from '@orrery/kernel';
import { game as merchant } from '@orrery/merchant';
import { arsenal } from '../../../games/merchant/rules/blast.ts';
import type { Table } from '../../../games/merchant/rules/table.ts';
import type { keptUntil } from '../kept.ts';

type Kept = ReturnType<typeof keptUntil>;

/** Answers after which a game is given up. */
const LONGEST = 1200;

interface Wanted {
  readonly options: Options;
  /** From which dice and choices follow. */
  readonly seed: number;
  pick(ask: Ask, usual: () => Answer): Answer;
  until(ask: Ask, state: State<Table>): boolean;
}

/** Two people, Ada and Vela; `usual` is what the game's own brain would do. */
function played({ options, seed, pick, until }: Wanted): Kept {
  const game = merchant as unknown as Game;
  const secret = `${seed}`.repeat(64).slice(0, 64);
  const head = { game: 'merchant', rules: merchant.rules, options, seats: ['Ada', 'Vela'], table: 'two', salts: [] };
  const dice = keyedDice(diceKey(secret, head.table, head.salts));
  const journal = openJournal(game, { ...head, commitment: commitment(secret) }, dice);
  let last = seed;
  const below = (n: number): number => {
    last = (last * 48271) % 2147483647;
    return last % n;
  };
  for (;;) {
    const ask = asks(game, journal.state)[0];
    if (ask === undefined || journal.rows.length >= LONGEST) throw fault('test', 'that moment does not come');
    if (until(ask, journal.state as State<Table>))
      return { id: `two-${seed}`, record: toRecord(journal), secret, bots: [null, null], over: false, saved: 1 };
    const seen = { ...journal.state, viewer: ask.seat };
    const answer = pick(ask, () => game.brain?.policy?.(seen, ask, below) ?? null);
    const refusal = apply(journal, { seat: ask.seat, answer });
    if (refusal !== null) throw fault('test', `"${JSON.stringify(answer)}" is refused: ${refusal.key}`);
  }
}

const optionOf = (ask: Ask, wanted: RegExp): Answer | undefined =>
  ask.choice.kind === 'one' ? ask.choice.options.find((option) => wanted.test(`${option}`)) : undefined;

/** Both are at the Galactic Base, and the first one stays to trade. */
export const atTheBase = (options: Options) =>
  played({
    options,
    seed: 1,
    pick: (ask, usual) => optionOf(ask, /^stay$/) ?? usual(),
    until: ({ prompt }) => prompt.key === 'ask.trade',
  });

/** Ada or Vela is about to fire at the other, who is armed. Whoever can buy a weapon has done so. */
export function atWar(options: Options): Kept {
  for (let seed = 1; seed <= 40; seed++)
    try {
      return played({ options, seed, pick: arm, until: isDuel });
    } catch {
      // That game ended in peace.
    }
  throw fault('test', 'no game of forty comes to a fight');
}

const arm: Wanted['pick'] = (ask, usual) => optionOf(ask, /^equip [45]$/) ?? optionOf(ask, /^pawn /) ?? usual();

const isDuel: Wanted['until'] = ({ prompt, seat }, { table, frames }) => {
  const shot = frames.at(-1) as unknown as { readonly target?: string };
  const armed = arsenal(table, 1 - seat).some(({ max }) => max > 0);
  return prompt.key === 'ask.weapons' && shot.target === `pawn ${1 - seat}` && armed;
};
