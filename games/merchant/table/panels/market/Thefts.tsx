// What can be stolen here (§15.5), with the odds; and a talk with who is on the same dot (§11.4).

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { COMBAT, has, NONE } from '../../../rules/table.ts';
import { revolt, REVOLT, swindle, SWINDLE } from '../../../rules/theft.ts';
import { Part } from '../../part/Act.tsx';
import { Drawn, SeatMark } from '../../part/Art.tsx';
import { ART } from '../../part/drawings.ts';
import { revoltOdds, swindleOdds } from '../../part/odds.ts';
import { percent, type Props } from '../../part/self.ts';
import { Row } from './Row.tsx';

export const Thefts = memo(function Thefts({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { say, name, view } = props;
  const { table } = view;
  const near = table.at.flatMap((dot, other) => (other !== seat && dot === table.at[seat] ? [other] : []));
  const armed = has(table, COMBAT);
  const revolts = armed ? revolt.candidates(table, seat) : [];
  const owners = revolts.map(([kind, which = NONE]) => (kind === 0 ? table.port[which] : table.factory[which]) ?? NONE);
  const wins = (chance: number): string => say({ key: 'panel.odds', args: { chance: percent(chance) } });
  if (near.length === 0 && owners.every((owner) => owner === NONE || owner === seat)) return null;
  return (
    <Part title={say({ key: 'panel.company' })}>
      <ul className="mv-rows">
        {near.length > 0 && (
          <Row
            props={props}
            art={<SeatMark props={props} seat={near[0] ?? 0} size={22} />}
            title={near.map((other) => name('seat', other)).join(', ')}
            answer="deal"
            label={say({ key: 'panel.deal' })}
          />
        )}
        {armed &&
          swindle
            .candidates(table, seat)
            .filter(([other = NONE]) => near.includes(other))
            .map(([other = NONE]) => (
              <Row
                key={other}
                props={props}
                art={<SeatMark props={props} seat={other} size={22} />}
                title={say({ key: 'panel.swindle', args: { who: name('seat', other) } })}
                note={wins(swindleOdds(table, seat, other).win)}
                price={`$${SWINDLE}`}
                answer={`swindle ${other}`}
                label={say({ key: 'panel.try' })}
              />
            ))}
        {revolts.map(([kind = 0, which = NONE], i) => {
          const owner = owners[i] ?? NONE;
          return owner === NONE || owner === seat ? null : (
            <Row
              key={`${kind} ${which}`}
              props={props}
              art={<Drawn d={kind === 0 ? ART.port : ART.factory} />}
              title={say({ key: 'panel.revolt', args: { who: name('seat', owner) } })}
              note={wins(revoltOdds(table, seat, owner).win)}
              price={`$${REVOLT}`}
              answer={`revolt ${kind} ${which}`}
              label={say({ key: 'panel.try' })}
            />
          );
        })}
      </ul>
    </Part>
  );
});
