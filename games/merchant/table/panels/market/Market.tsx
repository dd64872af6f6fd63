// The market: the culture's shelf and the own holds side by side, what else is for sale, and what each piece would bring.

import { memo } from 'react';
import { systemOf } from '../../../rules/board.ts';
import { NONE, scienceOf } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { knownTo, marketShown, nearest, turnsFrom } from '../../part/buyers.ts';
import { isMine, isTrading, type Props, selfOf } from '../../part/self.ts';
import { Deeds } from './Deeds.tsx';
import { Holds } from './Holds.tsx';
import { Outfit } from './Outfit.tsx';
import { Passengers } from './Passengers.tsx';
import { Purse } from './Purse.tsx';
import { Shelf } from './Shelf.tsx';
import { Thefts } from './Thefts.tsx';
import '../../part/part.css';
import './market.css';

export const Market = memo(function Market(props: Props) {
  const { view, say, name } = props;
  const { dot } = useFocus();
  const seat = selfOf(view);
  const trading = isTrading(props);
  const system = marketShown(view, seat, dot, trading);
  const culture = knownTo(view).culture[system] ?? NONE;
  const at = view.table.at[seat] ?? NONE;
  const away = system !== NONE && systemOf[at] !== system;
  const from = away ? nearest(knownTo(view).markets[system] ?? [], turnsFrom(view, seat, at)) : at;
  const can = trading && !away && isMine(props, seat);
  return (
    <div className="mv-panel mv-market">
      <header className="mv-head">
        <div>
          <h2>{culture === NONE ? say({ key: 'panel.no-market' }) : name('culture', culture)}</h2>
          <p className="quiet">
            {system === NONE ? name('dot', at) : name('system', system)}
            {culture !== NONE && ` · ${name('science', scienceOf(culture))}`}
          </p>
        </div>
        {(away || !can) && culture !== NONE && <p className="mv-tag">{say({ key: 'panel.looking' })}</p>}
      </header>
      <Purse props={props} seat={seat} can={can} />
      <div className="mv-sides">
        {culture !== NONE && <Shelf props={props} seat={seat} culture={culture} from={from} can={can} />}
        <Holds props={props} seat={seat} culture={culture} can={can} />
      </div>
      <Passengers props={props} seat={seat} culture={culture} can={can} />
      {culture !== NONE && <Outfit props={props} seat={seat} culture={culture} system={system} can={can} />}
      {culture !== NONE && <Deeds props={props} seat={seat} culture={culture} system={system} can={can} />}
      {can && <Thefts props={props} seat={seat} />}
    </div>
  );
});
