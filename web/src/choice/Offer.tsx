// A deal: with whom, what you give of your own, what you want of theirs.

import { type Amount, allows } from '@orrery/kernel';
import { useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { Confirm } from './Confirm.tsx';
import type { ChoiceProps } from './props.ts';
import { Stepper } from './Stepper.tsx';

export function OfferChoice({ choice, name, busy, onAnswer }: ChoiceProps<'offer'>) {
  const { say } = useLanguage();
  const [to, setTo] = useState(choice.to[0] ?? 0);
  const [give, setGive] = useState(() => choice.give.map(({ min }) => min));
  const [want, setWant] = useState(() => choice.want.map(({ min }) => min));
  const offer = { to, give, want };
  const lacks = allows({ choice }, offer) ? null : say(choice.gifts ? 'choice.offer-any' : 'choice.offer-both');
  return (
    <fieldset className="choice offer" disabled={busy}>
      <label className="field partner">
        {say('choice.with')}
        <select value={to} onChange={(event) => setTo(parseInt(event.target.value, 10))}>
          {choice.to.map((seat) => (
            <option key={seat} value={seat}>
              {name('seat', seat)}
            </option>
          ))}
        </select>
      </label>
      <OfferSide title={say('choice.give')} entries={choice.give} amounts={give} name={name} onChange={setGive} />
      <OfferSide title={say('choice.want')} entries={choice.want} amounts={want} name={name} onChange={setWant} />
      <Confirm busy={busy} lacks={lacks} label={say('choice.offer')} onConfirm={() => onAnswer(offer)} />
    </fieldset>
  );
}

interface OfferSideProps {
  readonly title: string;
  readonly entries: readonly Amount[];
  readonly amounts: readonly number[];
  readonly name: (noun: string, id: Amount['id']) => string;
  onChange(amounts: number[]): void;
}

/** A piece there is one of is a box to tick; of more, a number. */
function OfferSide({ title, entries, amounts, name, onChange }: OfferSideProps) {
  const set = (i: number, value: number): void => onChange(amounts.toSpliced(i, 1, value));
  return (
    <fieldset className="deal-side">
      <legend>{title}</legend>
      <ul className="choices">
        {entries.map(({ id, min, max }, i) => (
          <li key={id} hidden={max === 0}>
            {max === 1 ? (
              <label className="button option tick">
                <input
                  type="checkbox"
                  checked={amounts[i] === 1}
                  disabled={min === 1}
                  onChange={() => set(i, amounts[i] === 1 ? 0 : 1)}
                />
                {name('piece', id)}
              </label>
            ) : (
              <Stepper
                label={name('piece', id)}
                value={amounts[i] ?? 0}
                min={min}
                max={max}
                onChange={(n) => set(i, n)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
