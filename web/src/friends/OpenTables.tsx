// The tables of this server that look for players, for whoever wants to join one; by game, and by how fast they are played.

import type { Pace } from '@orrery/protocol/people';
import type { TableInfo } from '@orrery/protocol/tables';
import { useEffect, useState } from 'react';
import { people } from '../account/peopleApi.ts';
import { useFronts, useSaid } from '../home/fronts.tsx';
import { useLanguage } from '../words/language.tsx';

type Speed = Pace['kind'] | '';
const SPEEDS = ['calm', 'live', 'turns'] as const;

interface Props {
  /** How they are shown. */
  Rows(props: { readonly tables: readonly TableInfo[]; readonly none: string; readonly door: string }): React.ReactNode;
}

export function OpenTables({ Rows }: Props) {
  const { say } = useLanguage();
  const said = useSaid();
  const fronts = useFronts();
  const [game, setGame] = useState('');
  const [speed, setSpeed] = useState<Speed>('');
  const [found, setFound] = useState<readonly TableInfo[] | null>(null);
  useEffect(() => {
    let left = false;
    people.tables('open', game).then(
      (tables) => !left && setFound(tables.filter(({ you }) => you === null)),
      () => !left && setFound([]),
    );
    return () => {
      left = true;
    };
  }, [game]);
  const shown = found?.filter(({ pace }) => speed === '' || pace.kind === speed);
  const isFiltered = game !== '' || speed !== '';
  return (
    <section className="panel" aria-labelledby="open-title">
      <h2 id="open-title">{say('tables.open')}</h2>
      <div className="row">
        <label className="field">
          {say('tables.which-game')}
          <select value={game} onChange={({ target }) => setGame(target.value)}>
            <option value="">{say('tables.all-games')}</option>
            {fronts.map((front) => (
              <option key={front.id} value={front.id}>
                {said(front.name)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {say('pace.title')}
          <select value={speed} onChange={({ target }) => setSpeed(SPEEDS.find((each) => each === target.value) ?? '')}>
            <option value="">{say('tables.all-paces')}</option>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {say(`tables.pace-${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown !== undefined && (
        <Rows
          tables={shown}
          none={say(isFiltered ? 'tables.none-such' : 'tables.none-open')}
          door={say('tables.join')}
        />
      )}
    </section>
  );
}
