// Choices of how many: of each, of one thing, of what is given and wanted in a deal.

import { allows, type Amount } from '@orrery/kernel';
import { useId, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { type ChoiceProps, Confirm, Stepper } from './parts.tsx';

/** How many of each, with bounds on the weighted sum: tokens from bases, hits on units, builds for money. */
export function AmountsChoice({ choice, name, busy, onAnswer }: ChoiceProps<'amounts'>) {
  const { say } = useLanguage();
  const { entries, noun, min, max } = choice;
  const [amounts, setAmounts] = useState(() => entries.map((entry) => entry.min));
  const sum = entries.reduce((all, { weight }, i) => all + weight * (amounts[i] ?? 0), 0);
  const lacks =
    sum < min ? say('choice.too-few', { n: min - sum }) : sum > max ? say('choice.too-many', { n: sum - max }) : null;
  return (
    <fieldset className="choice amounts" disabled={busy}>
      <legend>
        <output>{min === max ? say('choice.sum-exact', { sum, max }) : say('choice.sum', { sum, min, max })}</output>
      </legend>
      <ul className="steppers">
        {entries.map((entry, i) => (
          <li key={entry.id}>
            <Stepper
              label={name(noun, entry.id)}
              note={entry.weight === 1 ? undefined : say('choice.weight', { n: entry.weight })}
              value={amounts[i] ?? 0}
              min={entry.min}
              max={roomFor(entry, amounts[i] ?? 0, max - sum)}
              onChange={(value) => setAmounts(amounts.with(i, value))}
            />
          </li>
        ))}
      </ul>
      <Confirm busy={busy} lacks={lacks} onConfirm={() => onAnswer(amounts)} />
    </fieldset>
  );
}

/** The most of one entry that the bound on the sum leaves room for. */
function roomFor(entry: Amount, now: number, left: number): number {
  if (entry.weight <= 0) return entry.max;
  return Math.max(now, Math.min(entry.max, now + Math.floor(left / entry.weight)));
}

/** A number in a range: a slider and a field that follow each other. */
export function NumberChoice({ choice, name, busy, onAnswer }: ChoiceProps<'number'>) {
  const { say } = useLanguage();
  const { min, max, noun } = choice;
  const [value, setValue] = useState(min);
  const id = useId();
  const label = name(noun, value);
  return (
    <fieldset className="choice amounts ranged" disabled={busy}>
      <legend id={id}>{say('choice.range', { min, max })}</legend>
      <input
        type="range"
        aria-labelledby={id}
        min={min}
        max={max}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
      <Stepper label={label} value={value} min={min} max={max} onChange={setValue} />
      <Confirm busy={busy} lacks={null} onConfirm={() => onAnswer(value)} />
    </fieldset>
  );
}

/** A deal: with whom, what you give of your own, what you want of theirs. */
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
  const { say } = useLanguage();
  const set = (i: number, value: number): void => onChange(amounts.toSpliced(i, 1, value));
  return (
    <fieldset className="deal-side">
      <legend>{title}</legend>
      {entries.every(({ max }) => max === 0) && <p className="quiet">{say('choice.nothing')}</p>}
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
