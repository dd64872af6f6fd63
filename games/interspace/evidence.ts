// What is measured of InterSpace for long: the battery over many games, seats and switches; whether its seats are worth the same, and how
// strong its bots are; the speed of its rules.

import type { ArenaPage, GameEvidence, Match } from '../evidence.ts';
import type { Table } from './rules/table.ts';

const COUNTS = [2, 3, 4, 5, 6];
const usual = { iterations: 1, options: {} };
const supplement = { objectives: true, breakthroughs: true, colonization: true, encounters: true };

/** By number of seats. The fewer they are, the more luck there is in a seat's share: with these, five points are about three deviations. */
const GAMES: Readonly<Record<number, number>> = { 2: 1000, 3: 800, 4: 700, 5: 600, 6: 500 };
/** The brain in every seat: who wins is then a matter of the seat, and of luck. */
const balance: readonly Match<Table>[] = COUNTS.map((seats) => ({
  ...usual,
  name: `hard in all ${seats} seats`,
  bots: ['hard'],
  seats,
  rounds: GAMES[seats] ?? 500,
  together: 50,
  fair: 5,
}));
const withCards: readonly Match<Table>[] = [
  { ...balance[2], name: 'hard in all 4 seats with the supplement', rounds: 200, options: supplement } as Match<Table>,
];

/** Half of the seats each, as nearly as it goes. */
const against = (first: string, second: string, rounds: number): readonly Match<Table>[] =>
  COUNTS.map((seats) => ({
    ...usual,
    name: `${first} against ${second} in ${seats} seats`,
    bots: [first, second],
    seats,
    rounds,
    together: 5,
  }));
const matches = [...against('hard', 'medium', 50), ...against('hard', 'easy', 25), ...against('easy', 'random', 10)];
const greedy: readonly Match<Table>[] = [
  { ...usual, name: 'easy against greedy in 2 seats', bots: ['easy', 'greedy'], seats: 2, rounds: 10 },
];

const namesOf = (all: readonly Match<Table>[]): string[] => all.map(({ name }) => name);

const page: ArenaPage = {
  path: 'strength-interspace.md',
  unit: 'points',
  sections: [
    {
      kind: 'seats',
      title: 'Are the seats worth the same?',
      words: ['Games won by seat, with the same bot in all of them.'],
      matches: namesOf([...balance, ...withCards]),
    },
    {
      kind: 'matches',
      title: 'Against each other',
      words: ['The first of each match; the two take turns round the table.'],
      again: 'hard against medium in 4 seats',
      matches: namesOf([...matches, ...greedy]),
    },
  ],
};

export const evidence: GameEvidence<Table> = {
  check: { parts: 100, games: 50, deep: 1, oneIn: 8, most: 200 },
  arena: { matches: [...balance, ...withCards, ...matches, ...greedy], page },
  engine: true,
  soak: [
    { people: 3, bots: 1, options: {}, pace: 'calm', strict: true },
    { people: 2, bots: 2, options: supplement, pace: 'turns', strict: false },
  ],
};
