// The time that is left for the decision.

import { useEffect, useState } from 'react';
import type { Props } from '../panels/props.ts';

export function Countdown({ props: { say }, until }: { readonly props: Props; readonly until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const text =
    seconds >= 3600
      ? `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="cxd-clock" data-late={seconds <= 10}>
      {say({ key: 'panel.time-left', args: { time: text } })}
    </p>
  );
}
