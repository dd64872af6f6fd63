import { no, rule, type Seat, type State } from '@orrery/kernel';
import type { About, Act, Power } from '../rules/hooks.ts';
import { spendSuper } from '../rules/live.ts';
import { payTo, purseOf } from '../rules/purse.ts';
import { type Kit, nearest, type Step } from '../rules/steps.ts';
import type { Table } from '../rules/table.ts';
import { basesOf } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'extortionist.stop': { locals: { seat: Seat; by: Seat; n: number; from: Source }; answer: string };
    'extortionist.token': { locals: { seat: Seat; victim: Seat }; answer: string };
  }
}

/** Whether the cards come off the deck or out of a hand. */
type Source = 'draw' | 'consolation';

/** What it takes to stop it, where it is not a token. */
const PRICE = 2;

const extorts = (from: Source): Act => ({
  at: from === 'draw' ? 'drawing' : 'consoling',
  by: 'other',
  often: true,
  may: (state, _, { n = 0 }) => n > 1 && isFree(state, from),
  do(kit, { seat }, { seat: victim = -1, n = 0 }: About) {
    if (spendSuper(kit.state.table, 'extortionist', seat)) return share(kit, from, seat);
    kit.call('extortionist.stop', { seat: victim, by: seat, n: Math.floor(n / 2), from });
  },
});

/** Nobody takes half of these yet. */
function isFree(state: State<Table>, from: Source): boolean {
  if (from === 'consolation') return nearest(state, from)?.share === undefined;
  const frame = nearest(state, from);
  return frame?.share === undefined && frame?.until !== true;
}

function share(kit: Kit, from: Source, seat: Seat): void {
  const frame = nearest(kit.state, from);
  if (frame !== undefined) frame.share = seat;
}

/** Whenever somebody else draws or takes consolation, it takes half, unless it is paid. */
export const extortionist: Power = { acts: [extorts('draw'), extorts('consolation')] };

const tokens = ({ table }: State<Table>, victim: Seat): string[] =>
  basesOf(table, victim).map((place) => `base ${place} ${victim}`);

export const extortionistStop: Step<'extortionist.stop'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, by, n }) {
    const options = ['half'];
    if (tokens(view, seat).length > 0) options.push('token');
    if (rule('11.4', purseOf(view, seat) >= PRICE)) options.push('pay');
    const prompt = { key: 'ask.extorted', args: { by, n } };
    return { prompt, choice: { kind: 'one', noun: 'word', options }, otherwise: 'half' };
  },
  why: () => no('11.4', 'refuse.extorted'),
  take(kit, { by, from }, seat, answer) {
    kit.leave();
    if (answer === 'token') kit.call('extortionist.token', { seat: by, victim: seat });
    else if (answer === 'pay') payTo(kit, seat, by, PRICE);
    else share(kit, from, by);
  },
};

/** Which token of the one who would rather pay goes to the Warp. */
export const extortionistToken: Step<'extortionist.token'> = {
  may: (_, { seat }) => [seat],
  ask(view, { victim }) {
    const options = tokens(view, victim);
    const choice = { kind: 'one', noun: 'whither', options } as const;
    return { prompt: { key: 'ask.assassin' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('4.1', 'refuse.token'),
  take(kit, { victim }, _, answer) {
    const [, place] = answer.split(' ');
    kit.leave();
    kit.call('lose', { queue: [{ seat: victim, n: 1, from: Number(place) }], cause: 'effect' });
  },
};
