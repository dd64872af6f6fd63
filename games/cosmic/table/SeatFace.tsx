// The face of a seat: the power in front of it, the one that counts now if there are several.

import type { Seat } from '@orrery/kernel';
import type { TableProps } from '../../table.ts';
import type { Table } from '../rules/table.ts';
import { Alien } from './aliens/index.tsx';
import { powersSeen } from './board/NamePlate.tsx';

export function SeatFace({ view, seat }: TableProps<Table> & { readonly seat: Seat }) {
  const powers = powersSeen(view, seat);
  const first = powers.find(({ state }) => state === 'live') ?? powers[0];
  return first === undefined ? null : <Alien power={first.power} size={30} />;
}
