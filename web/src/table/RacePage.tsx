// The race over the table: the chart of the scores so far, and how far each seat is from the goal.

import { useEffect, useState } from 'react';
import { Glyph } from '../part/Glyph.tsx';
import { useLanguage } from '../words/language.tsx';
import { TableSheet } from './Dialog.tsx';
import { useTableContext } from './frame.ts';
import type { Sample } from '../source/scores.ts';
import { RaceChart } from './RaceChart.tsx';

interface Props {
  /** What was seen of it since the page was opened. */
  readonly samples: readonly Sample[];
  /** The whole of it, where it can be had. */
  readonly history: (() => Promise<readonly Sample[]>) | undefined;
  onClose(): void;
}

export function RacePage({ samples, history, onClose }: Props) {
  const { say } = useLanguage();
  const { shot, props, table } = useTableContext();
  const [whole, setWhole] = useState<readonly Sample[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void history?.().then((found) => wanted && setWhole(found));
    return () => {
      wanted = false;
    };
  }, [history]);
  const goal = table?.goal?.(props.view) ?? null;
  const write = (score: number): string => table?.score?.(score) ?? `${score}`;
  const seats = shot.sitters
    .map(({ name }, seat) => ({ name, seat, score: shot.standing.scores[seat] ?? null }))
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const label = seats.map(({ name, score }) => `${name} ${score === null ? '?' : write(score)}`).join(', ');
  return (
    <TableSheet title={say('table.race')} wide onClose={onClose}>
      <RaceChart samples={whole ?? samples} names={props.names} goal={goal} label={label} write={write} />
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
