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
const HOURS = Array.from({ length: 12 }, (_, hour) => hour);

/** The wheel under the sun, that turns the arms. */
const GEAR = gear(24, 33, 38);

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
        <linearGradient id="orrery-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe9b0" />
          <stop offset="0.3" stopColor="#c9a24a" />
          <stop offset="0.55" stopColor="#7d5f22" />
          <stop offset="0.8" stopColor="#e3c069" />
          <stop offset="1" stopColor="#94742c" />
        </linearGradient>
      </defs>
      <Dial />
      <circle r="120" fill="url(#orrery-glow)" />
      {bodies.map((body, i) => (
        <Arm key={body.key} angle={body.angle} radius={72 + gap * (i + 0.5)} place={i} />
      ))}
      {bodies.map((body, i) => (
        <Planet key={body.key} body={body} radius={72 + gap * (i + 0.5)} place={i} />
      ))}
      <path className="gear" d={GEAR} />
      <circle r="26" fill="url(#orrery-sun)" stroke="#8a6a22" />
    </svg>
  );
}

/** The fixed plate: degrees, circles, and the four lines of the chart. */
function Dial() {
  return (
    <g className="dial">
      <circle className="rim" r="290" />
      <circle className="engraved" r="282" />
      <circle className="engraved" r="258" />
      {TICKS.map((i) => (
        <line key={i} className="engraved" y1={i % 5 === 0 ? -274 : -278} y2="-282" transform={`rotate(${i * 3})`} />
      ))}
      {HOURS.map((hour) => (
        <path key={hour} className="hour" d="M0-273l4 7l-4 7l-4-7z" transform={`rotate(${hour * 30})`} />
      ))}
      {[0, 45, 90, 135].map((angle) => (
        <line key={angle} className="engraved faint" y1="-258" y2="258" transform={`rotate(${angle})`} />
      ))}
      <path className="engraved faint" d="M0-258L223 129H-223zM0 258L223-129H-223z" />
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
        <path className="rod" d={`M-3-30L-1.500 ${-radius}H1.500L3-30z`} />
        <circle className="rivet" cy={-46} r="3.500" />
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

/** The outline of a wheel with so many teeth. */
function gear(teeth: number, inner: number, outer: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
    const radius = i % 4 < 2 ? outer : inner;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
