// The ? Boxes: what lies open, what this viewer has spied, and what may be in the others.

import { itemOf } from '@orrery/kernel';
import { BOXES, type Dot } from '../../../rules/board.ts';
import { FACE_DOWN, NONE } from '../../../rules/table.ts';
import { useFocus } from '../../focus.tsx';
import { SeatMark } from '../../part/Art.tsx';
import { hiddenMarkers, lookers } from '../../part/secrets.ts';
import { percent, type Props } from '../../part/self.ts';

export function Boxes(props: Props) {
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
              : say({
                  key: 'panel.spied',
                  args: { marker: name('marker', itemOf(view, table.box[box] ?? NONE)) },
                })}{' '}
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
