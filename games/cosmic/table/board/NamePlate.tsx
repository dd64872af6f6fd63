// The name plate over a system: who plays it, with which power and whether it counts now, how many cards, bases and Lucre.

import type { Seat, View } from '@orrery/kernel';
import { type CSSProperties, memo } from 'react';
import type { TableProps } from '../../../table.ts';
import { BASES_TO_WIN } from '../../data/hexes.ts';
import { livePowers, powerKey } from '../../rules/live.ts';
import {
  allHoldings,
  current,
  has,
  isMain,
  isOn,
  LUCRE,
  OFFENSE,
  sideOf,
  SIDES,
  type Table,
} from '../../rules/table.ts';
import { externalBases } from '../../rules/tokens.ts';
import { Alien } from '../aliens/index.tsx';
import { plateAt, type Sheet } from './sheet.ts';

/** The powers in front of a seat, and what has become of each. */
export interface PowerSeen {
  readonly power: number;
  readonly state: 'live' | 'lost' | 'zapped';
}

export function powersSeen(view: View<Table>, seat: Seat): PowerSeen[] {
  const live = livePowers(view, seat);
  const cancelled = current(view.table)?.cancelled ?? [];
  return allHoldings(view.table.powers[seat] ?? []).map(({ power }) => ({
    power,
    state: live.includes(power) ? 'live' : cancelled.includes(powerKey(seat, power)) ? 'zapped' : 'lost',
  }));
}

interface NamePlateProps {
  readonly sheet: Sheet;
  readonly props: TableProps<Table>;
  readonly seat: Seat;
  /** Times its size. */
  readonly size: number;
}

export const NamePlate = memo(({ sheet, props, seat, size }: NamePlateProps) => {
  const { view, names, say, name, glyph, waiting, standing } = props;
  const { table } = view;
  const [x, y] = sheet.systems[seat] ?? [0, 0];
  const { colour, shape } = glyph(seat);
  const powers = powersSeen(view, seat);
  const first = powers.find(({ state }) => state === 'live') ?? powers[0];
  const challenge = current(table);
  const side = challenge === undefined || challenge.offense < 0 ? -1 : sideOf(challenge, seat);
  const invited = challenge === undefined ? [] : SIDES.filter((each) => has(challenge.invited[each], seat));
  const more = powers.length > 1 ? ` +${powers.length - 1}` : '';
  const title = first === undefined ? say({ key: 'board.no-power' }) : `${name('power', first.power)}${more}`;
  const bases = externalBases(view, seat).length;
  const who = short(names[seat] ?? '', 14);
  const isActing = !standing.over && waiting.includes(seat);
  return (
    <g
      transform={`translate(${x} ${y + plateAt(size)}) scale(${size})`}
      className="cosmic-plate"
      data-plate={seat}
      data-acting={isActing}
      data-size={size}
      style={{ '--size': size } as CSSProperties}
      aria-hidden="true"
    >
      <rect x={-104} y={-21} width={208} height={44} rx={8} className="cosmic-plate-back" style={{ stroke: colour }} />
      <g transform="translate(-82 1)">
        {first === undefined ? (
          <circle r={20} className="cosmic-no-face" />
        ) : (
          <g className="cosmic-face" data-state={first.state}>
            <Alien power={first.power} size={42} x={-21} y={-21} />
          </g>
        )}
        {first?.state === 'zapped' && <path d={BOLT} className="cosmic-bolt" />}
      </g>
      <g transform="translate(-52 -8)">
        <path d={shape} transform="scale(0.55) translate(-12 -12)" fill={colour} />
      </g>
      <text x={-42} y={-3} className="cosmic-who" {...squeezed(who, 86)}>
        {who}
      </text>
      <text
        x={-58}
        y={15}
        className="cosmic-power"
        data-state={first?.state ?? 'none'}
        {...squeezed(title, isOn(table, LUCRE) ? 86 : 100)}
      >
        {title}
      </text>
      {side >= 0 && challenge !== undefined && (
        <path
          d={side === OFFENSE ? SWORD : SHIELD}
          transform="translate(64 -9)"
          className={side === OFFENSE ? 'cosmic-sword' : 'cosmic-shield'}
          data-main={isMain(challenge, seat)}
        />
      )}
      {side < 0 &&
        invited.map((each) => (
          <path
            key={each}
            d={LETTER}
            transform={`translate(${each === OFFENSE ? 49 : 65} -8)`}
            className={each === OFFENSE ? 'cosmic-letter-offense' : 'cosmic-letter-defense'}
          />
        ))}
      <g transform="translate(84 -8)">
        <rect x={-7} y={-9} width={13} height={17} rx={2} className="cosmic-card-back" />
        <text x={0} y={5} className="cosmic-cards">
          {table.hands[seat]?.length ?? 0}
        </text>
      </g>
      {Array.from({ length: BASES_TO_WIN }, (_, n) => (
        <circle key={n} cx={54 + n * 10} cy={13} r={3.6} className="cosmic-pip" data-on={n < bases} />
      ))}
      {isOn(table, LUCRE) && (
        <g transform="translate(39 13)">
          <circle r={8.5} className="cosmic-coin" />
          <text y={4.5} className="cosmic-lucre">
            {table.lucre[seat] ?? 0}
          </text>
        </g>
      )}
    </g>
  );
});

/** A long name is drawn together rather than cut. */
const squeezed = (words: string, room: number) =>
  words.length * 7.6 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {};

/** Counted in letters as they are seen: a picture is one. */
function short(words: string, most: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : words;
}

const LETTER = 'M-6 -5H6V5H-6ZM-6 -5L0 1L6 -5';
const BOLT = 'M4 -20L-9 3H-1L-5 20L10 -5H2Z';
const SWORD = 'M-7 7L5 -5V-8H8V-5L-4 7ZM-8 2L-2 8';
const SHIELD = 'M0 -9C3 -7 6 -6 8 -6C8 2 5 7 0 9C-5 7 -8 2 -8 -6C-6 -6 -3 -7 0 -9Z';
