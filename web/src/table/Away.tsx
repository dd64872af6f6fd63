// "Since you were away": what says most of what was missed, until it is put aside.

import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { RuleButton } from './RuleButton.tsx';
import { highlights } from './turns.ts';
import './Away.css';

/** Fewer are read in the log in no time. */
const FEW_MISSED = 4;
const MOST_HIGHLIGHTS = 8;

export function MissedNews() {
  const { say } = useLanguage();
  const { shot, props, missed } = useTableContext();
  const [aside, setAside] = useState(-1);
  if (missed === null || missed.from === aside || missed.from === 0 || missed.until - missed.from <= FEW_MISSED)
    return null;
  const { events, first } = shot;
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
