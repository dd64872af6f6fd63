// Beside the answers: pass, hint, undo, redo. A button that cannot be used stays in reach, and says why not.

import type { Refusal } from '@orrery/kernel';
import type { TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { useKeys } from './keys.ts';
import type { Hint } from './useHint.ts';

interface Props {
  readonly source: TableSource;
  readonly hint: Hint;
  readonly passAll: (() => void) | undefined;
}

export function Actions({ source, hint, passAll }: Props) {
  const { say } = useLanguage();
  const { shot, props, send } = useTableContext();
  const { ask, busy, answer } = props;
  const { canUndo, canRedo, canTakeBack, here } = shot;
  const pass = ask?.pass === true && !busy ? () => answer(null) : undefined;
  useKeys({
    p: pass,
    h: hint.think,
    u: canUndo && !busy ? () => send(source.undo) : undefined,
    r: canRedo && !busy ? () => send(source.redo) : undefined,
  });
  const withKey = (words: string, key: string): string => `${words} (${say('table.key', { key })})`;
  return (
    <div className="actions">
      {ask?.pass === true && (
        <button
          type="button"
          className="button main"
          title={say('table.key', { key: 'P' })}
          disabled={busy}
          onClick={pass}
        >
          {say('table.pass')}
        </button>
      )}
      {passAll !== undefined && (
        <button type="button" className="button" title={say('table.pass-all-more')} disabled={busy} onClick={passAll}>
          {say('table.pass-all')}
        </button>
      )}
      {hint.think !== undefined && (
        <button
          type="button"
          className="button"
          title={withKey(say('table.hint-more'), 'H')}
          disabled={hint.thinking}
          onClick={hint.think}
        >
          {say(hint.thinking ? 'table.thinking' : 'table.hint')}
        </button>
      )}
      {here.length === 0 ? null : !canUndo && canTakeBack ? (
        <Action label={say('table.take-back')} why={say('table.take-back-more')} can command={source.takeBack} />
      ) : (
        <Action
          label={say('table.undo')}
          why={canUndo ? withKey(say('table.undo-more'), 'U') : say('table.undo-not')}
          can={canUndo}
          command={source.undo}
        />
      )}
      {canRedo && (
        <Action label={say('table.redo')} why={withKey(say('table.redo-more'), 'R')} can command={source.redo} />
      )}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  /** What it does, or why it cannot. */
  readonly why: string;
  readonly can: boolean;
  command(): Promise<Refusal | null>;
}

function Action({ label, why, can, command }: ActionProps) {
  const { props, send } = useTableContext();
  return (
    <button
      type="button"
      className="button"
      title={why}
      aria-disabled={!can}
      disabled={props.busy}
      onClick={() => can && send(command)}
    >
      {label}
      {!can && <span className="aloud">. {why}</span>}
    </button>
  );
}
