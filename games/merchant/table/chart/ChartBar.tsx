// The band below the chart: the dice that fell, what is left of them, the legend, the buttons that move the chart.

import type { GameEvent, Seat, Sentence, View } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import type { Dot } from '../../rules/board.ts';
import type { Table } from '../../rules/table.ts';
import { Die } from '../shared/Die.tsx';
import type { Camera } from './camera.ts';
import { flightOf } from './reach.ts';

interface ChartBarProps {
  readonly props: TableProps<Table>;
  readonly flying: boolean;
  /** The declared dot whose odds are shown; null: the best of all declarations; undefined: no odds are shown. */
  readonly declared: Dot | null | undefined;
  camera(): Camera | null;
  /** Null: there is no ship to go to. */
  readonly toShip: (() => void) | null;
  /** What going there is called. */
  readonly ship: Sentence;
}

export function ChartBar({ props, flying, declared, camera, toShip, ship }: ChartBarProps) {
  const { view, events, say } = props;
  const roll = rollOf(view, events);
  const legend = legendOf(say, flying, declared);
  return (
    <div className="chart-bar">
      {roll === null ? <span /> : <Dice roll={roll} props={props} />}
      {legend === null ? <span /> : <Legend words={legend} kind={flying ? 'reach' : 'chance'} />}
      <CameraButtons say={say} camera={camera} toShip={toShip} ship={ship} />
    </div>
  );
}

function legendOf(say: TableProps['say'], flying: boolean, declared: Dot | null | undefined): string | null {
  if (flying) return say({ key: 'chart.legend.reach' });
  if (declared === undefined) return null;
  return declared === null
    ? say({ key: 'chart.legend.best' })
    : say({ key: 'chart.legend.by', args: { dot: declared } });
}

interface Roll {
  readonly seat: Seat;
  readonly dice: readonly number[];
  /** Changes with every roll, so that the dice tumble anew. */
  readonly turn: number;
  /** Null: the flight is over. */
  readonly mp: number | null;
  readonly pilot: number;
}

/** The roll that counts now, or the last one of this turn. */
function rollOf(view: View<Table>, events: readonly GameEvent[]): Roll | null {
  const turn = events.findLastIndex(({ key }) => key === 'log.roll');
  const event = events[turn];
  if (event === undefined || event.args['seat'] !== view.table.active) return null;
  const ended = events
    .slice(turn)
    .some(({ key, args }) => key === 'log.declare' && args['seat'] !== event.args['seat']);
  if (ended) return null;
  const flight = flightOf(view);
  const rolled = view.frames.findLast((frame) => 'dice' in frame) as { dice?: readonly number[] } | undefined;
  const dice = flight?.dice ?? rolled?.dice ?? (event.args['dice'] as readonly number[]);
  return { seat: view.table.active, dice, turn, mp: flight?.mp ?? null, pilot: flight?.pilot ?? 0 };
}

function Dice({ roll, props }: { readonly roll: Roll; readonly props: TableProps<Table> }) {
  const { say, glyph, motion } = props;
  const { colour, shape } = glyph(roll.seat);
  const flying = roll.mp !== null;
  return (
    <div className={flying ? 'chart-dice' : 'chart-dice chart-spent'} role="img" aria-label={say(rollInWords(roll))}>
      <div className="chart-dice-row">
        <svg className="chart-dice-seat" viewBox="0 0 24 24" aria-hidden="true">
          <path d={shape} fill={colour} />
        </svg>
        {roll.dice.map((die, n) => (
          <Die
            // Dice have a place in the row and nothing else.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${roll.turn} ${n}`}
            face={die}
            tumbles={motion}
            delay={n * 70}
            chosen={flying && roll.pilot === die}
          />
        ))}
      </div>
      {flying && (
        <p className="chart-mp" aria-hidden="true">
          <strong>{roll.mp}</strong> {say({ key: 'chart.mp-left', args: { mp: roll.mp } })}
          {roll.pilot > 0 && <span>{say({ key: 'chart.pilot-is', args: { pilot: roll.pilot } })}</span>}
        </p>
      )}
    </div>
  );
}

const rollInWords = ({ dice, mp }: Roll) =>
  mp === null ? { key: 'chart.dice-spent', args: { dice } } : { key: 'chart.dice', args: { dice, mp } };

interface CameraButtonsProps {
  readonly say: TableProps['say'];
  camera(): Camera | null;
  readonly toShip: (() => void) | null;
  readonly ship: Sentence;
}

function CameraButtons({ say, camera, toShip, ship }: CameraButtonsProps) {
  const all = [
    [{ key: 'chart.zoom-in' }, 'M12 5v14M5 12h14', () => camera()?.zoom(1.4)],
    [{ key: 'chart.zoom-out' }, 'M5 12h14', () => camera()?.zoom(1 / 1.4)],
    [{ key: 'chart.fit' }, 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', () => camera()?.fit()],
    [ship, 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 1 -.010 0z', toShip],
  ] as const;
  return (
    <div className="chart-controls">
      {all.map(([what, icon, act]) =>
        act === null ? null : (
          <button key={what.key} type="button" onClick={act} aria-label={say(what)} title={say(what)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
          </button>
        ),
      )}
    </div>
  );
}

/** What the tints and numbers on the chart mean. */
function Legend({ words, kind }: { readonly words: string; readonly kind: 'chance' | 'reach' }) {
  return (
    <p className="chart-legend" data-kind={kind}>
      <span aria-hidden="true" />
      {words}
    </p>
  );
}
