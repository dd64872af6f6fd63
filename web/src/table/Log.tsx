// What happened, in sentences made here from events, the newest last; each with the rule it follows.

import { sentence } from '@orrery/games';
import type { Event, Messages } from '@orrery/kernel';
import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import { RuleButton } from './RuleButton.tsx';
import './Log.css';

interface Props {
  readonly events: readonly Event[];
  readonly messages: Messages;
  /** Only as much as fits below a panel. */
  readonly short: boolean;
}

/** Events that are for the pace of the table, not for readers. */
const QUIET: readonly string[] = ['log.window'];

export function Log({ events, messages, short }: Props) {
  const { say } = useLanguage();
  const { props } = useFrame();
  const shown = events.filter(({ key }) => !QUIET.includes(key));
  return (
    <section className="panel log" data-short={short} aria-labelledby="log-title">
      <h2 id="log-title">{say('table.log')}</h2>
      {shown.length === 0 && <p className="quiet">{say('table.empty-log')}</p>}
      {/* Scrolls, so it must be reachable by keyboard. */}
      <div className="lines" role="log" aria-labelledby="log-title" tabIndex={0}>
        <ol>
          {shown.map((event, i) => (
            <li key={`${i} ${event.key}`}>
              {sentence(messages, event)}{' '}
              {event.rule !== undefined && <RuleButton number={event.rule} onOpen={props.openRule} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
