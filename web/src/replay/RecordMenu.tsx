// What can be done with the record: keep it as a file, send a link, prove its dice.

import { levels } from '@orrery/bots';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Glyph } from '../part/Glyph.tsx';
import { copied, saveFile } from '../part/share.tsx';
import { startFrom } from '../source/newGame.ts';
import { scenarioOf, writeScenario } from '../source/scenario.ts';
import { useLanguage, useLevelName } from '../words/language.tsx';
import { packRecord } from './recordLink.ts';
import { addressOf, useReplay } from './replayContext.ts';

export function RecordMenu() {
  const { say } = useLanguage();
  const { replay, openedRecord, player } = useReplay();
  const { record } = replay;
  const [said, setSaid] = useState('');
  const name = `${record.game}-${record.table}`;
  const copy = async (link: string, done: string): Promise<void> => {
    const address = new URL(link, location.href).href;
    setSaid((await copied(address)) ? done : say('replay.link-not', { link: address }));
  };
  const query = (): string => addressOf(player.moment, player.viewpoint, record.seats.length);
  const whole = async (): Promise<void> => {
    const at = new URL(query(), location.href).search;
    await copy(`/replay/link${at}#${await packRecord(record, openedRecord.bots)}`, say('replay.link-whole-done'));
  };
  return (
    <details className="record-menu">
      <summary className="button">{say('replay.more')}</summary>
      <div className="menu panel">
        <button type="button" className="button plain" onClick={() => void copy(query(), say('replay.link-done'))}>
          {say('replay.link')}
        </button>
        {openedRecord.open && (
          <>
            <button type="button" className="button plain" onClick={() => void whole()}>
              {say('replay.link-whole')}
            </button>
            <button
              type="button"
              className="button plain"
              onClick={() => saveFile(`${name}.json`, `${JSON.stringify(record, null, 1)}\n`)}
            >
              {say('end.record')}
            </button>
            <button
              type="button"
              className="button plain"
              onClick={() => saveFile(`${name}.txt`, writeScenario(scenarioOf(record)))}
            >
              {say('end.notation')}
            </button>
            {/* The replay is made by playing every row again and holding it to its digests: here is what that showed. */}
            <button
              type="button"
              className="button plain"
              onClick={() => setSaid(say('replay.verified', { n: replay.length }))}
            >
              {say('end.verify')}
            </button>
          </>
        )}
        {openedRecord.own && (
          <Link href={`/here/${openedRecord.id}`} className="button plain">
            {say('replay.back-to-table')}
          </Link>
        )}
        <Link href="/replays" className="button plain">
          {say('replay.to-list')}
        </Link>
        <p className="task-status" role="status">
          {said}
        </p>
      </div>
    </details>
  );
}

/** "Play on from here": which seat is the reader's, how good the bots are; then a private table opens. */
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
