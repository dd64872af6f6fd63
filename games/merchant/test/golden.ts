// Eleven games that are kept: between them they use every option, and their digests say when the rules have changed. Made
// by `node games/merchant/test/golden/make.ts`; the rules version rises when one of them no longer replays.

import {
  type Answer,
  type Ask,
  askOf,
  asks,
  commitment,
  diceKey,
  fastDice,
  keyedDice,
  must,
  openJournal,
  type Options,
  picker,
  type GameRecord,
  replay,
  sample,
  say,
  toRecord,
  view,
} from '@orrery/kernel';
import { game } from '../index.ts';

export interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** Whoever can buy a weapon does, and fires at whom it meets (15); the number is where the choices start from. */
  readonly warlike?: number;
}

const noVariants = { quickSetup: false, lostBox: false, novaVariant: false, homeMarket: false };
const plain = { target: 1000, combat: false, rastur: false, bank: 0, ...noVariants };
const variants = { quickSetup: true, lostBox: true, novaVariant: true, homeMarket: true };

export const GOLDEN: readonly Golden[] = [
  { name: 'apprentices', seats: 3, options: plain },
  { name: 'journeymen', seats: 4, options: { ...plain, target: 2000 } },
  { name: 'masters', seats: 2, options: { ...plain, target: 3000 } },
  { name: 'barons', seats: 3, options: { ...plain, target: 4000 } },
  { name: 'six-at-war', seats: 6, options: { ...plain, combat: true } },
  { name: 'invasion', seats: 2, options: { ...plain, rastur: true, combat: true, target: 2000 } },
  { name: 'alone', seats: 1, options: { ...plain, rastur: true, combat: true } },
  { name: 'alone-unarmed', seats: 1, options: { ...plain, rastur: true, target: 2000 } },
  { name: 'poor-bank', seats: 5, options: { ...plain, bank: 5000, homeMarket: true } },
  {
    name: 'variants',
    seats: 4,
    options: { ...plain, ...variants, combat: true, bank: 20000 },
  },
  { name: 'fight', seats: 2, options: { ...plain, combat: true }, warlike: 18 },
];

/** Longer games are cut: what matters is that the same answers give the same digests. */
const MOST_ROWS = 900;

/** A game between traders who now and then do something else, so that all the rules come up. */
export function play({ name, seats, options, warlike }: Golden): GameRecord {
  const head = {
    game: game.id,
    rules: game.rules,
    options,
    seats: Array.from({ length: seats }, (_, seat) => `Trader ${seat + 1}`),
    table: name,
    commitment: commitment(name),
    salts: [],
  };
  const journal = openJournal(game, head, keyedDice(diceKey(name, name, [])));
  const below = picker(fastDice(warlike ?? seats));
  while (journal.state.frames.length > 0 && journal.rows.length < MOST_ROWS) {
    const { seat } = must(asks(game, journal.state)[0], 'an ask');
    const seen = view(journal.state, seat);
    const ask = must(askOf(game, seen, seat), 'an ask');
    const shot = warlike === undefined ? undefined : warfare(ask);
    const plan = shot ?? game.brain?.policy?.(seen, ask, below);
    const answer = plan === undefined || (shot === undefined && below(12) === 0) ? sample(ask, below) : plan;
    const said = say(journal, seat, answer);
    if (!said.ok) throw new Error(`${name}: ${said.refusal.key}`);
  }
  return toRecord(journal, name);
}

/** A weapon from the outfitter's, and another's pawn as the target. */
function warfare({ choice }: Ask): Answer | undefined {
  return choice.kind === 'one'
    ? choice.options.find((option) => /^(equip [45]|pawn \d)$/.test(`${option}`))
    : undefined;
}

/** The chain at the end of a record that holds; throws where it does not. */
export function replayed(record: GameRecord): { rows: number; over: boolean; chain: string } {
  const journal = replay(game, record);
  return { rows: journal.rows.length, over: journal.state.frames.length === 0, chain: record.chain };
}
