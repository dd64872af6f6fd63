// The race drawn large, the moments at which it turned, and what a bot would have done there.

import type { TableProps } from '@orrery/games/table';
import { Glyph } from '../part/Glyph.tsx';
import { useLanguage } from '../words/language.tsx';
import { BotAnalysis } from './BotSays.tsx';
import { RaceChart } from './RaceChart.tsx';
import { useReplay } from './theatre.ts';
import { useReplayWords } from './useTelling.ts';
import './Analysis.css';

export function Analysis({ names }: TableProps) {
  const { say } = useLanguage();
  const { player, points, reel } = useReplay();
  const telling = useReplayWords();
  return (
    <div className="analysis">
      <RaceChart names={names} score={telling.score} />
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
      {reel.open && <BotAnalysis />}
    </div>
  );
}
