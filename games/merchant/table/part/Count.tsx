// How many of one thing: less, the number, more; of a single one, yes or no.

import type { Props } from './self.ts';

interface CountProps {
  readonly props: Props;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** How the number is written; money comes in tens. */
  readonly shown?: string;
  readonly step?: number;
  onChange(value: number): void;
}

export function Count({ props, label, value, max, shown, step = 1, onChange }: CountProps) {
  const { say } = props;
  if (max === 1)
    return (
      <span className="mv-count">
        <button
          type="button"
          className="mv-pick"
          aria-label={label}
          aria-pressed={value === 1}
          onClick={() => onChange(1 - value)}
        >
          {value === 1 ? '✓' : '+'}
        </button>
      </span>
    );
  const set = (next: number): void => onChange(Math.min(max, Math.max(0, next)));
  return (
    <span className="mv-count" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={say({ key: 'panel.less', args: { what: label } })}
        aria-disabled={value <= 0}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <output>{shown ?? value}</output>
      <button
        type="button"
        aria-label={say({ key: 'panel.more', args: { what: label } })}
        aria-disabled={value >= max}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </span>
  );
}
