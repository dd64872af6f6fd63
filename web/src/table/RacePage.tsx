// The race over the table.

import { useEffect, useState } from 'react';
import { useFront, useScore } from '../home/fronts.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { TableSheet } from '../part/Sheet.tsx';
import type { Sample } from '../source/scores.ts';
import { useLanguage } from '../words/language.tsx';
import { RaceChart } from './RaceChart.tsx';
import { useTableContext } from './tableContext.ts';
import './Race.css';

interface RacePageProps {
  /** What was seen of it since the page was opened. */
  readonly samples: readonly Sample[];
  /** The whole of it, where it can be had. */
  readonly history: (() => Promise<readonly Sample[]>) | undefined;
  onClose(): void;
}

/** The chart of the scores so far, and how far each seat is from the goal. */
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
