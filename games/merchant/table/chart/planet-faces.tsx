// The faces of the worlds, drawn on a circle of 40, and the air around them.

import type { ReactNode } from 'react';

export const AIR = {
  rogue: '#9cc7f2',
  desert: '#ffd9a0',
  moon: '#dfe6ee',
  water: '#bfeaff',
  polluted: '#d6d26a',
  colony: '#ffc09c',
  jungle: '#c4f0a6',
  ice: '#ffffff',
  ruin: '#e58a6f',
};

export const FACES = {
  rogue: (
    <>
      <path d="M-40 -12c14 -16 26 -2 34 -10s20 -12 30 4l-8 14c-10 6 -16 -4 -26 2s-20 8 -30 -10z" fill="#2b4730" />
      <path d="M-18 18c8 -8 22 -6 30 0s16 2 22 10l-10 14h-44z" fill="#38502c" />
      <path
        d="M-30 4c10 -6 18 2 28 -2M-4 8c12 -6 22 2 36 -4M-26 30c10 -6 20 0 26 -4"
        stroke="#e8f2ff"
        strokeOpacity={0.55}
        strokeWidth={2.4}
      />
      <circle cx={-12} cy={-12} r={3} fill="#ff7a45" />
      <circle cx={12} cy={-18} r={2.2} fill="#ffb45e" />
      <circle cx={8} cy={26} r={2.8} fill="#ff7a45" />
    </>
  ),
  desert: (
    <>
      <path d="M-40 -8c20 -8 40 8 80 -2v10c-36 8 -56 -6 -80 2z" fill="#b97633" fillOpacity={0.6} />
      <path d="M-40 14c24 -10 44 6 80 -4v12c-30 8 -54 -4 -80 4z" fill="#c88a45" fillOpacity={0.6} />
      <path
        d="M-36 -22c24 8 48 -6 72 0M-38 4c26 8 50 -6 76 2M-34 26c22 6 44 -4 66 2"
        stroke="#fff0c8"
        strokeOpacity={0.4}
        strokeWidth={1.6}
      />
      <path d="M-22 -36q22 10 44 0l-10 -8h-24z" fill="#5c8a4a" />
      <path d="M-18 38q18 -9 36 0l-8 6h-20z" fill="#5c8a4a" />
      <circle cx={-6} cy={-1} r={2.4} fill="#4f8a6a" />
      <circle cx={18} cy={14} r={1.8} fill="#4f8a6a" />
    </>
  ),
  moon: (
    <>
      <path d="M-40 10c16 -14 30 0 44 -8s22 6 36 2v36h-80z" fill="#77879a" fillOpacity={0.55} />
      {[
        [-16, -14, 8],
        [12, -22, 5],
        [18, 6, 9],
        [-10, 16, 6],
        [4, 30, 5],
        [-28, 4, 4],
      ].map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill="#5d6b7d" fillOpacity={0.75} />
          <circle cx={(x ?? 0) + 1.2} cy={(y ?? 0) + 1.2} r={(r ?? 0) * 0.8} fill="#a9b6c4" fillOpacity={0.7} />
        </g>
      ))}
    </>
  ),
  water: (
    <>
      <path
        d="M-40 -16q20 -10 40 0t40 0M-40 0q20 -10 40 0t40 0M-40 16q20 -10 40 0t40 0"
        stroke="#d8f4ff"
        strokeOpacity={0.26}
        strokeWidth={2}
      />
      <path d="M-20 -10q6 -6 12 0t-4 8q-10 0 -8 -8zM10 12q8 -4 12 2t-6 6q-8 -2 -6 -8z" fill="#5fae6a" />
      {[
        [-4, -24, 5],
        [16, -12, 4],
        [-20, 18, 4.5],
        [2, 24, 5],
        [26, 0, 3],
      ].map(([x, y, r]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}l${r} -1.500a${r} ${r} 0 1 1 -0.400 -2.500z`}
          fill="#7fcf86"
          fillOpacity={0.85}
        />
      ))}
      <path
        d="M-34 -26q14 -8 28 0M6 -34q12 -4 22 4M-14 34q16 -6 30 0"
        stroke="#ffffff"
        strokeOpacity={0.7}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </>
  ),
  polluted: (
    <>
      <path
        d="M-40 -20c20 10 30 -8 50 0s20 6 30 0v12c-20 8 -30 -6 -46 0s-24 4 -34 -2z"
        fill="#5f5a24"
        fillOpacity={0.75}
      />
      <path
        d="M-40 6c18 8 34 -6 48 2s22 4 32 -2v12c-18 8 -30 -4 -44 2s-24 2 -36 -4z"
        fill="#4a4420"
        fillOpacity={0.7}
      />
      <path d="M-40 28c20 -8 30 4 44 0s22 -4 36 0" stroke="#b9c23e" strokeOpacity={0.7} strokeWidth={4} />
      <path d="M-30 -30c14 6 30 -4 50 2" stroke="#c7cf52" strokeOpacity={0.5} strokeWidth={3} />
      <circle cx={-14} cy={-4} r={2.4} fill="#e9ff6a" />
      <circle cx={16} cy={22} r={2} fill="#e9ff6a" />
      <circle cx={20} cy={-8} r={1.6} fill="#ffb45e" />
    </>
  ),
  colony: (
    <>
      <path
        d="M-40 -6c16 -10 26 2 40 -4s26 -6 40 2v18c-20 6 -30 -4 -42 2s-24 4 -38 -4z"
        fill="#8d3f28"
        fillOpacity={0.7}
      />
      <path d="M-26 -30l10 8l14 -6l16 8l14 -4" stroke="#5d2616" strokeWidth={2.6} strokeOpacity={0.8} />
      <path d="M-34 22q12 -8 24 0t24 0t20 -2" stroke="#e59a6f" strokeOpacity={0.6} strokeWidth={2} />
      <path d="M8 -14q10 -4 16 4q-4 8 -14 6q-8 -4 -2 -10z" fill="#6b9a52" fillOpacity={0.85} />
      <path d="M-24 10a5 5 0 0 1 10 0zM4 28a4 4 0 0 1 8 0z" fill="#f4ecd8" fillOpacity={0.85} />
    </>
  ),
  jungle: (
    <>
      <path
        d="M-40 -18c14 -10 28 4 38 -4s22 -6 42 4v14c-16 -6 -24 6 -40 2s-26 6 -40 -4z"
        fill="#246b35"
        fillOpacity={0.85}
      />
      <path d="M-40 14c14 -8 22 4 36 0s24 -8 44 2v24h-80z" fill="#1f5a34" fillOpacity={0.85} />
      <path
        d="M-30 -36c4 16 -6 22 4 34s2 20 12 40M22 -36c-6 14 4 24 -4 36s6 18 2 36"
        stroke="#4fc3d0"
        strokeWidth={2.2}
        strokeOpacity={0.75}
      />
      <path
        d="M-8 -26q6 -6 12 0M10 4q6 -6 12 0M-22 8q6 -6 12 0M-2 26q6 -6 12 0"
        stroke="#b8ef7a"
        strokeWidth={2.4}
        strokeOpacity={0.7}
      />
      <circle cx={0} cy={-6} r={2} fill="#f08bc0" />
      <circle cx={-16} cy={-14} r={1.6} fill="#f0d08b" />
    </>
  ),
  ice: (
    <>
      <path
        d="M-40 -20l20 8l12 -10l22 14l26 -8M-34 8l18 4l10 -8l20 10l24 -4M-20 34l8 -12l16 6l12 -10l20 8"
        stroke="#4f93b8"
        strokeWidth={1.6}
        strokeOpacity={0.8}
      />
      <path d="M-40 -40h80v14c-20 10 -50 10 -80 0z" fill="#ffffff" fillOpacity={0.6} />
      <path d="M-30 40c16 -12 44 -12 60 0z" fill="#ffffff" fillOpacity={0.55} />
      <path d="M-16 -4l6 -6l8 4l-4 8zM10 14l8 -4l6 6l-8 4z" fill="#7fb6d2" fillOpacity={0.6} />
    </>
  ),
  ruin: (
    <>
      <path d="M-6 -40l4 16l-10 10l14 10l-8 14l10 12l-4 18" stroke="#ff8a4a" strokeWidth={2.6} />
      <path
        d="M-2 -24l16 4l8 -10M4 -4l18 6l14 -6M-4 10l-18 4l-14 -6M6 24l16 2"
        stroke="#ff8a4a"
        strokeWidth={1.4}
        strokeOpacity={0.8}
      />
      {[
        [-20, -18, 6],
        [20, -16, 5],
        [-22, 22, 7],
        [22, 20, 4],
      ].map(([x, y, r]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r}
          fill="#1c0a0c"
          fillOpacity={0.7}
          stroke="#b05a48"
          strokeWidth={1}
        />
      ))}
    </>
  ),
};

/** What belongs to a world and floats beside it. */
export const BESIDE: Partial<Record<keyof typeof FACES, ReactNode>> = {
  ruin: (
    <g fill="#8c5448" stroke="#2a1012" strokeWidth={1}>
      <path d="M-66 -16l8 -6l7 5l-3 8l-9 2z" />
      <path d="M-78 4l5 -4l5 3l-2 6l-6 1z" />
      <path d="M-62 14l6 -3l4 5l-4 5l-6 -2z" />
      <path d="M-84 -16l4 -2l3 3l-3 4l-4 -1z" />
      <path d="M-60 34l4 -3l4 3l-2 4l-5 0z" />
    </g>
  ),
};
