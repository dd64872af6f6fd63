// What happened, in sentences made here from events, the newest last; each with the rule it follows.

import { sentence } from '@orrery/games';
import type { Event, Messages } from '@orrery/kernel';
import { useLanguage } from '../words/language.tsx';
import './Log.css';

interface Props {
  readonly events: readonly Event[];
  readonly messages: Messages;
}

/** Events that are for the pace of the table, not for readers. */
const QUIET: readonly string[] = ['log.window'];

export function Log({ events, messages }: Props) {
  const { say } = useLanguage();
  const shown = events.filter(({ key }) => !QUIET.includes(key));
  return (
    <section className="panel log" aria-labelledby="log-title">
      <h2 id="log-title">{say('table.log')}</h2>
      {shown.length === 0 && <p className="quiet">{say('table.empty-log')}</p>}
      {/* Scrolls, so it must be reachable by keyboard. */}
      <div className="lines" role="log" aria-labelledby="log-title" tabIndex={0}>
        <ol>
          {shown.map((event, i) => (
            <li key={`${i} ${event.key}`}>
              {sentence(messages, event)}{' '}
              {event.rule !== undefined && (
                <span className="rule" title={say('table.rule', { rule: event.rule })}>
                  §{event.rule}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
