// Whose eyes the table is seen with.

import { useLanguage } from '../words/language.tsx';
import { type Viewpoint, readViewpoint, writeViewpoint } from './sight.ts';
import { useReplay } from './theatre.ts';

export function ViewpointSelect() {
  const { say } = useLanguage();
  const { film, player, allowed } = useReplay();
  const { seats } = film.record;
  const name = (eyes: Viewpoint): string => (eyes === 'all' ? say('replay.all') : (seats[eyes] ?? say('replay.audience')));
  return (
    <label className="eyepiece">
      <span>{say('replay.eyes')}</span>
      <select
        value={writeViewpoint(player.eyes, seats.length)}
        onChange={(event) => player.setEyes(readViewpoint(event.target.value, seats.length, allowed))}
      >
        {allowed.map((eyes) => (
          <option key={eyes} value={writeViewpoint(eyes, seats.length)}>
            {name(eyes)}
          </option>
        ))}
      </select>
    </label>
  );
}
