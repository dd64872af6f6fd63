// What can be done with the record: keep it as a file, send a link, prove its dice.

import { useState } from 'react';
import { Link } from 'wouter';
import { scenarioOf, writeScenario } from '../source/scenario.ts';
import { saveFile } from '../table/record.ts';
import { copied } from '../part/copy.tsx';
import { useLanguage } from '../words/language.tsx';
import { packRecord } from './pack.ts';
import { useReplay } from './theatre.ts';
import { addressOf } from './usePlayer.ts';

export function RecordMenu() {
  const { say } = useLanguage();
  const { replay, reel, player } = useReplay();
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
    await copy(`/replay/link${at}#${await packRecord(record)}`, say('replay.link-whole-done'));
  };
  return (
    <details className="record-menu">
      <summary className="button">{say('replay.more')}</summary>
      <div className="menu panel">
        <button type="button" className="button plain" onClick={() => void copy(query(), say('replay.link-done'))}>
          {say('replay.link')}
        </button>
        {reel.open && (
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
        {reel.own && (
          <Link href={`/here/${reel.id}`} className="button plain">
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
