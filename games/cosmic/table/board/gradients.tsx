// The paints of the board. Their names are shared by a whole page, so each picture has its own.

import { createContext, type ReactNode, useContext, useId } from 'react';

const Context = createContext('');

/** Makes the paints of one picture, around all that is drawn with them. */
export function Paints({ children }: { readonly children: ReactNode }) {
  const id = useId().replaceAll(':', '');
  return (
    <Context value={id}>
      <defs>
        {Object.entries(PAINTS).map(([name, [stops, [cx, cy, r]]]) => (
          <radialGradient key={name} id={`${id}-${name}`} cx={cx} cy={cy} r={r}>
            {stops.map(([offset, colour, opacity]) => (
              <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
            ))}
          </radialGradient>
        ))}
        <linearGradient id={`${id}-brass`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3dc9a" />
          <stop offset="0.45" stopColor="#c9a24a" />
          <stop offset="1" stopColor="#6b4f1b" />
        </linearGradient>
        <linearGradient id={`${id}-onyx`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8d93ad" />
          <stop offset="0.4" stopColor="#2d3350" />
          <stop offset="1" stopColor="#0a0d1c" />
        </linearGradient>
      </defs>
      {children}
    </Context>
  );
}

/** `paint('star')` is the paint of that name in the picture around. */
export function usePaint(): (name: PaintName) => string {
  const id = useContext(Context);
  return (name) => `url(#${id}-${name})`;
}

type Stop = readonly [offset: number, colour: string, opacity: number];
type Paint = readonly [stops: readonly Stop[], middle: readonly [number, number, number]];

const globe = (light: string, main: string, dark: string): Paint => [
  [
    [0, light, 1],
    [0.5, main, 1],
    [1, dark, 1],
  ],
  [0.36, 0.3, 0.8],
];

const mist = (colour: string, opacity: number): Paint => [
  [
    [0, colour, opacity],
    [0.45, colour, opacity * 0.5],
    [1, colour, 0],
  ],
  [0.5, 0.5, 0.5],
];

const PAINTS = {
  water: globe('#a6dcf5', '#3a77b3', '#0f2c57'),
  sand: globe('#ffe3b0', '#c98f4e', '#5a3417'),
  moss: globe('#c3e2a0', '#5c8f52', '#1c3a22'),
  rust: globe('#f4b79a', '#b0603f', '#451d12'),
  frost: globe('#ffffff', '#a9c9dc', '#466b86'),
  dusk: globe('#d7c3ef', '#7a62a8', '#2b1f4c'),
  giant: globe('#ffe9c4', '#cf9a5d', '#543014'),
  hull: globe('#e9e3d2', '#8d8a7d', '#2f2d28'),
  moon: globe('#f1f1ec', '#9aa0ab', '#3a404d'),
  star: [
    [
      [0, '#fffdf4', 1],
      [0.2, '#ffe08a', 1],
      [0.4, '#f0b64a', 0.5],
      [1, '#f0b64a', 0],
    ],
    [0.5, 0.5, 0.5],
  ],
  shade: [
    [
      [0, '#ffffff', 0.22],
      [0.42, '#ffffff', 0],
      [0.7, '#04060f', 0.25],
      [1, '#04060f', 0.8],
    ],
    [0.34, 0.28, 0.86],
  ],
  vortex: [
    [
      [0, '#02030a', 1],
      [0.35, '#0a0a24', 1],
      [0.62, '#2a1c5e', 0.95],
      [0.82, '#4c3f9a', 0.6],
      [1, '#101a3a', 0.9],
    ],
    [0.5, 0.5, 0.5],
  ],
  violet: mist('#7c5bd6', 0.42),
  dust: mist('#e0c48a', 0.7),
} satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS | 'brass' | 'onyx';
