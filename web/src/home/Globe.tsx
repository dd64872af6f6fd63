// A planet drawn by code: lit from the upper left, with bands, a ring or a cap.

const LOOKS = [
  { light: '#efe4c4', main: '#b9a06c', dark: '#4d3d22' },
  { light: '#ffb49a', main: '#d5604f', dark: '#5b1f1d' },
  { light: '#b4e0ff', main: '#4d96d8', dark: '#173a66' },
  { light: '#ffe9ac', main: '#e0a94a', dark: '#6b4413' },
  { light: '#c5f5d6', main: '#56b487', dark: '#174a38' },
  { light: '#e3d2ff', main: '#9a7ad6', dark: '#3b2766' },
] as const;

interface Props {
  /** Which of the looks. */
  readonly look: number;
  readonly size: number;
}

export function Globe({ look, size }: Props) {
  const { light, main, dark } = LOOKS[look % LOOKS.length] ?? LOOKS[0];
  const id = `globe-${look}`;
  return (
    <g>
      <defs>
        <radialGradient id={id} cx="0.34" cy="0.3" r="0.85">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={main} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      {look % 3 === 0 && look > 0 && <Ring size={size} colour={light} front={false} />}
      <circle r={size} fill={`url(#${id})`} />
      {look % 2 === 1 && (
        <path
          d={`M${-size * 0.96} ${size * 0.2}Q0 ${size * 0.52} ${size * 0.96} ${size * 0.2}M${-size * 0.9} ${-size * 0.3}Q0 0 ${size * 0.9} ${-size * 0.3}`}
          fill="none"
          stroke={dark}
          strokeOpacity="0.35"
          strokeWidth={size * 0.16}
        />
      )}
      {look % 3 === 0 && look > 0 && <Ring size={size} colour={light} front />}
    </g>
  );
}

/** Half of it behind the planet, half before. */
function Ring({ size, colour, front }: { readonly size: number; readonly colour: string; readonly front: boolean }) {
  const [rx, ry] = [size * 1.7, size * 0.5];
  return (
    <path
      d={`M${-rx} 0A${rx} ${ry} 0 0 ${front ? 0 : 1} ${rx} 0`}
      transform="rotate(-18)"
      fill="none"
      stroke={colour}
      strokeOpacity="0.8"
      strokeWidth={size * 0.13}
    />
  );
}
