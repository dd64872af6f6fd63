// The replay in words: what a row answered, what a turning point was.

import { answerName, namingOf, sentence } from '@orrery/games';
import { askOf, type Messages, type Row, view } from '@orrery/kernel';
import { useMemo } from 'react';
import { useTableContext } from '../table/frame.ts';
import type { Replay } from './film.ts';
import type { TurningPoint } from './race.ts';
import { type Viewpoint, eventSeenFrom } from './sight.ts';
import { useReplay } from './theatre.ts';

export interface ReplayWords {
  /** What the row after this moment answers; null: it is no answer, or not for these viewpoint. */
  answer(moment: number): string | null;
  point(point: TurningPoint): string;
  swing(point: TurningPoint): string;
  score(value: number): string;
}

export function useReplayWords(): ReplayWords {
  const { replay, reel, player, viewpoints } = useReplay();
  const { props, table } = useTableContext();
  const { messages } = props;
  const { viewpoint } = player;
  return useMemo(() => {
    const score = (value: number): string => table?.score?.(value) ?? `${value}`;
    const swing = ({ swing: by }: TurningPoint): string => `${by < 0 ? '−' : '+'}${score(Math.abs(by))}`;
    return {
      score,
      swing,
      answer(moment) {
        const row = replay.record.rows[moment];
        const known = row !== undefined && (reel.open || viewpoints.includes(row.seat));
        return known ? answerWords(replay, moment, row, messages) : null;
      },
      point(point) {
        const who = replay.record.seats[point.seat] ?? '';
        return [`${who} ${swing(point)}`, whatWords(replay, point, viewpoint, messages)]
          .filter((part) => part !== '')
          .join(': ');
      },
    };
  }, [replay, reel, viewpoints, viewpoint, messages, table]);
}

function answerWords(replay: Replay, moment: number, row: Row, messages: Messages): string | null {
  if (!('answer' in row)) return null;
  const seen = view(replay.stateAt(moment), row.seat);
  const ask = askOf(replay.game, seen, row.seat);
  return ask === null ? null : answerName(messages, ask, row.answer, namingOf(replay.game, seen, messages));
}

/** The line of the log that goes with a swing: the one that names the seat, or the first there is. */
function whatWords(
  { lines }: Replay,
  { moment, seat }: TurningPoint,
  viewpoint: Viewpoint,
  messages: Messages,
): string {
  const told = lines.filter((line) => line.moment === moment && line.event.key !== 'log.window');
  const line = told.find(({ event }) => event.args['seat'] === seat) ?? told[0];
  return line === undefined ? '' : sentence(messages, eventSeenFrom(line.event, viewpoint));
}
