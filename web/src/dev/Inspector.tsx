// All that a state holds, and what it asks.

import {
  type Ask,
  asks,
  count,
  deckOf,
  type Game,
  type Json,
  knows,
  list,
  lotsOf,
  type Messages,
  type Row,
  type State,
  view,
} from '@orrery/kernel';
import { readRow, writeAnswer } from '@orrery/kernel/notation';
import { useEffect, useState } from 'react';
import { currentGames, type Moment } from './work.ts';

interface InspectorProps {
  readonly game: Game;
  readonly names: readonly string[];
  readonly moment: Moment;
  readonly before: Moment | undefined;
  onRow(row: Row): void;
}

export function Inspector({ game, names, moment, before, onRow }: InspectorProps) {
  const [viewer, setViewer] = useState(-1);
  const messages = useGameMessages(game, names);
  const { sentence } = currentGames();
  const shown = (each: Moment): Json => (viewer < 0 ? each.state : view(each.state, viewer)) as unknown as Json;
  const { frames } = moment.state;
  return (
    <>
      <section className="state">
        <h2>
          State{' '}
          <select aria-label="Seen by" value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
            <option value={-1}>as it is</option>
            {[...names, 'audience'].map((name, seat) => (
              <option key={name} value={seat}>
                as seen by {name}
              </option>
            ))}
          </select>
        </h2>
        <ul className="tree">
          <Tree name="state" value={shown(moment)} before={before === undefined ? shown(moment) : shown(before)} open />
        </ul>
        <h2>Frames</h2>
        <ol className="frames">
          {frames.map((frame, i) => (
            <li key={i}>
              <code>{JSON.stringify(frame)}</code>
            </li>
          ))}
        </ol>
      </section>
      <section className="secrets">
        <h2>Held</h2>
        <Secrets game={game} state={moment.state} messages={messages} />
      </section>
      <section className="asks">
        <h2>Asks</h2>
        <Asks game={game} state={moment.state} messages={messages} onRow={onRow} />
        <h2>Events of this row</h2>
        <ol>
          {moment.events.map((event, i) => (
            <li key={i}>
              {sentence(messages, event)} <code>{JSON.stringify(event)}</code>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function useGameMessages(game: Game, names: readonly string[]): Messages {
  const [messages, setMessages] = useState<Messages>({});
  useEffect(() => {
    void currentGames().messagesOf(game, 'en', names).then(setMessages);
  }, [game, names]);
  return messages;
}

interface AsksProps {
  readonly game: Game;
  readonly state: State;
  readonly messages: Messages;
  onRow(row: Row): void;
}

const MOST = 24;

/** What every seat is asked, and ways to answer for it: the first answers as buttons, or a line of the notation. */
function Asks({ game, state, messages, onRow }: AsksProps) {
  const [line, setLine] = useState('');
  const [fault, setFault] = useState('');
  const all = asks(game, state);
  const enter = (): void => {
    try {
      onRow(readRow(line));
      setLine('');
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      {all.length === 0 && <p>Nobody is asked: the game is over.</p>}
      {all.map((ask) => (
        <AskSection key={ask.seat} ask={ask} messages={messages} onRow={onRow} />
      ))}
      <form action={enter}>
        <label>
          <span>
            A row, such as <code>0 pass</code> or <code>1 [2 5]</code>
          </span>
          <input value={line} onChange={(event) => setLine(event.target.value)} />
        </label>
        <button type="submit">Play it</button>
      </form>
      <p role="alert">{fault}</p>
    </>
  );
}

function AskSection({
  ask,
  messages,
  onRow,
}: {
  readonly ask: Ask;
  readonly messages: Messages;
  onRow(row: Row): void;
}) {
  const { promptOf } = currentGames();
  const total = count(ask);
  return (
    <section>
      <h3>
        Seat {ask.seat}: {promptOf(messages, ask)}
      </h3>
      <p>
        {ask.choice.kind}, {total} {total === 1 ? 'answer' : 'answers'}
        {ask.scope === undefined ? '' : `, scope ${ask.scope}`}
        {ask.tags === undefined || ask.tags.length === 0 ? '' : `, tags ${ask.tags.join(' ')}`}
      </p>
      <p className="answers">
        {list(ask, MOST).map((answer) => (
          <button key={writeAnswer(answer)} type="button" onClick={() => onRow({ seat: ask.seat, answer })}>
            {writeAnswer(answer)}
          </button>
        ))}
      </p>
    </section>
  );
}

interface SecretsProps {
  readonly game: Game;
  readonly state: State;
  readonly messages: Messages;
}

/** The held table by seat: each slot, its item and who knows it; then what is left in the pools. */
function Secrets({ game, state, messages }: SecretsProps) {
  const { held, pools, seats, unseen } = state;
  const { nameOf } = currentGames();
  const viewers = Array.from({ length: seats + 1 }, (_, viewer) => viewer);
  const itemName = (pool: number, item: number): string =>
    item < 0 ? 'undrawn' : nameOf(messages, game.items?.[pool] ?? 'item', item);
  return (
    <>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">slot</th>
              <th scope="col">pool</th>
              <th scope="col">item</th>
              <th scope="col">mask</th>
              {viewers.map((viewer) => (
                <th key={viewer} scope="col">
                  {viewer === seats ? 'all' : viewer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {held.pool.map((pool, slot) =>
              pool < 0 ? null : (
                <tr key={slot}>
                  <td>{slot}</td>
                  <td>{deckOf(state, slot) === pool ? pool : `${deckOf(state, slot)} in set ${pool}`}</td>
                  <td>{itemName(deckOf(state, slot), held.item[slot] ?? -1)}</td>
                  <td>{(held.know[slot] ?? 0).toString(2).padStart(seats + 1, '0')}</td>
                  {viewers.map((viewer) => (
                    <td key={viewer}>{knows(state, slot, viewer) ? '●' : '·'}</td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      <h3>Pools</h3>
      <ul>
        {pools.map((counts, pool) => (
          <li key={pool}>
            <strong>{pool}</strong>{' '}
            {counts
              .map((n, item) => (n === 0 ? '' : `${n} × ${itemName(pool, item)}`))
              .concat(lotsOf(state, pool).map((n, other) => (n === 0 ? '' : `${n} of pool ${other}`)))
              .filter(Boolean)
              .join(', ') || 'empty'}
            {unseen?.endless.includes(pool) === true && ' (endless)'}
          </li>
        ))}
      </ul>
      {unseen !== undefined && unseen.named.length > 0 && (
        <>
          <h3>Named</h3>
          <ul>
            {unseen.named.map(({ deck, item, know }) => (
              <li key={`${deck} ${item}`}>
                {itemName(deck, item)} in deck {deck}, mask {know.toString(2).padStart(seats + 1, '0')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface TreeProps {
  readonly name: string;
  readonly value: Json | undefined;
  readonly before?: Json | undefined;
  readonly open?: boolean;
}

/** Any plain value as a tree that opens and closes; what changed since the moment before is marked. */
function Tree({ name, value, before, open = false }: TreeProps) {
  const changed = JSON.stringify(value) !== JSON.stringify(before);
  const label = <span className={changed ? 'tree-name changed' : 'tree-name'}>{name}</span>;
  if (typeof value !== 'object' || value === null)
    return (
      <li>
        {label}: <code className={changed ? 'changed' : undefined}>{JSON.stringify(value)}</code>
      </li>
    );
  const entries = Object.entries(value);
  const flat = JSON.stringify(value);
  if (flat.length < 60)
    return (
      <li>
        {label}: <code className={changed ? 'changed' : undefined}>{flat}</code>
      </li>
    );
  return (
    <li>
      <details open={open || changed}>
        <summary>
          {label} <small>{entries.length}</small>
        </summary>
        <ul>
          {entries.map(([key, each]) => (
            <Tree key={key} name={key} value={each} before={memberOf(before, key)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as { readonly [key: string]: Json })[key];
}
