// The worlds and suns, each with a face of its own, drawn in a circle of 40 and then brought to size.

import { memo, type ReactNode, useId } from 'react';
import { AIR, BESIDE, FACES } from './planet-faces.tsx';
import { useGradient } from './gradients.tsx';
import { everywhere, type PrintProps } from './sheet.ts';
import { Ark, Base, Biosphere, Giant, Nova, Station, Supergiant } from './special-systems.tsx';
import { globeOf, type Look, SYSTEM_LOOKS } from './system-looks.ts';

export const Globes = memo(({ sheet, shows = everywhere }: PrintProps) => (
  <g className="chart-globes">
    {SYSTEM_LOOKS.map(({ look, sun }, system) => {
      const { at, size } = globeOf(sheet, system);
      if (!shows(at)) return null;
      const [x, y] = sun === undefined ? at : sheet.place(sun[0], sun[1]);
      return (
        <g key={look}>
          {sun !== undefined && <Sun x={x} y={y} size={sun[2]} colour={sun[3]} />}
          <g transform={`translate(${at[0]} ${at[1]}) scale(${size / 40})`}>
            <Globe look={look} />
          </g>
        </g>
      );
    })}
  </g>
));

function Sun(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: 'gold' | 'blue' | 'red' | 'white';
}) {
  const gradient = useGradient();
  const { x, y, size, colour } = props;
  return <circle cx={x} cy={y} r={size * 2.6} fill={gradient(colour)} />;
}

function Globe({ look }: { readonly look: Look }): ReactNode {
  switch (look) {
    case 'nova':
      return <Nova />;
    case 'supergiant':
      return <Supergiant />;
    case 'rocks':
      return null;
    case 'biosphere':
      return <Biosphere />;
    case 'station':
      return <Station />;
    case 'ark':
      return <Ark />;
    case 'base':
      return <Base />;
    case 'giant':
      return <Giant />;
    default:
      return <Ball look={look} />;
  }
}

/** A ball with a face on it, lit from the upper left, with a breath of air around. */
function Ball({ look }: { readonly look: keyof typeof FACES }) {
  const gradient = useGradient();
  const clip = useId().replaceAll(':', '');
  return (
    <>
      <circle r={52} fill={gradient('indigo')} opacity={0.8} />
      <clipPath id={clip}>
        <circle r={40} />
      </clipPath>
      <circle r={40} fill={gradient(look)} />
      <g clipPath={`url(#${clip})`} fill="none">
        {FACES[look]}
      </g>
      <circle r={40} fill={gradient('shade')} />
      <circle r={40} fill="none" stroke={AIR[look]} strokeWidth={1.6} strokeOpacity={0.75} />
      {BESIDE[look]}
    </>
  );
}
