// At the foot of the board: the answer that is being put together by clicks, and the choices where one thing stands for several.

import type { Ask, Choice } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { amountsOf, draftOf, filledClicks, isPutting, type Target, type Targets } from './targets.ts';

interface TrayProps {
  readonly props: TableProps<Table>;
  readonly targets: Targets;
  press(target: Target): void;
}

export function Tray({ props, targets, press }: TrayProps) {
  const { looked } = useFocus();
  const { ask } = props;
  if (ask === null || targets.kind === null) return null;
  const several = looked === null ? [] : (targets.by.get(looked) ?? []);
  const isOpen = several.length > 1 || (targets.isAct && several.length > 0);
  const isDrafted = isPutTogether(ask.choice);
  // What comes and goes beside the question keeps clear of a tray (web/src/table/Decision.css): there is none without need.
  if (!isOpen && !isDrafted) return null;
  return (
    <div className="cosmic-tray" data-tray>
      {isOpen && <Several props={props} ask={ask} targets={several} press={press} />}
      {isDrafted && <Draft props={props} ask={ask} />}
    </div>
  );
}

/** By several clicks: a single token goes with its click. */
const isPutTogether = (choice: Choice): boolean =>
  choice.kind === 'some' || (choice.kind === 'amounts' && (choice.min !== 1 || choice.max !== 1));

/** What can be answered with the thing that is looked at. */
function Several({
  props: { name, busy },
  ask: { choice },
  targets,
  press,
}: {
  readonly props: TableProps<Table>;
  readonly ask: Ask;
  readonly targets: readonly Target[];
  press(target: Target): void;
}) {
  return (
    <ul className="cosmic-several">
      {targets.map((target) => (
        <li key={target.entry}>
          <button
            type="button"
            className="button"
            disabled={busy}
            data-answer={target.id}
            onClick={() => press(target)}
          >
            {name('noun' in choice ? choice.noun : 'word', target.id)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The numbers that can be filled in at one click: each of a few, or all there are to put. */
const fillsOf = (min: number, max: number): number[] =>
  min === max
    ? [max]
    : max > 6
      ? []
      : Array.from({ length: max - Math.max(1, min) + 1 }, (_, n) => Math.max(1, min) + n);

/** How much is chosen; a click back, all of them back, and the answer. */
function Draft({
  props: { say, why, explain, answer, busy, view },
  ask,
}: {
  readonly props: TableProps<Table>;
  readonly ask: Ask;
}) {
  const { clicks, click } = useFocus();
  const { choice } = ask;
  if (choice.kind !== 'amounts' && choice.kind !== 'some') return null;
  const { min, max } = choice;
  const n =
    choice.kind === 'amounts'
      ? choice.entries.reduce((sum, { weight }, i) => sum + weight * (amountsOf(ask, clicks)[i] ?? 0), 0)
      : clicks.length;
  const isWhole = n >= min && n <= max;
  const confirm = (): void => {
    const draft = draftOf(ask, clicks);
    const refusal = why(draft);
    if (refusal === null) answer(draft);
    else explain(refusal);
  };
  return (
    <div className="cosmic-draft" role="group">
      <output>
        {say({
          key: min === max ? 'board.sum' : min === 0 ? 'board.sum-most' : 'board.sum-range',
          args: { n, min, max },
        })}
      </output>
      {fillsOf(min, max).map((fill) => {
        const filled = filledClicks(ask, view.table, fill);
        if (filled === null) return null;
        const words = say({ key: isPutting(ask) ? 'board.spread' : 'board.take-n', args: { n: fill } });
        return (
          <button
            key={fill}
            type="button"
            className="button fill"
            aria-label={min < max ? words : undefined}
            title={words}
            aria-pressed={min !== max && n === fill}
            onClick={() => click(...filled)}
          >
            {min < max ? fill : isPutting(ask) ? words : say({ key: 'board.take-most' })}
          </button>
        );
      })}
      {clicks.length > 0 && (
        <button type="button" className="button plain" onClick={() => click(...clicks.slice(0, -1))}>
          {say({ key: 'board.back' })}
        </button>
      )}
      <button
        type="button"
        className="button main"
        disabled={busy}
        aria-disabled={!isWhole}
        data-confirm=""
        onClick={confirm}
      >
        {say({ key: n === 0 && min === 0 ? 'board.none' : 'board.confirm' })}
      </button>
    </div>
  );
}
