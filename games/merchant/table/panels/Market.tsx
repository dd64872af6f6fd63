// The market: every trade that can be made now in sight, as verb, price and what comes of it, the holds first; what cannot be had is
// folded away with its reason. Where the room is low, the last groups fold too: nothing is further than one fold away.

import '../shared/panel.css';
import './market.css';
import type { Scalar, Seat } from '@orrery/kernel';
import { type DragEvent, memo, useMemo, useRef } from 'react';
import { portOwner } from '../../rules/bank.ts';
import { systemOf } from '../../rules/board.ts';
import { fortCost } from '../../rules/deeds.ts';
import { freeHolds } from '../../rules/holds.ts';
import { isLimited, whyNoBuy, whyNoSale } from '../../rules/market.ts';
import { NONE, scienceOf, TINKERERS } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';
import { useFocus } from '../focus.tsx';
import { AnswerButton, Fact } from '../shared/controls.tsx';
import { knownTo, marketShown, nearest, turnsFrom } from '../shared/estimates.ts';
import { isMine, isTrading, optionsOf, type Props, seatShown, sum } from '../shared/props.ts';
import { type Entry, GROUPS, type Group, type Stall } from './market-entries.ts';
import { companyEntries, deedEntries } from './MarketDeeds.tsx';
import { findEntries, holdEntries, shelfEntries } from './MarketGoods.tsx';
import { barterEntries, gearEntries, shipEntries } from './MarketOutfit.tsx';
import { Fold, TradeRow } from './TradeRow.tsx';
import { useFolds } from './useFolds.ts';

export const Market = memo(function Market(props: Props) {
  const { view, say, name } = props;
  const { dot } = useFocus();
  const seat = seatShown(view);
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
        <div className="mv-market-name">
          <h2>{culture === NONE ? say({ key: 'panel.no-market' }) : name('culture', culture)}</h2>
          <p className="quiet">
            {system === NONE ? name('dot', at) : name('system', system)}
            {culture !== NONE && ` · ${name('science', scienceOf(culture))}`}
          </p>
        </div>
        {(away || !can) && culture !== NONE && <p className="mv-tag">{say({ key: 'panel.looking' })}</p>}
      </header>
      <Money props={props} seat={seat} can={can} />
      <Trades props={props} seat={seat} culture={culture} system={system} from={from} can={can} />
    </div>
  );
});

interface MoneyProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly can: boolean;
}

