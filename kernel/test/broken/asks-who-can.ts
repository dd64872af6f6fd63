// Only those who hold the card are said to be able to cheer: who waits tells who holds it.

import { itemOf } from '../../src/index.ts';
import { cheer, everySeat, handOf, spoil } from './tiny.ts';

export const broken = spoil('asks-who-can', {
  steps: {
    cheer: {
      ...cheer,
      may(state) {
        const { last, turn } = state.table;
        const holds = (seat: number): boolean => handOf(state, seat).some((slot) => itemOf(state, slot) === last);
        return last < 0 ? [] : everySeat(state).filter((seat) => seat !== turn && holds(seat));
      },
    },
  },
});
