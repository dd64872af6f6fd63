// What people say to each other at a table, and what the house tells them. Whoever has a seat may speak.

import { sentence } from '@orrery/games';
import type { Panel } from '@orrery/games/table';
import type { Args } from '@orrery/kernel';
import type { TableView, Talk as Said } from '@orrery/protocol/tables';
import { type ComponentType, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { TaskStatus, TaskStatus as Outcome, useTask } from '../account/task.tsx';
import { Glyph } from '../part/Glyph.tsx';
import { api } from '../source/api.ts';
import type { TableTalk } from '../source/tableTalk.ts';
import type { RemoteTable } from '../source/remote.ts';
import { TableContextProvider, useTableContext } from '../table/tableContext.ts';
import { useLanguage } from '../words/language.tsx';
import { useWhen } from '../words/when.ts';
import './Talk.css';

interface TalkProps {
  readonly tableView: TableView;
  readonly tableTalk: TableTalk;
}

export function Talk({ tableView, tableTalk }: TalkProps) {
  const { say } = useLanguage();
  const { talk, presence } = useSyncExternalStore(tableTalk.subscribe, tableTalk.heard);
  const watchers = presence?.watchers ?? 0;
  return (
    <div className="talk">
      {watchers > 0 && <p className="quiet">{say('talk.watchers', { n: watchers })}</p>}
      {talk.length === 0 && <p className="quiet">{say('talk.none')}</p>}
      <div className="talk-lines" role="log" aria-label={say('talk.title')} tabIndex={0}>
        <ol>
          {talk.map((said) => (
            <li key={said.n} data-house={'notice' in said}>
              <TalkLine said={said} tableView={tableView} />
            </li>
          ))}
        </ol>
      </div>
      {tableView.you === null ? (
        <p className="quiet">{say('talk.seated-only')}</p>
      ) : (
        <>
          <Speak tableTalk={tableTalk} />
          {tableView.view !== null && <Note table={tableView.id} />}
        </>
      )}
    </div>
  );
}

function TalkLine({ said, tableView }: { readonly said: Said; readonly tableView: TableView }) {
  const write = useTalkText(tableView);
  const when = useWhen();
  return (
    <>
      {'seat' in said && (
        <span className="speaker">
          <Glyph seat={said.seat} size={14} /> {tableView.seats[said.seat]?.name}
        </span>
      )}
      <span className="words">{write(said)}</span>
      <time>{when(said.at)}</time>
    </>
  );
}

/** What was said, in the reader's words. */
function useTalkText({ seats }: TableView): (said: Said) => string {
  const { messages } = useLanguage();
  const table = useContext(TableContextProvider);
  return (said) => {
    if ('text' in said) return said.text;
    if ('says' in said) return sentence({ ...messages, ...table?.props.messages }, said.says);
    const { key, args = {} } = said.notice;
    const named = Object.entries(args).map(([name, value]) =>
      (name === 'seat' || name === 'other') && typeof value === 'number'
        ? [name, seats[value]?.name ?? '']
        : [name, value],
    );
    return sentence(messages, { key, args: Object.fromEntries(named) as Args });
  };
}

function Speak({ tableTalk }: { readonly tableTalk: TableTalk }) {
  const { say } = useLanguage();
  const [text, setText] = useState('');
  const task = useTask();
  const speak = async (): Promise<void> => {
    if (text.trim() === '') return;
    await tableTalk.say(text.trim());
    setText('');
  };
  return (
    <form className="speak" onSubmit={task.onSubmit(speak)}>
      <input
        className="line-input"
        aria-label={say('talk.what')}
        placeholder={say('talk.what')}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button" disabled={task.busy}>
        {say('talk.send')}
      </button>
      <Outcome task={task} />
    </form>
  );
}

/** The last words somebody else said, until they are read or put aside: nobody has to keep an eye on the talk. */
export function LatestTalk({ tableView, tableTalk }: { readonly tableView: TableView; readonly tableTalk: TableTalk }) {
  const { say } = useLanguage();
  const { props, frontPanel } = useTableContext();
  const { talk } = useSyncExternalStore(tableTalk.subscribe, tableTalk.heard);
  const write = useTalkText(tableView);
  // What was said before we came is in the talk, not news.
  const [opened] = useState(Date.now);
  const [read, setRead] = useState(0);
  const last = talk.findLast((said) => said.at > opened && 'seat' in said && said.seat !== tableView.you);
  if (last === undefined || !('seat' in last)) return null;
  if (frontPanel === TALK && last.n > read) setRead(last.n);
  if (last.n <= read || frontPanel === TALK) return null;
  return (
    <div className="online-line last-words" role="status">
      <p>
        <strong>{tableView.seats[last.seat]?.name}</strong> {write(last)}
      </p>
      <button type="button" className="button plain" onClick={() => props.show(TALK)}>
        {say('talk.open')}
      </button>
      <button type="button" className="button plain" onClick={() => setRead(last.n)}>
        {say('table.close')}
      </button>
    </div>
  );
}

/** Notes for one's own eyes, kept with the table. */
function Note({ table }: { readonly table: string }) {
  const { say } = useLanguage();
  const [kept, setKept] = useState('');
  const [text, setText] = useState('');
  const task = useTask();
  useEffect(() => {
    api.note(table).then(
      (note) => {
        setKept(note.text);
        setText(note.text);
      },
      // Without a line there are no notes to show; what is written now is kept once it is back.
      () => undefined,
    );
  }, [table]);
  const keep = async (): Promise<void> => setKept((await api.keepNote(table, text)).text);
  return (
    <details className="note" open={kept !== ''}>
      <summary>{say('note.title')}</summary>
      <form className="field" onSubmit={task.onSubmit(keep)}>
        <textarea
          rows={3}
          maxLength={20_000}
          aria-label={say('note.title')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== kept && (
          <button type="submit" className="button" disabled={task.busy}>
            {say('account.save')}
          </button>
        )}
        <TaskStatus task={task} />
      </form>
    </details>
  );
}

const LAST = 4;

/** The last words and a line to speak, for whatever part of a game's own table people talk beside. */
export function shortTalk({ subscribe, tableView, tableTalk }: RemoteTable): ComponentType {
  return function ShortTalk() {
    const { say } = useLanguage();
    const view = useSyncExternalStore(subscribe, tableView);
    const { talk } = useSyncExternalStore(tableTalk.subscribe, tableTalk.heard);
    return (
      <section className="talk" aria-label={say('talk.title')}>
        <ol className="talk-lines">
          {talk.slice(-LAST).map((said) => (
            <li key={said.n} data-house={'notice' in said}>
              <TalkLine said={said} tableView={view} />
            </li>
          ))}
        </ol>
        {view.you !== null && <Speak tableTalk={tableTalk} />}
      </section>
    );
  };
}

const TALK = 'talk';
const BUBBLE = 'M4 5h16v11h-9l-4 4v-4h-3z';

/** The talk of a table as one of the panels beside its board. */
export function talkPanel(source: RemoteTable): Panel {
  function Body() {
    const tableView = useSyncExternalStore(source.subscribe, source.tableView);
    return <Talk tableView={tableView} tableTalk={source.tableTalk} />;
  }
  return { id: TALK, title: 'talk.title', icon: BUBBLE, Body };
}
