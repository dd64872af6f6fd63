// What every seat is asked, and ways to answer for it: the first answers as buttons, or a line of the notation.

import { type Ask, asks, count, type Game, list, type Messages, type Row, type State } from '@orrery/kernel';
import { readRow, writeAnswer } from '@orrery/kernel/notation';
import { useState } from 'react';
import { currentGames } from './rules.ts';

interface Props {
  readonly game: Game;
  readonly state: State;
  readonly messages: Messages;
  onRow(row: Row): void;
}

const MOST = 24;

export function Asks({ game, state, messages, onRow }: Props) {
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
