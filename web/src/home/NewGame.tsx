// A new table: seats, bots, options; then in this tab or through the server.

import { getGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useGameName } from '../words/gameName.ts';
import { useLanguage } from '../words/language.tsx';
import { useLevelName } from '../words/levelName.ts';
import { keepName, keptName } from './name.ts';
import { LEVELS, openHere, openThere, type Wish } from './open.ts';
import { OptionFields } from './OptionFields.tsx';
import './NewGame.css';

export default function NewGame({ id, onClose }: { readonly id: string; onClose(): void }) {
  const [game, setGame] = useState<Game | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    void getGame(id).then(setGame);
  }, [id]);
  useEffect(() => {
    if (game !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [game]);
  if (game === null) return null;
  return (
    <dialog ref={dialog} className="new-game panel" aria-labelledby="new-title" onClose={onClose}>
      <NewForm game={game} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

function NewForm({ game, onClose }: { readonly game: Game; onClose(): void }) {
  const { say } = useLanguage();
  const level = useLevelName();
  const title = useGameName(game);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [wish, setWish] = useState<Wish>(() => ({
    name: keptName(),
    seats: Math.min(4, game.seats.max),
    level: LEVELS[0] ?? 'easy',
    friends: 0,
    options: {},
  }));
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const open = (way: typeof openHere) => (): void => {
    keepName(wish.name);
    setBusy(true);
    setTrouble(null);
    way(game, { ...wish, name: wish.name.trim() || keptName() })
      .then(go)
      .catch((error: Error) => {
        setBusy(false);
        setTrouble(error.message);
      });
  };
  const seatCounts = range(game.seats.min, game.seats.max);
  return (
    <form method="dialog" className="new-form">
      <header>
        <h2 id="new-title">{say('new.title', { game: title })}</h2>
        <button type="button" className="button plain" onClick={onClose}>
          {say('new.close')}
        </button>
      </header>
      <div className="fields">
        <label className="field">
          {say('new.name')}
          <input maxLength={24} value={wish.name} onChange={(event) => change({ name: event.target.value })} />
        </label>
        <label className="field">
          {say('new.seats')}
          <select
            value={wish.seats}
            onChange={(event) => {
              const seats = Number(event.target.value);
              change({ seats, friends: Math.min(wish.friends, seats - 1) });
            }}
          >
            {seatCounts.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label className="field">
          {say('new.level')}
          <select value={wish.level} onChange={(event) => change({ level: event.target.value })}>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {level(each)}
              </option>
            ))}
          </select>
        </label>
        <OptionFields game={game} options={wish.options} onChange={(options) => change({ options })} />
      </div>
      <div className="ways">
        <section>
          <p className="quiet">{say('new.here-more')}</p>
          <button type="button" className="button main" disabled={busy} onClick={open(openHere)}>
            {say('new.here')}
          </button>
        </section>
        <section>
          <p className="quiet">{say('new.there-more')}</p>
          <label className="field">
            {say('new.open-seats')}
            <select value={wish.friends} onChange={(event) => change({ friends: Number(event.target.value) })}>
              {range(0, wish.seats - 1).map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? say('new.all-bots') : n}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="button" disabled={busy} onClick={open(openThere)}>
            {say('new.there')}
          </button>
        </section>
      </div>
      <p className="bad" role="alert">
        {trouble}
      </p>
    </form>
  );
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
