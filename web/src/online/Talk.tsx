// What people say to each other at a table, and what the house tells them. Whoever has a seat may speak.

import { sentence } from '@orrery/games';
import type { TableView, Talk as Said } from '@orrery/protocol/tables';
import { useState, useSyncExternalStore } from 'react';
import { TaskStatus as Outcome } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import { useWhen } from '../account/useWhen.ts';
import { Glyph } from '../part/Glyph.tsx';
import type { Company } from '../source/company.ts';
import { useLanguage } from '../words/language.tsx';
import { Note } from './Note.tsx';
import './Talk.css';

interface Props {
  readonly tableView: TableView;
  readonly company: Company;
}

export function Talk({ tableView, company }: Props) {
  const { say } = useLanguage();
  const { talk, presence } = useSyncExternalStore(company.subscribe, company.met);
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
          <Speak company={company} />
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
export function useTalkText({ seats }: TableView): (said: Said) => string {
  const { messages } = useLanguage();
  return (said) => {
    if ('text' in said) return said.text;
    const { key, args = {} } = said.notice;
    const seat = args['seat'];
    const named = typeof seat === 'number' ? { ...args, seat: seats[seat]?.name ?? '' } : args;
    return sentence(messages, { key, args: named });
  };
}

function Speak({ company }: { readonly company: Company }) {
  const { say } = useLanguage();
  const [text, setText] = useState('');
  const task = useTask();
  const speak = async (): Promise<void> => {
    if (text.trim() === '') return;
    await company.say(text.trim());
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
