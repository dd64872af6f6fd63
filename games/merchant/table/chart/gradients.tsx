// The gradients the chart is painted with. They are named, and names are shared by a whole page, so each picture has its own.

import { createContext, type ReactNode, useContext, useId } from 'react';

const Context = createContext('');

/** Makes the gradients of one picture, around all that is drawn with them. */
export function Gradients({ children }: { readonly children: ReactNode }) {
  const id = useId().replaceAll(':', '');
  return (
    <Context value={id}>
      <defs>
        {Object.entries(GRADIENTS).map(([name, [stops, [cx, cy, r]]]) => (
          <radialGradient key={name} id={`${id}-${name}`} cx={cx} cy={cy} r={r}>
            {stops.map(([offset, colour, opacity]) => (
              <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
            ))}
          </radialGradient>
        ))}
      </defs>
      {children}
    </Context>
  );
}

/** `gradient('shade')` is the paint of that name in the picture around. */
export function useGradient(): (name: GradientName) => string {
  const id = useContext(Context);
  return (name) => `url(#${id}-${name})`;
}

type Stop = readonly [offset: number, colour: string, opacity: number];
type Gradient = readonly [stops: readonly Stop[], middle: readonly [number, number, number]];

const globe = (light: string, main: string, dark: string): Gradient => [
  [
    [0, light, 1],
    [0.5, main, 1],
    [1, dark, 1],
  ],
  [0.36, 0.3, 0.8],
];

const shine = (core: string, glow: string): Gradient => [
  [
    [0, '#fffdf4', 1],
    [0.18, core, 1],
    [0.34, glow, 0.55],
    [0.62, glow, 0.16],
    [1, glow, 0],
  ],
  [0.5, 0.5, 0.5],
];

const mist = (colour: string, opacity: number): Gradient => [
  [
    [0, colour, opacity],
    [0.45, colour, opacity * 0.55],
    [1, colour, 0],
  ],
  [0.5, 0.5, 0.5],
];

const GRADIENTS = {
  rogue: globe('#8fb6d8', '#3b6a97', '#162b4d'),
  desert: globe('#ffe0a3', '#d99b4f', '#6b3d18'),
  moon: globe('#eef1f4', '#98a6b5', '#3d4756'),
  station: globe('#b9c3d1', '#66738a', '#232c40'),
  water: globe('#a6e3ff', '#2d7fc8', '#0d2f63'),
  polluted: globe('#d5cf8f', '#8d8a45', '#3a3416'),
  colony: globe('#f6b287', '#bf6240', '#4d2114'),
  jungle: globe('#a9e08d', '#3f8f4b', '#12381f'),
  giant: globe('#f5d9ae', '#cf9257', '#5d351a'),
  ark: globe('#e6e0cf', '#99937f', '#3d3a31'),
  ice: globe('#ffffff', '#b5dcec', '#4b7f9c'),
  ruin: globe('#c98a77', '#80413a', '#2a1012'),
  base: globe('#fff2cc', '#c9a24a', '#4b3710'),
  gold: shine('#ffe08a', '#f0b64a'),
  blue: shine('#bfe0ff', '#5b9cff'),
  red: shine('#ffb27a', '#e0583a'),
  white: shine('#ffffff', '#bcd6ff'),
  shade: [
    [
      [0, '#ffffff', 0.2],
      [0.42, '#ffffff', 0],
      [0.7, '#04060f', 0.28],
      [1, '#04060f', 0.82],
    ],
    [0.34, 0.28, 0.86],
  ],
  violet: mist('#7c5bd6', 0.5),
  indigo: mist('#3d57c9', 0.42),
  rose: mist('#b8548f', 0.34),
  teal: mist('#2f8f9f', 0.26),
  warm: mist('#c9a24a', 0.3),
  pool: mist('#f4ecd8', 0.55),
} satisfies Record<string, Gradient>;

export type GradientName = keyof typeof GRADIENTS;
