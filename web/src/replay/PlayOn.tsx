// "Play on from here": which seat is the reader's, how good the bots are; then a private table opens.

import { levels } from '@orrery/bots';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Glyph } from '../part/Glyph.tsx';
import { startFrom } from '../source/local.ts';
import { useLanguage } from '../words/language.tsx';
import { useLevelName } from '../words/levelName.ts';
import { useReplay } from './theatre.ts';

export function PlayOn({ onClose }: { onClose(): void }) {
  const { say } = useLanguage();
  const levelName = useLevelName();
  const { replay, player } = useReplay();
  const { seats } = replay.record;
  const [, goTo] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [mine, setMine] = useState(
    typeof player.viewpoint === 'number' && player.viewpoint < seats.length ? player.viewpoint : 0,
  );
  const [level, setLevel] = useState('medium');
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = (): void => {
    const bots = seats.map((_, seat) => (seat === mine ? null : level));
    startFrom(replay.game, replay.record, player.moment, bots, seats).then(
      (id) => goTo(`/here/${id}`),
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <dialog ref={dialog} className="panel play-on" aria-labelledby="play-on-title" onClose={onClose}>
      <h2 id="play-on-title">{say('replay.play-on')}</h2>
      <p className="quiet">{say('replay.play-on-more')}</p>
      <fieldset className="seat-choice">
        <legend className="aloud">{say('replay.your-seat')}</legend>
        {seats.map((name, seat) => (
          <label key={seat}>
            <input type="radio" name="seat" checked={seat === mine} onChange={() => setMine(seat)} />
            <Glyph seat={seat} />
            {name}
          </label>
        ))}
      </fieldset>
      {seats.length > 1 && (
        <label className="field">
          {say('replay.level')}
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            {levels.map((each) => (
              <option key={each} value={each}>
                {levelName(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="quiet small">{say('replay.play-on-dice')}</p>
      <p className="bad" role="alert">
        {trouble}
      </p>
      <form method="dialog" className="dialog-ends">
        <button type="submit" className="button">
          {say('new.close')}
        </button>
        <button type="button" className="button main" onClick={start}>
          {say('replay.start')}
        </button>
      </form>
    </dialog>
  );
}
