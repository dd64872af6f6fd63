// Building an answer in the terminal, one prompt after another: one way for each kind of choice.

import * as clack from '@clack/prompts';
import { type Amount, type Answer, allows, type Choice, type Scalar } from '@orrery/kernel';
import { type Sitting, viewOf } from './sitting.ts';
import { type Bounds, entryName, range, words } from './words.ts';

/** What a prompt gave; null when the person pressed Escape or Ctrl-C. */
export const answered = <V>(value: V | typeof clack.CANCEL_SYMBOL): V | null => (clack.isCancel(value) ? null : value);

/** The place of the label that was picked; long lists can be searched. */
export async function pickOne(message: string, labels: readonly string[]): Promise<number | null> {
  const options = labels.map((label, value) => ({ value, label }));
  const how = { message, options, maxItems: 16 };
  return answered(labels.length > 20 ? await clack.autocomplete(how) : await clack.select(how));
}

/** Null: the person thought better of it. */
export async function buildAnswer(sitting: Sitting, choice: Exclude<Choice, { kind: 'one' }>): Promise<Answer> {
  const view = viewOf(sitting);
  const piece = (id: Scalar): string => entryName(sitting, view, 'piece', id);
  const name = (id: Scalar): string => entryName(sitting, view, choice.kind === 'offer' ? 'seat' : choice.noun, id);
  switch (choice.kind) {
    case 'number':
      return askNumber(sitting, words(sitting, 'play.number', { range: range(sitting, choice) }), choice);
    case 'some': {
      const message = words(sitting, 'play.some', { range: range(sitting, choice) });
      const options = choice.options.map((id, value) => ({ value, label: name(id) }));
      const picked = answered(await clack.multiselect({ message, options, required: choice.min > 0, maxItems: 16 }));
      return picked === null ? null : picked.flatMap((at) => choice.options[at] ?? []);
    }
    case 'order':
      return askOrder(sitting, choice.options, name);
    case 'amounts':
      return askAmounts(sitting, 'play.amount', choice.entries, name, choice);
    case 'offer': {
      const at = choice.to.length === 1 ? 0 : await pickOne(words(sitting, 'play.with'), choice.to.map(name));
      const give = at === null ? null : await askAmounts(sitting, 'play.give', choice.give, piece);
      const want = give === null ? null : await askAmounts(sitting, 'play.want', choice.want, piece);
      const to = at === null ? undefined : choice.to[at];
      return to === undefined || give === null || want === null ? null : { to, give, want };
    }
  }
}

async function askOrder(
  sitting: Sitting,
  options: readonly Scalar[],
  name: (id: Scalar) => string,
): Promise<Scalar[] | null> {
  const order: Scalar[] = [];
  while (order.length < options.length) {
    const left = options.filter((id) => !order.includes(id));
    const at = left.length === 1 ? 0 : await pickOne(words(sitting, 'play.next'), left.map(name));
    const next = at === null ? undefined : left[at];
    if (next === undefined) return null;
    order.push(next);
  }
  return order;
}

/** One number after another; how far the sum has come is said on the way. */
async function askAmounts(
  sitting: Sitting,
  key: string,
  entries: readonly Amount[],
  name: (id: Scalar) => string,
  sum?: Bounds,
): Promise<number[] | null> {
  const amounts: number[] = [];
  let done = 0;
  for (const { id, min, max, weight } of entries) {
    const so = sum === undefined ? '' : ` [${done}, ${words(sitting, 'play.sum', { range: range(sitting, sum) })}]`;
    const message = `${words(sitting, key, { what: name(id), range: range(sitting, { min, max }) })}${so}`;
    const n = min === max ? min : await askNumber(sitting, message, { min, max });
    if (n === null) return null;
    amounts.push(n);
    done += n * weight;
  }
  return amounts;
}

async function askNumber(sitting: Sitting, message: string, { min, max }: Bounds): Promise<number | null> {
  const read = (text: string | undefined): number => (text === undefined || text.trim() === '' ? min : Number(text));
  const validate = (text: string | undefined): string | undefined =>
    allows({ choice: { kind: 'number', noun: '', min, max } }, read(text))
      ? undefined
      : words(sitting, 'play.whole', { range: range(sitting, { min, max }) });
  const text = answered(await clack.text({ message, placeholder: `${min}`, validate }));
  return text === null ? null : read(text);
}
