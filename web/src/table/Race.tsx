// The race on top: every seat's glyph on one brass line to the goal, as far as the reader may know the scores. It opens
// the chart of the race so far.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFront, useScore } from '../home/fronts.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { useLanguage } from '../words/language.tsx';
import { spreadOut } from './spread.ts';
import { useTableContext } from './tableContext.ts';
import './Race.css';

export function RaceLine() {
  const { say } = useLanguage();
  const { shownTable, props, openPage } = useTableContext();
  const { scores } = shownTable.standing;
  const known = scores.filter((score) => score !== null);
  const goal = useFront(shownTable.game.id)?.goal?.(props.view) ?? null;
  const low = Math.min(0, ...known);
  const high = Math.max(goal ?? low + 5, ...known);
  const write = useScore(shownTable.game.id);
  const marks = scores.flatMap((score, seat) => (score === null ? [] : [{ seat, score }]));
  const words = marks.map(({ seat, score }) => `${props.names[seat]} ${write(score)}`).join(', ');
  const part = (score: number): number => (score - low) / (high - low);
  const place = (score: number): string => `${part(score) * 100}%`;
  const [line, wide] = useWidth();
  const at = spreadOut(
    marks.map(({ score }) => part(score) * wide),
    MARK + 1,
    wide,
  );
  return (
    <button type="button" className="race" ref={line} onClick={() => openPage({ page: 'race' })}>
      <span className="aloud">
        {say('table.race')}: {words}. {say('race.open')}
      </span>
      <span className="line" />
      {goal !== null &&
        [0.25, 0.5, 0.75].map((part) => <span key={part} className="tick" style={{ left: place(goal * part) }} />)}
      {marks.map(({ seat }, n) => (
        <span key={seat} className="mark" style={{ left: `${at[n] ?? 0}px` }}>
          <Glyph seat={seat} size={MARK} />
        </span>
      ))}
      <span className="end low" aria-hidden="true">
        {write(low)}
      </span>
      <span className="end high" aria-hidden="true">
        {write(high)}
      </span>
    </button>
  );
}

/** Pixels. */
const MARK = 20;

/** How wide an element is, now and when that changes. */
function useWidth(): [ref: RefObject<HTMLButtonElement | null>, wide: number] {
  const element = useRef<HTMLButtonElement>(null);
  const [wide, setWide] = useState(0);
  useLayoutEffect(() => {
    const room = element.current;
    if (room === null) return undefined;
    const measure = (): void => setWide(room.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return [element, wide];
}
