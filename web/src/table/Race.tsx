// The race on top: every seat's mark on one brass line, as far as the reader may know the scores.

import { Glyph } from '../part/Glyph.tsx';
import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import './Race.css';

export function Race() {
  const { shot } = useFrame();
  const { say } = useLanguage();
  const { scores } = shot.standing;
  const known = scores.filter((score) => score !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(low + 5, ...known);
  const marks = scores.flatMap((score, seat) => (score === null ? [] : [{ seat, score }]));
  const words = marks.map(({ seat, score }) => `${shot.sitters[seat]?.name} ${score}`).join(', ');
  return (
    <div className="race" role="img" aria-label={`${say('table.race')}: ${words}`}>
      <span className="line" />
      {marks.map(({ seat, score }) => {
        const ties = marks.filter((mark) => mark.score === score);
        const place = { left: `${((score - low) / (high - low)) * 100}%`, '--shift': spread(ties, seat) };
        return (
          <span key={seat} className="mark" style={place}>
            <Glyph seat={seat} size={20} />
          </span>
        );
      })}
      <span className="end low">{low}</span>
      <span className="end high">{high}</span>
    </div>
  );
}

/** Seats with the same score stand side by side. */
function spread(ties: readonly { readonly seat: number }[], seat: number): string {
  const at = ties.findIndex((mark) => mark.seat === seat);
  return `${(at - (ties.length - 1) / 2) * 16}px`;
}
