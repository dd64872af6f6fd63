// One quiet line above the decision of a game with windows: whether anybody may act and how long that lasts, and what one can
// say beforehand. It stands there whether or not a window is open, and whether or not one could act in it.

import { sentence } from '@orrery/games';
import { useEffect, useId, useState } from 'react';
import type { TableSource } from '../source/source.ts';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import { useOrders } from './orders.tsx';
import { useTableContext } from './tableContext.ts';
import './WindowBar.css';

export function WindowBar({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const { shownTable, props, table, send } = useTableContext();
  const { passRest } = useOrders(source);
  const { game, window, orders, view } = shownTable;
  const hasWindows =
    Object.values(game.steps).some(({ together }) => together === 'window') && table?.hasWindows?.(props) !== false;
  if (!hasWindows || orders === null) return null;
  const isWindow = game.steps[view.frames.at(-1)?.step ?? '']?.together === 'window';
  const isOpen = window !== null || isWindow;
  // A game may call its turns something else.
  const own = (key: Word): string => sentence(props.messages, { key });
  return (
    <section className="window-bar" data-open={isOpen} aria-label={say('window.title')}>
      <p>
        <strong>{say(isOpen ? 'window.anyone' : 'window.nobody')}</strong>
        {window !== null && window.until !== null && <Countdown key={window.key} until={window.until} />}
        {isOpen && orders.isCovered && <span className="quiet">{say('table.passed')}</span>}
      </p>
      {passRest !== undefined && (
        <button
          type="button"
          className="button plain"
          title={own('table.pass-all-more')}
          disabled={props.busy}
          onClick={passRest}
        >
          {own('table.pass-all')}
        </button>
      )}
      {window?.mayHold === true && (
        <button
          type="button"
          className="button plain"
          title={say('window.hold-more')}
          disabled={props.busy}
          onClick={() => send(source.hold)}
        >
          {say('window.hold')}
        </button>
      )}
      <StopMe source={source} />
    </section>
  );
}

/** So many seconds, at a pace that is the same for all. */
function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(Date.now);
  const [opened] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now);
  return (
    <span className="countdown" role="timer">
      <progress max={Math.max(1, until - opened)} value={left} aria-hidden="true" />
      <time>{shortly(Math.ceil(left / 1000))}</time>
    </span>
  );
}

const shortly = (seconds: number): string =>
  seconds < 100 ? `${seconds}` : seconds < 5400 ? `${Math.round(seconds / 60)}m` : `${Math.round(seconds / 3600)}h`;

/** "Ask me only if ...": the exceptions of the order that stays, in the words of the game. */
function StopMe({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const { shownTable, props, send } = useTableContext();
  const { orders } = shownTable;
  const { askAlways } = useOrders(source);
  const id = useId();
  const tags = Object.keys(props.messages).filter((key) => key.startsWith('tag.'));
  const standing = orders?.own.find(({ scope }) => scope === undefined);
  const usual = standing?.unless ?? orders?.calm?.unless ?? [];
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const unless = chosen ?? usual;
  if (orders === null) return null;
  const turn = (tag: string): void =>
    setChosen(unless.includes(tag) ? unless.filter((each) => each !== tag) : [...unless, tag]);
  return (
    <details className="stop-me">
      <summary className="button plain">
        {say(standing === undefined ? 'window.stop-always' : 'window.stop-some')}
      </summary>
      <div className="stop-me-sheet" role="group" aria-labelledby={id}>
        <p id={id}>{say(tags.length === 0 ? 'orders.calm-all' : 'window.stop-me')}</p>
        <ul>
          {tags.map((key) => {
            const tag = key.slice('tag.'.length);
            return (
              <li key={key}>
                <label>
                  <input type="checkbox" checked={unless.includes(tag)} onChange={() => turn(tag)} />{' '}
                  {sentence(props.messages, { key })}
                </label>
              </li>
            );
          })}
        </ul>
        <div className="row">
          <button
            type="button"
            className="button main"
            disabled={props.busy}
            onClick={() => send(() => source.order({ unless }))}
          >
            {say('window.stop-set')}
          </button>
          <button type="button" className="button" disabled={props.busy || askAlways === undefined} onClick={askAlways}>
            {say('orders.clear')}
          </button>
        </div>
        <p className="quiet">{say('orders.offer-more')}</p>
      </div>
    </details>
  );
}
