// A die, as it fell.

import './die.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  readonly face: number;
  readonly tumbles?: boolean;
  /** Milliseconds. */
  readonly delay?: number;
  /** It is the Pilot Number. */
  readonly chosen?: boolean;
}

export function Die({ face, tumbles = false, delay = 0, chosen = false }: DieProps) {
  return (
    <svg
      viewBox="-24 -24 48 48"
      className={tumbles ? 'chart-die chart-tumble' : 'chart-die'}
      style={{ animationDelay: `${delay}ms` }}
      data-chosen={chosen}
      data-face={face}
      aria-hidden="true"
    >
      <rect x={-21} y={-21} width={42} height={42} rx={9} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 11} cy={y * 11} r={4.3} />
      ))}
    </svg>
  );
}
