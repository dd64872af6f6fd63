// Three short lessons on a real table: a first turn with its economy and a flight into the unknown, a colony, and a battle for a planet.

import type { Answer } from '@orrery/kernel';
import type { Lesson } from '../../learn.ts';
import { DUST, EMPTY, PLANET } from '../data/tiles.ts';
import { AB, CA, COL, PB, SCT, SS } from '../data/units.ts';
import type { Table } from '../rules/table.ts';
import { assault, found, outward } from './pictures.ts';
import { HOME_HEX, outset, position } from './position.ts';

const RIVAL = 1;
/** The first hex that is laid beyond the two regions. */
const NEW = 14;

const isOut = (answer: Answer): boolean => typeof answer === 'string' && answer.startsWith('out ');

/** Tech is raised, a transport built, a scout finds a planet. */
const voyage: Lesson<Table> = {
  id: 'voyage',
  minutes: 5,
  picture: outward,
  start: outset,
  scenes: [
    { id: 'goal' },
    { id: 'region', point: [HOME_HEX] },
    { id: 'levels', point: [HOME_HEX, HOME_HEX + 1] },
    { id: 'raise', take: ['tech 0'] },
    { id: 'build', take: [HOME_HEX] },
    { id: 'yard', take: [[0, 1, 0, 0, 0, 0, 0]] },
    { id: 'done', take: [null] },
    { id: 'ships', touch: true, take: [HOME_HEX], point: [HOME_HEX] },
    { id: 'group', take: [[1, 0]] },
    { id: 'unknown', touch: true, take: isOut },
    { id: 'end', take: [null], draws: [PLANET] },
    { id: 'found', point: [NEW] },
    { id: 'income' },
    { id: 'points' },
  ],
};

/** A col flies through a dust cloud to a free planet. */
const colony: Lesson<Table> = {
  id: 'colony',
  minutes: 3,
  picture: found,
  start: () =>
    position({
      step: 'move',
      hexes: [
        [{ q: 2, r: 0 }, DUST],
        [{ q: 2, r: -1 }, EMPTY],
        [{ q: 3, r: -1 }, PLANET],
      ],
      units: [
        [1, 0, COL, 1],
        [HOME_HEX, 0, SCT, 1],
      ],
    }),
  scenes: [
    { id: 'col', point: [1] },
    { id: 'way', point: [NEW, NEW + 1, NEW + 2] },
    { id: 'support', point: [NEW + 2] },
    { id: 'pick', touch: true, take: [1], point: [1] },
    { id: 'fly', touch: true, take: [NEW + 2], point: [NEW + 2] },
    { id: 'end', take: [null] },
    { id: 'settle', touch: true, take: [[NEW + 2]], point: [NEW + 2] },
    { id: 'young', point: [NEW + 2] },
  ],
};

/** Three cruisers and three assault boats against a station and a patrol boat. */
const battle: Lesson<Table> = {
  id: 'assault',
  minutes: 5,
  picture: assault,
  start: () =>
    position({
      step: 'attack',
      hexes: [[{ q: 2, r: 0 }, PLANET]],
      people: [[NEW, RIVAL, 4, 3]],
      units: [
        [NEW, 0, CA, 3],
        [NEW, 0, AB, 3],
        [NEW, RIVAL, SS, 1],
        [NEW, RIVAL, PB, 1],
      ],
    }),
  scenes: [
    { id: 'meet', point: [NEW] },
    { id: 'odds' },
    { id: 'attack', take: [`fight ${NEW} ${RIVAL}`] },
    { id: 'zones', touch: true, take: [[0, 3]], dice: [3, 5, 6, 2] },
    { id: 'hits', touch: true, take: [[0, 3]], dice: [1, 3, 5, 4] },
    { id: 'boats' },
    { id: 'land', touch: true, take: [3], dice: [3, 2, 4] },
    { id: 'taken', point: [NEW] },
  ],
};

export const lessons: readonly Lesson<Table>[] = [voyage, colony, battle];
