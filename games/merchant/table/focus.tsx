// What chart and panels share: the place looked at, the places that glow, the way about to be flown.

import type { Scalar } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Dot } from '../rules/board.ts';

export interface Focus {
  /** The dot looked at; null: none. Its system's panel comes to the front. */
  readonly dot: Dot | null;
  look(dot: Dot | null): void;
  /** Dots that glow on the chart because a panel speaks of them, for example all who buy a piece of goods. */
  readonly glow: readonly Dot[];
  light(dots: readonly Dot[]): void;
}

export const FocusContext = createContext<Focus | null>(null);

export function FocusProvider({ children }: { readonly children: ReactNode }) {
  const [dot, look] = useState<Dot | null>(null);
  const [glow, light] = useState<readonly Dot[]>([]);
  const focus = useMemo<Focus>(() => ({ dot, look, glow, light }), [dot, glow]);
  return <FocusContext value={focus}>{children}</FocusContext>;
}

export function useFocus(): Focus {
  const focus = useContext(FocusContext);
  if (focus === null) throw new Error('no focus around this component');
  return focus;
}

export function Pointer({ at }: { readonly at: readonly Scalar[] }) {
  const { light } = useFocus();
  useEffect(() => {
    light(at.map(Number));
    return () => light([]);
  }, [at, light]);
  return null;
}
