// Every row of the scenario: click to jump, or step with the buttons.

import type { Moment } from './moments.ts';

interface Props {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly changed: number;
  onJump(at: number): void;
  onCopy(): void;
}

export function RowList({ moments, at, changed, onJump, onCopy }: Props) {
  const last = moments.length - 1;
  const step = (label: string, to: number) => (
    <button type="button" disabled={to < 0 || to > last || to === at} onClick={() => onJump(to)}>
      {label}
    </button>
  );
  return (
    <section className="timeline">
      <h2>
        Row {at} of {last}
      </h2>
      <p>
        {step('First', 0)} {step('Back', at - 1)} {step('On', at + 1)} {step('Last', last)}{' '}
        <button type="button" onClick={onCopy}>
          Copy scenario
        </button>
      </p>
      <ol start={0}>
        {moments.map((moment, i) => (
          <li key={i} className={i === changed ? 'changed' : undefined}>
            <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => onJump(i)}>
              {i} · {moment.line === '' ? 'deal' : moment.line}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
