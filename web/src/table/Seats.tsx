// Who sits where: mark, name, who plays it, score and place; for the seats of this screen, what can be done with them.

import { useState } from 'react';
import type { Seat } from '@orrery/kernel';
import { Glyph } from '../part/Glyph.tsx';
import { useLanguage } from '../words/language.tsx';
import { useLevelName } from '../words/levelName.ts';
import { useTableContext } from './frame.ts';
import { SeatMenu } from './SeatMenu.tsx';
import './Seats.css';

export function Seats() {
  const { say } = useLanguage();
  const { shot, table, seatCommands, personMenu: About } = useTableContext();
  const { standing, sitters, waiting } = shot;
  const [open, setOpen] = useState<Seat | null>(null);
  const write = (score: number): string => table?.score?.(score) ?? `${score}`;
  return (
    <section className="panel seats" aria-labelledby="seats-title">
      <h2 id="seats-title">{say('table.seats')}</h2>
      <ul>
        {sitters.map(({ name, ours = false, person = false }, seat) => {
          const score = standing.scores[seat] ?? null;
          return (
            <li key={seat} data-acting={!standing.over && waiting.includes(seat)}>
              <Glyph seat={seat} size={22} />
              <span className="who">
                <strong title={name}>{name}</strong>
                <SeatPlayer seat={seat} />
              </span>
              <span className="score">
                <span className="aloud">{say('table.score')} </span>
                {score === null ? <small>{say('table.unknown')}</small> : write(score)}
                <span className="aloud">, {say('table.rank', { rank: standing.ranks[seat] ?? 0 })}</span>
              </span>
              {((seatCommands !== null && ours && !standing.over) || (About !== null && person && !ours)) && (
                <button
                  type="button"
                  className="seat-button"
                  aria-label={say('seat.menu', { who: name })}
                  title={say('seat.menu', { who: name })}
                  onClick={() => setOpen(seat)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {open !== null && <OpenedMenu seat={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function OpenedMenu({ seat, onClose }: { readonly seat: Seat; onClose(): void }) {
  const { shot, seatCommands, personMenu: About } = useTableContext();
  const ours = shot.sitters[seat]?.ours === true;
  if (ours && seatCommands !== null) return <SeatMenu seat={seat} seatCommands={seatCommands} onClose={onClose} />;
  return About !== null && !ours ? <About seat={seat} onClose={onClose} /> : null;
}

/** Person or bot, and whether it is its turn. */
function SeatPlayer({ seat }: { readonly seat: Seat }) {
  const { say } = useLanguage();
  const level = useLevelName();
  const { standing, sitters, waiting, view } = useTableContext().shot;
  const { bot = null, friend, present, resigned = false } = sitters[seat] ?? {};
  return (
    <small>
      {resigned && say('seat.resigned')}
      {present !== undefined && bot === null && (
        <span className="presence" data-here={present} title={say(present ? 'seat.here' : 'seat.away')}>
          <span className="aloud">{say(present ? 'seat.here' : 'seat.away')}, </span>
        </span>
      )}
      {!resigned && bot === null && friend !== undefined && say('seat.friend', { name: friend })}
      {!resigned && bot === null && friend === undefined && say(seat === view.viewer ? 'table.you' : 'table.person')}
      {!resigned && bot !== null && (
        <>
          <span className="bot-word">{say('table.bot-word')} </span>
          {level(bot)}
        </>
      )}
      {!standing.over && waiting.includes(seat) && <span className="acting"> · {say('table.acting')}</span>}
    </small>
  );
}
