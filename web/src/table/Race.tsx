// The race on top: every seat's glyph on one brass line to the goal, as far as the reader may know the scores. It opens
// the chart of the race so far.

import { useEffect, useState } from 'react';
import { useFront, useScore } from '../home/fronts.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { TableSheet } from '../part/Sheet.tsx';
import type { Sample } from '../source/scores.ts';
import { useLanguage } from '../words/language.tsx';
import { RaceChart } from './RaceChart.tsx';
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

interface RacePageProps {
  /** What was seen of it since the page was opened. */
  readonly samples: readonly Sample[];
  /** The whole of it, where it can be had. */
  readonly history: (() => Promise<readonly Sample[]>) | undefined;
  onClose(): void;
}

/** The race over the table: the chart of the scores so far, and how far each seat is from the goal. */
export function RacePage({ samples, history, onClose }: RacePageProps) {
  const { say } = useLanguage();
  const { shownTable, props } = useTableContext();
  const [whole, setWhole] = useState<readonly Sample[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void history?.().then((found) => wanted && setWhole(found));
    return () => {
      wanted = false;
    };
  }, [history]);
  const race = whole ?? samples;
  const goal = useFront(shownTable.game.id)?.goal?.(props.view) ?? null;
  const write = useScore(shownTable.game.id);
  const seats = shownTable.sitters
    .map(({ name }, seat) => ({ name, seat, score: shownTable.standing.scores[seat] ?? null }))
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const label = seats.map(({ name, score }) => `${name} ${score === null ? '?' : write(score)}`).join(', ');
  return (
    <TableSheet title={say('table.race')} wide onClose={onClose}>
      <RaceChart
        size="large"
        scores={props.names.map((_, seat) => race.map(({ scores }) => scores[seat] ?? null))}
        places={race.map(({ at }) => at)}
        goal={goal}
        label={label}
        write={write}
      />
      <table className="race-table">
        <thead>
          <tr>
            <th scope="col">{say('end.name')}</th>
            <th scope="col">{say('table.score')}</th>
            {goal !== null && <th scope="col">{say('race.to-go')}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ name, seat, score }) => (
            <tr key={seat}>
              <td>
                <Glyph seat={seat} /> {name}
              </td>
              <td>{score === null ? say('table.unknown') : write(score)}</td>
              {goal !== null && <td>{score === null ? '' : write(Math.max(0, goal - score))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableSheet>
  );
}
