// The first flight as a picture: a course of dots from the Base to a far world, with a ship on it.

import { Globe } from '../home/Globe.tsx';

const COURSE: readonly (readonly [x: number, y: number, colour: string])[] = [
  [70, 214, 'var(--dot-yellow)'],
  [112, 188, 'var(--dot-red)'],
  [158, 172, 'var(--dot-blue)'],
  [206, 166, 'var(--dot-red)'],
  [252, 152, 'var(--dot-blue)'],
  [292, 126, 'var(--dot-yellow)'],
];

export function FlightArt() {
  return (
    <svg className="flight-art" viewBox="0 0 400 250" aria-hidden="true">
      <g fill="none" stroke="var(--brass)">
        {[40, 70, 104].map((radius) => (
          <circle key={radius} cx="340" cy="86" r={radius} strokeOpacity={0.35 - radius / 400} />
        ))}
        <path d="M30 228Q120 168 210 166T340 86" strokeOpacity="0.7" strokeDasharray="3 6" />
      </g>
      <g transform="translate(340 86)">
        <Globe look={3} size={30} />
      </g>
      <path d="M18 216h24v24h-24z" fill="var(--ivory)" stroke="var(--brass)" strokeWidth="2" />
      {COURSE.map(([x, y, colour]) => (
        <circle key={x} cx={x} cy={y} r="8" fill={colour} stroke="var(--night)" strokeWidth="2" />
      ))}
      <g transform="translate(206 166) rotate(-12)">
        <path
          d="M-22-12L20 0L-22 12L-14 0z"
          fill="var(--seat-0)"
          stroke="var(--night)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M-18-6L-34 0L-18 6" fill="var(--brass-strong)" fillOpacity="0.8" />
      </g>
    </svg>
  );
}
