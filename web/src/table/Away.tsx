// "Since you were away": what says most of what was missed, until it is put aside.

import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import { RuleButton } from './RuleButton.tsx';
import { gist } from './turns.ts';
import './Away.css';

/** Fewer are read in the log in no time. */
const FEW = 4;
const MOST = 8;

export function Away() {
  const { say } = useLanguage();
  const { shot, props } = useFrame();
  const [until] = useState(shot.events.length);
  const [aside, setAside] = useState(false);
  const missed = until - shot.seen;
  if (aside || shot.seen === 0 || missed <= FEW || shot.events.length < until) return null;
  return (
    <section className="away panel" aria-labelledby="away-title">
      <h2 id="away-title">{say('away.title')}</h2>
      <p className="quiet">{say('away.count', { n: missed })}</p>
      <ol>
        {gist(shot.events.slice(0, until), shot.seen, MOST).map(({ event, at }) => (
          <li key={at}>
            {props.say(event)} {event.rule !== undefined && <RuleButton number={event.rule} onOpen={props.openRule} />}
          </li>
        ))}
      </ol>
      <button type="button" className="button main" onClick={() => setAside(true)}>
        {say('away.close')}
      </button>
    </section>
  );
}
