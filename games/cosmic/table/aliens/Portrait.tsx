// A portrait in its box of 100 by 100: the ground, what is behind the head, the head with its skin and its face, the rest.

import { useId } from 'react';
import { drawPower } from './draw.ts';
import type { Ink, Stroke } from './shapes.ts';

export default function Portrait({ power }: { readonly power: number }) {
  const id = useId();
  const drawn = drawPower(power);
  if (drawn === null) return null;
  const { colours, behind, head, skin, face, place, before } = drawn;
  return (
    <>
      <clipPath id={`${id}disc`}>
        <circle cx="50" cy="50" r="49" />
      </clipPath>
      <clipPath id={`${id}head`}>
        <path d={head} />
      </clipPath>
      <g clipPath={`url(#${id}disc)`} strokeLinecap="round" strokeLinejoin="round">
        <circle cx="50" cy="50" r="50" fill={colours.n} />
        <circle cx="50" cy="40" r="36" fill="#fff" opacity="0.06" />
        <Strokes of={behind} colours={colours} />
        <path d={head} fill={colours.b} stroke={colours.k} strokeWidth={OUTLINE * 2} />
        <g clipPath={`url(#${id}head)`}>
          <Strokes of={skin} colours={colours} />
          <path d={`${AROUND}${head}`} fill="#070b1a" fillRule="evenodd" opacity="0.2" transform="translate(-5 -6)" />
          <path d={`${AROUND}${head}`} fill="#fff" fillRule="evenodd" opacity="0.16" transform="translate(3 4)" />
        </g>
        <g transform={place}>
          <Strokes of={face} colours={colours} />
        </g>
        <Strokes of={before} colours={colours} />
      </g>
      <circle cx="50" cy="50" r="48.5" fill="none" stroke={colours.a} strokeWidth="3" />
    </>
  );
}

const OUTLINE = 2;

/** Everything but the head is in shadow, or in light: moved a little, an edge of it falls on the head. */
const AROUND = 'M-30 -30H130V130H-30z';

interface StrokesProps {
  readonly of: readonly Stroke[];
  readonly colours: Readonly<Record<Ink, string>>;
}

const MIRRORED = 'translate(100 0) scale(-1 1)';

function Strokes({ of, colours }: StrokesProps) {
  return (
    <>
      {of.map((stroke, i) => (
        <g key={i}>
          <Shape stroke={stroke} colours={colours} />
          {stroke.isTwice && <Shape stroke={stroke} colours={colours} transform={MIRRORED} />}
        </g>
      ))}
    </>
  );
}

interface ShapeProps {
  readonly stroke: Stroke;
  readonly colours: Readonly<Record<Ink, string>>;
  readonly transform?: string;
}

function Shape({ stroke: { ink, isLine, width, isOutlined, round, path }, colours, transform }: ShapeProps) {
  const look = isLine
    ? { fill: 'none', stroke: colours[ink], strokeWidth: width }
    : { fill: colours[ink], ...(isOutlined ? { stroke: colours.k, strokeWidth: OUTLINE } : {}) };
  if (round === null) return <path d={path} transform={transform} {...look} />;
  const [cx, cy, rx, ry] = round;
  return <ellipse cx={cx} cy={cy} rx={rx} ry={ry} transform={transform} {...look} />;
}
