// Whose viewpoint the table is seen with.

import { useLanguage } from '../words/language.tsx';
import { type Viewpoint, readViewpoint, writeViewpoint } from './sight.ts';
import { useReplay } from './theatre.ts';

export function ViewpointSelect() {
  const { say } = useLanguage();
  const { replay, player, viewpoints } = useReplay();
  const { seats } = replay.record;
  const name = (viewpoint: Viewpoint): string =>
    viewpoint === 'all' ? say('replay.all') : (seats[viewpoint] ?? say('replay.audience'));
  return (
    <label className="viewpoint">
      <span>{say('replay.viewpoint')}</span>
      <select
        value={writeViewpoint(player.viewpoint, seats.length)}
        onChange={(event) => player.setViewpoint(readViewpoint(event.target.value, seats.length, viewpoints))}
      >
        {viewpoints.map((viewpoint) => (
          <option key={viewpoint} value={writeViewpoint(viewpoint, seats.length)}>
            {name(viewpoint)}
          </option>
        ))}
      </select>
    </label>
  );
}
