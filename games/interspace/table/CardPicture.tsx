// A card of the supplement: the emblem of its deck, or the agent itself, in the inks of the house.

import { AMOEBA, BERSERKER, STORM } from '../data/units.ts';
import { MINERS, PIRATES, RAIDERS, TRADER } from '../rules/table.ts';
import { markOf } from './board/marks.ts';
import { UNIT_SHAPES } from './icons.tsx';

/** By deck: its emblem in a box of 24 by 24. */
const EMBLEMS: Readonly<Record<string, string>> = {
  aim: 'M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1ZM12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  breakthrough: 'M8 1H16V4H15V9L22 19Q24 23 20 23H4Q0 23 2 19L9 9V4H8ZM7 17H17L18.500 20H5.500Z',
  colonization: 'M3 23V14A9 9 0 0 1 21 14V23ZM10 23V16H14V23ZM12 1L13 4H11Z',
  encounter: 'M12 0L15 8L23 9L17 14.500L19 23L12 18.500L5 23L7 14.500L1 9L9 8Z',
};
const BY_CARD: Readonly<Record<number, string | undefined>> = {
  0: UNIT_SHAPES[BERSERKER],
  1: UNIT_SHAPES[STORM],
  3: markOf(nobody, PIRATES).shape,
  5: markOf(nobody, RAIDERS).shape,
  6: markOf(nobody, MINERS).shape,
  7: UNIT_SHAPES[AMOEBA],
  8: markOf(nobody, TRADER).shape,
};
function nobody() {
  return { colour: '', shape: '' };
}

interface CardPictureProps {
  readonly deck: string;
  readonly card: number;
  readonly size: number;
}

export function CardPicture({ deck, card, size }: CardPictureProps) {
  const emblem = EMBLEMS[deck] ?? '';
  const shape = deck === 'encounter' ? (BY_CARD[card] ?? emblem) : emblem;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="7" y="3" width="34" height="42" rx="5" fill="#131d3b" stroke="#c9a24a" strokeWidth="1.500" />
      <rect x="10" y="6" width="28" height="36" rx="3" fill="none" stroke="#c9a24a" strokeOpacity="0.4" />
      <path d={shape} fill="#e9c86f" fillRule="evenodd" transform="translate(13.200 13.200) scale(0.9)" />
    </svg>
  );
}
