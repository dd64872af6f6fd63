// Whose eyes the table is seen with.

import { useLanguage } from '../words/language.tsx';
import { type Eyes, readEyes, writeEyes } from './sight.ts';
import { useTheatre } from './theatre.ts';

export function Eyepiece() {
  const { say } = useLanguage();
  const { film, player, allowed } = useTheatre();
  const { seats } = film.record;
  const name = (eyes: Eyes): string => (eyes === 'all' ? say('replay.all') : (seats[eyes] ?? say('replay.audience')));
  return (
    <label className="eyepiece">
      <span>{say('replay.eyes')}</span>
      <select
        value={writeEyes(player.eyes, seats.length)}
        onChange={(event) => player.setEyes(readEyes(event.target.value, seats.length, allowed))}
      >
        {allowed.map((eyes) => (
          <option key={eyes} value={writeEyes(eyes, seats.length)}>
            {name(eyes)}
          </option>
        ))}
      </select>
    </label>
  );
}
