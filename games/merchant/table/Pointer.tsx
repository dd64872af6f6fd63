// Makes dots glow on the chart for as long as the page around the table speaks of them.

import { useEffect } from 'react';
import type { Scalar } from '@orrery/kernel';
import { useFocus } from './focus.tsx';

export function Pointer({ at }: { readonly at: readonly Scalar[] }) {
  const { light } = useFocus();
  useEffect(() => {
    light(at.map(Number));
    return () => light([]);
  }, [at, light]);
  return null;
}
