// Every system: who lives there, as far as this viewer knows; who has looked, though not what they saw.

import { INHABITED } from '../../../rules/board.ts';
import { NONE, scienceOf, TINKERERS } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { SeatMark } from '../../part/Art.tsx';
import { knownTo } from '../../part/buyers.ts';
import { lookers } from '../../part/secrets.ts';
import type { Props } from '../../part/self.ts';

export function Systems(props: Props) {
  const { view, say, name } = props;
  const { look } = useFocus();
  const { culture, markets } = knownTo(view);
  return (
    <table className="mv-table">
      <thead>
        <tr>
          <th scope="col">{say({ key: 'panel.system' })}</th>
          <th scope="col">{say({ key: 'panel.who' })}</th>
          <th scope="col">{say({ key: 'panel.seen-by' })}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: INHABITED + 1 }, (_, system) => {
          const who = culture[system] ?? NONE;
          const open = who === TINKERERS || view.table.culture[system] !== NONE;
          const state = open ? '' : who === NONE ? 'dark' : 'secret';
          return (
            <tr key={system} className={state}>
              <th scope="row">
                <button type="button" className="mv-link" onClick={() => look(markets[system]?.[0] ?? null)}>
                  {name('system', system)}
                </button>
              </th>
              <td>
                {who === NONE ? say({ key: 'panel.unknown' }) : name('culture', who)}
                {who !== NONE && <small>{name('science', scienceOf(who))}</small>}
              </td>
              <td>
                {open
                  ? say({ key: 'panel.all' })
                  : lookers(view, view.table.iou[system] ?? NONE).map((seat) => (
                      <SeatMark key={seat} props={props} seat={seat} />
                    ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
