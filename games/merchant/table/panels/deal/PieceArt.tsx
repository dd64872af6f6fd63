// The drawing of a piece in a deal.

import { words } from '../../../rules/words.ts';
import { Drawn, GearArt, GoodsArt } from '../../part/Art.tsx';
import { ART } from '../../part/drawings.ts';

export function PieceArt({ piece }: { readonly piece: string }) {
  const [verb, code] = words(piece);
  if (verb === 'goods') return <GoodsArt good={code} size={26} />;
  if (verb === 'gear') return <GearArt code={code} size={22} />;
  return <Drawn d={verb === 'iou' ? ART.iou : ART.money} size={22} />;
}
