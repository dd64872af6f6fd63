// Lights on the board what the coach speaks of, if the game's table can.

import type { Scalar } from '@orrery/kernel';
import { useFrame } from '../table/frame.ts';

const NOTHING: readonly Scalar[] = [];

export function Pointing({ at = NOTHING }: { readonly at?: readonly Scalar[] | undefined }) {
  const { table } = useFrame();
  return table?.Pointer === undefined ? null : <table.Pointer at={at} />;
}
