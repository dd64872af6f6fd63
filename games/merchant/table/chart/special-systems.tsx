// What is more than a ball with a face: rings, stations, an ark, stars. Each fills a circle of 40 and shines beyond it.

import { useId } from 'react';
import { useGradient } from './gradients.tsx';

/** Light but huge: bands, a storm, and rings that pass behind and before. */
export function Giant() {
  const gradient = useGradient();
  const clip = useId().replaceAll(':', '');
  const ring = 'M-62 14a64 15 -14 0 1 124 -28';
  const front = 'M-62 14a64 15 -14 0 0 124 -28';
  return (
    <>
      <circle r={56} fill={gradient('warm')} />
      <path d={ring} fill="none" stroke="#e8c98c" strokeOpacity={0.55} strokeWidth={4} />
      <clipPath id={clip}>
        <circle r={40} />
      </clipPath>
      <circle r={40} fill={gradient('giant')} />
      <g clipPath={`url(#${clip})`} transform="rotate(-12)">
        {[
          [-34, 7, '#a8683a'],
          [-22, 6, '#f0d3a2'],
          [-12, 9, '#b9743f'],
          [2, 5, '#f3dcb2'],
          [10, 10, '#a35f35'],
          [24, 6, '#e5bd85'],
        ].map(([y, high, colour]) => (
          <rect key={y} x={-44} y={y} width={88} height={high} fill={`${colour}`} fillOpacity={0.55} />
        ))}
        <ellipse cx={14} cy={15} rx={9} ry={5} fill="#8d3f24" fillOpacity={0.85} />
        <ellipse cx={14} cy={15} rx={5} ry={2.5} fill="#d98a5a" />
      </g>
      <circle r={40} fill={gradient('shade')} />
      <circle r={40} fill="none" stroke="#ffe2b0" strokeOpacity={0.5} strokeWidth={1.2} />
      <path d={front} fill="none" stroke="#f1dcae" strokeOpacity={0.85} strokeWidth={3} />
      <path d={front} fill="none" stroke="#5d351a" strokeOpacity={0.5} strokeWidth={0.8} />
    </>
  );
}

/** A ring of air full of life, around a small bright core. */
export function Biosphere() {
  const gradient = useGradient();
  return (
    <>
      <circle r={58} fill={gradient('teal')} />
      <ellipse rx={46} ry={30} fill="none" stroke="#3f8f6b" strokeOpacity={0.8} strokeWidth={12} />
      <ellipse
        rx={46}
        ry={30}
        fill="none"
        stroke="#9be8b4"
        strokeOpacity={0.6}
        strokeWidth={3}
        strokeDasharray="10 7 3 9"
      />
      <ellipse rx={52} ry={35} fill="none" stroke="#bfeaff" strokeOpacity={0.6} strokeWidth={1.4} />
      <ellipse rx={40} ry={25} fill="none" stroke="#bfeaff" strokeOpacity={0.45} strokeWidth={1} />
      <circle r={15} fill={gradient('ice')} fillOpacity={0.4} />
    </>
  );
}

/** A world made by hand: plates, lit windows, a dock around its waist. */
export function Station() {
  const gradient = useGradient();
  return (
    <>
      <circle r={60} fill={gradient('violet')} />
      <circle r={40} fill={gradient('station')} />
      <g fill="none" stroke="#1a2233" strokeWidth={1.4} strokeOpacity={0.8}>
        <path d="M-38 -12q38 12 76 0M-38 14q38 12 76 0M-14 -37q-10 37 0 74M16 -36q10 36 0 72" />
        <circle r={17} />
      </g>
      <path
        d="M-28 -2h3M-22 -20h3M6 -26h3M22 -6h3M26 20h3M-8 28h3M-26 16h3M10 30h3M20 -22h3"
        stroke="#ffe08a"
        strokeWidth={2.6}
      />
      <circle r={40} fill={gradient('shade')} />
      <ellipse
        rx={54}
        ry={13}
        fill="none"
        stroke="#e9c86f"
        strokeWidth={2.4}
        strokeOpacity={0.85}
        transform="rotate(-16)"
      />
      <circle r={40} fill="none" stroke="#c9d3e2" strokeOpacity={0.6} />
    </>
  );
}

