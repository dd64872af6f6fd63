// What lies on the board and changes: ? markers, Spaceports, Factories, Forts, Rastur, cultures, relics on suns, bonuses.

import { itemOf, type Seat, type View } from '@orrery/kernel';
import { memo } from 'react';
import type { Glyph } from '../../../table.ts';
import { FEATURES } from '../../data/equipment.ts';
import { BOXES, type Dot, ORBITS } from '../../rules/board.ts';
import {
  EMPTY,
  FACE_DOWN,
  gateNumber,
  isGate,
  isPenaltyMarker,
  markerRelic,
  NONE,
  OPEN,
  type Table,
} from '../../rules/table.ts';
import { CULTURE_NAMES } from '../../text/names.ts';
import { Gem, SystemNote } from './Names.tsx';
import { Oval, Rock } from './Lanes.tsx';
import type { ChartSheet } from './sheet.ts';
import { SYSTEM_LOOKS } from './system-looks.ts';

interface Props {
  readonly sheet: ChartSheet;
  readonly view: View<Table>;
  glyph(seat: Seat): Glyph;
  /** The one people whose name is not the board's in every language. */
  readonly humans?: string;
}

export const Markers = memo(({ sheet, view, glyph, humans = 'Humans' }: Props) => {
  const { table } = view;
  return (
    <g className="chart-markers" aria-hidden="true">
      {table.marker.map((marker, box) => {
        const dot = BOXES[box] ?? NONE;
        const seen = marker === FACE_DOWN ? itemOf(view, table.box[box] ?? NONE) : NONE;
        return (
          <At key={dot} sheet={sheet} dot={dot}>
            <Marker marker={marker} seen={seen} dot={dot} />
          </At>
        );
      })}
      {table.port.map((owner, orbit) => {
        const dot = ORBITS[orbit] ?? NONE;
        return owner === NONE ? null : (
          <At key={dot} sheet={sheet} dot={dot}>
            <Port glyph={glyph(owner)} />
          </At>
        );
      })}
      {table.factory.map((owner, culture) =>
        owner === NONE ? null : (
          <At key={CULTURE_NAMES[culture]} sheet={sheet} dot={table.site[culture] ?? NONE}>
            <Factory glyph={glyph(owner)} />
          </At>
        ),
      )}
      {table.forts.map((dots, seat) =>
        dots.map((dot) => (
          <At key={dot} sheet={sheet} dot={dot}>
            <Fort glyph={glyph(seat)} />
          </At>
        )),
      )}
      {table.rastur.map(([dot, value]) => (
        <At key={dot} sheet={sheet} dot={dot}>
          <Rastur value={value} />
        </At>
      ))}
      {SYSTEM_LOOKS.map(({ look }, system) => (
        <SystemNote key={look} sheet={sheet} view={view} system={system} humans={humans} />
      ))}
    </g>
  );
});

function At({
  sheet,
  dot,
  children,
}: {
  readonly sheet: ChartSheet;
  readonly dot: Dot;
  readonly children: React.ReactNode;
}) {
  const [x, y] = sheet.at(dot);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** A marker nobody has seen. */
export function FaceDown({ sheet, dot }: { readonly sheet: ChartSheet; readonly dot: Dot }) {
  return (
    <At sheet={sheet} dot={dot}>
      <Marker marker={FACE_DOWN} seen={NONE} dot={dot} />
    </At>
  );
}

/** Face down with a ?, or with what the viewer alone has seen in a broken frame; face up as what it is. */
function Marker({ marker, seen, dot }: { readonly marker: number; readonly seen: number; readonly dot: Dot }) {
  if (marker === EMPTY) return <Rock dot={dot} />;
  if (marker !== FACE_DOWN)
    return (
      <g className="chart-turned" data-turned={dot}>
        <Face marker={marker} dot={dot} />
      </g>
    );
  return (
    <>
      <rect x={-11} y={-11} width={22} height={22} rx={5} className={seen < 0 ? 'chart-unseen' : 'chart-spied'} />
      {seen < 0 ? (
        <text dy="0.35em" className="chart-mark">
          ?
        </text>
      ) : (
        <g transform="scale(0.62)">
          <Face marker={seen} dot={dot} />
        </g>
      )}
    </>
  );
}

function Face({ marker, dot }: { readonly marker: number; readonly dot: Dot }) {
  if (isGate(marker))
    return (
      <>
        <circle r={14} className="chart-gate" />
        <circle r={10} className="chart-gate-in" />
        <text dy="0.36em" className="chart-gate-number">
          {gateNumber(marker)}
        </text>
      </>
    );
  if (marker === OPEN)
    return (
      <>
        <circle r={13} className="chart-open" />
        <path d="M0 -9L2.600 -2.600L9 0L2.600 2.600L0 9L-2.600 2.600L-9 0L-2.600 -2.600Z" className="chart-open-star" />
      </>
    );
  if (isPenaltyMarker(marker)) {
    const [, colour, amount] = FEATURES[marker] ?? ['penalty', 'blue', 0];
    return <Oval colour={colour} amount={amount} />;
  }
  return markerRelic(marker) === NONE ? null : (
    <>
      <Rock dot={dot} />
      <Gem />
    </>
  );
}

/** A seat's shape, so that it is told apart without colour. */
function Shape({ glyph, size }: { readonly glyph: Glyph; readonly size: number }) {
  const scale = size / 24;
  return <path d={glyph.shape} transform={`scale(${scale}) translate(-12 -12)`} fill={glyph.colour} stroke="none" />;
}

function Port({ glyph }: { readonly glyph: Glyph }) {
  return (
    <>
      <circle r={14} fill="#0c1329" stroke={glyph.colour} strokeWidth={3.4} />
      <path d="M-19 0h4M15 0h4M0 -19v4M0 15v4" stroke={glyph.colour} strokeWidth={3} />
      <Shape glyph={glyph} size={15} />
    </>
  );
}

function Factory({ glyph }: { readonly glyph: Glyph }) {
  return (
    <g transform="translate(15 -14)">
      <path d="M-9 8V-2L-4 2V-2L1 2V-9H6V8Z" fill={glyph.colour} stroke="#0c1329" strokeWidth={1.4} />
    </g>
  );
}

function Fort({ glyph }: { readonly glyph: Glyph }) {
  return (
    <g transform="translate(-15 -13)">
      <path
        d="M-8 -8H-4V-5H-2V-8H2V-5H4V-8H8V2Q8 8 0 10Q-8 8 -8 2Z"
        fill={glyph.colour}
        stroke="#0c1329"
        strokeWidth={1.4}
      />
    </g>
  );
}

function Rastur({ value }: { readonly value: number }) {
  const spikes = Array.from({ length: 16 }, (_, n) => {
    const angle = (n * Math.PI) / 8;
    const far = n % 2 === 0 ? 21 : 14;
    return `${Math.cos(angle) * far} ${Math.sin(angle) * far}`;
  });
  return (
    <>
      <path d={`M${spikes.join('L')}Z`} className="chart-rastur" />
      <text dy="0.36em" className="chart-rastur-value">
        {value}
      </text>
    </>
  );
}
