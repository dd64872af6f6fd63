// Every kind of question that InterSpace asks, each at its widest: from the golden games, and from games of chance where those never come to it.

import {
  apply,
  type Ask,
  asks,
  diceKey,
  type Game,
  type Journal,
  keyedDice,
  must,
  openJournal,
  type Options,
  type Scalar,
  type State,
  toRecord,
  view,
} from '@orrery/kernel';
import { game as interspace } from '../../games/interspace/index.ts';
import type { Table } from '../../games/interspace/rules/table.ts';
import { targetsOf } from '../../games/interspace/table/board/targets.ts';
import { GOLDEN } from '../../games/interspace/test/golden.ts';
import { golden, randomUntil, type SavedGame } from './savedGames.ts';

export interface Asked {
  readonly saved: SavedGame;
  readonly ask: Ask;
  /** The cells of the map that stand for answers. */
  readonly cells: ReadonlyMap<Scalar, string>;
}

const NAMES = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];
const game = interspace as unknown as Game;

/** Seeds of games of chance that come to what no golden game asks. */
const BY_CHANCE: readonly (readonly [prompt: string, seed: number, options: Options])[] = [
  ['ask.damage', 40, {}],
  ['ask.swap', 58, { breakthroughs: true, encounters: true, objectives: true, colonization: true }],
  ['ask.jam', 3, { breakthroughs: true, encounters: true, objectives: true, colonization: true }],
  ['ask.refit', 51, { breakthroughs: true, bombs: 'full' }],
  ['ask.apart', 51, { breakthroughs: true, bombs: 'full' }],
  ['ask.remake', 51, { breakthroughs: true, bombs: 'full' }],
  ['ask.modules', 138, { breakthroughs: true, bombs: 'full' }],
  ['ask.assemble', 180, { breakthroughs: true, bombs: 'full' }],
];

const widthOf = ({ choice }: Ask): number =>
  'options' in choice ? choice.options.length : 'entries' in choice ? choice.entries.length : 0;

/** By the key of what is asked. */
export function everyQuestion(): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (const { name } of GOLDEN) for (const asked of widest(name)) keep(found, asked);
  for (const [prompt, seed, options] of BY_CHANCE) {
    let ask: Ask | undefined;
    const isIt = (each: Ask): boolean => {
      if (each.prompt.key === prompt) ask = each;
      return ask !== undefined;
    };
    const saved = randomUntil(game, seed, NAMES.slice(0, 3), isIt, options);
    keep(found, { saved: { ...saved, id: `${saved.id}-${prompt}` }, ask: must(ask, prompt), cells: new Map() });
  }
  return found;
}

function keep(found: Map<string, Asked>, asked: Asked): void {
  const { key } = asked.ask.prompt;
  const old = found.get(key);
  if (old === undefined || widthOf(asked.ask) > widthOf(old.ask)) found.set(key, asked);
}

/** Of each kind of question in a golden game the one with the most answers, put to the person who is asked it. */
function widest(name: string): Asked[] {
  const { game: id, rules, options, table, commitment, salts, seats: all, secret: kept, rows } = golden(name, game.id);
  const secret = must(kept, 'a secret');
  const seats = all.map((_, seat) => NAMES[seat] ?? '');
  const head = { game: id, rules, options, seats, table, commitment, salts };
  const journal = openJournal(game, head, keyedDice(diceKey(secret, table, salts)));
  const found = new Map<string, Asked>();
  for (const row of rows) {
    for (const ask of asks(game, journal.state)) {
      const old = found.get(ask.prompt.key);
      if (old !== undefined && widthOf(old.ask) >= widthOf(ask)) continue;
      const bots = seats.map((_, seat) => (seat === ask.seat ? null : 'easy'));
      const saved = { id: `${name}-${journal.rows.length}-${ask.seat}`, record: toRecord(journal), secret, bots };
      const cells = cellsOf(journal, ask);
      found.set(ask.prompt.key, { saved: { ...saved, over: false, saved: 1 }, ask, cells });
    }
    apply(journal, row);
  }
  return [...found.values()];
}

function cellsOf({ state }: Journal, ask: Ask): Map<Scalar, string> {
  const { by } = targetsOf(view(state as State<Table>, ask.seat), ask);
  return new Map([...by].flatMap(([cell, all]) => all.map(({ id }) => [id, cell] as const)));
}
