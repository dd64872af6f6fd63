// Below the board of a replay: the race to scrub on, the steps, whose viewpoint, and what can be done with the record.

import { useState } from 'react';
import { useFront } from '../home/fronts.tsx';
import { useTableContext } from '../table/tableContext.ts';
import { useLanguage } from '../words/language.tsx';
import { PlayOn, RecordMenu } from './RecordMenu.tsx';
import { placeWord, turnAt } from './replay.ts';
import { SPEEDS, useReplay, useReplayWords } from './replayContext.ts';
import { Timeline } from './Timeline.tsx';
import { readViewpoint, type Viewpoint, writeViewpoint } from './viewpoint.ts';
import './ReplayBar.css';

export function ReplayBar() {
  const { say } = useLanguage();
  const { replay, player, race, points, moments } = useReplay();
  const { shownTable } = useTableContext();
  const front = useFront(shownTable.game.id);
  const telling = useReplayWords();
  const [playOn, setPlayOn] = useState(false);
  const { moment, go } = player;
  const words = say(placeWord(replay), { at: moment, all: replay.length, turn: turnAt(replay, moment) });
  return (
    <div className="replay-bar" id="decision" tabIndex={-1}>
      <Timeline
        race={race}
        points={points}
        turns={replay.turns}
        moment={moment}
        length={replay.length}
        goal={front?.goal?.(shownTable.view)}
        label={say('replay.moment')}
        words={words}
        go={go}
        title={telling.point}
      />
      <div className="replay-row">
        <Steps last={moments.at(-1) ?? 0} />
        <div className="replay-now">
          <p className="moment">{words}</p>
          <NextAnswer />
        </div>
        <ViewpointSelect />
        <button type="button" className="button" onClick={() => setPlayOn(true)}>
          {say('replay.play-on')}
        </button>
        <RecordMenu />
      </div>
      {playOn && <PlayOn onClose={() => setPlayOn(false)} />}
    </div>
  );
}

/** What comes next, so that one can think before looking. */
function NextAnswer() {
  const { say } = useLanguage();
  const { replay, player } = useReplay();
  const telling = useReplayWords();
  const row = replay.record.rows[player.moment];
  if (row === undefined) return <p className="next quiet">{say('replay.at-end')}</p>;
  const answer = telling.answer(player.moment);
  if (answer === null) return <p className="next quiet">&nbsp;</p>;
  const text = say('replay.next', { who: replay.record.seats[row.seat] ?? '', answer });
  return (
    <p className="next quiet" title={text}>
      {text}
    </p>
  );
}

const ICONS = {
  first: 'M6 5v14M19 5l-10 7l10 7z',
  turnBack: 'M12 5l-9 7l9 7zM21 5l-9 7l9 7z',
  back: 'M16 5l-10 7l10 7z',
  play: 'M7 4l13 8l-13 8z',
  pause: 'M7 5h3v14h-3zM14 5h3v14h-3z',
  forward: 'M8 5l10 7l-10 7z',
  turnForward: 'M12 5l9 7l-9 7zM3 5l9 7l-9 7z',
  last: 'M18 5v14M5 5l10 7l-10 7z',
};

function Steps({ last }: { readonly last: number }) {
  const { say } = useLanguage();
  const { player, replay } = useReplay();
  const round = replay.front?.rounds === undefined ? '' : '-round';
  const { moment, playing, speed, step, turn, go, play, setSpeed } = player;
  const button = (name: string, icon: string, keys: string, off: boolean, press: () => void) => (
    <button
      type="button"
      className="step"
      aria-label={name}
      title={`${name} (${keys})`}
      aria-keyshortcuts={keys}
      disabled={off}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={icon} fill="currentColor" stroke="currentColor" strokeWidth="1.500" strokeLinejoin="round" />
      </svg>
    </button>
  );
  const toggle = (): void => {
    if (!playing && moment >= last) go(0);
    play(!playing);
  };
  return (
    <div className="steps" role="group" aria-label={say('replay.controls')}>
      {button(say('replay.first'), ICONS.first, 'Home', moment === 0, () => go(0))}
      {button(say(`replay.turn-back${round}`), ICONS.turnBack, 'Shift+ArrowLeft', moment === 0, () => turn(-1))}
      {button(say('replay.back'), ICONS.back, 'ArrowLeft', moment === 0, () => step(-1))}
      {button(
        say(playing ? 'replay.pause' : 'replay.play'),
        playing ? ICONS.pause : ICONS.play,
        'Space',
        false,
        toggle,
      )}
      {button(say('replay.forward'), ICONS.forward, 'ArrowRight', moment >= last, () => step(1))}
      {button(say(`replay.turn-forward${round}`), ICONS.turnForward, 'Shift+ArrowRight', moment >= last, () => turn(1))}
      {button(say('replay.last'), ICONS.last, 'End', moment >= last, () => go(last))}
      <label className="speed">
        <span className="aloud">{say('replay.per-second')}</span>
        <select
          value={speed}
          title={say('replay.per-second')}
          onChange={(event) => setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              ×{each}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Whose viewpoint the table is seen with. */
function ViewpointSelect() {
  const { say } = useLanguage();
  const { replay, player, viewpoints } = useReplay();
  const { seats } = replay.record;
  const name = (viewpoint: Viewpoint): string =>
    viewpoint === 'all' ? say('replay.all') : (seats[viewpoint] ?? say('replay.audience'));
  return (
    <label className="viewpoint">
      <span>{say('replay.viewpoint')}</span>
      <select
        value={writeViewpoint(player.viewpoint, seats.length)}
        onChange={(event) => player.setViewpoint(readViewpoint(event.target.value, seats.length, viewpoints))}
      >
        {viewpoints.map((viewpoint) => (
          <option key={viewpoint} value={writeViewpoint(viewpoint, seats.length)}>
            {name(viewpoint)}
          </option>
        ))}
      </select>
    </label>
  );
}
