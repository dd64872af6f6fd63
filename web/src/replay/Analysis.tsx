// The race drawn large, the moments at which it turned, and the review of all decisions.

import type { TableProps } from '@orrery/games/table';
import { Suspense, useMemo } from 'react';
import { useFront } from '../home/fronts.tsx';
import { colourOf, Glyph } from '../part/Glyph.tsx';
import { RaceChart, type Scale } from '../table/RaceChart.tsx';
import { useTableContext } from '../table/tableContext.ts';
import { useLanguage } from '../words/language.tsx';
import { useReplay, useReplayWords } from './replayContext.ts';
import { Review } from './Review.tsx';
import './Analysis.css';

export function Analysis(props: TableProps) {
  const { names } = props;
  const { table } = useTableContext();
  const { say } = useLanguage();
  const { player, points, openedRecord } = useReplay();
  const telling = useReplayWords();
  return (
    <div className="analysis">
      <ReplayRace names={names} />
      <h3>{say('replay.swings')}</h3>
      {points.length === 0 && <p className="quiet">{say('replay.no-swings')}</p>}
      <ol className="swings">
        {points.map((point) => (
          <li key={point.moment}>
            <button type="button" aria-pressed={player.moment === point.moment} onClick={() => player.go(point.moment)}>
              <Glyph seat={point.seat} />
              <span className={point.swing < 0 ? 'swing loss' : 'swing'}>{telling.swing(point)}</span>
              <span>{telling.point(point).replace(/^[^:]*: /, '')}</span>
            </button>
          </li>
        ))}
      </ol>
      <Suspense>{table?.Story !== undefined && <table.Story {...props} />}</Suspense>
      {openedRecord.open && <Review />}
    </div>
  );
}

/** The race from the deal to the end, with the present moment, the turning points and the turns on it. */
function ReplayRace({ names }: { readonly names: readonly string[] }) {
  const { say } = useLanguage();
  const { replay, race, player, points } = useReplay();
  const { shownTable } = useTableContext();
  const front = useFront(shownTable.game.id);
  const { score } = useReplayWords();
  const places = useMemo(() => Array.from({ length: replay.length + 1 }, (_, moment) => moment), [replay]);
  const seats = names.map((name, seat) => `${name} ${score(race.scores[seat]?.[player.moment] ?? 0)}`).join(', ');
  const draw = ({ x, y, top, bottom }: Scale) => (
    <>
      <line className="hand" x1={x(player.moment)} x2={x(player.moment)} y1={top} y2={bottom} />
      {points.map(({ moment, seat }) => (
        <path
          key={moment}
          className="turning"
          d="M0-5l4 5l-4 5l-4-5z"
          transform={`translate(${x(moment)} ${y(race.scores[seat]?.[moment] ?? 0)})`}
          fill={colourOf(seat)}
        />
      ))}
      {replay.turns.map((turn, i) => {
        const long = i % 10 === 0;
        const length = long ? 6 : 3;
        return (
          <line
            key={turn}
            className={long ? 'tick long' : 'tick'}
            x1={x(turn)}
            x2={x(turn)}
            y1={bottom}
            y2={bottom + length}
          />
        );
      })}
    </>
  );
  return (
    <RaceChart
      scores={race.scores}
      places={places}
      goal={front?.goal?.(shownTable.view) ?? null}
      label={say('replay.race', { seats })}
      write={score}
    >
      {draw}
    </RaceChart>
  );
}
