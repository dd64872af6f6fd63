// All that can be looked at again: games of this browser, records brought along, and the door for more.

import type { GameRecord } from '@orrery/kernel';
import { type DragEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useGameNames } from '../home/fronts.tsx';
import { HomeBar } from '../part/PageBar.tsx';
import { type ImportedRecord, discardImported, keepRecord, listImported, readAny } from '../source/records.ts';
import { type SavedGame, listSaved } from '../source/savedGames.ts';
import { useLanguage } from '../words/language.tsx';
import { localeOf } from '../words/when.ts';
import { RecordTroubleText } from './RecordTrouble.tsx';
import './ReplaysPage.css';

export default function ReplaysPage() {
  const { say } = useLanguage();
  const [own, setOwn] = useState<readonly SavedGame[] | null>(null);
  const [brought, setBrought] = useState<readonly ImportedRecord[] | null>(null);
  useEffect(() => {
    void listSaved().then(setOwn);
    void listImported().then(setBrought);
  }, []);
  const throwAway = async (id: string): Promise<void> => {
    await discardImported(id);
    setBrought(await listImported());
  };
  return (
    <div className="page shelf-page">
      <HomeBar />
      <main>
        <h1>{say('replay.title')}</h1>
        <p className="lead">{say('replay.lead')}</p>
        <BringRecord />
        <section className="panel shelf-list" aria-labelledby="own-title">
          <h2 id="own-title">{say('replay.own')}</h2>
          {own?.length === 0 && <p className="quiet">{say('replay.none-own')}</p>}
          <ul>
            {own?.map(({ id, record, saved, over }) => (
              <li key={id}>
                <ReplayEntry id={id} record={record} saved={saved} running={!over} />
              </li>
            ))}
          </ul>
        </section>
        <section className="panel shelf-list" aria-labelledby="brought-title">
          <h2 id="brought-title">{say('replay.brought')}</h2>
          {brought?.length === 0 && <p className="quiet">{say('replay.none-brought')}</p>}
          <ul>
            {brought?.map(({ id, record, saved }) => (
              <li key={id}>
                <ReplayEntry id={id} record={record} saved={saved} running={false} />
                <button
                  type="button"
                  className="button plain"
                  aria-label={`${say('kept.discard')}: ${record.seats.join(', ')}`}
                  onClick={() => void throwAway(id)}
                >
                  {say('kept.discard')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

interface EntryProps {
  readonly id: string;
  readonly record: GameRecord;
  readonly saved: number;
  readonly running: boolean;
}

function ReplayEntry({ id, record, saved, running }: EntryProps) {
  const { say, lang } = useLanguage();
  const name = useGameNames();
  const when = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  const parts = [when.format(saved), say('replay.rows', { n: record.rows.length })];
  if (running) parts.push(say('replay.running'));
  return (
    <Link href={`/replay/${id}`}>
      <strong>{name(record.game)}</strong>
      <span>{record.seats.join(', ')}</span>
      <small>{parts.join(' · ')}</small>
    </Link>
  );
}

/** Where records come in: a file dropped or chosen, or a pasted text. */
function BringRecord() {
  const { say } = useLanguage();
  const [, goTo] = useLocation();
  const [over, setOver] = useState(false);
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'reading' | Error>('idle');
  const take = (found: Promise<string>): void => {
    setState('reading');
    found
      .then(readAny)
      .then(({ record }) => keepRecord(record))
      .then((id) => goTo(`/replay/${id}`), setState);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) take(file.text());
  };
  return (
    <section
      className="panel door"
      aria-labelledby="door-title"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="door-title">{say('replay.bring')}</h2>
      <p className="quiet">{say('replay.bring-more')}</p>
      <label className="button main file">
        {say('replay.choose')}
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          className="aloud"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) take(file.text());
            target.value = '';
          }}
        />
      </label>
      <label className="field">
        {say('replay.paste')}
        <textarea rows={3} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button
        type="button"
        className="button"
        disabled={text.trim() === ''}
        onClick={() => take(Promise.resolve(text))}
      >
        {say('replay.open')}
      </button>
      <div role="alert" className="bad">
        {state === 'reading' && say('replay.reading')}
        {state instanceof Error && <RecordTroubleText error={state} />}
      </div>
    </section>
  );
}
