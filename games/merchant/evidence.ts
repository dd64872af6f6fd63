// What is measured of Merchant of Venus for long: the battery over many games, and how strong its bots are.

import type { State } from '@orrery/kernel';
import type { ArenaPage, GameEvidence, Match } from '../evidence.ts';
import { SOLITAIRE, type Table } from './rules/table.ts';

/** Iterations of a thought of `hard`, so that a decision takes less than 60 ms on average. */
const THOUGHT = 1200;
const plain = { iterations: THOUGHT, options: {} };
const two = { ...plain, seats: 2 };
const four = { ...plain, seats: 4 };

const LEVELS = ['easy', 'medium', 'hard'];
const LENGTHS = [1000, 2000, 3000, 4000];
/** Iterations of the curves, beside `THOUGHT`: from none to speak of. */
const CURVE = [1, 20, 75, 300];
const thoughts = (count: number): string => (count === 1 ? '1 iteration' : `${count} iterations`);

const against: readonly Match<Table>[] = [
  { ...two, name: 'medium against easy', bots: ['medium', 'easy'], rounds: 100 },
  { ...four, name: 'medium against three of easy', bots: ['medium', 'easy', 'easy', 'easy'], rounds: 50 },
  { ...two, name: 'easy against random', bots: ['easy', 'random'], rounds: 100 },
  { ...two, name: 'easy against greedy', bots: ['easy', 'greedy'], rounds: 100 },
  { ...two, name: 'medium against random', bots: ['medium', 'random'], rounds: 100 },
  { ...two, name: 'medium against greedy', bots: ['medium', 'greedy'], rounds: 100 },
  { ...two, name: 'hard against medium', bots: ['hard', 'medium'], rounds: 100 },
  { ...four, name: 'hard against three of medium', bots: ['hard', 'medium', 'medium', 'medium'], rounds: 50 },
  { ...two, name: 'hard against medium with combat', bots: ['hard', 'medium'], rounds: 100, options: { combat: true } },
  {
    ...four,
    name: 'hard against three of medium with combat',
    bots: ['hard', 'medium', 'medium', 'medium'],
    rounds: 25,
    options: { combat: true },
  },
];

const curveOfTwo: readonly Match<Table>[] = CURVE.map((iterations) => ({
  ...two,
  name: `hard with ${thoughts(iterations)} against medium`,
  bots: ['hard', 'medium'],
  iterations,
  rounds: 100,
}));

const curveOfFour: readonly Match<Table>[] = CURVE.map((iterations) => ({
  ...four,
  name: `hard with ${thoughts(iterations)} against three of medium`,
  bots: ['hard', 'medium', 'medium', 'medium'],
  iterations,
  rounds: 50,
}));

const weak: readonly Match<Table>[] = ['random', 'greedy'].map((level) => ({
  ...two,
  name: `hard against ${level}`,
  bots: ['hard', level],
  rounds: 20,
}));

/** A table of one without the Rastur is no game, but a good measure. */
function makePeace({ table }: State<Table>): void {
  table.rules &= ~SOLITAIRE;
}

const alone: readonly Match<Table>[] = LEVELS.map((level) => ({
  ...plain,
  name: `${level} alone`,
  bots: [level],
  seats: 1,
  rounds: 60,
  arrange: makePeace,
}));

const solitaireOf = (level: string): Match<Table>[] =>
  LENGTHS.map((target) => ({
    ...plain,
    name: `${level} at solitaire to $${target}`,
    bots: [level],
    seats: 1,
    rounds: 40,
    options: { target, rastur: true, combat: true },
  }));

const namesOf = (matches: readonly Match<Table>[]): string[] => matches.map(({ name }) => name);

const page: ArenaPage = {
  path: 'strength.md',
  unit: 'money',
  sections: [
    {
      kind: 'matches',
      title: 'Against each other',
      words: [
        'The first of each match, to $2,000, with the usual rules, or with combat where it says so. `random` and `greedy` never change: they',
        'are what the others are measured by.',
      ],
      again: 'hard against medium',
      matches: namesOf([...against, ...weak]),
    },
    {
      kind: 'curves',
      title: 'Thinking longer',
      curves: [
        {
          name: 'hard against medium',
          file: 'strength-curve.svg',
          matches: [...namesOf(curveOfTwo), 'hard against medium'],
        },
        {
          name: 'hard against three of medium',
          file: 'strength-curve-four.svg',
          matches: [...namesOf(curveOfFour), 'hard against three of medium'],
        },
      ],
    },
    {
      kind: 'turns',
      title: 'Alone in peace',
      caption: 'Turns to $2,000, alone and in peace',
      file: 'strength-alone.svg',
      rows: Object.fromEntries(LEVELS.map((level) => [level, `${level} alone`])),
    },
    {
      kind: 'grid',
      title: 'Solitaire',
      words: ['Against the Rastur, with combat: games won, of those played.'],
      corner: 'level',
      columns: LENGTHS.map((target) => `$${target.toLocaleString('en')}`),
      rows: Object.fromEntries(LEVELS.map((level) => [level, namesOf(solitaireOf(level))])),
    },
  ],
};

export const evidence: GameEvidence<Table> = {
  check: { parts: 100, games: 50, deep: 1, most: 400 },
  arena: {
    matches: [...against, ...curveOfTwo, ...curveOfFour, ...weak, ...alone, ...LEVELS.flatMap(solitaireOf)],
    page,
  },
  engine: true,
  load: { options: { combat: true }, words: 'with combat' },
  soak: [
    { people: 2, bots: 1, options: { target: 1000 }, pace: 'calm', strict: true },
    { people: 3, bots: 0, options: { target: 1000 }, pace: 'live', strict: false },
  ],
};
