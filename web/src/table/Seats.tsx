// Who sits where: mark, name, who plays it, score and place.

import { Glyph } from '../part/Glyph.tsx';
import type { Shot } from '../source/source.ts';
import { useLevelName } from '../words/levelName.ts';
import { useLanguage } from '../words/language.tsx';
import './Seats.css';

export function Seats({ shot }: { readonly shot: Shot }) {
  const { say } = useLanguage();
  const level = useLevelName();
  const { standing, sitters, waiting, view } = shot;
  return (
    <section className="panel seats" aria-labelledby="seats-title">
      <h2 id="seats-title">{say('table.seats')}</h2>
      <ul>
        {sitters.map(({ name, bot }, seat) => (
          <li key={seat} data-acting={!standing.over && waiting.includes(seat)}>
            <Glyph seat={seat} size={22} />
            <span className="who">
              <strong>{name}</strong>
              <small>
                {seat === view.viewer
                  ? say('table.you')
                  : bot === null
                    ? say('table.person')
                    : say('table.bot', { level: level(bot) })}
                {!standing.over && waiting.includes(seat) && <span className="acting"> · {say('table.acting')}</span>}
              </small>
            </span>
            <span className="score">
              <span className="aloud">{say('table.score')} </span>
              {standing.scores[seat] ?? <small>{say('table.unknown')}</small>}
              <span className="aloud">, {say('table.rank', { rank: standing.ranks[seat] ?? 0 })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
