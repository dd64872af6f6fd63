// Three short lessons on a real table: a first challenge through its ten steps, an alliance, a deal.

import type { Answer } from '@orrery/kernel';
import type { Lesson } from '../../learn.ts';
import { PLACES_EACH, type Table } from '../rules/table.ts';
import { adds, opening } from './opening.ts';
import { allies, handshake, strike } from './pictures.ts';

const RIVAL = 1;
const THIRD = 2;
/** The first planet of the third player. */
const ATTACKED = THIRD * PLACES_EACH;
const STEPS = Array.from({ length: 10 }, (_, n) => `step ${n + 1}`);

const isBase = (answer: Answer): boolean => typeof answer === 'string' && answer.startsWith('base ');

/** Virus attacks: 8 times 4 tokens, and an ally, against 15 and 4. */
export const challenge: Lesson<Table> = {
  id: 'challenge',
  minutes: 5,
  picture: strike,
  start: () => opening('virus'),
  scenes: [
    { id: 'goal', point: ['seat 1', 'seat 2'] },
    { id: 'power', point: ['seat 0'] },
    { id: 'destiny', point: ['seat 1', 'step 2'] },
    { id: 'launch', touch: true, take: adds(4), point: ['cone 0', 'step 3'] },
    { id: 'aim', touch: true, take: 'any', point: ['seat 1', 'step 3'] },
    {
      id: 'invite',
      touch: true,
      take: [[THIRD]],
      point: ['seat 2', 'step 4'],
      others: [
        [THIRD, 'join', 'offense'],
        [THIRD, 'commit', [2, 0, 0, 0, 0]],
      ],
    },
    { id: 'joined', point: ['cone 0', 'step 6'] },
    { id: 'card', take: [0], point: ['step 7'] },
    { id: 'sums', point: ['step 8'] },
    { id: 'landed', point: ['warp', 'seat 1'] },
    { id: 'again', take: ['again'], point: ['step 10'] },
    { id: 'steps', point: STEPS },
  ],
};

/** Cavalry is invited: 10 and 5 tokens fall short of 16, and a 15 more does not. */
const alliance: Lesson<Table> = {
  id: 'alliance',
  minutes: 3,
  picture: allies,
  start: () =>
    opening('cavalry', [
      [RIVAL, [3, 0, 0, 0, 0]],
      [RIVAL, ATTACKED],
      [RIVAL, [0]],
      [THIRD, []],
    ]),
  scenes: [
    { id: 'invited', point: ['seat 1', 'cone 0', ATTACKED] },
    { id: 'join', touch: true, take: ['offense'], point: ['cone 0', 'step 6'] },
    { id: 'commit', touch: true, take: adds(2), point: ['cone 0', 'step 6'] },
    { id: 'flank', take: ['power 13 0'], point: ['seat 0', 'step 7'] },
    { id: 'lay', take: [0], halt: 'again', point: ['step 7'] },
    { id: 'won', point: [ATTACKED] },
    { id: 'defense', point: ['warp', 'cone 1'] },
  ],
};

/** Mind looks at a hand, finds a Compromise in it, and makes peace. */
const deal: Lesson<Table> = {
  id: 'deal',
  minutes: 4,
  picture: handshake,
  start: () => opening('mind'),
  scenes: [
    { id: 'idea', point: ['step 8'] },
    { id: 'send', touch: true, take: adds(1), point: ['cone 0', 'step 3'] },
    { id: 'where', touch: true, take: 'any', point: ['seat 1'] },
    { id: 'look', take: ['power-seat 54 0 1'], point: ['seat 1'] },
    { id: 'alone', take: [[]], point: ['step 4'] },
    { id: 'peace', take: [1], point: ['step 7'], others: [[RIVAL, 'select', 4]] },
    { id: 'talk', point: ['seat 0', 'seat 1', 'step 8'] },
    { id: 'offer', take: [{ to: RIVAL, give: [0, 1], want: [0, 1] }] },
    { id: 'mine', take: isBase, point: ['seat 0'] },
    { id: 'yours', take: isBase, point: ['seat 1'], others: [[RIVAL, 'reply', ['accept']]] },
    { id: 'done', take: 'any' },
    { id: 'failed', point: ['seat 0', 'seat 1'] },
    { id: 'cards' },
  ],
};

export const lessons: readonly Lesson<Table>[] = [challenge, alliance, deal];
