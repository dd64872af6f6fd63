// A table before the deal: who sits there, a seat to take, the link for friends.

import type { Sight } from '@orrery/games/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../part/Glyph.tsx';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { keepName, keptName } from '../home/name.ts';
import type { RemoteTable } from '../source/remote.ts';
import { useLanguage } from '../words/language.tsx';
import { useLevelName } from '../words/levelName.ts';
import './Lobby.css';

export function Lobby({ sight, table }: { readonly sight: Sight; readonly table: RemoteTable }) {
  const { say, messages } = useLanguage();
  const level = useLevelName();
  return (
    <div className="lobby">
      <header>
        <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
          Orrery
        </Link>
        <LanguageSwitch />
      </header>
      <main className="panel">
        <p className="quiet">{messages[`game.${sight.game}`] ?? sight.game}</p>
        <h1>{say('lobby.title')}</h1>
        <ul className="sitters">
          {sight.seats.map((seat, i) => (
            <li key={i}>
              <Glyph seat={i} size={22} />
              {seat.kind === 'open' ? <em className="quiet">{say('lobby.open')}</em> : <strong>{seat.name}</strong>}
              <small className="quiet">
                {i === sight.you && say('table.you')}
                {seat.kind === 'bot' && say('table.bot', { level: level(seat.level) })}
              </small>
            </li>
          ))}
        </ul>
        {sight.you === null ? <JoinForm table={table} /> : <Invitation />}
      </main>
    </div>
  );
}

function Invitation() {
  const { say } = useLanguage();
  const [copied, setCopied] = useState(false);
  const address = location.href;
  return (
    <div className="invitation">
      <label className="field">
        {say('lobby.more')}
        <input readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="button main"
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {say(copied ? 'lobby.copied' : 'lobby.copy')}
      </button>
    </div>
  );
}

function JoinForm({ table }: { readonly table: RemoteTable }) {
  const { say } = useLanguage();
  const [name, setName] = useState(keptName);
  const [trouble, setTrouble] = useState<string | null>(null);
  const join = (): void => {
    keepName(name);
    table.join(name.trim()).catch((error: Error) => setTrouble(error.message));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
      className="invitation"
    >
      <label className="field">
        {say('new.name')}
        <input required maxLength={24} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button main">
        {say('lobby.join')}
      </button>
      <p className="bad" role="alert">
        {trouble}
      </p>
    </form>
  );
}
