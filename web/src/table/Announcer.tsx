// Reads aloud what is new on the table: in one piece, once it has come to rest, so that a bot's whole turn is one message.

import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';

/** Milliseconds without news. */
const REST = 600;
const MOST_READ = 8;

export function Announcer() {
  const { say } = useLanguage();
  const { shot, props } = useTableContext();
  const { events } = shot;
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
