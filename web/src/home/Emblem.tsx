// A small engraving for each small game: two comets that meet, a world and its moons, hexes half surveyed.

import type { ReactNode } from 'react';

const EMBLEMS: Readonly<Record<string, ReactNode>> = {
  duel: (
    <>
      <path d="M10 62Q34 52 44 40M94 10Q72 18 60 30" />
      <path d="M14 50Q32 44 42 37M86 4Q70 12 58 27" opacity="0.5" />
      <circle cx="49" cy="36" r="6" fill="var(--seat-0)" stroke="none" />
      <circle cx="56" cy="33" r="6" fill="var(--seat-3)" stroke="none" />
    </>
  ),
  orbit: (
    <>
      <ellipse cx="52" cy="36" rx="42" ry="15" transform="rotate(-16 52 36)" />
      <ellipse cx="52" cy="36" rx="28" ry="28" opacity="0.5" />
      <circle cx="52" cy="36" r="12" fill="var(--seat-2)" stroke="none" />
      <circle cx="90" cy="21" r="4.5" fill="var(--seat-1)" stroke="none" />
      <circle cx="32" cy="55" r="3.5" fill="var(--ivory)" stroke="none" />
    </>
  ),
  frontier: (
    <>
      <path d="M38 12l14 8v16l-14 8l-14-8v-16zM66 12l14 8v16l-14 8l-14-8v-16z" />
      <path d="M52 36l14 8v16l-14 8l-14-8v-16z" fill="rgb(201 162 74 / 0.18)" />
      <path d="M24 36l-14 8v16l14 8l14-8M80 36l14 8v16l-14 8l-14-8" strokeDasharray="3 4" opacity="0.6" />
      <circle cx="52" cy="52" r="5" fill="var(--seat-1)" stroke="none" />
      <circle cx="38" cy="28" r="4" fill="var(--seat-3)" stroke="none" />
    </>
  ),
};

export function Emblem({ id }: { readonly id: string }) {
  return (
    <svg className="emblem" viewBox="0 0 104 72" aria-hidden="true">
      {EMBLEMS[id]}
    </svg>
  );
}
