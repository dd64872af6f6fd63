// The portraits of the 102 powers: `<Alien power={7} size={28} />`. Round, on a ground of their own, so that they stand on any
// colour; also inside another drawing, with `x` and `y`. The drawings come after the page that shows them: a disc waits there.

import { lazy, Suspense } from 'react';
import { idle } from '../idle.ts';

const Portrait = lazy(() => idle().then(() => import('./Portrait.tsx')));

interface Props {
  /** The number of the power. */
  readonly power: number;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  /** Left out: the picture says nothing that is not said beside it. */
  readonly label?: string;
  readonly className?: string;
}

export function Alien({ power, size = 28, x, y, label, className }: Props) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} x={x} y={y} className={className} {...said}>
      <Suspense fallback={<circle cx="50" cy="50" r="48" fill="#16213f" />}>
        <Portrait power={power} />
      </Suspense>
    </svg>
  );
}
