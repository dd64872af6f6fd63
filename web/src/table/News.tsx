// What is new: "since you were away" for whoever comes back, and what happens now for whoever listens.

import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { highlights } from './Log.tsx';
import { RuleButton } from './RuleButton.tsx';
import { useTableContext } from './tableContext.ts';
import './TableLayout.css';

/** Fewer are read in the log in no time. */
const FEW_MISSED = 4;
const MOST_HIGHLIGHTS = 8;

/** "Since you were away": what says most of what was missed, until it is put aside. */
export function MissedNews() {
  const { say } = useLanguage();
  const { shownTable, props, missed } = useTableContext();
  const [aside, setAside] = useState(-1);
  if (missed === null || missed.from === aside || missed.from === 0 || missed.until - missed.from <= FEW_MISSED)
    return null;
  const { events, first } = shownTable;
  return (
    <section className="away panel" aria-labelledby="away-title">
      <h2 id="away-title">{say('away.title')}</h2>
      <p className="quiet">{say('away.count', { n: missed.until - missed.from })}</p>
      <ol>
        {highlights(events.slice(0, missed.until - first), Math.max(0, missed.from - first), MOST_HIGHLIGHTS).map(
          ({ event, at }) => (
            <li key={at}>
              {props.say(event)}{' '}
              {event.rule !== undefined && <RuleButton number={event.rule} onOpen={props.openRule} />}
            </li>
          ),
        )}
      </ol>
      <button type="button" className="button main" onClick={() => setAside(missed.from)}>
        {say('away.close')}
      </button>
    </section>
  );
}

/** Milliseconds without news. */
const REST = 600;
const MOST_READ = 8;

/** Reads aloud what is new on the table: in one piece, once it has come to rest, so that a bot's whole turn is one
 *  message. */
export function Announcer() {
  const { say } = useLanguage();
  const { shownTable, props } = useTableContext();
  const { events } = shownTable;
  const told = useRef(events.length);
  const [words, setWords] = useState('');
  const write = props.say;
  useEffect(() => {
    // What was undone is not read again as new.
    if (events.length <= told.current) {
      told.current = events.length;
      return;
    }
    const later = setTimeout(() => {
      const fresh = events.slice(told.current).map(write);
      told.current = events.length;
      const more = fresh.length - MOST_READ;
      setWords([...(more > 0 ? [say('table.news-more', { n: more })] : []), ...fresh.slice(-MOST_READ)].join(' '));
    }, REST);
    return () => clearTimeout(later);
  }, [events, write, say]);
  return (
    <p className="aloud announcer" role="status" aria-live="polite">
      {words}
    </p>
  );
}
