// What changes hands, in the words of whoever reads the offer: a base beside yours, a base on their planet.

import type { Scalar } from '@orrery/kernel';
import type { Props } from '../panels/props.ts';

export function pieceName({ say, name }: Props, piece: Scalar, isGiven: boolean): string {
  const [verb, place] = String(piece).split(' ');
  if (verb !== 'base' && verb !== 'leave') return name('piece', piece);
  return say({ key: `panel.${verb}-${isGiven ? 'given' : 'got'}`, args: { place: Number(place) } });
}
