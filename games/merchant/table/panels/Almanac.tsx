// The almanac: what everybody knows, what only this viewer has looked at, and what remains possible.

import '../shared/panel.css';
import './almanac.css';
import { itemOf } from '@orrery/kernel';
import { memo } from 'react';
import { BOXES, type Dot, INHABITED } from '../../rules/board.ts';
import { buys, goodsCost, payoffOf } from '../../rules/goods.ts';
import { CUP_DEMANDS, CUP_FARES, FACE_DOWN, GOODS, NONE, scienceOf, TINKERERS } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { GoodsArt, SeatMark } from '../shared/art.tsx';
import { knownTo } from '../shared/estimates.ts';
import { cupOf, hiddenCultures, hiddenMarkers, lookers, toldBy } from '../shared/hidden.ts';
import { percent, type Props, seatShown, tally } from '../shared/props.ts';

export const Almanac = memo(function Almanac(props: Props) {
  const { say } = props;
  const pages = [
    ['panel.systems', Systems],
    ['panel.hidden', Hidden],
    ['panel.boxes', Boxes],
    ['panel.waiting', Waiting],
    ['panel.cup', CupTable],
  ] as const;
  return (
    <div className="mv-panel mv-almanac">
      {pages.map(([key, Page], i) => (
        <details key={key} open={i < 2}>
          <summary>{say({ key })}</summary>
          <Page {...props} />
        </details>
      ))}
    </div>
  );
});

function Systems(props: Props) {
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

function Hidden({ view, say, name }: Props) {
  const hidden = hiddenCultures(view);
  const systems = knownTo(view).culture.flatMap((culture, system) => (culture === NONE ? [system] : []));
  const mine = tally(view.table.goods[seatShown(view)] ?? []).map(([good]) => good);
  if (hidden.length === 0) return <p className="quiet">{say({ key: 'panel.all-found' })}</p>;
  return (
    <>
      <p className="mv-small quiet">
        {say({ key: 'panel.hidden-note', args: { n: hidden.length } })}{' '}
        {systems.map((system) => name('system', system)).join(', ')}.
      </p>
      <table className="mv-table">
        <thead>
          <tr>
            <th scope="col">{say({ key: 'panel.who' })}</th>
            <th scope="col">{say({ key: 'panel.sells' })}</th>
            <th scope="col">{say({ key: 'panel.buys-yours' })}</th>
          </tr>
        </thead>
        <tbody>
          {hidden.map((culture) => (
            <tr key={culture}>
              <th scope="row">
                {name('culture', culture)}
                <small>{name('science', scienceOf(culture))}</small>
              </th>
              <td>
                <span className="mv-inline">
                  <GoodsArt good={culture} size={24} /> {name('good', culture)}
                </span>
                <small>
                  ${goodsCost(culture)} → ${payoffOf(culture)}
                </small>
              </td>
              <td>
                {mine
                  .filter((good) => buys(culture, good))
                  .map((good) => name('good', good))
                  .join(', ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Boxes(props: Props) {
  const { view, say, name } = props;
  const { table } = view;
  const left = hiddenMarkers(view);
  const open = table.marker.flatMap((marker, box) => (marker >= 0 ? [[box, marker] as const] : []));
  const down = table.marker.flatMap((marker, box) => (marker === FACE_DOWN ? [box] : []));
  const looked = down.filter((box) => lookers(view, table.box[box] ?? NONE).length > 0);
  const kinds: [string, number, string][] = [
    ['panel.gates', left.gates.length, left.gates.map((gate) => `${gate + 1}`).join(' ')],
    ['panel.relics', left.relics.length, left.relics.map((marker) => name('marker', marker)).join(', ')],
    ['panel.open-ports', left.open, ''],
    [
      'panel.penalties',
      left.penalties.reduce((all, [, n]) => all + n, 0),
      left.penalties.map(([marker, n]) => `${n > 1 ? `${n} × ` : ''}${name('marker', marker)}`).join(', '),
    ],
  ];
  return (
    <>
      <p className="mv-small quiet">{say({ key: 'panel.boxes-note', args: { boxes: left.boxes, all: left.all } })}</p>
      {left.boxes > 0 && (
        <table className="mv-table">
          <tbody>
            {kinds.map(([key, count, which]) => (
              <tr key={key}>
                <th scope="row">{say({ key })}</th>
                <td className="mv-num">{count}</td>
                <td className="mv-num">{left.all === 0 ? '' : percent(count / left.all)}</td>
                <td>{which !== '' && <small>{which}</small>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className="mv-lines">
        {open.map(([box, marker]) => (
          <li key={box}>
            <Where props={props} dot={BOXES[box] ?? NONE} /> {name('marker', marker)}
          </li>
        ))}
        {looked.map((box) => (
          <li key={box}>
            <Where props={props} dot={BOXES[box] ?? NONE} />{' '}
            {itemOf(view, table.box[box] ?? NONE) === NONE
              ? say({ key: 'panel.face-down' })
              : say(
                  toldBy(view, table.box[box] ?? NONE, 'panel.spied', {
                    marker: name('marker', itemOf(view, table.box[box] ?? NONE)),
                  }),
                )}{' '}
            {lookers(view, table.box[box] ?? NONE).map((seat) => (
              <SeatMark key={seat} props={props} seat={seat} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Where({ props, dot }: { readonly props: Props; readonly dot: Dot }) {
  const { look } = useFocus();
  return (
    <button type="button" className="mv-link" onClick={() => look(dot)}>
      {props.name('dot', dot)}
    </button>
  );
}

function CupTable({ view, say, name }: Props) {
  const { all, goods, fares, demands } = cupOf(view);
  const groups = [
    ['panel.goods', goods],
    ['panel.fares', fares],
    ['panel.demands', demands],
  ] as const;
  return (
    <>
      <p className="mv-small quiet">{say({ key: 'panel.cup-note', args: { n: all } })}</p>
      {groups.map(([key, items]) => {
        const sum = items.reduce((count, [, n]) => count + n, 0);
        if (sum === 0) return null;
        return (
          <div key={key}>
            <h4>
              {say({ key })} <small>{`${sum} · ${percent(sum / all)}`}</small>
            </h4>
            <ul className="mv-counts">
              {items.map(([item, n]) => (
                <li key={item}>
                  <b>{n}</b> {item < GOODS && <GoodsArt good={item} size={22} />} {name('cup', item)}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

/** Out of the cup and open to all: what is wanted where, and who waits to fly. */
function Waiting({ view, say, name }: Props) {
  const { bonus } = view.table;
  const open = bonus.flatMap((count, each) => (count > 0 ? [[each, count] as const] : []));
  const fares = open.filter(([each]) => each < CUP_DEMANDS - CUP_FARES);
  const demands = open.filter(([each]) => each >= CUP_DEMANDS - CUP_FARES);
  if (open.length === 0) return <p className="quiet">{say({ key: 'panel.nothing-waits' })}</p>;
  return (
    <ul className="mv-counts">
      {demands.map(([each, count]) => (
        <li key={each}>
          <b>{count}</b> {name('cup', GOODS + each)}
        </li>
      ))}
      {fares.map(([each, count]) => (
        <li key={each}>
          <b>{count}</b> {name('cup', GOODS + each)}
        </li>
      ))}
    </ul>
  );
}
