// Who is armed: weapons, Shields and Forts of every seat.

import { FORT } from '../../../data/equipment.ts';
import { count, shields } from '../../../rules/gear.ts';
import { LASER, NOVA_BALL, RELIC_LASER } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { Part } from '../../part/Act.tsx';
import { Drawn, GearArt, SeatMark } from '../../part/Art.tsx';
import { ART } from '../../part/drawings.ts';
import type { Props } from '../../part/self.ts';

export function Arms(props: Props) {
  const { view, say, name, names } = props;
  const { look } = useFocus();
  const { table } = view;
  const forts = table.forts.flatMap((dots, seat) => dots.map((dot) => [seat, dot] as const));
  return (
    <Part title={say({ key: 'panel.arms' })}>
      <table className="mv-table mv-arms">
        <thead>
          <tr>
            <th scope="col">{say({ key: 'panel.who' })}</th>
            <th scope="col" aria-label={name('gear', LASER)}>
              <GearArt code={LASER} size={22} />
            </th>
            <th scope="col" aria-label={name('gear', NOVA_BALL)}>
              <GearArt code={NOVA_BALL} size={22} />
            </th>
            <th scope="col" aria-label={say({ key: 'panel.shields' })}>
              <GearArt code={3} size={22} />
            </th>
            <th scope="col" aria-label={say({ key: 'panel.forts-short' })}>
              <Drawn d={ART.fort} size={22} />
            </th>
          </tr>
        </thead>
        <tbody>
          {table.ship.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark props={props} seat={seat} /> {names[seat]}
              </th>
              <td className="mv-num">{count(table, seat, LASER) + count(table, seat, RELIC_LASER)}</td>
              <td className="mv-num">{count(table, seat, NOVA_BALL)}</td>
              <td className="mv-num">{shields(table, seat)}</td>
              <td className="mv-num">
                {table.forts[seat]?.length ?? 0}/{FORT.most}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {forts.length > 0 && (
        <ul className="mv-lines">
          {forts.map(([seat, dot]) => (
            <li key={dot}>
              <SeatMark props={props} seat={seat} />{' '}
              <button type="button" className="mv-link" onClick={() => look(dot)}>
                {name('dot', dot)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
