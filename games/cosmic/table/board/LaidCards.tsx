// The cards of offense and defense on the board, beside the Warp: face down, then turned up, with what each side comes to below them.
// Where a board has no room for them, the line over it must do.

import './laid-cards.css';
import { itemOf, type View } from '@orrery/kernel';
import { memo } from 'react';
import type { TableProps } from '../../../table.ts';
import { kindOf, valueOf } from '../../rules/cards.ts';
import { type Challenge, current, mainOf, type Side, SIDES, type Table } from '../../rules/table.ts';
import { bothAttack, totalOf, totals } from '../../rules/totals.ts';
import { cardsAt, type Point, type Sheet } from './sheet.ts';

interface LaidCardsProps {
  readonly sheet: Sheet;
  readonly view: View<Table>;
  readonly glyph: TableProps['glyph'];
}

const LaidCards = memo(({ sheet, view, glyph }: LaidCardsProps) => {
  const challenge = current(view.table);
  const spots = cardsAt(sheet);
  if (challenge === undefined || spots === null) return null;
  return (
    <g aria-hidden="true">
      {SIDES.map((side) => (
        <g key={side} transform={`translate(${spots[side].at.join(' ')})`} data-laid={side}>
          <LaidCard view={view} glyph={glyph} challenge={challenge} side={side} total={spots[side].total} />
        </g>
      ))}
    </g>
  );
});

export default LaidCards;

interface LaidCardProps extends Omit<LaidCardsProps, 'sheet'> {
  readonly challenge: Challenge;
  readonly side: Side;
  readonly total: Point;
}

function LaidCard({ view, glyph, challenge, side, total }: LaidCardProps) {
  const shown = challenge.shown[side];
  const [slot] = challenge.laid[side];
  if (shown === undefined && slot === undefined) return null;
  const isUp = shown !== undefined;
  const item = shown?.item ?? (slot === undefined ? -1 : itemOf(view, slot));
  const main = mainOf(challenge, side);
  const isWon = challenge.winner === side;
  return (
    <>
      <g key={isUp ? 'up' : 'down'} className="cosmic-card" data-up={isUp} data-won={isWon}>
        <rect x={-35} y={-50} width={70} height={100} rx={8} stroke={glyph(Math.max(0, main)).colour} />
        <rect x={-30} y={-45} width={60} height={90} rx={5} className="cosmic-card-inside" />
        {item >= 0 && <Face item={item} counts={shown?.attack === true ? shown.value : null} isUp={isUp} />}
      </g>
      <Kicker view={view} challenge={challenge} side={side} />
      {bothAttack(challenge) && (
        <text x={total[0]} y={total[1]} className="cosmic-card-total" data-won={isWon}>
          {figure(challenge.totals?.[side] ?? totalOf(totals(view), side))}
        </text>
      )}
    </>
  );
}

interface FaceProps {
  readonly item: number;
  /** As what it counts, whatever it is; null: it is no Attack, or not turned up. */
  readonly counts: number | null;
  readonly isUp: boolean;
}

/** The number of an Attack, the waves of a Compromise. */
function Face({ item, counts, isUp }: FaceProps) {
  // Turned into a Compromise after it was shown (Emotion Control): it counts as one.
  const kind = isUp && counts === null && kindOf(item) === 'attack' ? 'compromise' : kindOf(item);
  const n = counts ?? (kind === 'attack' ? valueOf(item) : null);
  if (n !== null)
    return (
      <text y={13} className="cosmic-card-figure">
        {figure(n)}
      </text>
    );
  return <path d={kind === 'compromise' ? WAVES : STAR} className="cosmic-card-sign" data-kind={kind} />;
}

/** A Kicker at the corner, once it is known (§6.3). */
function Kicker({ view, challenge, side }: Omit<LaidCardProps, 'glyph' | 'total'>) {
  const slots = challenge.kicker[side];
  if (slots.length === 0) return null;
  const item = itemOf(view, slots[0] ?? -1);
  return (
    <g transform="translate(35 -42)">
      <circle r={19} className="cosmic-card-kicker" />
      <text y={7} className="cosmic-card-factor">
        ×{item < 0 ? '?' : figure(valueOf(item))}
      </text>
    </g>
  );
}

const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

const WAVES = 'M-22 8c7-13 15-13 22 0c7 13 15 13 22 0M-22 -10c7-13 15-13 22 0c7 13 15 13 22 0';
const STAR = 'M0 -24l6 18L24 0l-18 6L0 24l-6-18L-24 0l18-6z';
