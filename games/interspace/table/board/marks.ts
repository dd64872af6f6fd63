// How owners are told apart: seats by their colour and shape, those who play by themselves by a shape of their own on grey.

import type { Glyph, TableProps } from '../../../table.ts';
import { isMad, isPlague, isSeat, MINERS, type Owner, PIRATES, RAIDERS, REBELS, TRADER } from '../../rules/table.ts';

const CROSS = 'M9 2h6v7h7v6h-7v7h-6v-7h-7v-6h7z';
const FREE: Readonly<Record<number, string>> = {
  [REBELS]: 'M5 2h3v2h13l-4 4l4 4h-13v10h-3z',
  [PIRATES]: 'M3 3l9 6l9-6l-6 9l6 9l-9-6l-9 6l6-9z',
  [RAIDERS]: 'M12 2l9 9h-6v11h-6v-11h-6z',
  [MINERS]: 'M3 9c5-6 13-6 18 0l-2 2c-2-2-4-3-5-3v14h-4v-14c-1 0-3 1-5 3z',
  [TRADER]: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z',
};
const BEAST = 'M12 2c3 5 9 4 10 10c-2 6-5 10-10 10s-8-4-10-10c1-6 7-5 10-10z';

export function markOf(glyph: TableProps['glyph'], owner: Owner): Glyph {
  if (isSeat(owner)) return glyph(owner);
  if (isPlague(owner)) return { colour: '#b7d36a', shape: CROSS };
  if (isMad(owner)) return { colour: '#f08a5d', shape: BEAST };
  return { colour: '#b9b4c4', shape: FREE[owner] ?? BEAST };
}
