// Golden games: games that are kept with the digests they were played with, which say when the rules have changed. Between
// them they use every option and every number of seats. The rules version rises when one of them no longer replays.

import { writeFileSync } from 'node:fs';
import { sample } from '../src/choice.ts';
import { commitment, diceKey, fastDice, keyedDice, picker } from '../src/dice.ts';
import { must } from '../src/fault.ts';
import { type GameRecord, openJournal, say, toRecord } from '../src/journal.ts';
import { askOf, asks, drafted } from '../src/run.ts';
import type { Answer, Ask, Game, Options } from '../src/types.ts';
import { view } from '../src/view.ts';

export interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** Where its choices start from; left out: the number of its seats. */
  readonly from?: number;
  /** Answers that are always given where they can be. */
  prefers?(ask: Ask): Answer | undefined;
}

/** Longer games are cut: what matters is that the same answers give the same digests. */
const MOST_ROWS = 900;
/** Now and then somebody does something else than the policy says, so that all the rules come up. */
const WHIM = 12;

function playGolden<T>(game: Game<T>, { name, seats, options, from = seats, prefers }: Golden): GameRecord {
  const head = {
    game: game.id,
    rules: game.rules,
    options,
    seats: Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
    table: name,
    commitment: commitment(name),
    salts: [],
  };
  const journal = openJournal(game, head, keyedDice(diceKey(name, name, [])));
  const below = picker(fastDice(from));
  while (journal.state.frames.length > 0 && journal.rows.length < MOST_ROWS) {
    const { seat } = must(asks(game, journal.state)[0], 'an ask');
    const plain = view(journal.state, seat);
    const ask = must(askOf(game, plain, seat), 'an ask');
    const seen = drafted(game, plain);
    const wish = prefers?.(ask);
    const plan = wish ?? game.brain?.policy?.(seen, ask, below);
    const answer = plan === undefined || (wish === undefined && below(WHIM) === 0) ? sample(ask, below) : plan;
    must(say(journal, seat, answer).ok || undefined, `an answer that stands, not ${JSON.stringify(answer)}`);
  }
  return toRecord(journal, name);
}

/** Writes them into this folder, or those named. */
export function makeGolden<T>(
  game: Game<T>,
  all: readonly Golden[],
  folder: string,
  named: readonly string[] = [],
): void {
  for (const golden of all.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const record = playGolden(game, golden);
    writeFileSync(`${folder}/${golden.name}.json`, `${JSON.stringify(record)}\n`);
    process.stdout.write(`${golden.name}: ${record.rows.length} answers, ${record.chain}\n`);
  }
}
