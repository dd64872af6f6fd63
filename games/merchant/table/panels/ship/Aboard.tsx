// Every piece aboard with a line about it, and what its owner can do with it: jettison, move to hull or hold, repack.

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { CULTURES } from '../../../data/cultures.ts';
import { DAMAGED, fareTo, feeOf, FIRST_FARE, isDamaged, isFare, NONE } from '../../../rules/table.ts';
import { Act, Part } from '../../part/Act.tsx';
import { Drawn, GearArt, GoodsArt } from '../../part/Art.tsx';
import { ART } from '../../part/drawings.ts';
import { isMine, isTrading, optionsOf, type Props, tally } from '../../part/self.ts';

export const Aboard = memo(function Aboard({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, say, name, ask } = props;
  const { table } = view;
  const [goods, small, hull] = [table.goods[seat] ?? [], table.small[seat] ?? [], table.hull[seat] ?? []];
  const can = isTrading(props) && isMine(props, seat);
  const ious = CULTURES.flatMap((_, culture) => (((table.ious[seat] ?? 0) & (1 << culture)) === 0 ? [] : [culture]));
  const empty = goods.length + small.length + hull.length + ious.length === 0;
  return (
    <Part title={say({ key: 'panel.aboard' })}>
      {empty && <p className="quiet">{say({ key: 'panel.nothing-aboard' })}</p>}
      <ul className="mv-rows">
        {tally(goods).map(([good, count]) => (
          <li className="mv-row" key={`goods ${good}`}>
            <GoodsArt good={good} size={30} />
            <span className="mv-what">
              <b>{count > 1 ? `${name('good', good)} ×${count}` : name('good', good)}</b>
              <span className="mv-note">{say({ key: `about.good.${good}` })}</span>
            </span>
            {can && <Jettison props={props} answer={`drop ${good}`} />}
          </li>
        ))}
        {tally(hull).map(([code, count]) => (
          <Piece key={`hull ${code}`} props={props} code={code} count={count} where="panel.on-hull" can={can} />
        ))}
        {tally(small).map(([code, count]) => (
          <Piece key={`small ${code}`} props={props} code={code} count={count} where="panel.in-hold" can={can} />
        ))}
        {ious.map((culture) => (
          <li className="mv-row" key={`iou ${culture}`}>
            <Drawn d={ART.iou} />
            <span className="mv-what">
              <b>{name('note', culture)}</b>
            </span>
          </li>
        ))}
      </ul>
      {can && optionsOf(ask).includes('pack') && (
        <Act props={props} answer="pack">
          {name('word', 'pack')}
        </Act>
      )}
    </Part>
  );
});

interface PieceProps {
  readonly props: Props;
  readonly code: number;
  readonly count: number;
  readonly where: string;
  readonly can: boolean;
}

function Piece({ props, code, count, where, can }: PieceProps) {
  const { say, name, ask } = props;
  const fare = code - FIRST_FARE;
  const title = isFare(code)
    ? say({ key: 'panel.to', args: { culture: name('culture', fareTo[fare] ?? NONE) } })
    : name('gear', code);
  const line = isFare(code)
    ? say({ key: 'panel.pays', args: { fee: feeOf[fare] ?? 0 } })
    : say({ key: isDamaged(code) ? 'panel.broken' : `effect.${code % DAMAGED}` });
  const moves = [`hull ${code}`, `hold ${code}`].filter((answer) => optionsOf(ask).includes(answer));
  return (
    <li className="mv-row wide">
      <GearArt code={code} />
      <span className="mv-what">
        <b>{count > 1 ? `${title} ×${count}` : title}</b>
        <span className="mv-note">
          {line} <i className="mv-where">{say({ key: where })}</i>
        </span>
      </span>
      {can && (
        <span className="mv-sites">
          {moves.map((answer) => (
            <Act key={answer} props={props} answer={answer}>
              {say({ key: answer.startsWith('hull') ? 'panel.to-hull' : 'panel.to-hold' })}
            </Act>
          ))}
          <Jettison props={props} answer={`dump ${code}`} />
        </span>
      )}
    </li>
  );
}

function Jettison({ props, answer }: { readonly props: Props; readonly answer: string }) {
  return (
    <Act props={props} answer={answer} className="mv-drop">
      {props.say({ key: 'panel.jettison' })}
    </Act>
  );
}
