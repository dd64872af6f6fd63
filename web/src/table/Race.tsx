// The race on top: every seat's mark on one brass line to the goal, as far as the reader may know the scores. It opens the
// chart of the race so far.

import { Glyph } from '../part/Glyph.tsx';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import './Race.css';

export function RaceLine() {
  const { say } = useLanguage();
  const { shot, props, table, openPage } = useTableContext();
  const { scores } = shot.standing;
  const known = scores.filter((score) => score !== null);
  const goal = table?.goal?.(props.view) ?? null;
  const low = Math.min(0, ...known);
  const high = Math.max(goal ?? low + 5, ...known);
  const write = (score: number): string => table?.score?.(score) ?? `${score}`;
  const marks = scores.flatMap((score, seat) => (score === null ? [] : [{ seat, score }]));
  const words = marks.map(({ seat, score }) => `${props.names[seat]} ${write(score)}`).join(', ');
  const place = (score: number): string => `${((score - low) / (high - low)) * 100}%`;
  return (
    <button type="button" className="race" onClick={() => openPage({ page: 'race' })}>
      <span className="aloud">
        {say('table.race')}: {words}. {say('race.open')}
      </span>
      <span className="line" />
      {goal !== null &&
        [0.25, 0.5, 0.75].map((part) => <span key={part} className="tick" style={{ left: place(goal * part) }} />)}
      {marks.map(({ seat, score }) => {
        const ties = marks.filter((mark) => mark.score === score);
        const style = { left: place(score), '--shift': spread(ties, seat) };
        return (
          <span key={seat} className="mark" style={style}>
            <Glyph seat={seat} size={20} />
          </span>
        );
      })}
      <span className="end low" aria-hidden="true">
        {write(low)}
      </span>
      <span className="end high" aria-hidden="true">
        {write(high)}
      </span>
    </button>
  );
}

/** Seats with the same score stand side by side. */
function spread(ties: readonly { readonly seat: number }[], seat: number): string {
  const at = ties.findIndex((mark) => mark.seat === seat);
  return `${(at - (ties.length - 1) / 2) * 16}px`;
}
