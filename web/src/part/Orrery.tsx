// The instrument itself, drawn by code: engraved circles, a brass sun, an arm and a planet for each body.

import type { CSSProperties, ReactNode } from 'react';
import './Orrery.css';

export interface Body {
  readonly key: string | number;
  /** Degrees clockwise from the top. */
  readonly angle: number;
  readonly planet: ReactNode;
  readonly lit: boolean;
}

interface Props {
  readonly bodies: readonly Body[];
  /** What it shows in words; left out: it is an ornament. */
  readonly label?: string;
  readonly turning?: boolean;
}

const TICKS = Array.from({ length: 120 }, (_, i) => i);

export function Orrery({ bodies, label, turning = false }: Props) {
  const gap = Math.min(46, 190 / Math.max(1, bodies.length));
  const voice = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg className={turning ? 'orrery turning' : 'orrery'} viewBox="-300 -300 600 600" {...voice}>
      <defs>
        <radialGradient id="orrery-sun">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.45" stopColor="#e9c86f" />
          <stop offset="1" stopColor="#8a6a22" />
        </radialGradient>
        <radialGradient id="orrery-glow">
          <stop offset="0" stopColor="#e9c86f" stopOpacity="0.4" />
          <stop offset="1" stopColor="#e9c86f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Dial />
      <circle r="120" fill="url(#orrery-glow)" />
      {bodies.map((body, i) => (
        <Arm key={body.key} angle={body.angle} radius={72 + gap * (i + 0.5)} place={i} />
      ))}
      {bodies.map((body, i) => (
        <Planet key={body.key} body={body} radius={72 + gap * (i + 0.5)} place={i} />
      ))}
      <circle r="26" fill="url(#orrery-sun)" stroke="#8a6a22" />
      <circle className="engraved" r="34" />
    </svg>
  );
}

/** The fixed plate: degrees, circles, and the four lines of the chart. */
function Dial() {
  return (
    <g className="dial">
      <circle className="engraved strong" r="292" />
      <circle className="engraved" r="284" />
      <circle className="engraved" r="262" />
      {TICKS.map((i) => (
        <line
          key={i}
          className="engraved"
          y1={i % 10 === 0 ? -262 : i % 5 === 0 ? -270 : -277}
          y2="-284"
          transform={`rotate(${i * 3})`}
        />
      ))}
      {[0, 45, 90, 135].map((angle) => (
        <line key={angle} className="engraved faint" y1="-262" y2="262" transform={`rotate(${angle})`} />
      ))}
      <path className="engraved faint" d="M0-262L227 131H-227zM0 262L227-131H-227z" />
    </g>
  );
}

const turned = (angle: number): CSSProperties & { readonly '--angle': string } => ({ '--angle': `${angle}deg` });

/** All arms lie below all planets, also when they stand in a row. */
function Arm({ angle, radius, place }: { readonly angle: number; readonly radius: number; readonly place: number }) {
  return (
    <g>
      <circle className="engraved orbit" r={radius} />
      <g className={`arm arm-${place % 6}`} style={turned(angle)}>
        <line className="engraved strong" y1="-34" y2={-radius} />
        <circle className="engraved" cy={-34} r="3" />
      </g>
    </g>
  );
}

function Planet({ body, radius, place }: { readonly body: Body; readonly radius: number; readonly place: number }) {
  return (
    <g className={`arm arm-${place % 6}`} style={turned(body.angle)}>
      <g transform={`translate(0 ${-radius})`}>
        {body.lit && <circle className="halo" r="21" />}
        <g className="upright">{body.planet}</g>
      </g>
    </g>
  );
}
