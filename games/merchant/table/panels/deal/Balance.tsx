// Both sides of a deal on a pair of scales.

import type { Props } from '../../part/self.ts';

/** Both sides at market value: a help, not a judgement. */
export function Balance({ props, get, give }: { readonly props: Props; readonly get: number; readonly give: number }) {
  const { say } = props;
  const most = Math.max(get, give, 1);
  const tilt = (12 * (give - get)) / most;
  return (
    <div className="mv-balance">
      <svg viewBox="0 0 120 44" aria-hidden="true">
        <g transform={`rotate(${-tilt} 60 10)`}>
          <path d="M16 10h88M16 10l-9 16h18zM104 10l-9 16h18z" />
        </g>
        <path d="M60 6v32M46 40h28" />
      </svg>
      <p>{say({ key: 'panel.balance', args: { get, give } })}</p>
    </div>
  );
}
