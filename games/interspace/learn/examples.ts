// Small positions to try a rule on, for the rules that are hardest to see from words alone.

import type { State } from '@orrery/kernel';
import type { Lesson } from '../../learn.ts';
import { DUST, EMPTY, NULL_HALF, PLANET, PRIME } from '../data/tiles.ts';
import { AB, BB, CA, SCT } from '../data/units.ts';
import type { Table } from '../rules/table.ts';
import { HOME_HEX, type Position, position } from './position.ts';

const [RIVAL, NEW] = [1, 14];

const isDone = ({ table, frames }: State<Table>): boolean =>
  table.active !== 0 || !frames.some(({ step }) => step === 'move' || step === 'siege');

const example = (rule: string, from: Position, point: readonly number[]): readonly [string, Lesson<Table>] => [
  rule,
  {
    id: `example.${rule}`,
    start: () => position(from),
    scenes: [{ id: 'try', take: 'any', until: isDone, point }, { id: 'after' }],
  },
];

export const examples: Readonly<Record<string, Lesson<Table>>> = Object.fromEntries([
  example(
    '6.2.5',
    {
      step: 'move',
      hexes: [
        [{ q: 2, r: 0 }, EMPTY],
        [{ q: 3, r: 0 }, PLANET],
      ],
      units: [
        [HOME_HEX, 0, CA, 2],
        [1, 0, SCT, 1],
        [NEW, RIVAL, CA, 1],
      ],
    },
    [NEW],
  ),
  example(
    '6.2.6',
    {
      step: 'move',
      hexes: [
        [{ q: 2, r: 0 }, DUST],
        [{ q: 2, r: -1 }, EMPTY],
        [{ q: 3, r: -1 }, PLANET],
      ],
      units: [[1, 0, SCT, 1]],
    },
    [NEW],
  ),
  example(
    '6.2.11',
    {
      step: 'move',
      hexes: [
        [{ q: 2, r: 0 }, PRIME],
        [{ q: -2, r: 0 }, NULL_HALF],
      ],
      units: [[1, 0, SCT, 1]],
    },
    [NEW, NEW + 1],
  ),
  example(
    '8.3',
    {
      step: 'siege',
      hexes: [[{ q: 2, r: 0 }, PLANET]],
      people: [[NEW, RIVAL, 6, 3]],
      units: [
        [NEW, 0, BB, 2],
        [NEW, 0, AB, 2],
      ],
    },
    [NEW],
  ),
]);