/** The ark: a long hull with three wheels to live in, held fast by its star. */
export function Ark() {
  const gradient = useGradient();
  return (
    <g transform="rotate(-24)">
      <circle r={56} fill={gradient('indigo')} />
      <path d="M-58 0l16 -8h72l26 8l-26 8h-72z" fill={gradient('ark')} stroke="#2b2a24" strokeWidth={1.2} />
      {[-30, 0, 28].map((x) => (
        <g key={x} fill="none">
          <ellipse cx={x} rx={8} ry={30} stroke="#b7b09b" strokeWidth={6} />
          <ellipse cx={x} rx={8} ry={30} stroke="#ffe9a8" strokeWidth={2} strokeDasharray="2 5" />
        </g>
      ))}
      <path d="M-58 0l-14 -7v14z" fill="#7fb8ff" fillOpacity={0.7} />
    </g>
  );
}

/** The Galactic Base: a brass wheel with eight docks. */
export function Base() {
  const gradient = useGradient();
  return (
    <>
      <circle r={72} fill={gradient('warm')} />
      <g fill="none" stroke="#e9c86f">
        <circle r={40} strokeWidth={7} strokeOpacity={0.85} />
        <circle r={40} stroke="#4b3710" strokeWidth={1.4} strokeDasharray="3 5" />
        <path
          d={Array.from({ length: 8 }, (_, n) => {
            const angle = (n * Math.PI) / 4 + Math.PI / 8;
            const [c, s] = [Math.cos(angle), Math.sin(angle)];
            return `M${c * 14} ${s * 14}L${c * 37} ${s * 37}M${c * 43} ${s * 43}L${c * 51} ${s * 51}`;
          }).join('')}
          strokeWidth={2.4}
        />
      </g>
      <circle r={22} fill={gradient('base')} />
    </>
  );
}

/** The star that blew up: shells of gas and long rays. */
export function Nova() {
  const gradient = useGradient();
  const rays = Array.from({ length: 20 }, (_, n) => {
    const angle = (n * Math.PI) / 10 + (n % 3) * 0.06;
    const long = n % 2 === 0 ? 66 : 48;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${-s * 3} ${c * 3}L${c * long} ${s * long}L${s * 3} ${-c * 3}Z`;
  }).join('');
  return (
    <>
      <circle r={92} fill={gradient('warm')} />
      <path d={rays} fill="#ffd27a" fillOpacity={0.32} />
      <g fill="none" stroke="#ff9c5a" strokeOpacity={0.4}>
        <path d="M-44 -12c4 -22 24 -36 46 -32s44 18 42 44s-22 44 -46 42s-46 -30 -42 -54z" strokeWidth={3} />
        <path
          d="M-34 -8c2 -18 20 -28 36 -24s32 12 30 32s-16 34 -34 32s-34 -22 -32 -40z"
          strokeWidth={1.6}
          stroke="#ffd27a"
        />
      </g>
      <circle r={58} fill={gradient('gold')} />
    </>
  );
}

export function Supergiant() {
  const gradient = useGradient();
  return (
    <>
      <circle r={104} fill={gradient('indigo')} />
      <circle r={82} fill={gradient('blue')} />
      <circle r={30} fill="#eaf4ff" fillOpacity={0.85} />
      <g fill="none" stroke="#d5e8ff" strokeOpacity={0.55} strokeLinecap="round">
        <path d="M-26 -14c-12 -10 -8 -22 4 -22M26 10c14 6 12 20 0 22M8 -30c6 -12 18 -8 18 2" strokeWidth={2.6} />
        <circle r={38} strokeOpacity={0.25} />
      </g>
    </>
  );
}
