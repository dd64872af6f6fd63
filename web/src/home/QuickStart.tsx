// One click to a game: as its front wants it for a newcomer.

import type { Front } from '@orrery/games/front';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../words/language.tsx';
import { useSaid } from './fronts.tsx';

interface QuickStartProps {
  readonly front: Front;
  readonly label: string;
  readonly main: boolean;
}

export function QuickStart({ front, label, main }: QuickStartProps) {
  const { say } = useLanguage();
  const said = useSaid();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const { openQuick } = await import('./open.ts');
      go(await openQuick(front));
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const { name, line, presets: [preset] = [] } = front;
  return (
    <>
      <button
        type="button"
        className={main ? 'button main' : 'button'}
        title={say('home.quick-more', { game: said(name), what: said(preset?.line ?? line) })}
        disabled={busy}
        onClick={() => void start()}
      >
        {label}
      </button>
      {trouble !== null && (
        <p className="bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
