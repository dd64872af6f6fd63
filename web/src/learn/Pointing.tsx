// Lights on the board what the coach speaks of, if the game's table can.

import type { Scalar } from '@orrery/kernel';
import { useTableContext } from '../table/frame.ts';

const NOTHING: readonly Scalar[] = [];

export function Pointing({ at = NOTHING }: { readonly at?: readonly Scalar[] | undefined }) {
  const { table } = useTableContext();
  return table?.Pointer === undefined ? null : <table.Pointer at={at} />;
}
