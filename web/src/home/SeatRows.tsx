// Who sits where: a row for each seat, with its glyph.

import type { Game } from '@orrery/kernel';
import { Glyph } from '../part/Glyph.tsx';
import { useLanguage, useLevelName } from '../words/language.tsx';
import { keptName, plainName } from './name.ts';
import { LEVELS, USUAL_LEVEL } from './open.ts';
import { namesOf, type Sitter, seated, type Wish } from './wish.ts';

interface Props {
  readonly game: Game;
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

export function SeatRows({ game, wish, onChange }: Props) {
  const { say } = useLanguage();
  const { seats } = wish;
  const names = namesOf(wish);
  const add = (): void => onChange({ ...wish, seats: [...seats, { kind: 'bot', level: USUAL_LEVEL }] });
  return (
    <>
      <ol className="seat-rows">
        {seats.map((sitter, seat) => (
          <li key={seat}>
            <Glyph seat={seat} size={26} />
            <Kind seat={seat} sitter={sitter} onChange={(next) => onChange(seated(wish, seat, next, USUAL_LEVEL))} />
            <Name
              seat={seat}
              sitter={sitter}
              shown={names[seat] ?? ''}
              onChange={(next) => onChange({ ...wish, seats: seats.with(seat, next) })}
            />
            <button
              type="button"
              className="button plain"
              aria-label={say('new.remove-seat', { n: seat + 1 })}
              disabled={seats.length <= game.seats.min}
              onClick={() => onChange({ ...wish, seats: seats.toSpliced(seat, 1) })}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ol>
      {seats.length < game.seats.max && (
        <button type="button" className="button plain add-seat" onClick={add}>
          <span aria-hidden="true">+</span> {say('new.add-seat')}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly seat: number;
  readonly sitter: Sitter;
  onChange(sitter: Sitter): void;
}

function Kind({ seat, sitter, onChange }: RowProps) {
  const { say } = useLanguage();
  const level = useLevelName();
  const value = sitter.kind === 'bot' ? sitter.level : sitter.kind;
  const choose = (next: string): void => {
    if (next === 'me') onChange({ kind: 'me', name: keptName() });
    else if (next === 'friend') onChange({ kind: 'friend', name: say('new.friend-name', { n: seat + 1 }) });
    else if (next === 'open') onChange({ kind: 'open' });
    else onChange({ kind: 'bot', level: next });
  };
  return (
    <select
      className="number"
      aria-label={say('new.seat-of', { n: seat + 1 })}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="me">{say('new.me')}</option>
      <optgroup label={say('new.bots')}>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {say('new.bot', { level: level(each) })}
          </option>
        ))}
      </optgroup>
      <optgroup label={say('new.friends')}>
        <option value="friend">{say('new.friend')}</option>
        <option value="open">{say('new.open')}</option>
      </optgroup>
    </select>
  );
}

function Name({ seat, sitter, shown, onChange }: RowProps & { readonly shown: string }) {
  const { say } = useLanguage();
  if (sitter.kind === 'open') return <span className="quiet seat-name">{say('new.open-more')}</span>;
  if (sitter.kind === 'bot') return <span className="seat-name">{shown}</span>;
  return (
    <input
      className="number"
      aria-label={say(sitter.kind === 'me' ? 'new.name' : 'new.name-of', { n: seat + 1 })}
      maxLength={24}
      value={sitter.name}
      onChange={(event) => onChange({ ...sitter, name: plainName(event.target.value) })}
    />
  );
}
