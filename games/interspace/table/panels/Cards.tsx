// What the supplement has dealt (§13 to §16): objectives as far as the viewer knows them, breakthroughs, and the free agents on the map.

import './panel.css';
import { everybody, itemOf, type Seat, UNDRAWN } from '@orrery/kernel';
import { BREAKTHROUGHS as DECK } from '../../data/cards.ts';
import { keptRelics } from '../../cards/relics.ts';
import { BREAKTHROUGHS, COLONIZATION, ENCOUNTERS, isOn, NONE, OBJECTIVES, type Table } from '../../rules/table.ts';
import { Agents } from './Agents.tsx';
import { Card, HexLink, OwnerMark, ownerName, RuleLink } from './parts.tsx';
import { optionsOf, type Props } from './props.ts';

/** Whether any of these cards are in the game. */
export const hasCards = (table: Table): boolean => isOn(table, OBJECTIVES | BREAKTHROUGHS | ENCOUNTERS | COLONIZATION);

export function Cards(props: Props) {
  const { table, seats } = props.view;
  return (
    <div className="is-panel">
      <Offered props={props} />
      {isOn(table, OBJECTIVES | BREAKTHROUGHS) && (
        <ul className="is-score">
          {Array.from({ length: seats }, (_, seat) => (
            <Held key={seat} props={props} seat={seat} />
          ))}
        </ul>
      )}
      {isOn(table, ENCOUNTERS) && <Agents props={props} />}
      {isOn(table, ENCOUNTERS) && <Relics props={props} />}
      {isOn(table, ENCOUNTERS | COLONIZATION) && <Drawn props={props} />}
    </div>
  );
}

/** §16.2: the relics that somebody has, and where. */
function Relics({ props }: { readonly props: Props }) {
  const { view, say, name } = props;
  const kept = keptRelics(view.table);
  if (kept.length === 0) return null;
  return (
    <section>
      <h3>
        {say({ key: 'panel.relics' })} <RuleLink props={props} rule="16.2" />
      </h3>
      <ul>
        {kept.map(({ card, hex, owner }) => (
          <li key={card}>
            <Card says={say({ key: `says.encounter.${card}` })}>{name('encounter', card)}</Card>
            {owner === NONE ? say({ key: 'panel.on-planet' }) : ownerName(props, owner)}{' '}
            <HexLink hex={hex}>{say({ key: 'panel.in-hex', args: { hex } })}</HexLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LAST = 6;
/** The encounter and colonization cards drawn last, the newest first. */
function Drawn({ props }: { readonly props: Props }) {
  const { events, say } = props;
  const drawn = events.filter(({ key }) => key === 'log.encounter' || key === 'log.settled').slice(-LAST);
  if (drawn.length === 0) return null;
  return (
    <section>
      <h3>{say({ key: 'panel.drawn' })}</h3>
      <ul>
        {drawn.toReversed().map((event, n) => {
          const noun = event.key === 'log.encounter' ? 'encounter' : 'colonization';
          const card = event.args['card'];
          return (
            <li key={n}>
              <Card says={say({ key: `says.${noun}.${typeof card === 'number' ? card : 0}` })}>{say(event)}</Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether a breakthrough is to be taken now. */
export const isTaking = ({ ask }: Props): boolean =>
  ask !== null && ask.choice.kind === 'one' && ask.choice.noun === 'breakthrough';

/** §14.1: those that may be taken, with what they do. */
function Offered({ props }: { readonly props: Props }) {
  const { say, name, answer, busy } = props;
  if (!isTaking(props)) return null;
  return (
    <ul>
      {optionsOf(props).map((card) => (
        <li key={card} className="is-offer">
          <button type="button" className="button" data-answer={card} disabled={busy} onClick={() => answer(card)}>
            {name('breakthrough', card)}
          </button>
          <p>{say({ key: `says.breakthrough.${card}` })}</p>
        </li>
      ))}
    </ul>
  );
}

function Held({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, say, name, names } = props;
  const { table } = view;
  const aim = itemOf(view, table.aim[seat] ?? NONE);
  // The audience is one seat more: it may look on knowing all, as in a replay.
  const players = everybody(view.seats - 1);
  const isShown = ((view.held.know[table.aim[seat] ?? NONE] ?? 0) & players) === players;
  const taken = [...DECK.keys()].filter((card) => ((table.cards[seat] ?? 0) & (1 << card)) !== 0);
  const drives = table.drives[seat] ?? 0;
  return (
    <li>
      <h3>
        <OwnerMark props={props} owner={seat} /> {names[seat]}
      </h3>
      {isOn(table, OBJECTIVES) &&
        (aim === UNDRAWN ? (
          <p>{say({ key: 'panel.aim', args: { card: aim } })}</p>
        ) : (
          <Card says={say({ key: `says.aim.${aim}` })} open={seat === view.viewer}>
            {say({ key: 'panel.aim', args: { card: aim } })}
          </Card>
        ))}
      {isOn(table, OBJECTIVES) && aim !== UNDRAWN && (
        <p className="is-note">
          {say({ key: isShown ? 'panel.aim-shown' : 'panel.aim-secret' })} <RuleLink props={props} rule="13.1" />
        </p>
      )}
      {isOn(table, BREAKTHROUGHS) && (
        <>
          {drives > 0 && (
            <Card says={say({ key: 'says.breakthrough.0' })}>
              {name('breakthrough', 0)} × {drives}
            </Card>
          )}
          {taken.map((card) => (
            <Card key={card} says={say({ key: `says.breakthrough.${card}` })}>
              {name('breakthrough', card)}
            </Card>
          ))}
          {drives + taken.length === 0 && <p className="is-note">{say({ key: 'panel.no-cards' })}</p>}
        </>
      )}
    </li>
  );
}
