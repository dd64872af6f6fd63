// A new table: who sits where, the options, and then in this tab or through the server.

import { sentence } from '@orrery/games';
import { digest, type Game, type Messages, type Refusal } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { tableOpens } from '../offline/later.ts';
import { ServerFields } from '../online/ServerFields.tsx';
import { Sheet } from '../part/Sheet.tsx';
import { randomBelow } from '../source/random.ts';
import { useLanguage } from '../words/language.tsx';
import { useFront, useGameNames, useSaid } from './fronts.tsx';
import { hasTwins, keepName, keptName } from './name.ts';
import { openHere, openThere, USUAL_LEVEL } from './open.ts';
import { OptionFields } from './OptionFields.tsx';
import { SeatRows } from './SeatRows.tsx';
import { useRules } from './useRules.ts';
import { eveningWish, firstWish, hasKind, namesOf, presetWish, type Wish } from './wish.ts';
import './NewGame.css';

export default function NewGame({ id, onClose }: { readonly id: string; onClose(): void }) {
  const known = useRules(id);
  useEffect(tableOpens, []);
  if (known === null) return null;
  return <Form game={known.game} messages={known.messages} onClose={onClose} />;
}

interface FormProps {
  readonly game: Game;
  readonly messages: Messages;
  onClose(): void;
}

function Form({ game, messages, onClose }: FormProps) {
  const { say } = useLanguage();
  const title = useGameNames()(game.id);
  const [wish, setWish] = useState<Wish>(() => firstWish(game, keptName(), USUAL_LEVEL));
  const refusal = game.fits?.(wish.options, wish.seats.length) ?? null;
  return (
    <Sheet title={say('new.title', { game: title })} close={say('new.close')} className="new-game" onClose={onClose}>
      <div className="new-body">
        <Presets game={game} wish={wish} onChange={setWish} />
        <section aria-labelledby="new-seats">
          <h3 id="new-seats">{say('new.seats')}</h3>
          <SeatRows game={game} wish={wish} onChange={setWish} />
        </section>
        {Object.keys(game.options).length > 0 && (
          <section aria-labelledby="new-options">
            <h3 id="new-options">{say('new.options')}</h3>
            <OptionFields
              game={game}
              messages={messages}
              options={wish.options}
              onChange={(options) => setWish({ ...wish, options })}
            />
          </section>
        )}
        {hasKind(wish, 'open') && (
          <section aria-labelledby="new-server">
            <h3 id="new-server">{say('pace.server')}</h3>
            <ServerFields
              wish={wish}
              mayRate={!hasKind(wish, 'bot')}
              onChange={(server) => setWish({ ...wish, ...server })}
            />
          </section>
        )}
      </div>
      <Ways game={game} wish={wish} misfit={refusal} messages={messages} />
    </Sheet>
  );
}

interface PresetsProps {
  readonly game: Game;
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

/** Tables that are ready: they fill the form, and everything can still be changed. */
function Presets({ game, wish, onChange }: PresetsProps) {
  const { say } = useLanguage();
  const said = useSaid();
  const { presets = [], evening } = useFront(game.id) ?? {};
  if (presets.length === 0) return null;
  const me = wish.seats.find(({ kind }) => kind === 'me') ?? { kind: 'me', name: keptName() };
  return (
    <section className="presets" aria-labelledby="new-presets">
      <h3 id="new-presets">{say('new.presets')}</h3>
      <ul>
        {presets.map((preset) => {
          const ready = presetWish(preset, me);
          return (
            <li key={preset.id}>
              <button
                type="button"
                aria-pressed={digest([wish.seats, wish.options]) === digest([ready.seats, ready.options])}
                onClick={() => onChange(ready)}
              >
                <strong>{said(preset.name)}</strong>
                <small>{said(preset.line)}</small>
              </button>
            </li>
          );
        })}
        {evening !== undefined && (
          <li>
            <button type="button" onClick={() => onChange(eveningWish(wish, evening, randomBelow))}>
              <strong>{say('new.evening')}</strong>
              <small>{say('new.evening-more')}</small>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface WaysProps {
  readonly game: Game;
  readonly wish: Wish;
  readonly misfit: Refusal | null;
  readonly messages: Messages;
}

/** In this tab or through the server; a way that cannot be gone says why. */
function Ways({ game, wish, misfit, messages }: WaysProps) {
  const { say } = useLanguage();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const me = wish.seats.find((sitter) => sitter.kind === 'me');
  const open = (way: typeof openHere): void => {
    keepName(me?.name ?? '');
    setBusy(true);
    setTrouble(null);
    way(game, wish)
      .then(go)
      .catch((error: Error) => {
        setBusy(false);
        setTrouble(error.message);
      });
  };
  const twins = hasTwins(namesOf(wish)) ? say('new.names-twice') : null;
  const here = hasKind(wish, 'open') ? say('new.here-not') : twins;
  const there = hasKind(wish, 'friend') ? say('new.there-not') : me === undefined ? say('new.there-who') : null;
  const button = (label: string, way: typeof openHere, not: string | null, main: boolean) => (
    <button
      type="button"
      className={main ? 'button main' : 'button'}
      disabled={busy}
      aria-disabled={not !== null || misfit !== null}
      onClick={() => not === null && misfit === null && open(way)}
    >
      {label}
    </button>
  );
  return (
    <footer className="ways">
      <p className="bad" role="alert">
        {misfit === null ? trouble : `${sentence(messages, misfit)} §${misfit.rule}`}
      </p>
      <p className={here === null ? 'quiet' : 'quiet not'}>{here ?? say('new.here-more')}</p>
      {button(say('new.here'), openHere, here, here === null)}
      <p className={there === null ? 'quiet' : 'quiet not'}>{there ?? say('new.there-more')}</p>
      {button(say('new.there'), openThere, there, here !== null && there === null)}
    </footer>
  );
}
