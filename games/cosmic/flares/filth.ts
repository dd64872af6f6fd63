import type { Flare } from '../rules/hooks.ts';
import { NOBODY, now } from '../rules/table.ts';
import { driveOut, hasOthers, isClose } from '../powers/filth.ts';
import { peopled } from './gorgon.ts';

export const filth: Flare = {
  wild: {
    at: ['start', '2b', '2c', '3b', '6', '6z'],
    targets: (view) => peopled(view).filter((place) => isClose(view.table, place)),
    noun: 'place',
    do: (kit, { target }) => driveOut(kit, Number(target), NOBODY),
    effect: {
      later: [
        {
          at: 'landed',
          when: (_, { target }, { place }) => place === target,
          do: (kit, { target }) => driveOut(kit, Number(target), NOBODY),
        },
      ],
    },
  },
  super: {
    at: '3b',
    by: 'offense',
    may: ({ table }, seat) => isClose(table, now(table).target) && hasOthers(table, now(table).target, seat),
    do: (kit, { seat }) => driveOut(kit, now(kit.state.table).target, seat),
  },
};
