// The whole log of the game beside the board: the line of the present moment is marked, what is still to come is dim, and
// every line leads to its moment.

import { sentence } from '@orrery/games';
import type { TableProps } from '@orrery/games/table';
import { useEffect, useMemo, useRef } from 'react';
import { RuleButton } from '../table/RuleButton.tsx';
import { eventSeenFrom } from './sight.ts';
import { useReplay } from './theatre.ts';
import './Story.css';

export function ReplayLog({ messages, openRule }: TableProps) {
  const { replay, player } = useReplay();
  const { viewpoint, moment, go } = player;
  const lines = useMemo(
    () =>
      replay.lines.flatMap(({ moment: at, event }) =>
        event.key === 'log.window'
          ? []
          : [{ at, rule: event.rule, text: sentence(messages, eventSeenFrom(event, viewpoint)) }],
      ),
    [replay, viewpoint, messages],
  );
  const present = lines.findLastIndex(({ at }) => at <= moment);
  const now = lines[present]?.at;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[present]?.scrollIntoView({ block: 'nearest' });
  }, [present]);
  return (
    <ol className="replay-log" ref={list}>
      {lines.map(({ at, rule, text }, i) => (
        <li key={i} aria-current={i === present ? 'step' : undefined} data-now={at === now} data-ahead={i > present}>
          <button type="button" className="line" onClick={() => go(at)}>
            {text}
          </button>
          {rule !== undefined && <RuleButton number={rule} onOpen={openRule} />}
        </li>
      ))}
    </ol>
  );
}
