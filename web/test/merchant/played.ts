// Games up to a moment for a test: two people, Ada and Vela, at one screen, in peace and at war.

import {
  apply,
  asks,
  commitment,
  diceKey,
  type Game,
  keyedDice,
  must,
  openJournal,
  type Options,
  toRecord,
} from '@orrery/kernel';
import { game as merchant } from '../../../games/merchant/index.ts';
import { arsenal } from '../../../games/merchant/rules/blast.ts';
import { nearest } from '../../../games/merchant/rules/steps.ts';
import type { Table } from '../../../games/merchant/rules/table.ts';
import { savedUntil, type Until } from '../savedGames.ts';

type Kept = ReturnType<typeof savedUntil>;

const PEOPLE = ['Ada', 'Vela'];

/** Both are at the Galactic Base; the first takes whatever is offered first, and stays to trade. */
export function atTheBase(options: Options): Kept {
  const game = merchant as unknown as Game;
  const [secret, table] = ['base', 'base'];
  const head = { game: game.id, rules: game.rules, options, seats: PEOPLE, table, salts: [] };
  const dice = keyedDice(diceKey(secret, table, []));
  const journal = openJournal(game, { ...head, commitment: commitment(secret) }, dice);
  for (;;) {
    const ask = must(asks(game, journal.state)[0], 'a question');
    if (ask.prompt.key === 'ask.trade')
      return { id: table, record: toRecord(journal), secret, bots: [null, null], over: false, saved: 1 };
    const stay = ask.choice.kind === 'one' && ask.choice.options.includes('stay');
    const refusal = apply(journal, {
      seat: ask.seat,
      answer: stay ? 'stay' : 'otherwise' in ask ? ask.otherwise : null,
    });
    if (refusal !== null) throw new Error(`refused: ${refusal.key}`);
  }
}

/** One of them is about to fire at the other, who is armed. */
export const atWar = (): Kept => ({ ...savedUntil('fight', isDuel, PEOPLE), bots: [null, null] });

const isDuel: Until = ({ state }, { prompt, seat }) => {
  const shot = nearest(state, 'blast');
  const armed = arsenal(state.table as Table, 1 - seat).some(({ max }) => max > 0);
  return prompt.key === 'ask.weapons' && shot?.target === `pawn ${1 - seat}` && armed;
};
