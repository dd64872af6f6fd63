// What is announced, and can still be answered: who does it, to whom, and what it says, over the board for everybody alike.

import './announced.css';
import type { TableProps } from '../../../table.ts';
import { FIRST_EDICT, FIRST_FLARE } from '../../data/cards.ts';
import type { Use } from '../../rules/hooks.ts';
import type { Table } from '../../rules/table.ts';
import { Alien } from '../aliens/index.tsx';
import { usePages } from '../panels/pages.ts';

interface AnnouncedProps {
  readonly props: TableProps<Table>;
  readonly use: Use;
}

export default function Announced({ props, use }: AnnouncedProps) {
  const { say, name, glyph, lang } = props;
  const pages = usePages(lang);
  const { form, what, seat } = use;
  const { colour, shape } = glyph(seat);
  const power = powerOf(use);
  const text = textKey(use);
  const words = text === null ? '' : (pages?.[text] ?? (props.messages[text] === undefined ? '' : say({ key: text })));
  return (
    <div className="cosmic-announced" role="note" style={{ borderColor: colour }}>
      {power >= 0 && <Alien power={power} size={44} />}
      <div>
        <h3>
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d={shape} fill={colour} />
          </svg>
          <span>{name('seat', seat)}</span> <b>{calledIn(props, use)}</b>
          {(form === 'wild' || form === 'super') && <em>{say({ key: `form.${form}` })}</em>}
        </h3>
        {words !== '' && <p>{words}</p>}
        {words === '' && form !== 'card' && power >= 0 && <p>{say({ key: `power.${what}.tag` })}</p>}
      </div>
    </div>
  );
}

/** As it was told: with what it is aimed at. */
function calledIn({ events, name }: TableProps<Table>, use: Use): string {
  const told = events.findLast(({ args }) => args['seat'] === use.seat && typeof args['use'] === 'string');
  const said = told?.args['use'];
  const isIt = typeof said === 'string' && said.split(' ')[1] === String(use.what);
  if (isIt) return name('use', said);
  return powerOf(use) >= 0 ? name('power', powerOf(use)) : name('card', use.what);
}

/** The power whose face stands beside it; -1: none. */
function powerOf({ form, what }: Use): number {
  if (form === 'power' || form === 'auto' || form === 'grant') return what;
  return form === 'wild' || form === 'super' ? what - FIRST_FLARE : -1;
}

function textKey({ form, what }: Use): string | null {
  switch (form) {
    case 'power':
    case 'auto':
    case 'grant':
      return `power.${what}.text`;
    case 'wild':
    case 'super':
      return `flare.${what - FIRST_FLARE}.${form}`;
    case 'edict':
      return `edict.${what - FIRST_EDICT}.text`;
    default:
      return null;
  }
}
