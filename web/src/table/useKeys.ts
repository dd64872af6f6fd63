// One key for each thing that is done often. They rest while something is typed, while a page lies over the table, and
// for whoever has turned them off.

import { useLayoutEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Keys as the browser names them: `u`, `?`, `Escape`. */
export function useKeys(keys: Keys): void {
  const { keys: on } = useSettings();
  const now = useRef(keys);
  // Before the page is painted: a key pressed at the first sight of a question counts.
  useLayoutEffect(() => {
    now.current = keys;
  });
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const act = Object.hasOwn(now.current, event.key) ? now.current[event.key] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}

const TYPED: readonly string[] = ['checkbox', 'radio', 'range', 'button'];

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (target instanceof HTMLInputElement) return !TYPED.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
