// The place looked at: the world and its people in our own words, what stands there, and how far it is for everybody.

import '../shared/panel.css';
import './place.css';
import { itemOf } from '@orrery/kernel';
import { memo } from 'react';
import { type Dot, INHABITED, orbitOf, systemOf } from '../../rules/board.ts';
import { boxAt, fortAt, isFaceDown, markerAt, penaltyAt, rasturAt } from '../../rules/places.ts';
import { GOODS, NONE, scienceOf, TINKERERS } from '../../rules/table.ts';
import { useFocus } from '../focus.tsx';
import { GoodsArt, SeatMark } from '../shared/art.tsx';
import { Printed, Section } from '../shared/controls.tsx';
import { knownTo, turnsFrom } from '../shared/estimates.ts';
import { hiddenCultures, onlyKey, toldBy } from '../shared/hidden.ts';
import { type Props, seatShown } from '../shared/props.ts';
import { turnsText } from './MarketGoods.tsx';

export const Place = memo(function Place(props: Props) {
  const { view, say, name } = props;
  const focus = useFocus();
  const dot = focus.dot ?? view.table.at[seatShown(view)] ?? NONE;
  const system = systemOf[dot] ?? NONE;
  const culture = knownTo(view).culture[system] ?? NONE;
  return (
    <div className="mv-panel mv-place">
      <header className="mv-head">
        <div>
          <h2>
            {name('system', system)} {system !== NONE && <Printed props={props} noun="system" id={system} />}
          </h2>
          <p className="quiet">{name('dot', dot)}</p>
        </div>
        {focus.dot !== null && (
          <button type="button" className="mv-act" onClick={() => focus.look(null)}>
            {say({ key: 'panel.leave' })}
          </button>
        )}
      </header>
      {system !== NONE && <p>{say({ key: `about.system.${system}` })}</p>}
      <Standing props={props} dot={dot} />
      {culture !== NONE && (
        <People props={props} culture={culture} secret={view.table.culture[system] === NONE && culture !== TINKERERS} />
      )}
      {culture === NONE && system >= 0 && system < INHABITED && (
        <p className="mv-unknown">{say({ key: 'panel.may-live', args: { n: hiddenCultures(view).length } })}</p>
      )}
      <Section title={say({ key: 'panel.how-far' })}>
        <ul className="mv-lines">
          {view.table.at.map((from, seat) => (
            <li key={seat}>
              <SeatMark props={props} seat={seat} /> {name('seat', seat)}:{' '}
              {turnsText(props, turnsFrom(view, seat, from)(dot))}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
});

/** What is on the dot, one line each. */
function Standing({ props, dot }: { readonly props: Props; readonly dot: Dot }) {
  const { view, say, name } = props;
  const { table } = view;
  const lines: string[] = [];
  const marker = markerAt(table, dot);
  const slot = table.box[boxAt(table, dot)] ?? NONE;
  if (marker >= 0) lines.push(name('marker', marker));
  if (isFaceDown(table, dot))
    lines.push(
      slot !== NONE && itemOf(view, slot) !== NONE
        ? say(toldBy(view, slot, 'panel.spied', { marker: name('marker', itemOf(view, slot)) }))
        : say({ key: 'panel.face-down' }),
    );
  const owner = table.port[orbitOf[dot] ?? NONE] ?? NONE;
  if (owner !== NONE) lines.push(say({ key: 'panel.port-of', args: { who: name('seat', owner) } }));
  table.site.forEach((site, culture) => {
    if (site !== dot) return;
    const who = name('seat', table.factory[culture] ?? NONE);
    lines.push(say({ key: 'panel.factory-of', args: { who, good: name('good', culture + GOODS / 2) } }));
  });
  const fort = fortAt(table, dot);
  if (fort !== NONE) lines.push(say({ key: 'panel.fort-of', args: { who: name('seat', fort) } }));
  const rastur = rasturAt(table, dot);
  if (rastur > 0) lines.push(say({ key: 'panel.rastur-of', args: { value: rastur } }));
  const due = penaltyAt(table, dot, seatShown(view));
  if (due > 0) lines.push(say({ key: 'panel.penalty', args: { due } }));
  const ships = table.at.flatMap((at, seat) => (at === dot ? [name('seat', seat)] : []));
  if (ships.length > 0) lines.push(say({ key: 'panel.ships-here', args: { who: ships.join(', ') } }));
  if (lines.length === 0) return null;
  return (
    <ul className="mv-ends">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface PeopleProps {
  readonly props: Props;
  readonly culture: number;
  readonly secret: boolean;
}

function People({ props, culture, secret }: PeopleProps) {
  const { say, name } = props;
  const goods = culture === TINKERERS ? [] : [culture, culture + GOODS / 2];
  return (
    <Section title={name('culture', culture)} note={name('science', scienceOf(culture))}>
      {secret && <p className="mv-tag">{say({ key: onlyKey(props.view) })}</p>}
      <p>{say({ key: `about.culture.${culture}` })}</p>
      <ul className="mv-rows">
        {goods.map((good) => (
          <li className="mv-row" key={good}>
            <GoodsArt good={good} size={32} />
            <span className="mv-what">
              <b>
                {name('good', good)} <Printed props={props} noun="good" id={good} />
              </b>
              <span className="mv-note">{say({ key: `about.good.${good}` })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