function Money({ props, seat, can }: MoneyProps) {
  const { table } = props.view;
  const { say } = props;
  return (
    <dl className="mv-facts">
      <Fact label={say({ key: 'panel.money' })}>{sum(props, table.money[seat] ?? 0)}</Fact>
      {can && table.credit > 0 && <Fact label={say({ key: 'panel.credit' })}>{sum(props, table.credit)}</Fact>}
      {can && isLimited(table, seat) && (
        <div className="mv-fact">
          <dt className="aloud">{say({ key: 'panel.limit' })}</dt>
          <dd className="mv-lamps">
            <Lamp lit={whyNoBuy(table, seat) === null} label={say({ key: 'panel.lamp-buy' })} props={props} />
            <Lamp lit={whyNoSale(table, seat) === null} label={say({ key: 'panel.lamp-sale' })} props={props} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Lamp({ lit, label, props }: { readonly lit: boolean; readonly label: string; readonly props: Props }) {
  const state = props.say({ key: lit ? 'panel.lamp-free' : 'panel.lamp-used' });
  return (
    <button
      type="button"
      className={lit ? 'mv-lamp lit' : 'mv-lamp'}
      title={props.say({ key: 'panel.limit' })}
      onClick={() => props.openRule('9.41')}
    >
      <i aria-hidden="true" />
      {label}
      <span className="aloud">: {state}</span>
    </button>
  );
}

const TITLES: Readonly<Record<Group, string>> = {
  holds: 'panel.holds',
  shelf: 'panel.shelf',
  finds: 'panel.passengers',
  deeds: 'panel.deeds',
  gear: 'panel.equipment',
  ships: 'panel.ships',
  barter: 'panel.barter',
  company: 'panel.company',
  aboard: 'panel.also-aboard',
};

const isAboard = (group: Group): boolean => group === 'holds' || group === 'aboard';

function entriesOf(stall: Stall): Entry[] {
  const makers = [holdEntries, shelfEntries, findEntries, deedEntries, gearEntries, shipEntries];
  return [...makers, barterEntries, companyEntries].flatMap((make) => make(stall));
}

function Trades(stall: Stall) {
  const { props, seat, can } = stall;
  const { say, ask, risky, lang } = props;
  const options = optionsOf(ask);
  const entries = entriesOf(stall);
  const offered = ({ answers }: Entry): boolean => answers.some(({ answer }) => options.includes(answer));
  const groups = GROUPS.map((group) => ({
    group,
    // What is aboard is always shown; of the rest, while trading, what can be had.
    shown: entries.filter((entry) => entry.group === group && (!can || isAboard(group) || offered(entry))),
  })).filter(({ group, shown }) => shown.length > 0 || group === 'holds');
  const refused = can ? entries.filter((entry) => !isAboard(entry.group) && !offered(entry)) : [];
  const named = new Set<Scalar>(entries.flatMap(({ answers }) => answers.map(({ answer }) => answer)));
  const others = can ? options.filter((option) => option !== 'end' && !named.has(option)) : [];
  const forts = others.filter((option) => words(option)[0].endsWith('fort'));
  const foldable = groups.map(({ group }): Group => group).filter((group) => group !== 'holds');
  const question = useMemo(() => ({ ask, lang }), [ask, lang]);
  const room = useRef<HTMLDivElement>(null);
  const folds = useFolds<Group>(room, can ? foldable : [], question);
  const risk = can && options.some((option) => risky.has(option));
  return (
    <div className="mv-trades" ref={room}>
      {groups.map(({ group, shown }) => (
        <Fold
          key={group}
          title={titleOf(stall, group)}
          count={shown.length}
          open={!folds.folded.includes(group)}
          fixed={!can || group === 'holds'}
          aside={risk && group === 'holds' ? `◆ ${say({ key: 'panel.risky-note' })}` : undefined}
          onTurn={(open) => folds.turn(group, open)}
          onDrop={can ? (event) => dropAnswer(event, options, group, props.answer) : undefined}
        >
          {shown.map((entry) => (
            <TradeRow key={entry.id} props={props} entry={entry} />
          ))}
        </Fold>
      ))}
      {stall.culture === TINKERERS && <p className="mv-small quiet">{say({ key: 'panel.base-shelf' })}</p>}
      <Commission {...stall} />
      <Plain
        props={props}
        title={say({ key: 'panel.forts', args: { cost: fortCost(props.view.table, seat), n: forts.length } })}
        options={forts}
      />
      <Plain
        props={props}
        title={say({ key: 'panel.handling' })}
        options={others.filter((option) => !forts.includes(option))}
      />
      {refused.length > 0 && (
        <Fold title={say({ key: 'panel.not-now' })} count={refused.length}>
          {refused.map((entry) => (
            <TradeRow key={entry.id} props={props} entry={entry} />
          ))}
        </Fold>
      )}
    </div>
  );
}

function titleOf({ props, seat }: Stall, group: Group): string {
  const { say, name, view } = props;
  if (group !== 'holds') return say({ key: TITLES[group] });
  const whose = isMine(props, seat)
    ? say({ key: 'panel.holds' })
    : say({ key: 'panel.holds-of', args: { who: name('seat', seat) } });
  return `${whose}, ${say({ key: 'panel.free', args: { n: freeHolds(view.table, seat) } })}`;
}

function Commission({ props, seat, can }: Stall) {
  const owner = portOwner(props.view.table, seat);
  if (!can || owner === NONE) return null;
  return (
    <p className="mv-small quiet">
      {props.say({ key: 'panel.commission-here', args: { who: props.name('seat', owner) } })}
    </p>
  );
}

/** Answers that are no trade, by their own words: jettison, repack, Forts. */
function Plain({
  props,
  title,
  options,
}: {
  props: Props;
  readonly title: string;
  readonly options: readonly Scalar[];
}) {
  if (options.length === 0) return null;
  return (
    <Fold title={title} count={options.length}>
      {options.map((option) => (
        <li key={option}>
          <AnswerButton props={props} answer={option}>
            {props.name('word', option)}
          </AnswerButton>
        </li>
      ))}
    </Fold>
  );
}

/** Takes what was dropped if it may be answered now: goods from the shelf into the holds, and the other way. */
function dropAnswer(
  event: DragEvent,
  options: readonly Scalar[],
  group: Group,
  answer: (answer: string) => void,
): void {
  event.preventDefault();
  const carried = event.dataTransfer.getData('text/plain');
  const verb = isAboard(group) ? 'buy ' : 'sell ';
  if (carried.startsWith(verb) && options.includes(carried)) answer(carried);
}
