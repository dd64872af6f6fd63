// A table for friends in one step: which game, how many of you, your name. Everything else is as usual, or one fold away; the
// table opens with the other seats free, and with the link to send.

import { sentence } from '@orrery/games';
import type { Front } from '@orrery/games/front';
import type { Options } from '@orrery/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { TaskStatus, useTask } from '../account/task.tsx';
import { useFronts, useSaid } from '../home/fronts.tsx';
import { keepName, keptName } from '../home/name.ts';
import { OptionFields } from '../home/OptionFields.tsx';
import { useRules } from '../home/useRules.ts';
import { ServerFields, type ServerWish } from '../online/ServerFields.tsx';
import { Sheet } from '../part/Sheet.tsx';
import { api } from '../source/api.ts';
import { randomHex } from '../source/random.ts';
import { useLanguage } from '../words/language.tsx';
import '../home/NewGame.css';
import './WithFriends.css';

interface Props {
  /** The game that is chosen first; left out: the first of the catalog. */
  readonly first?: string | undefined;
  /** Whether strangers find it, unless the reader says otherwise. */
  readonly listed?: boolean;
  onClose(): void;
}

export default function WithFriends({ first, listed = false, onClose }: Props) {
  const { say } = useLanguage();
  const said = useSaid();
  const fronts = useFronts().filter(({ seats }) => seats.max > 1);
  const [id, setId] = useState(first ?? fronts[0]?.id);
  const [count, setCount] = useState<number | null>(null);
  const [name, setName] = useState(keptName);
  const [wish, setWish] = useState<ServerWish>({ listed });
  // Whoever has chosen some has done so for one game.
  const [options, setOptions] = useState<{ readonly game: string; readonly options: Options } | null>(null);
  const [folded, setFolded] = useState(true);
  const [, go] = useLocation();
  const task = useTask();
  const front = fronts.find((each) => each.id === id);
  if (front === undefined) return null;
  const chosen = options?.game === front.id ? options.options : {};
  const counts = countsOf(front);
  const people = counts.includes(count ?? 0) ? (count ?? 0) : (counts.find((n) => n >= 3) ?? counts.at(-1) ?? 2);
  const open = async (): Promise<void> => {
    const me = { kind: 'me', name: keepName(name), salt: randomHex(8) } as const;
    const seats = [me, ...Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const)];
    const { pace, listed: isListed = false, rated = false } = wish;
    const table = await api.create({ game: front.id, options: chosen, seats, unlisted: !isListed, pace, rated });
    go(`/table/${table.id}`);
  };
  return (
    <Sheet title={say('friends.title')} close={say('new.close')} className="with-friends" onClose={onClose}>
      <form onSubmit={task.onSubmit(open)}>
        <fieldset className="friend-games">
          <legend>{say('friends.game')}</legend>
          {fronts.map((each) => (
            <label key={each.id} data-chosen={each.id === front.id}>
              <input
                type="radio"
                name="game"
                value={each.id}
                checked={each.id === front.id}
                onChange={() => setId(each.id)}
              />
              <span>
                <strong>{said(each.name)}</strong>
                <small>{said(each.line)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="friend-fields">
          <label className="field">
            {say('friends.count')}
            <select value={people} onChange={({ target }) => setCount(Number(target.value))}>
              {counts.map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            {say('new.name')}
            <input required maxLength={24} value={name} onChange={({ target }) => setName(target.value)} />
          </label>
        </div>
        <details onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}>
          <summary>{say('new.options')}</summary>
          {!folded && (
            <GameOptions
              id={front.id}
              people={people}
              options={chosen}
              onChange={(next) => setOptions({ game: front.id, options: next })}
            />
          )}
        </details>
        <details open={listed}>
          <summary>{say('friends.more')}</summary>
          <ServerFields wish={wish} mayRate onChange={setWish} />
        </details>
        <footer>
          <p className="quiet">{say('friends.then')}</p>
          <button type="submit" className="button main" disabled={task.busy}>
            {say('friends.open')}
          </button>
          <TaskStatus task={task} />
        </footer>
      </form>
    </Sheet>
  );
}

interface GameOptionsProps {
  readonly id: string;
  readonly people: number;
  readonly options: Options;
  onChange(options: Options): void;
}

/** What the game leaves open, and why it cannot be played so by that many. */
function GameOptions({ id, people, options, onChange }: GameOptionsProps) {
  const known = useRules(id);
  if (known === null) return null;
  const { game, messages } = known;
  const misfit = game.fits?.(options, people) ?? null;
  return (
    <>
      <OptionFields game={game} messages={messages} options={options} onChange={onChange} />
      <p className="bad" role="alert">
        {misfit !== null && `${sentence(messages, misfit)} §${misfit.rule}`}
      </p>
    </>
  );
}

const countsOf = ({ seats: { min, max } }: Front): number[] =>
  Array.from({ length: max }, (_, at) => at + 1).filter((n) => n >= Math.max(2, min));
