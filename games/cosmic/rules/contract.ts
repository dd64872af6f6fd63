// Contracts: what a player gives another for Lucre, on terms both accept (§11.4): so many of it, a price, a yes or a no. What it
// is, and when it is paid for, is the business of the power behind it (`agreed`). A seat is not asked twice for the same thing.

import { no, rule, type Seat, type State } from '@orrery/kernel';
import { enforce } from './live.ts';
import { purseOf } from './purse.ts';
import { registry } from './registry.ts';
import type { Contract, Kit, Step } from './steps.ts';
import { current, has, isSilent, type Table } from './table.ts';

/** Whether two players can come to terms; §15.4: not without words. */
export const canTreat = ({ table }: State<Table>, a: Seat, b: Seat): boolean =>
  a !== b && !has(table.out, a) && !has(table.out, b) && rule('15.4', !isSilent(table, a) && !isSilent(table, b));

/** An effect of this name: there were talks with this seat about what the target says. */
const TREATED = 'treated';

/** Whether there were such talks with a seat in this challenge. */
export const isTreated = (table: Table, seat: Seat, about: string): boolean =>
  current(table)?.effects.some((effect) => effect.of === TREATED && effect.seat === seat && effect.target === about) ===
  true;

/** Notes that there are. */
export const noteTalks = (table: Table, seat: Seat, about: string): void => enforce(table, TREATED, seat, about);

/** So many of it: one of the two says, or thinks better of it. */
export const contractAmount: Step<'contract.amount'> = {
  may: (_, { asked }) => [asked],
  ask(_, { asked, what, giver, taker, most }) {
    const prompt = { key: `ask.amount-${what}`, args: { other: asked === giver ? taker : giver, most } };
    return { prompt, choice: { kind: 'number', noun: 'amount', min: 1, max: most }, pass: true };
  },
  why: (_, { most }) => no('11.4', 'refuse.amount', { most }),
  take(kit, frame, seat, n) {
    if (n === null) return callOff(kit, seat);
    kit.goto('contract.price', { ...termsOf(frame), n });
  },
};

/** Who gives names the price: what the other can pay; of a loan as much to twice as much. */
export const contractPrice: Step<'contract.price'> = {
  may: (_, { giver }) => [giver],
  ask(view, frame) {
    const [min, max] = bounds(view, frame);
    if (max < min) return null;
    const choice = { kind: 'number', noun: 'lucre', min, max } as const;
    return { prompt: { key: `ask.price-${frame.what}`, args: argsOf(frame) }, choice, pass: true };
  },
  why: (view, frame) => {
    const [min, max] = bounds(view, frame);
    return no('11.4', 'refuse.price', { min, max });
  },
  take(kit, frame, seat, price) {
    if (price === null) return callOff(kit, seat);
    kit.tell('log.price', { seat, taker: frame.taker, price }, '11.4');
    kit.goto('contract.answer', { ...termsOf(frame), price });
  },
  run: (kit, { giver }) => callOff(kit, giver),
};

const bounds = (view: State<Table>, { credit, n, taker }: Contract): [number, number] =>
  credit === true ? [n, 2 * n] : [1, purseOf(view, taker)];

export const contractAnswer: Step<'contract.answer'> = {
  may: (_, { taker }) => [taker],
  ask: (_, frame) => ({
    prompt: { key: `ask.accept-${frame.what}`, args: argsOf(frame) },
    choice: { kind: 'one', noun: 'word', options: ['yes', 'no'] },
    otherwise: 'no',
  }),
  why: () => no('11.4', 'refuse.yes-no'),
  take(kit, frame, seat, answer) {
    const contract = termsOf(frame);
    kit.leave();
    if (answer === 'yes') registry.powers[contract.power]?.agreed?.(kit, contract);
    else kit.tell('log.refused', { seat });
  },
};

function callOff(kit: Kit<'contract.amount'> | Kit<'contract.price'>, seat: Seat): void {
  kit.leave();
  kit.tell('log.no-offer', { seat });
}

/** The contract without what its frame has besides. */
const termsOf = ({ power, what, giver, taker, n, price, credit }: Contract): Contract => ({
  power,
  what,
  giver,
  taker,
  n,
  price,
  ...(credit === true ? { credit } : {}),
});

/** For the texts: who, how many or which power, for how much. */
const argsOf = ({ giver, taker, n, price }: Contract) => ({ giver, taker, n, power: n, price });
