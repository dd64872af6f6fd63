// Before a combat: whom one could attack, or refuse to share a hex with, both sides as they stand, and the odds.

import type { Answer, Scalar } from '@orrery/kernel';
import { useState } from 'react';
import { words } from '../../rules/steps.ts';
import { type Hex, NONE, type Owner, type Table } from '../../rules/table.ts';
import { markOf } from '../board/marks.ts';
import { stacksAt } from '../board/stacks.ts';
import { Confirm } from '../board/Tray.tsx';
import { useFocus } from '../focus.tsx';
import { UnitIcon } from '../icons.tsx';
import { ClashOdds } from './Odds.tsx';
import { HexLink, ownerName, RuleLink } from './parts.tsx';
import { optionsOf, type Props } from './props.ts';

interface Choice {
  readonly hex: Hex;
  readonly sides: readonly [Owner, Owner];
  /** What brings it about in the sample, and what a press answers, or ticks where several may be chosen. */
  readonly answers: readonly Answer[];
  readonly press: Scalar;
}

export function clashesOf(props: Props): Choice[] {
  const { ask, view } = props;
  if (ask?.step === 'attack')
    return optionsOf(props).map((option) => {
      const [, hex = NONE, foe = NONE] = words(option);
      return { hex, sides: [ask.seat, foe], answers: [option], press: option };
    });
  if (ask?.step === 'refuse' && ask.choice.kind === 'some')
    return ask.choice.options.map((option) => {
      const hex = Number(option);
      return { hex, sides: [view.table.active, ask.seat], answers: [[option]], press: option };
    });
  if (ask?.step === 'leave') {
    const { hex, whom } = ask.prompt.args ?? {};
    return [{ hex: Number(hex), sides: [Number(whom), ask.seat], answers: ['refuse'], press: 'refuse' }];
  }
  return [];
}

/** So many are weighed at once; the others wait for a press. */
const MANY = 4;

export function Clashes({ props }: { readonly props: Props }) {
  const { ask, say, answer, busy } = props;
  const all = clashesOf(props);
  if (all.length === 0 || ask === null) return null;
  return (
    <section className="is-clashes">
      <h3>
        {say({ key: 'panel.odds' })} <RuleLink props={props} rule="6.5.1" />
      </h3>
      <ul className="is-planets">
        {all.map(({ hex, sides, answers, press }, n) => (
          <li key={`${hex} ${sides.join(' ')}`}>
            <HexLink hex={hex}>{say({ key: 'map.hex', args: { hex, tile: props.view.table.tile[hex] ?? 0 } })}</HexLink>
            {sides.map((owner) => (
              <FleetLine key={owner} props={props} table={props.view.table} hex={hex} owner={owner} />
            ))}
            <Weighed props={props} hex={hex} answers={answers} seat={ask.seat} open={n < MANY} />
            {ask.step === 'refuse' ? (
              <Refused props={props} press={press} entry={n} />
            ) : (
              <button
                type="button"
                className="button"
                data-answer={press}
                disabled={busy}
                onClick={() => answer(press)}
              >
                {props.name('word', press)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {ask.step === 'refuse' && <Confirm props={props} ask={ask} again />}
    </section>
  );
}

/** §6.5.2: a tick, here as on the map. */
function Refused({ props, press, entry }: { readonly props: Props; readonly press: Scalar; readonly entry: number }) {
  const { draft, write } = useFocus();
  const isOn = draft[entry] === 1;
  return (
    <button
      type="button"
      className="button"
      data-answer={press}
      aria-pressed={isOn}
      onClick={() => write(draft.with(entry, isOn ? 0 : 1))}
    >
      {isOn && <span aria-hidden="true">✓</span>} {props.name('word', 'refuse')}
    </button>
  );
}

interface WeighedProps {
  readonly props: Props;
  readonly hex: Hex;
  readonly answers: readonly Answer[];
  readonly seat: number;
  readonly open: boolean;
}

function Weighed({ props, hex, answers, seat, open }: WeighedProps) {
  const [pressed, setPressed] = useState(false);
  if (open || pressed) return <ClashOdds props={props} clash={{ hex, answers }} seat={seat} />;
  return (
    <button type="button" className="button plain" onClick={() => setPressed(true)}>
      {props.say({ key: 'panel.weigh' })}
    </button>
  );
}

interface FleetLineProps {
  readonly props: Props;
  readonly table: Table;
  readonly hex: Hex;
  readonly owner: Owner;
}

function FleetLine({ props, table, hex, owner }: FleetLineProps) {
  const { colour } = markOf(props.glyph, owner);
  const stack = stacksAt(table, hex).find((each) => each.owner === owner);
  return (
    <p className="is-fleet">
      <b>{ownerName(props, owner)}</b>
      {(stack?.kinds ?? []).map(([kind, count]) => (
        <span key={kind}>
          <UnitIcon kind={kind} colour={colour} /> {count} {props.name('unit', kind)}
        </span>
      ))}
    </p>
  );
}
